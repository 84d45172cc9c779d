/*
 * Fields of the view of compare-colors.
 */

import { defineView, FIRST_COLOR } from '../../page/view-spec.ts';

export const spec = defineView({ section: 'check', slots: { first: FIRST_COLOR, second: 'mediumorchid' } });
