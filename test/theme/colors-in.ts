/*
 * The colors of a theme, for tests that read one.
 */

import { phraseText } from '../../src/errors.ts';
import { format } from '../../src/formats/table.ts';
import { readTheme } from '../../src/theme/read-theme.ts';
import { isResolved } from '../../src/theme/resolve.ts';
import { createResolver } from '../support/resolver.ts';

export type ColorsByMode = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The HEX of each name that is a color, by mode. */
export function colorsIn(text: string): ColorsByMode {
	const theme = readTheme(text), resolver = createResolver(theme), keys = new Set(theme.entries.map(({ key }) => key));
	return Object.fromEntries(theme.modes.map((mode) => [mode.name, Object.fromEntries([...keys].flatMap((key) => {
		const outcome = resolver.resolveName(mode, key);
		return isResolved(outcome) ? [[key, format(outcome.color, 'hex')]] : [];
	}))]));
}

/** Why a name has no color in the first mode; undefined if it has one. */
export function reasonFor(text: string, key: string): string | undefined {
	const theme = readTheme(text), outcome = createResolver(theme).resolveName(theme.modes[0]!, key);
	return outcome === undefined || isResolved(outcome) ? undefined : phraseText(outcome.why);
}
