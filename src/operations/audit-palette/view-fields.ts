/*
 * Fields of the view of audit-palette.
 */

import { defineView } from '../../page/view-spec.ts';

export const spec = defineView({
	section: 'check', list: { field: 'colors', start: ['#ffffff', '#e9c46a', '#2a9d8f', '#d1495b', '#0f3d5e'] },
});
