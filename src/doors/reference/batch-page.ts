/*
 * The page about several questions at once, files, and pictures: what to send, what comes back, and the cost in tokens.
 *
 * Numbers come from the limits of the service.
 */

import { BATCH, MOST_QUESTIONS } from '../batch.ts';
import type { Site } from '../assets.ts';
import type { Door } from '../door.ts';
import { DEFAULT_RATE, LIMITS, UNITS_PER_TOKEN } from '../limits.ts';
import { LINES_TYPE } from '../lines.ts';
import { API } from '../operations.ts';
import { SWATCH_INPUT } from '../swatch.ts';
import type { BatchFacts } from './batch-words.ts';
import { guideDoor } from './guides.ts';
import type { Language } from './language.ts';
import { ORIGIN, sample } from './sample.ts';

/** The door of the page. */
export const batchPage = (site: Site): Door => guideDoor(site, '/docs/batch', 'batch', (language) =>
	({ title: language.batch.title, lead: language.batch.lead, body: body(site.base, language) }));

/** Minutes that a full stream takes at the default limit, at one token a line. */
export const STREAM_MINUTES = Math.ceil((LIMITS.lines - DEFAULT_RATE.burst) / DEFAULT_RATE.rate / 60);

const QUESTIONS = [
	{ id: 'brand', operation: 'parse-color', input: { color: '#3b82f6' } },
	{ id: 'scale', operation: 'generate-scale', input: { color: '#3b82f6' } },
];

const { size } = SWATCH_INPUT.fields, debt = MOST_QUESTIONS - DEFAULT_RATE.burst;

const listFacts = (base: string): BatchFacts => ({
	base, batch: BATCH, questions: MOST_QUESTIONS, lines: LIMITS.lines, linesType: LINES_TYPE,
	rate: DEFAULT_RATE.rate, burst: DEFAULT_RATE.burst, units: UNITS_PER_TOKEN, debt,
	seconds: debt / DEFAULT_RATE.rate, minutes: STREAM_MINUTES, mostMinutes: LIMITS.streamMs / 60_000,
	leastSize: size.of.min, mostSize: size.of.max, size: Number(size.value),
});

function body(base: string, { batch: words }: Language): string {
	const facts = listFacts(base);
	return `<h2 id="batch">${words.batchTitle}</h2>
${words.batch(facts)}
${sample(words.questions, JSON.stringify(QUESTIONS, null, 2))}
${words.answers}
<h2 id="lines">${words.linesTitle}</h2>
${words.lines(facts)}
${sample(words.command, `printf '%s\\n' ${QUESTIONS.map((question) => `'${JSON.stringify(question)}'`).join(' ')} |
  curl -N --data-binary @- -H 'Content-Type: ${LINES_TYPE}' ${ORIGIN}${base}${BATCH}`)}
<h2 id="cost">${words.costTitle}</h2>
${words.cost(facts)}
<h2 id="download">${words.filesTitle}</h2>
${words.files(facts)}
${sample(words.command, `curl -OJ '${ORIGIN}${base}${API}build-system?primary=3b82f6&format=css&download'`)}
<h2 id="swatch">${words.swatchesTitle}</h2>
${words.swatches(facts)}
${sample('Markdown', `![brand](${ORIGIN}${base}/swatch/3b82f6.svg?size=32)`)}`;
}
