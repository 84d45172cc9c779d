/*
 * Problems in Russian, loaded with the first one.
 */

import { RUSSIAN_PROBLEMS } from '../doors/problems-ru.ts';
import { translateIssue, type Translate } from '../doors/translate-problem.ts';

/** Translates a problem into Russian. */
export const translateToRussian: Translate = (issue) => translateIssue(issue, RUSSIAN_PROBLEMS);
