/*
 * The nearest names in a browser. Replaces `names/nearest.ts`: the service searches instead.
 */

import type * as Service from '../../names/nearest.ts';
import { NAME_NEEDED } from './parse-color.ts';

/** Throws NAME_NEEDED. */
export const nearest: typeof Service.nearest = () => {
	throw NAME_NEEDED;
};

/** The list of all names in a language. */
export const namesIn: typeof Service.namesIn = (locale) => (locale === 'en' ? 'names' : `names-${locale}`);

/** The list of common names in a language. */
export const commonNamesIn: typeof Service.commonNamesIn = (locale) => (locale === 'en' ? 'common' : `names-${locale}`);
