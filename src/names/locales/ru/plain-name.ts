/*
 * The everyday Russian name of a color, and the Russian word for its hue family. Russian words divide the colors differently from
 * English: голубой is not синий, салатовый not зелёный.
 *
 * Chooses the word with the largest product of its nearness to the color and the share of English answers for terms that
 * it corresponds to. A word is used only for its hue families.
 *
 * Source  mean colors and reaches are judged; the answers are those of term-shares.ts.
 * Proof   test/names/plain-name.test.ts.
 */

import { convert } from '../../../spaces/convert.ts';
import { fromRgb24 } from '../../../spaces/rgb24.ts';
import { HUE_FAMILIES, type HueFamily } from '../../hue-family.ts';
import type { Lab } from '../../lab-cells.ts';
import { once } from '../../once.ts';
import { surveyTerms, readTerm, type Term } from '../../survey-terms.ts';
import { termShares } from '../../term-shares.ts';

/** Factor for words without corresponding answers. */
const UNSAID = 0.04;

interface RussianTerm extends Term {
	/** Mean color of the word. */
	readonly mean: Lab;
	/** Nearness falls by e^(-slope d²) of the distance d in deltaE OK. */
	readonly slope: number;
	/** Indexes of the corresponding English terms. */
	readonly agrees: readonly number[];
}

/** word = mean color, reach: families | corresponding English terms. */
const RUSSIAN = `
	белый = fcfcfa .1: white | white, off white, cream
	чёрный = 101012 .1: black | black
	серый = 8c8f92 .16: gray | gray, light gray, dark gray, slate, gray blue, blue gray, taupe
	светло-серый = cfd1d3 .07: gray, white? | light gray, gray, off white
	тёмно-серый = 4b4d50 .08: gray, black? | dark gray, slate
	красный = d6282c .13: red | red, bright red, red orange, orange red, crimson, light red
	тёмно-красный = 8f1a1a .08: red | dark red, deep red, blood red, brick red, brick
	бордовый = 7c2038 .1: red, purple?, pink? | maroon, burgundy, wine, dark red
	малиновый = b42c64 .1: pink, purple?, red? | crimson, dark pink, magenta, rose, pink red, dark magenta, hot pink, pink, fuchsia
	кирпичный = a8492f .07: red, brown?, orange? | brick red, brick, rust, terracotta, red brown, burnt sienna
	коралловый = f47a62 .07: pink, red?, orange? | coral, salmon, light red
	оранжевый = f4832a .13: orange, red? | orange, burnt orange, dark orange, yellow orange, red orange, orange red, light orange
	персиковый = f9c4a0 .08: orange, pink?, brown?, yellow?, white? | peach, light orange, salmon
	жёлтый = f0dc3c .14: yellow | yellow, gold, bright yellow, goldenrod, light yellow, pale yellow, dark yellow
	горчичный = cca320 .08: yellow, brown?, green?, orange? | mustard, mustard yellow, dark yellow, ochre, goldenrod, gold, yellow
	бежевый = dcc2a2 .1: brown, white?, orange?, yellow?, gray?, pink? | beige, tan, sand, cream, peach
	коричневый = 7f5130 .14: brown | brown, red brown, dark brown, light brown, yellow brown, orange brown, burnt sienna
	светло-коричневый = b58a5e .08: brown | light brown, tan, yellow brown
	тёмно-коричневый = 452b1c .07: brown | dark brown, brown
	оливковый = 84893f .1: green, yellow?, brown? | olive, army green, moss green, pea green, khaki
	хаки = 7d7a52 .06: green, yellow?, brown?, gray? | khaki, army green, olive
	салатовый = a4e04e .1: green, yellow? | lime green, lime, yellow green, chartreuse, green yellow, neon green, bright green
	зелёный = 3aa23e .15: green | green, kelly green, grass green, leaf green, bright green, forest green, spring green, apple green, lime green
	светло-зелёный = 9ae684 .09: green | light green, pale green, pastel green
	тёмно-зелёный = 175824 .11: green | dark green, forest green, hunter green, green
	мятный = 8ce4b4 .09: green, cyan? | mint, seafoam green, pale green, aquamarine, light teal
	серо-зелёный = 728c70 .08: green, gray? | gray green, sage
	изумрудный = 14a46c .08: green, cyan? | sea green, kelly green, spring green, blue green
	бирюзовый = 3cc2b2 .11: cyan, green?, blue? | turquoise, aqua, teal, aquamarine, cyan, light teal, light turquoise, dark turquoise, green blue
	тёмно-бирюзовый = 0e6c70 .09: cyan, green?, blue? | dark teal, teal, blue green
	голубой = 64b8ea .13: blue, cyan? | light blue, sky blue, baby blue, azure, cerulean, robin's egg blue, cyan, electric blue
	светло-голубой = c0e4f6 .07: blue, cyan?, white? | pale blue, light blue, baby blue
	серо-голубой = 8ca6b8 .06: blue, gray? | gray blue, blue gray, steel blue
	синий = 2c46d0 .14: blue | blue, royal blue, bright blue, deep blue, medium blue, ocean blue, sea blue, electric blue
	тёмно-синий = 1c246c .1: blue | dark blue, navy blue, midnight blue
	васильковый = 5b7ce8 .07: blue | cornflower blue, periwinkle, blue
	фиолетовый = 7a33b0 .14: purple | purple, violet, indigo, royal purple, blue purple, purple blue, bright purple, blue violet
	тёмно-фиолетовый = 46246c .1: purple | dark purple, purple, deep purple, eggplant, indigo, plum
	сиреневый = b484dc .1: purple, pink? | lilac, light purple, lavender, violet
	лавандовый = cbbcf0 .06: purple, blue?, pink? | lavender, pale purple, periwinkle
	лиловый = c486cc .08: purple, pink? | lilac, mauve, pink purple, light purple
	пурпурный = ac2ca2 .09: purple, pink? | magenta, violet, purple, dark magenta, pink purple
	фуксия = d82ca6 .08: pink, purple? | fuchsia, magenta, hot pink, neon pink, pink, bright pink
	розовый = f087b4 .13: pink | pink, hot pink, bright pink, rose, dark pink, neon pink
	светло-розовый = f8c8d4 .07: pink, white? | light pink, pale pink
`;

