/*
 * Places of the colors of a palette. The operation returns the kept colors first; the page shows each at its place before the
 * drawing. A lock marks a color for the next drawing and changes nothing until then.
 *
 * Proof  test/page/palette-places.test.ts.
 */

import { MOST_REROLLS } from '../palette/generate.ts';
import { listIn, type Fields } from './state.ts';

/** The text of `locks` if no color is locked; an empty one means the kept colors. */
const NONE = 'none';

/** The numbers of a text; none if it is empty. */
export const readPlaces = (field: Fields[string] | undefined): readonly number[] =>
	typeof field === 'string' && field !== '' ? field.split(',').map(Number) : [];

/** The place of each kept color among `size`: the noted one if it is free, else the first free one. */
function placesOfKept(count: number, size: number, noted: readonly number[]): readonly number[] {
	const free = new Set(Array.from({ length: size }, (_, place) => place));
	return Array.from({ length: count }, (_, i) => {
		const place = free.has(noted[i]!) ? noted[i]! : [...free].find((one) => !noted.includes(one)) ?? [...free][0]!;
		free.delete(place);
		return place;
	});
}

/** A palette as the operation returns it, with `kept` colors first, in the order of the page. */
export function arrange<T>(colors: readonly T[], keepCount: number, { places }: Fields): readonly T[] {
	const at = placesOfKept(keepCount, colors.length, readPlaces(places)), drawn = colors.slice(keepCount);
	let next = 0;
	return colors.map((_, place) => (at.includes(place) ? colors[at.indexOf(place)]! : drawn[next++]!));
}

/** True for each color of a palette of `size` that is locked. */
export function locksIn({ places, locks }: Fields, keepCount: number, size: number): readonly boolean[] {
	const isUsual = locks === '' || locks === undefined;
	const locked = locks === NONE ? [] : isUsual ? placesOfKept(keepCount, size, readPlaces(places)) : readPlaces(locks);
	return Array.from({ length: size }, (_, place) => locked.includes(place));
}

const placesWhere = (are: readonly boolean[]): readonly number[] => are.flatMap((is, place) => (is ? [place] : []));

/** The fields with these locks. */
export const withLocks = (locks: readonly boolean[]): Fields => ({ locks: placesWhere(locks).join(',') || NONE });

/** The fields that keep the places of locked colors in another drawing. */
export function keepLocked(hexes: readonly string[], locks: readonly boolean[]): Fields {
	const places = placesWhere(locks);
	return { keep: places.map((place) => hexes[place]!), places: places.join(','), locks: '', reroll: '' };
}

/** The fields that keep every color, so that one can be edited while the others stay. */
export const keepAll = (hexes: readonly string[], locks: readonly boolean[]): Fields =>
	({ keep: hexes, places: '', reroll: '', ...withLocks(locks) });

/**
 * The fields that draw one color again while the others stay. A color that was drawn is drawn again from the same seed, which the
 * service does too (`reroll`); one that is kept is released.
 */
export function drawAgain(place: number, hexes: readonly string[], locks: readonly boolean[], fields: Fields, seed: string): Fields {
	const keepCount = listIn({ fields }, 'keep').length, rerolls = readPlaces(fields['reroll']);
	const position = arrange(hexes.map((_, i) => i), keepCount, fields)[place]!;
	if (position >= keepCount && rerolls.length < MOST_REROLLS) return { reroll: [...rerolls, position].join(',') };
	return { ...keepLocked(hexes, hexes.map((_, i) => i !== place)), ...withLocks(locks), seed };
}
