/*
 * CSS colors whose value depends on the page.
 *
 * Source  CSS Color 4 §6.2 (system colors), §6.3 (currentcolor), appendix A (deprecated system colors); CSS Cascade 5
 *         §7.3 (wide keywords).
 */

import { advice } from '../errors.ts';

const SYSTEM = 'is a system color, which depends on the page and the device';
const CASCADE = 'is a keyword of the cascade, not a color';

const SYSTEM_COLORS = `
	accentcolor accentcolortext activetext buttonborder buttonface buttontext canvas canvastext field fieldtext graytext
	highlight highlighttext linktext mark marktext selecteditem selecteditemtext visitedtext
	activeborder activecaption appworkspace background buttonhighlight buttonshadow captiontext inactiveborder
	inactivecaption inactivecaptiontext infobackground infotext menu menutext scrollbar threeddarkshadow threedface
	threedhighlight threedlightshadow threedshadow window windowframe windowtext`.trim().split(/\s+/);

/** Why a word has no color by itself, as the end of a sentence; by word in lower case. */
export const CONTEXT_WORDS: ReadonlyMap<string, string> = new Map([
	['currentcolor', 'depends on the text color of the page'],
	...SYSTEM_COLORS.map((word) => [word, SYSTEM] as const),
	...['inherit', 'initial', 'unset', 'revert', 'revert-layer'].map((word) => [word, CASCADE] as const),
]);

const PAGE = 'uses a value that depends on the page';

/** Why a function has no value by itself. */
export const CONTEXT_FUNCTIONS: Readonly<Record<string, string>> = {
	'var': PAGE, 'env': PAGE, 'attr': PAGE, 'if': PAGE, 'sibling-index': PAGE, 'sibling-count': PAGE,
};

/** Errors that a different spelling does not fix. */
export const CONTEXT_FAULTS: ReadonlySet<string> = new Set([PAGE, ...CONTEXT_WORDS.values()]);

/** Advice for all of them, and for variables: the suggestion must not depend on the page. */
export const WRITE_ITSELF = advice`Write the color itself, like ${'#3b82f6'}.`;
