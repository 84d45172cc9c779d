/*
 * Fields of the view of simulate-cvd.
 */

import { MOST_SEEN_COLORS } from '../list-limits.ts';
import { CHART_COLORS, defineView } from '../../page/view-spec.ts';

export const spec = defineView({
	section: 'check',
	list: { field: 'colors', start: CHART_COLORS, most: MOST_SEEN_COLORS },
	controls: { kinds: '', model: '', severity: '' },
});
