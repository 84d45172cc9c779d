/*
 * Tokens as an array of JavaScript, values only, in their order.
 */

import type { Token } from './token.ts';
import { writeValue, type ValueStyle } from './value.ts';

export const writeArray = (tokens: readonly Token[], style: ValueStyle): string =>
	`export const colors = [\n${tokens.map(({ color }) => `  ${JSON.stringify(writeValue(color, style))},`).join('\n')}\n];\n`;
