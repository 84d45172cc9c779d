/*
 * Fields of the view of parse-color.
 */

import { defineView, FIRST_COLOR } from '../../page/view-spec.ts';

export const spec = defineView({ section: 'pick', slots: { color: FIRST_COLOR } });
