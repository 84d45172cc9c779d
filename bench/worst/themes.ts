/*
 * Every form of theme, each with a generator: text of about so many bytes.
 */

import type { Random } from '../../src/math/random.ts';
import { sassTheme, scriptTheme } from './code-themes.ts';
import { cssTheme, shadcnTheme, tailwindTheme } from './css-themes.ts';
import { dtcgTheme, figmaTheme, plainTheme, resolverTheme, tailwind3Theme, tokensStudioTheme } from './json-themes.ts';
import { acoTheme, aseTheme, gplTheme } from './swatch-files.ts';

export interface ThemeGenerator {
	readonly form: string;
	readonly draw: (random: Random, size: number) => string;
}

/** In the order of the table of forms; a resolver document is a form of DTCG. */
export const THEMES: readonly ThemeGenerator[] = [
	{ form: 'css', draw: cssTheme },
	{ form: 'tailwind', draw: tailwindTheme },
	{ form: 'shadcn', draw: shadcnTheme },
	{ form: 'tailwind3', draw: tailwind3Theme },
	{ form: 'dtcg', draw: dtcgTheme },
	{ form: 'resolver', draw: resolverTheme },
	{ form: 'tokens-studio', draw: tokensStudioTheme },
	{ form: 'figma', draw: figmaTheme },
	{ form: 'json', draw: plainTheme },
	{ form: 'gpl', draw: gplTheme },
	{ form: 'ase', draw: aseTheme },
	{ form: 'aco', draw: acoTheme },
	{ form: 'scss', draw: sassTheme },
	{ form: 'script', draw: scriptTheme },
];
