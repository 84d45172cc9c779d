/*
 * Fields of the view of fix-contrast.
 */

import { defineView, FIRST_COLOR } from '../../page/view-spec.ts';

export const spec = defineView({
	section: 'check', slots: { text: FIRST_COLOR, background: 'plum' }, controls: { target: 'aa', adjust: 'text' },
});