function readRussian(line: string): RussianTerm {
	const [, word = '', hex = '', reach = '', families = '', agrees = ''] = /^(\S+) = (\w{6}) (\S+): (.+) \| (.+)$/.exec(line) ?? [];
	const places = new Map(surveyTerms().map((term, place) => [term.word, place]));
	return {
		...readTerm(`${word}: ${families}`),
		mean: convert(fromRgb24(Number.parseInt(hex, 16)), 'oklab').coords,
		slope: 1 / (2 * Number(reach) ** 2),
		agrees: agrees.split(', ').map((english) => places.get(english) ?? Number.NaN),
	};
}

/** Words of each family, in the order of the table. */
const russianTerms = once(() => {
	const terms = RUSSIAN.trim().split(/\n\s*/).map(readRussian);
	return new Map(HUE_FAMILIES.map((family) => [family, terms.filter(({ families }) => family in families)]));
});

/** Judged: the color of gold and of a rose, which are no plain names. */
const JUDGED = [['золото', 0xd1b12f], ['роза', 0xd86982]] as const;

/** The words with their mean colors, in OKLab. */
export const russianMeans = (): readonly (readonly [string, Lab])[] => [
	...[...russianTerms().values()].flat().map(({ word, mean }) => [word, mean] as const),
	...JUDGED.map(([word, rgb]) => [word, convert(fromRgb24(rgb), 'oklab').coords] as const),
];

/** The Russian name for a color inside sRGB, in OKLab, that belongs to this family. */
export function plainRussian(lab: Lab, family: HueFamily): string {
	const { share } = termShares(lab);
	let best = 0, word = '';
	for (const term of russianTerms().get(family)!) {
		const l = lab[0] - term.mean[0], a = lab[1] - term.mean[1], b = lab[2] - term.mean[2];
		let answers = UNSAID;
		for (const english of term.agrees) answers += share[english]!;
		const worth = answers * Math.exp(-term.slope * (l * l + a * a + b * b));
		if (worth > best || word === '') {
			best = worth;
			word = term.word;
		}
	}
	return word;
}

const HUE_NAMES: Readonly<Record<HueFamily, string>> = {
	red: 'красный', orange: 'оранжевый', yellow: 'жёлтый', green: 'зелёный', cyan: 'бирюзовый', blue: 'синий',
	purple: 'фиолетовый', pink: 'розовый', brown: 'коричневый', gray: 'серый', black: 'чёрный', white: 'белый',
};

/** OKLab lightness from which a blue is голубой, the twelfth basic term, and from which a brown is бежевый. */
const LIGHT_BLUE_FROM = 0.66;
const BEIGE_FROM = 0.77;

/** The Russian word for a hue family; blue and brown have two each. */
export const hueName = ([l]: Lab, family: HueFamily): string =>
	(family === 'blue' && l >= LIGHT_BLUE_FROM ? 'голубой' : family === 'brown' && l >= BEIGE_FROM ? 'бежевый' : HUE_NAMES[family]);
