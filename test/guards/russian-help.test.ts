/*
 * Nothing of the manual is left without Russian, and nothing is translated that is not there.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { COMMAND_MANUALS } from '../../src/cli/command-manuals.ts';
import { operationManual, overviewManual } from '../../src/cli/manual.ts';
import { RUSSIAN_HELP } from '../../src/cli/russian-help.ts';
import { OPERATIONS } from '../../src/operations/table.ts';

const russian = suite('the texts of the help');

/** Every text that is asked for in printing all manuals, and what `tincture help` says besides. */
function asked(): ReadonlySet<string> {
	const texts = new Set(['"{}" tells all about one.', '"{}" tells of the options that every operation has.']);
	const say = (text: string): string => {
		texts.add(text);
		return text;
	};
	overviewManual(OPERATIONS, say);
	for (const operation of OPERATIONS) operationManual(operation, say);
	for (const manual of Object.values(COMMAND_MANUALS)) manual(say);
	return texts;
}

russian('each has its Russian in src/cli/russian-help.ts, and no other text has', () => {
	const texts = asked();
	assert.equal([...texts].filter((text) => !RUSSIAN_HELP.has(text)), [], 'without Russian');
	assert.equal([...RUSSIAN_HELP.keys()].filter((text) => !texts.has(text)), [], 'no text of the manual');
});

russian.run();
