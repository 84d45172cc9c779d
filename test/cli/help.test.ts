/*
 * Columns of the help.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { cellWidth } from '../../src/cli/cells.ts';
import { tincture } from '../support/cli.ts';

const help = suite('columns of the help');

help('an option of up to 24 cells is in the line of its description, a longer one in a line above', async () => {
	const { out } = await tincture(['serve', '--help']), widths: number[] = [];
	for (const [line, term, description] of out.matchAll(/^ {2}(-\S*(?: \S+)*)(?: {2,}(\S.*))?$/gm)) {
		assert.is(description !== undefined, cellWidth(term!) <= 24, line);
		widths.push(cellWidth(term!));
	}
	assert.ok(widths.includes(24) && widths.some((width) => width > 24), widths.join(' '));
});

// Text is readable in lines of 40 to 100 cells; a file has the 80 of a usual terminal.
for (const words of [['help'], ['serve', '--help']]) {
	help(`${words.join(' ')} has 40 to 100 cells a line, and in a file 80`, async () => {
		const at = async (columns?: number): Promise<string> =>
			(await tincture(words, { environment: { NO_COLOR: '1' }, ...(columns !== undefined && { columns }) })).out;
		for (const [columns, same, others] of [[undefined, 80, [79, 81]], [20, 40, [41]], [200, 100, [99]]] as const) {
			const text = await at(columns);
			assert.is(text, await at(same));
			for (const other of others) assert.is.not(text, await at(other));
		}
	});

	help(`${words.join(' ')} has the width of COLUMNS in a file, and that of the terminal on one`, async () => {
		const at = async (columns: string, terminal?: number): Promise<string> => (await tincture(words,
			{ environment: { NO_COLOR: '1', COLUMNS: columns }, ...(terminal !== undefined && { columns: terminal }) })).out;
		assert.is(await at('60'), await at('', 60));
		assert.is.not(await at('60'), await at('80'));
		for (const invalid of ['', 'wide', '-60', '60.5', '100000']) assert.is(await at(invalid), await at('80'), invalid);
		assert.is(await at('60', 70), await at('', 70));
	});
}

help.run();
