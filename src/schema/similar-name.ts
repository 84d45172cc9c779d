/*
 * Finds the declared name of a field that a caller means by another one: a typo, or the word that other programs use for it.
 *
 * Proof  test/schema/similar-name.test.ts.
 */

import { closest } from '../math/edit-distance.ts';

/** Each row holds names of one notion. The first declared one is offered for the others. */
const SAME_NOTION = [
	'color c col hex primary brand base value input',
	'colors palette swatches list',
	'text foreground fg color',
	'background bg backdrop surface',
	'first color1 a from start',
	'second color2 b to end',
	'query q search name',
	'formats to output',
	'kind type',
	'kinds types type kind',
	'count size limit steps stops n num number',
	'amount ratio weight factor t',
	'space colorspace in',
	'angle direction deg',
	'by sort order key',
	'locale lang language',
	'keep colors locked lock',
	'severity strength',
].map((row) => row.split(' '));

/** The declared name that resembles a name or has its meaning, or undefined. Case is ignored if nothing matches otherwise. */
export function similarName(name: string, known: readonly string[]): string | undefined {
	const lower = name.toLowerCase();
	return closest(name, known) ?? closest(lower, known) ?? closest(name.toUpperCase(), known)
		?? SAME_NOTION.filter((row) => row.includes(lower)).flat().find((other) => known.includes(other));
}
