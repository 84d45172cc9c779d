/*
 * Fields of the view of sort-colors.
 */

import { CHART_COLORS, defineView } from '../../page/view-spec.ts';

export const spec = defineView({
	section: 'palette',
	slots: { to: '' },
	list: { field: 'colors', start: CHART_COLORS },
	controls: { by: '', descending: '' },
});
