/*
 * Fields of the view of find-colors.
 */

import { defineView } from '../../page/view-spec.ts';

export const spec = defineView({ section: 'pick', takesColor: false, controls: { query: '', limit: '', locale: '', among: '' } });
