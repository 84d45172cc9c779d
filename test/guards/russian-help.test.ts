/*
 * Every text of the help has its Russian, and no Russian text is unused.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { COMMAND_MANUALS } from '../../src/cli/command-manuals.ts';
import { ENGLISH, operationManual, overviewManual } from '../../src/cli/manual.ts';
import { RUSSIAN_HELP } from '../../src/cli/russian-help.ts';
import { fieldWords } from '../../src/operations/field-words-ru.ts';
import { OPERATIONS } from '../../src/operations/table.ts';
import { WORDS } from '../../src/operations/words-ru.ts';

const russian = suite('the texts of the help');

/** Every text that all manuals and `tincture help` translate, apart from those of operations. */
function requestedTexts(): ReadonlySet<string> {
	const texts = new Set(['See "{}" for details of one operation.', 'See "{}" for the options that every operation has.']);
	const say = (text: string): string => {
		texts.add(text);
		return text;
	};
	overviewManual(OPERATIONS, { ...ENGLISH, say });
	for (const operation of OPERATIONS) operationManual(operation, { ...ENGLISH, say });
	for (const manual of Object.values(COMMAND_MANUALS)) manual(say);
	return texts;
}

russian('each has its Russian in src/cli/russian-help.ts, and no other text has', () => {
	const texts = requestedTexts();
	assert.equal([...texts].filter((text) => !RUSSIAN_HELP.has(text)), [], 'without Russian');
	assert.equal([...RUSSIAN_HELP.keys()].filter((text) => !texts.has(text)), [], 'no text of the manual');
});

russian('exactly the fields of operations have Russian texts, in the folder or in src/operations/field-words-ru.ts', () => {
	const shared = Object.keys(fieldWords), used = new Set<string>();
	for (const { name, input, examples } of OPERATIONS) {
		const own = Object.keys(WORDS[name]!.fields), fields = Object.keys(input.fields);
		fields.filter((field) => !own.includes(field)).forEach((field) => used.add(field));
		assert.equal(fields.filter((field) => !own.includes(field) && !shared.includes(field)), [], `${name}: without Russian`);
		assert.equal(own.filter((field) => !fields.includes(field)), [], `${name}: not a field`);
		assert.is(WORDS[name]!.examples.length, examples.length, name);
	}
	assert.equal(shared.filter((field) => !used.has(field)), [], 'not a shared field');
	assert.equal(Object.keys(WORDS).sort(), OPERATIONS.map(({ name }) => name).sort());
});

russian.run();
