/*
 * Fields of the view of make-gradient.
 */

import { MOST_GRADIENT_COLORS } from '../list-limits.ts';
import { defineView, FIRST_COLOR } from '../../page/view-spec.ts';

export const spec = defineView({
	section: 'scale',
	list: { field: 'colors', start: [FIRST_COLOR, '#f97316'], most: MOST_GRADIENT_COLORS },
	controls: { kind: '', angle: '', space: '', path: '', curve: '', positions: '', stops: '' },
});
