/*
 * "Did you mean": the name next to a text that is none.
 */

import { closest } from '../math/edit-distance.ts';
import { foldJoined } from './fold.ts';
import { cssNames } from './load.ts';

/** The longest keyword, lightgoldenrodyellow, and three letters more: nothing longer is within reach of a name. */
const LONGEST_NAME = 23;

/** A readable name within a few letters of the text. */
export function suggestName(text: string): string | undefined {
	const word = foldJoined(text);
	return word.length > LONGEST_NAME ? undefined : closest(word, cssNames().keys());
}
