/*
 * Names of variables that resemble settings: misspelled ones, which are refused, and ones without effect.
 *
 * Proof  test/http/config.test.ts.
 */

import { closest } from '../math/edit-distance.ts';

/** Variables by name. */
export type Environment = { readonly [name: string]: string | undefined };

/** Shorter names resemble those of other programs: HOST and HOME, PORT and PATH. Of them only the order of the letters may be wrong. */
const SHORTEST_NAME = 6;

const sortLetters = (name: string): string => [...name].sort().join('');

/** True for a variable that is probably a misspelled setting, such as RATE_LIMT, rate_limit or PROT. */
export function isMisspelled(name: string, environment: Environment, settings: readonly string[]): boolean {
	const upper = name.toUpperCase();
	// On Windows the case of a name does not matter.
	if (settings.includes(upper) && environment[upper] !== undefined) return false;
	return name.length < SHORTEST_NAME
		? !settings.includes(name) && settings.some((setting) => sortLetters(setting) === sortLetters(name))
		: closest(upper, settings.filter((setting) => setting.length >= SHORTEST_NAME)) !== undefined;
}

/** The first word of a name of several: `CACHE_` of CACHE_MB. */
const firstWord = (name: string): string => name.slice(0, name.indexOf('_') + 1);

/** Variables that begin like settings but have no effect, such as CACHE_SIZE. They may belong to another program. */
export function listIgnored(environment: Environment, settings: readonly string[]): readonly string[] {
	const words = new Set(settings.map(firstWord).filter((word) => word !== ''));
	return Object.keys(environment).filter((name) => words.has(firstWord(name)) && !settings.includes(name));
}
