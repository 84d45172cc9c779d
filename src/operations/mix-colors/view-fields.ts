/*
 * Fields of the view of mix-colors.
 */

import { defineView, FIRST_COLOR } from '../../page/view-spec.ts';

export const spec = defineView({ section: 'scale', slots: { first: FIRST_COLOR, second: 'gold' }, controls: { amount: '', space: '' } });
