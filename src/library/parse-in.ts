/*
 * Parses colors of one space.
 */

import { InputError, quote } from '../errors.ts';
import * as fn from '../fn/define-space.ts';
import { printCss } from '../formats/css-print.ts';
import { color as createColor, type Color } from '../spaces/color.ts';
import type { Space } from '../spaces/space.ts';
import type { SpaceId } from '../spaces/table.ts';
import { readText } from './arguments.ts';
import { readSpace } from './read-space.ts';

/**
 * Parses a color that is written in one space, as `toCss` prints it: `parseIn('okhsl(250 0.5 0.5)', okhsl)`. Also reads the colors of a
 * space by `defineSpace`.
 * @param text The text to parse.
 * @param space The space.
 * @returns The color in that space.
 * @throws InputError
 * @example
 * parseIn('okhsl(250 0.5 0.5)', okhsl).coords; // [250, 0.5, 0.5]
 */
export function parseIn<S extends string>(text: string, space: Space<S>): Color<S>;
export function parseIn<S extends SpaceId>(text: string, space: S): Color<S>;
export function parseIn(text: string, space: string | Space): Color<string> {
	const target = readSpace(space, 'space'), color = fn.parseIn(readText(text, 'text'), target);
	if (color !== undefined) return color;
	const [x, y, z] = target.channels, middle = [x.range[1], y.range[1] / 2, z.range[1] / 2] as const;
	const example = printCss(createColor(target.id, middle));
	const detail = `text: ${quote(text)} is not a color of ${target.id}. Write it like "${example}".`;
	throw new InputError({ code: 'unreadable-color', path: ['text'], detail });
}
