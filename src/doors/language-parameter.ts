/*
 * The name of a language in addresses of pages.
 */

/** The parameter of a page's address that names its language, and the key under which the browser stores the chosen one. */
export const LANGUAGE_PARAMETER = 'lang';
