/*
 * Problems in Russian, loaded with the first one.
 */

import { RUSSIAN_PROBLEMS } from '../doors/problems-ru.ts';
import { translateIssue } from '../doors/translate-problem.ts';
import type { Translate } from './words.ts';

export const translateToRussian: Translate = (issue) => translateIssue(issue, RUSSIAN_PROBLEMS);
