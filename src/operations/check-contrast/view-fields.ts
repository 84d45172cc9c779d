/*
 * Fields of the view of check-contrast.
 */

import { defineView, FIRST_COLOR } from '../../page/view-spec.ts';

export const spec = defineView({
	section: 'check',
	slots: { text: FIRST_COLOR, background: 'plum' }, list: { field: 'layers', start: [] },
});
