/*
 * Fields of the view of check-gamut.
 */

import { defineView, FIRST_COLOR } from '../../page/view-spec.ts';

export const spec = defineView({ section: 'pick', slots: { color: FIRST_COLOR }, controls: { method: '' } });
