/*
 * Every word of the page in Russian.
 */

import { en, type Words } from './words.ts';

export const ru: Words = en;
