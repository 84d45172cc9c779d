/*
 * The fields and examples of every operation have Russian texts, and no Russian text is unused.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { fieldWords } from '../../src/operations/field-words-ru.ts';
import { OPERATIONS } from '../../src/operations/table.ts';
import { WORDS } from '../../src/operations/words-ru.ts';

const russian = suite('the texts of the help');

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
