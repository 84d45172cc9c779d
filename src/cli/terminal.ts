/*
 * Color depth of the output (no color, 256 colors, or 24 bits) and its width.
 *
 * Source  no-color.org, force-color.org, the COLORTERM convention; terminal names of terminfo; POSIX.1-2024, 8.3 (COLUMNS).
 * Proof   test/cli/terminal.test.ts; test/cli/help.test.ts for the width.
 */

import type { Environment } from '../http/config-names.ts';
import type { Sink } from './io.ts';
import type { COLOR_WORDS } from './settings.ts';

/** Bits per color: 0 for no color, 8 for the palette of 256, 24 for any. */
export type Depth = 0 | 8 | 24;

export type ColorWhen = (typeof COLOR_WORDS)[number];

/** The color depth: by the option, then FORCE_COLOR, then NO_COLOR, then the abilities of the terminal. */
export function colorDepth(when: ColorWhen, isTerminal: boolean, environment: Environment): Depth {
	if (when === 'never') return 0;
	const able = depthOfTerminal(environment);
	// Output may go to a pager: use the depth of the terminal behind it, or the full depth if unknown.
	if (when === 'always') return able === 0 ? 24 : able;
	const forced = environment['FORCE_COLOR'];
	if (forced !== undefined) return FORCED_DEPTHS.get(forced) ?? (able === 0 ? 8 : able);
	if ((environment['NO_COLOR'] ?? '') !== '' || !isTerminal) return 0;
	return able;
}

/** FORCE_COLOR as Node reads it; 1 requests 16 colors, for which the palette of 256 is used. */
const FORCED_DEPTHS: ReadonlyMap<string, Depth> = new Map([['0', 0], ['false', 0], ['1', 8], ['2', 8], ['3', 24]]);

/** Terminals with 24 bits, by TERM or TERM_PROGRAM. */
const TRUE_COLOR = /direct|truecolor|kitty|ghostty|alacritty|wezterm|foot|contour|iterm|vscode|hyper/i;

function depthOfTerminal({ TERM = '', COLORTERM = '', TERM_PROGRAM = '', WT_SESSION, CI, GITHUB_ACTIONS }: Environment): Depth {
	if (TERM === 'dumb') return 0;
	if (/^(?:truecolor|24bit)$/i.test(COLORTERM) || WT_SESSION !== undefined) return 24;
	if (TRUE_COLOR.test(`${TERM} ${TERM_PROGRAM}`)) return 24;
	if (CI !== undefined && GITHUB_ACTIONS !== undefined) return 24;
	if (/256/.test(TERM) || TERM_PROGRAM === 'Apple_Terminal') return 8;
	// Every other named terminal shows the palette, screen, tmux and xterm included.
	return /^(?:xterm|screen|tmux|rxvt|konsole|gnome|vte|putty|linux|st)/i.test(TERM) ? 8 : 0;
}

const LEAST_WIDTH = 40, USUAL_WIDTH = 80;

/** Width of the output in cells: that of the terminal, otherwise COLUMNS. `most` is the widest line that is easy to read. */
export function outputWidth({ columns }: Sink, environment: Environment, most: number): number {
	const width = columns ?? Number(/^\d{1,4}$/.exec(environment['COLUMNS'] ?? '')?.[0] ?? USUAL_WIDTH);
	return Math.max(LEAST_WIDTH, Math.min(most, width));
}
