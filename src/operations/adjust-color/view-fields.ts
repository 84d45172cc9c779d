/*
 * Fields of the view of adjust-color.
 */

import { defineView, FIRST_COLOR } from '../../page/view-spec.ts';

export const spec = defineView({
	section: 'pick',
	list: { field: 'colors', start: [FIRST_COLOR] },
	controls: { change: 'lighten', amount: '' },
});
