/*
 * All that is read of CSS: the functions of level 4 and what level 5 adds.
 */

import { CSS_COLOR_5 } from './css-derived.ts';
import { CSS_NOTATIONS, type Notations } from './css-grammar.ts';

export const ALL_NOTATIONS: Notations = /*#__PURE__*/ withBeyond(CSS_NOTATIONS);

function withBeyond(notations: Notations): Notations {
	return { ...notations, beyond: CSS_COLOR_5 };
}
