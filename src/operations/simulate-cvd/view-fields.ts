/*
 * Fields of the view of simulate-cvd.
 */

import { CHART_COLORS, defineView } from '../../page/view-spec.ts';

export const spec = defineView({
	section: 'check',
	list: { field: 'colors', start: CHART_COLORS, most: 12 },
	controls: { kinds: '', model: '', severity: '' },
});
