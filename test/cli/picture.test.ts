/*
 * The patch of a color next to its description, or above it.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { cellWidth } from '../../src/cli/cells.ts';
import { tincture } from '../support/cli.ts';

const picture = suite('the card of a color');

/** The lines about a color of this text on a terminal of 80 cells, and the card in them: 14 blanks on teal. */
async function describe(text: string): Promise<readonly [lines: readonly string[], card: string]> {
	const { out } = await tincture(['parse-color', text], { columns: 80, environment: { FORCE_COLOR: '3' } });
	return [out.split('\n').slice(1), `\u001b[48;2;0;128;128;38;2;0;0;0m${' '.repeat(14)}\u001b[0m`];
}

/** Teal as a text of this length. */
const tealOf = (length: number): string => `rgb(0 128 128 / 1.${'0'.repeat(length - 'rgb(0 128 128 / 1.)'.length)})`;

// Of 80 cells the margins take 4, the card and its gap 17, the longest label, "plain name", and its gap 12.
picture('is left of up to seven lines if the longest of them fits next to it', async () => {
	const [lines, card] = await describe(tealOf(47));
	assert.ok(lines[0]!.startsWith(`  ${card}   `), lines[0]);
	assert.is(cellWidth(lines[0]!), 78);
	assert.is(lines.filter((line) => line.includes(card)).length, 7);
});

picture('is above the lines in three lines of its own if one is longer', async () => {
	const [lines, card] = await describe(tealOf(48));
	assert.equal(lines.slice(0, 4), [`  ${card}`, `  ${card}`, `  ${card}`, '']);
	assert.is(cellWidth(lines[4]!), 2 + 12 + 48);
	assert.is(lines.filter((line) => line.includes(card)).length, 3);
});

picture('of a contrast fills at least 40 cells of a narrow terminal', async () => {
	const at = async (columns: number): Promise<string> =>
		(await tincture(['check-contrast', 'teal', 'white'], { columns, environment: { NO_COLOR: '1' } })).out;
	assert.is(await at(20), await at(40));
	assert.is.not(await at(40), await at(41));
});

picture.run();
