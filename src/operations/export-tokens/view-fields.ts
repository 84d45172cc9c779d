/*
 * Fields of the view of export-tokens.
 */

import { CHART_COLORS, defineView } from '../../page/view-spec.ts';

export const spec = defineView({
	section: 'ship',
	list: { field: 'colors', start: CHART_COLORS, beside: 'names' },
	controls: { format: '', values: '', names: [] },
});
