/*
 * The languages of names in a browser: stands in the place of `names/locale.ts`, without the grammar of each.
 *
 * Proof  test/page/read-here.test.ts: they are those of the service.
 */

import type * as Service from '../../names/locale.ts';

export const LOCALES: typeof Service.LOCALES = ['en', 'ru'];

export const DEFAULT_LOCALE: typeof Service.DEFAULT_LOCALE = 'en';
