/*
 * The terms of the color survey, which are English, and the hue families of each.
 *
 * A number is the share of a term's colors that belong to the family (the hue families are fitted to it); a family
 * without a number has all of them. `?` has none, but the term may be used there: people call colors teal on both sides
 * of the border of cyan. Terms that name only disgust or skin are omitted.
 *
 * Source  the terms of the color survey that data/fit-words.mjs reads; the shares are judged.
 */

import { once } from './once.ts';

/** A word and the hue families of its colors, each with its share. */
export interface Term {
	readonly word: string;
	readonly families: Readonly<Record<string, number | undefined>>;
}

const TERMS = `
	red: red; maroon: red, purple?, pink?; dark red: red; brick red: red; burgundy: red, purple?, pink?
	bright red: red; crimson: red, pink?; pink red: pink .5, red .5; deep red: red; blood red: red
	wine: red, purple?, pink?; brick: red, brown?, orange?; red orange: red .5, orange .5; orange red: red .5, orange .5
	light red: red; rust: red .4, orange .3, brown .3; terracotta: red .3, orange .3, brown .4; red brown: red .3, brown .7
	orange: orange; peach: orange, pink?, brown?, yellow?, white?; burnt orange: orange; light orange: orange
	dark orange: orange; yellow orange: orange .6, yellow .4; coral: orange .5, pink .5, red?
	orange brown: orange .4, brown .6; burnt sienna: orange .3, brown .7, red?; salmon: orange .3, pink .7, red?
	ochre: orange .3, yellow .4, brown .3; sand: orange .2, yellow .2, brown .6, gray?, white?
	yellow: yellow; mustard: yellow, brown?, green?, orange?; gold: yellow, brown?, orange?; goldenrod: yellow, brown?, orange?; pale yellow: yellow
	dark yellow: yellow; light yellow: yellow; mustard yellow: yellow; bright yellow: yellow
	cream: yellow .6, white .4, brown?; yellow brown: yellow .5, brown .5; yellow green: yellow .25, green .75; green yellow: yellow .4, green .6
	chartreuse: yellow .2, green .8; khaki: yellow .2, green .4, brown .4, gray?; beige: yellow .1, brown .7, white .2, gray?, orange?
	green: green; lime green: green; light green: green; bright green: green; dark green: green; olive: green, brown?, yellow?
	forest green: green; neon green: green; lime: green, yellow?; seafoam green: green; sea green: green; pale green: green
	mint: green, cyan?, white?; grass green: green; kelly green: green; pea green: green; pastel green: green; army green: green
	spring green: green; hunter green: green; leaf green: green; sage: green, gray?; moss green: green; apple green: green
	gray green: green .6, gray .4; blue green: green .3, cyan .7, blue?; green blue: green .2, cyan .6, blue .2
	teal: cyan, green?, blue?; cyan: cyan; turquoise: cyan, green?, blue?; aqua: cyan, green?, blue?; aquamarine: cyan, green?, blue?
	dark teal: cyan, green?, blue?; light teal: cyan, green?; dark turquoise: cyan, blue?; light turquoise: cyan, blue?, green?
	robin's egg blue: blue; cerulean: cyan .2, blue .8
	blue: blue; light blue: blue; sky blue: blue; dark blue: blue; navy blue: blue; royal blue: blue; bright blue: blue
	gray blue: blue .6, gray .4; blue gray: blue .5, gray .5; periwinkle: blue .6, purple .4; baby blue: blue; pale blue: blue; deep blue: blue
	slate blue: blue; electric blue: blue; sea blue: blue; midnight blue: blue; steel blue: blue; medium blue: blue
	ocean blue: blue; cornflower blue: blue; azure: blue, cyan?; blue purple: blue .4, purple .6; purple blue: blue .4, purple .6
	indigo: blue .3, purple .7; blue violet: blue .2, purple .8
	purple: purple; lavender: purple, blue?, pink?, gray?, white?; violet: purple, pink?; light purple: purple; dark purple: purple; lilac: purple, pink?
	mauve: purple .8, pink .2, gray?; bright purple: purple; royal purple: purple; plum: purple, pink?, red?; pink purple: purple .6, pink .4
	deep purple: purple; pale purple: purple; dark magenta: purple .7, pink .3, red?; eggplant: purple, black?; neon purple: purple
	magenta: purple .45, pink .55, red?; fuchsia: purple .35, pink .65, red?; puce: purple .3, pink .3, brown .4
	pink: pink; hot pink: pink; dark pink: pink; light pink: pink; rose: pink, red?; bright pink: pink; pale pink: pink; neon pink: pink
	dusty rose: pink, brown?, purple?
	brown: brown; tan: brown, orange?, yellow?, gray?; light brown: brown; dark brown: brown; taupe: brown .7, gray .3
	gray: gray; light gray: gray; dark gray: gray; slate: gray, blue?
	black: black; white: white; off white: white
`;

/** Parses a term: "coral: orange .5, pink .5, red?". */
export function readTerm(line: string): Term {
	const [word = '', families = ''] = line.split(': ');
	return {
		word,
		families: Object.fromEntries(families.split(', ').map((entry) => {
			const [family = '', share] = entry.split(' ');
			return family.endsWith('?') ? [family.slice(0, -1), 0] : [family, share === undefined ? 1 : Number(share)];
		})),
	};
}

/** Every term, in the order of the table. */
export const surveyTerms = once((): readonly Term[] => TERMS.trim().split(/;\s*|\n\s*/).map(readTerm));
