/*
 * The names of a language in requests.
 */

/** The parameter of a page's address that names its language, and the key under which the browser stores the chosen one. */
export const LANGUAGE_PARAMETER = 'lang';

/** The header in which the front page requests the details of a problem in its language, without their fields. */
export const PROBLEM_LANGUAGE = 'problem-language';
