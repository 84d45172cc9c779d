/*
 * Compares a word with its modified forms: no `светло-бежевый` darker than `бежевый`, no `dark teal` lighter than `teal`,
 * no `muted red` stronger than `red`, no `яркая лазурь` paler than `лазурь`; by lightness and chroma of OKLCH, over
 * every name and further word of the common list in both languages.
 *
 * The base is looked up by its name and not by its hue, so that a modified form of another hue is found too.
 */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { foldJoined } from '../../src/names/fold.ts';
import { cssKeywords } from '../../src/reading/css-keywords.ts';
import { convert } from '../../src/spaces/convert.ts';
import { fromRgb24 } from '../../src/spaces/rgb24.ts';
import { ROOT } from '../support/project.ts';

const order = suite('words and their modified forms');

/** Effect of each modifier; a Russian one with all endings. */
const MODIFIERS: readonly (readonly [says: string, holds: (form: Lch, base: Lch) => boolean, words: RegExp])[] = [
	[
		'lighter', (form, base) => form.l >= base.l,
		/^(?:light|pale|soft|светло|бледно|нежно|светл(?:ый|ая|ое|ые)|бледн(?:ый|ая|ое)|нежн(?:ый|ая|ое))$/,
	],
	['darker', (form, base) => form.l <= base.l, /^(?:dark|deep|тёмно|тёмн(?:ый|ая|ое|ые)|глубок(?:ий|ая|ое))$/],
	['stronger', (form, base) => form.c >= base.c * (base.isAtCorner ? 0.7 : 1),
		/^(?:bright|vivid|neon|electric|vibrant|ярко|неоново|кислотно|ядовито|ярк(?:ий|ая|ое|ие)|неонов(?:ый|ая|ое)|насыщенн(?:ый|ая)|сочн(?:ый|ая)|сияющ(?:ий|ая))$/],
	['weaker', (form, base) => form.c <= base.c || base.c < GRAY,
		/^(?:pale|muted|dusty|faded|dull|smoky|pastel|grayish|бледно|пыльно|дымчато|грязно|пастельно|(?:бледн|приглушённ|пыльн|блёкл|выцветш|дымчат|пастельн|тускл)(?:ый|ая|ое|ий|ее))$/],
];

/** A base without color cannot lose any: `smoky black` is as black as `black`. */
const GRAY = 0.02;

/** Keywords with another color than the word: CSS lavender is a bluish white, dusty lavender is not. */
const SPOKEN_OTHERWISE: readonly string[] = ['Dusty Lavender'];

interface Lch {
	readonly l: number;
	readonly c: number;
	/** One channel of sRGB is 0 and one 255: no stronger color of its hue is in sRGB. */
	readonly isAtCorner: boolean;
}

function toLch(hex: string): Lch {
	const [l, c] = convert(fromRgb24(Number.parseInt(hex, 16)), 'oklch').coords, channels = hex.match(/../g)!;
	return { l, c, isAtCorner: channels.includes('00') && channels.includes('ff') };
}

const rows = readFileSync(join(ROOT, 'data', 'common-names.txt'), 'utf8').trimEnd().split('\n').map((line) => line.split('\t'));
const words = rows.flatMap(([hex = '', english = '', russian = '', further = '']) =>
	[english, russian, ...further.split('; ').filter((word) => word !== '')].map((word) => ({ word, hex })));
const hexes = new Map(words.map(({ word, hex }) => [foldJoined(word), hex] as const));

/** A modifier and a name of another color. CSS defines its keywords: `darkgray` is light. */
const pairs = words.filter(({ word }) => !cssKeywords().has(foldJoined(word)) && !SPOKEN_OTHERWISE.includes(word))
	.flatMap(({ word, hex }) => {
	const [, modifier = '', rest = ''] = /^(\p{L}+)[ -](.+)$/u.exec(word.toLowerCase()) ?? [], base = hexes.get(foldJoined(rest));
	if (base === undefined || base === hex) return [];
	return MODIFIERS.filter(([, , forms]) => forms.test(modifier)).map(([says, holds]) => ({ word, hex, rest, base, says, holds }));
});

order('there are hundreds of such pairs in each language', () => {
	assert.ok(pairs.filter(({ word }) => /^[a-z]/i.test(word)).length > 200);
	assert.ok(pairs.filter(({ word }) => /^[а-яё]/i.test(word)).length > 200);
});

for (const [says] of MODIFIERS) {
	order(`every form that says "${says}" is ${says} than its base, or the same`, () => {
		const faults = pairs.filter((pair) => pair.says === says && !pair.holds(toLch(pair.hex), toLch(pair.base)))
			.map(({ word, hex, rest, base }) => `${word} #${hex}, ${rest} #${base}`);
		assert.equal(faults, []);
	});
}

order.run();
