/*
 * Fields of the view of nearest-names.
 */

import { defineView, FIRST_COLOR } from '../../page/view-spec.ts';

export const spec = defineView({
	section: 'pick', slots: { color: FIRST_COLOR }, controls: { limit: '', locale: '', list: '', unique: '', among: '' },
});
