/*
 * Manuals: the bounds of every kind of field, and the man page.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { COMMANDS } from '../../src/cli/commands.ts';
import { manPage } from '../../src/cli/man.ts';
import { ENGLISH, operationManual } from '../../src/cli/manual.ts';
import { SETTINGS } from '../../src/cli/settings.ts';
import { SETTINGS as SERVICE_SETTINGS } from '../../src/http/config.ts';
import { OPERATIONS } from '../../src/operations/table.ts';

const manual = suite('manuals');

const describe = (operation: string, term: string): string => {
	const { sections } = operationManual(OPERATIONS.find(({ name }) => name === operation)!);
	return sections.flatMap(({ entries = [] }) => entries).find(([name]) => name === term)![1];
};

for (const [claim, operation, term, expected] of [
	['a list of words has its length and the words', 'convert-color', 'FORMATS…', /1 to 21, separated by commas\. One of hex, rgb, hsl,/],
	['a list of numbers has its length alone', 'make-gradient', '--positions N,…', /2 to 12, separated by commas\.$/],
	['a list of colors is required', 'make-gradient', 'COLORS…', /2 to 12, separated by commas\. Required\. Same as --colors\.$/],
	['a word has the words, and its default', 'convert-color', '--scheme WORD', /One of light, dark\. Default: light\.$/],
	['a record has its keys', 'generate-scale', '--pins KEY=COLOR,…', /Keys: 50, 100, .*, 950\.$/],
	['a record of any keys has none', 'parse-color', '--variables KEY=TEXT,…', /^(?!.*Keys)/],
	['bounds that the description names are not repeated', 'generate-scale', '--chroma N', /^(?!.*0 to 2.*0 to 2).*0 to 2/],
	['a color has no length', 'check-gamut', 'COLOR', /^(?!.*characters)/],
] as const) manual(claim, () => assert.match(describe(operation, term), expected));

manual('the description of an option in the help is its declaration as a sentence', () => {
	for (const [texts, declared] of [
		[ENGLISH.settings, SETTINGS], [ENGLISH.service, SERVICE_SETTINGS], [ENGLISH.commands, COMMANDS],
	] as const) {
		for (const [name, { doc }] of Object.entries<{ readonly doc: string }>(declared)) {
			const text = (texts as Readonly<Record<string, string>>)[name]!;
			assert.match(text, /^[^a-z].*\.$/);
			assert.is(text.toLowerCase().replace(/\.$/, ''), doc.toLowerCase().replace(/\.$/, ''));
		}
	}
});

manual('the man page has each usage on a line', () => {
	const lines = manPage(OPERATIONS).split('\n'), from = lines.indexOf('.SH SYNOPSIS') + 1, to = lines.indexOf('.SH DESCRIPTION');
	const synopsis = lines.slice(from, to);
	assert.ok(synopsis.length >= 3);
	synopsis.forEach((line, i) => assert.match(line, i % 2 === 0 ? /^\\fBtincture|^\.B tincture/ : /^\.br$/, line));
});

manual.run();
