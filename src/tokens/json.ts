/*
 * Tokens as one flat object of JSON: name to value.
 *
 * The text is put together entry by entry: an object of JavaScript would move keys that look like numbers to the front.
 */

import type { Token } from './token.ts';
import { writeValue, type ValueStyle } from './value.ts';

export const writeJson = (tokens: readonly Token[], style: ValueStyle): string =>
	`{\n${tokens.map(({ name, color }) => `  ${JSON.stringify(name)}: ${JSON.stringify(writeValue(color, style))}`).join(',\n')}\n}\n`;
