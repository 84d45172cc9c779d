/*
 * Short names of operations, and advice for words in the wrong place.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { OPERATIONS } from '../../src/operations/table.ts';
import { tincture } from '../support/cli.ts';

const short = suite('short names');

for (const [given, full] of [
	['mix red blue', 'mix-colors'], ['contrast white navy', 'check-contrast'], ['scale red', 'generate-scale'],
	['gradient red blue', 'make-gradient'], ['palette --seed a', 'generate-palette'],
	['parse teal', 'parse-color'], ['convert teal', 'convert-color'],
	['find rose', 'find-colors'], ['fix gray white aa text', 'fix-contrast'], ['gamut red', 'check-gamut'], ['tints red', 'tints-shades'],
	['names teal', 'nearest-names'], ['compare red lime', 'compare-colors'], ['cvd red lime', 'simulate-cvd'], ['tokens red', 'export-tokens'],
	['data-colors --seed a', 'generate-data-colors'],
] as const) {
	short(`${given} is ${full}`, async () => {
		const [, ...words] = given.split(' ');
		const answer = await tincture(given.split(' '));
		assert.is(answer.err, '');
		assert.equal(answer, await tincture([full, ...words]));
	});
}

short('an ambiguous word lists every operation that has it', async () => {
	for (const word of ['generate', 'audit', 'check']) {
		const names = OPERATIONS.map(({ name }) => name).filter((name) => name.split('-').includes(word));
		for (const words of [[word, 'red'], ['help', word]]) {
			const { code, err } = await tincture(words);
			assert.is(code, 2);
			assert.ok(err.includes(`Several operations have this word: ${names.join(', ')}.`), err);
		}
	}
	assert.match((await tincture(['audit', '--locale', 'ru'])).err, 'Это слово есть в нескольких: audit-palette, audit-theme.');
});

short('help and completions take them', async () => {
	assert.equal(await tincture(['help', 'mix']), await tincture(['help', 'mix-colors']));
	assert.equal(await tincture(['__complete', 'mix', '--a']), await tincture(['__complete', 'mix-colors', '--a']));
	assert.equal(await tincture(['help', 'help']), await tincture(['help']));
});

short('a color stays a color', async () => {
	assert.match((await tincture(['teal'])).out, '#008080');
	assert.match((await tincture(['dark', 'teal'])).out, 'dark');
});

for (const [words, advice] of [
	['harmonies red triadic', 'Unexpected word "triadic". Write --kind triadic.'], ['mix red blue oklch', 'Write --space oklch.'],
	['convert red p3', 'Did you mean "display-p3"?'], ['simulate-cvd red lime --kinds protan', 'Did you mean "protanopia"?'],
	['harmonies red --kind split', 'Did you mean "split-complementary"?'],
	['simulate-cvd red kinds=protan', 'Write --kinds protanopia.'], ['harmonies red kind=split', 'Write --kind split-complementary.'],
	['convert red formats=p3', 'Unexpected word "formats=p3". Write --formats display-p3.'],
	['adjust red darken', 'Unexpected word "darken". Write --change darken.'],
	['darken teal by 20', 'Write tincture adjust-color teal --change darken --amount 20.'],
	['sort red lime hue', 'Unexpected word "hue". Write --by hue.'],
	['generate-data-colors 12', 'Unexpected word "12". Write --count 12.'],
	['lighten', 'Write tincture adjust-color "#3b82f6" --change lighten.'],
	['help scal', 'Did you mean "scale"?'],
	['darken red', 'Write tincture adjust-color red --change darken.'],
	['darken 0.1 red', 'Write tincture adjust-color red --change darken --amount 10.'],
	['rotate red 90', 'Write tincture adjust-color red --change rotate --amount 90.'],
	['protanopia red', 'Write tincture simulate-cvd red --kinds protanopia.'],
	['harmonies red triad', 'Unexpected word "triad". Write --kind triadic.'],
	['cvd red lime protan', 'Unexpected word "protan". Write --kinds protanopia.'],
	['sort red lime by ligh', 'Unexpected word "by ligh". Write --by lightness.'],
	['complement red', 'Did you mean "harmonies"?'], ['blend red blue', 'Did you mean "mix-colors"?'],
	['help search', 'Did you mean "find-colors"?'],
	['harmony red triadic', 'Did you mean "harmonies"?'], ['mixx red with blue', 'Did you mean "mix"?'],
	['light', '"light" is not a color by itself. Write it before one, like "light blue".'], ['ligh blue', 'Did you mean "lightblue"?'],
	['parse teal --variables', 'Write --variables --brand=teal.'],
	['triadic red', 'Several operations have this word: harmonies, generate-palette.'],
] as const) {
	short(`${words}: ${advice}`, async () => {
		const { code, err } = await tincture(words.split(' '));
		assert.ok(code > 0);
		assert.ok(err.includes(advice), err);
	});
}

short.run();
