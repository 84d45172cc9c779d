/*
 * Fields of the view of tints-shades.
 */

import { defineView, FIRST_COLOR } from '../../page/view-spec.ts';

export const spec = defineView({ section: 'scale', slots: { color: FIRST_COLOR }, controls: { steps: '', ends: '' } });
