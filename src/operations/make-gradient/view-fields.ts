/*
 * Fields of the view of make-gradient.
 */

import { defineView, FIRST_COLOR } from '../../page/view-spec.ts';

export const spec = defineView({
	section: 'scale',
	list: { field: 'colors', start: [FIRST_COLOR, '#f97316'], most: 12 },
	controls: { kind: '', angle: '', space: '', positions: '', stops: '' },
});
