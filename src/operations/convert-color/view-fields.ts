/*
 * Fields of the view of convert-color.
 */

import { defineView, FIRST_COLOR } from '../../page/view-spec.ts';

export const spec = defineView({ section: 'pick', slots: { color: FIRST_COLOR }, controls: { formats: '', method: '' } });
