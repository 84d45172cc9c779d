/*
 * Fields of the view of harmonies.
 */

import { defineView, FIRST_COLOR } from '../../page/view-spec.ts';

export const spec = defineView({ section: 'palette', slots: { color: FIRST_COLOR }, controls: { kind: '', lightness: '' } });
