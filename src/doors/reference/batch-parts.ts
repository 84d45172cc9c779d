/*
 * Parts of the page about batches, files and swatches that are the same in every language: its numbers and its samples.
 */

import { BATCH, MOST_QUESTIONS } from '../batch.ts';
import { DEFAULT_RATE, LIMITS } from '../limits.ts';
import { LINES_TYPE } from '../lines.ts';
import { API } from '../operations.ts';
import { SWATCH_INPUT } from '../swatch.ts';
import { ORIGIN, sample } from './sample.ts';

/** Minutes that a full stream takes at the default limit, at one token a line. */
export const STREAM_MINUTES = Math.ceil((LIMITS.lines - DEFAULT_RATE.burst) / DEFAULT_RATE.rate / 60);

/** Minutes after which a stream ends. */
export const MOST_STREAM_MINUTES = LIMITS.streamMs / 60_000;

/** Tokens that a full batch owes, and the seconds until they are paid. */
export const DEBT = MOST_QUESTIONS - DEFAULT_RATE.burst, DEBT_SECONDS = DEBT / DEFAULT_RATE.rate;

const { size } = SWATCH_INPUT.fields;

/** Sides of a swatch in pixels. */
export const SWATCH_SIZE = { least: size.of.min, most: size.of.max, usual: Number(size.value) };

const QUESTIONS = [
	{ id: 'brand', operation: 'parse-color', input: { color: '#3b82f6' } },
	{ id: 'scale', operation: 'generate-scale', input: { color: '#3b82f6' } },
];

/** A batch of two questions. */
export const questionsSample = (label: string): string => sample(label, JSON.stringify(QUESTIONS, null, 2));

/** The same questions as a stream of lines. */
export const linesSample = (base: string, label: string): string =>
	sample(label, `printf '%s\\n' ${QUESTIONS.map((question) => `'${JSON.stringify(question)}'`).join(' ')} |
  curl -N --data-binary @- -H 'Content-Type: ${LINES_TYPE}' ${ORIGIN}${base}${BATCH}`);

/** A download of a file. */
export const fileSample = (base: string, label: string): string =>
	sample(label, `curl -OJ '${ORIGIN}${base}${API}build-system?primary=3b82f6&format=css&download'`);

/** A swatch in Markdown. */
export const swatchSample = (base: string): string => sample('Markdown', `![brand](${ORIGIN}${base}/swatch/3b82f6.svg?size=32)`);
