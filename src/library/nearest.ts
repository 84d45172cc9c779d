/*
 * The names of a color.
 */

import { nearest as nearestTo, NEAREST_LISTS, type NamedColor, type NearestList } from '../names/nearest.ts';
import { colorOf, wholeOf, wordOf, type ColorLike } from './arguments.ts';

/** More than this many names are a list and no answer. */
const MOST = 1000;

/** The named colors nearest to a color, ascending deltaE OK, exactly; `limit` is 1 to 1000. Throws InputError. */
export const nearest = (color: ColorLike, list: NearestList = 'names', limit = 1): readonly NamedColor[] =>
	nearestTo(colorOf(color, 'color'), wordOf(list, NEAREST_LISTS, 'list'), wholeOf(limit, 1, MOST, 'limit'));
