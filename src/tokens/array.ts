/*
 * Writes tokens as a JavaScript array of values, in order.
 *
 * Proof  test/tokens/array.test.ts.
 */

import type { TokenSet } from './token-set.ts';
import { writeValue, type ValueStyle } from './value.ts';

/** The file of a JavaScript module that exports the values. */
export const writeArray = ({ tokens }: TokenSet, style: ValueStyle): string =>
	`export const colors = [\n${tokens.map(({ color }) => `  ${JSON.stringify(writeValue(color, style))},`).join('\n')}\n];\n`;
