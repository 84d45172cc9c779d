/*
 * Ids of all lists of names.
 */

import { commonIn, type ListId } from '../../src/names/lists.ts';
import { LOCALES } from '../../src/names/locales/ids.ts';

export const LIST_IDS: readonly ListId[] = ['css', ...LOCALES.map(commonIn), 'tailwind', 'extended'];
