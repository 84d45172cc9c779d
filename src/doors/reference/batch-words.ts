/*
 * Texts of the page about batches, files and swatches in English.
 */

/** Numbers and addresses that the page mentions. `base` is the path that the service is mounted under. */
export interface BatchFacts {
	readonly base: string;
	readonly batch: string;
	readonly questions: number;
	readonly lines: number;
	readonly linesType: string;
	readonly rate: number;
	readonly burst: number;
	readonly units: number;
	/** Tokens that a full batch owes, and the seconds until they are paid. */
	readonly debt: number;
	readonly seconds: number;
	/** Minutes that a full stream takes, and the most that any may take. */
	readonly minutes: number;
	readonly mostMinutes: number;
	readonly leastSize: number;
	readonly mostSize: number;
	readonly size: number;
}

export const BATCH_ENGLISH = {
	title: 'Batches, files and swatches',
	lead: 'Many questions in one request, answers as files, colors as pictures, and what they cost.',
	batchTitle: 'A batch',
	batch: ({ base, batch, questions }: BatchFacts) => `<p><code>POST ${base}${batch}</code> takes a list of up to ${questions} questions. Each has the
name of an <code>operation</code>, its <code>input</code> (the body of a POST to that operation), and an optional <code>id</code>.</p>`,
	questions: 'Questions',
	answers: `<p>The answers are in the same order: <code>{"id":"brand","result":{…}}</code>, or <code>{"id":"brand","problem":{…}}</code>, while the other
questions are still answered. A pointer in a problem is relative to its question, such as <code>#/input/color</code>. An object with the
list as <code>requests</code> is answered by an object with <code>results</code>.</p>`,
	linesTitle: 'A stream of lines',
	lines: ({ lines, linesType }: BatchFacts) => `<p>With <code>Content-Type: ${linesType}</code> the body has one question per line, up to ${lines}, and each
line is answered while the rest arrives. Blank lines get no answer. A problem has the number of its <code>line</code>, blank lines counted.</p>`,
	command: 'Command',
	costTitle: 'Cost',
	cost: ({ questions, lines, rate, burst, units, debt, seconds, minutes, mostMinutes }: BatchFacts) => `<p>Each question costs at least one
token, and
another one for each ${units} microseconds of work. At the default limit (${burst} tokens at once, then ${rate} a second) a batch of ${questions} simple
questions is answered at once and leaves a debt of ${debt} tokens, about ${seconds} seconds; ${lines} lines take about ${minutes} minutes, because a
stream waits for its tokens. A stream ends after ${mostMinutes} minutes. Hosts may set other limits; a service of your own needs none
(<code>RATE_LIMIT=off</code>).</p>`,
	filesTitle: 'Files',
	files: ({ base }: BatchFacts) => `<p>Operations with <code>code</code> in their answer, such as <a href="${base}/docs/export-tokens">export-tokens</a> and
<a href="${base}/docs/build-system">build-system</a>, return the file itself with <code>?download</code>, also in the address of a POST, or with
<code>Accept</code> and the media type of the file. It costs as much as the answer in JSON.</p>`,
	swatchesTitle: 'Swatches',
	swatches: ({ base, leastSize, mostSize, size }: BatchFacts) => `<p><code>${base}/swatch/{color}.svg</code> is a square of a color in any form,
percent-encoded, for READMEs and mails. <code>size</code> is its side in pixels, ${leastSize} to ${mostSize}, by default ${size}. A swatch costs one token,
and is cached for a day.</p>`,
};

export type BatchWords = typeof BATCH_ENGLISH;
