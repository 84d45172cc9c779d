/*
 * Fields of the view of check-gamut.
 */

import { defineView, FIRST_COLOR } from '../../page/view-spec.ts';

export const spec = defineView({ slots: { color: FIRST_COLOR }, controls: { method: '' } });
