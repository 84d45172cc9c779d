/*
 * The reference for language models: an index, and everything in one file.
 *
 * Source  llmstxt.org: a heading, a quotation, prose, then lists of links under headings.
 */

import type { Steps } from '../../math/steps.ts';
import type { AnyOperation } from '../../operations/operation.ts';
import { fixedDoor, type Door, type Reply } from '../door.ts';
import type { Mount } from '../links.ts';
import { DEFAULT_RATE, LIMITS } from '../limits.ts';
import { answerExamples, type ExampleAnswers } from '../openapi/operation.ts';
import { API } from '../operations.ts';
import { callAddress } from '../request-forms.ts';
import { sharedWork } from '../slices.ts';
import { STREAM_MINUTES } from './batch-parts.ts';
import { fieldRows, type FieldRow } from './field-rows.ts';
import { ENGLISH_GUIDES } from './guides-en.ts';
import { byGroup } from './index-page.ts';
import { exampleCall } from './sample.ts';

const TYPE = 'text/plain; charset=utf-8';

/** Longest answer, in characters; longer ones cost too many tokens for what they show. */
const MOST_ANSWER = 2500;

const reply = (body: string): Reply => ({ status: 200, type: TYPE, body, keep: 'day' });

/** The doors of both texts. */
export const languageModelDoors = (operations: readonly AnyOperation[], mount: Mount): readonly Door[] => [
	fixedDoor('/llms.txt', () => reply(shortText(operations, mount))),
	fixedDoor('/llms-full.txt', sharedWork(() => fullText(operations, mount.base))),
];

const head = (base: string): string => `# Tincture

> A stateless color API over plain HTTP: CSS Color 4 math, WCAG 2 and APCA contrast, gamut mapping, color names in English and Russian, scales, palettes, gradients, design tokens. No key. JSON in, JSON out.

GET takes a query: a list is one value with commas, # is written %23 or left out. POST takes a JSON object with the same fields (Content-Type: application/json) and gives the same bytes. A color is written in any CSS form, color-mix(), relative colors and light-dark() (with \`scheme\`) among them, with var() where a body gives \`variables\`; as HEX, as a Tailwind class, or by a name. Errors are application/problem+json; \`detail\` says what to write instead. Many questions at once: POST ${base}${API}batch, a list of {"operation", "input", "id"}; each costs a token or more of ${DEFAULT_RATE.rate} a second, so ${LIMITS.lines} lines of NDJSON take about ${STREAM_MINUTES} minutes. \`?download\` returns code as a file; ${base}/swatch/{color}.svg is a picture, one token.
`;

const shortText = (operations: readonly AnyOperation[], { base, hasPages }: Mount): string => `${head(base)}
${byGroup(operations).map(({ group, members }) => `## ${group}\n\n${members.map(({ name, title, summary }) =>
		`- [${title}](${base}${hasPages ? '/docs/' : '/llms-full.txt#'}${name}): ${summary}`).join('\n')}\n`).join('\n')}
## Descriptions

- [OpenAPI 3.1](${base}/openapi.json): every operation with its schemas and examples
- [The reference in one file](${base}/llms-full.txt): fields, bounds, sample calls
- [Problems](${base}/problems): what each means and how to fix it
${hasPages ? linksToPages(base) : ''}`;

const linksToPages = (base: string): string =>
	`- [Batches, files and swatches](${base}/docs/batch): many questions in one request, and their cost in tokens
- [Library](${base}/docs/library): the engine without HTTP

## Optional

${Object.entries(ENGLISH_GUIDES).map(([name, { title, lead }]) => `- [${title}](${base}/docs/guides/${name}): ${lead}`).join('\n')}
`;

function* fullText(operations: readonly AnyOperation[], base: string): Steps<Reply> {
	const answered = yield* answerExamples(operations);
	return reply(`${head(base)}\n${answered.map((one) => operationText(one, base)).join('\n')}`);
}

const operationText = ({ operation, answers }: ExampleAnswers, base: string): string => `## ${operation.name}

${operation.summary} ${operation.methods.join(', ')} ${base}${API}${operation.name}

${fieldRows(operation.input.fields).map(fieldLine).join('\n')}

Answer: ${operation.result.doc}

${operation.examples.map(({ input, shows }, i) => exampleText(operation, input, shows, JSON.stringify(answers[i]), base)).join('\n')}`;

const fieldLine = ({ name, isRequired, isBodyOnly, kind, words, fallback, doc }: FieldRow): string =>
	`- \`${name}\` (${kind}${words.length === 0 ? '' : ` ${words.join(', ')}`}; ${
		isRequired ? 'required' : fallback === undefined ? 'optional' : `default ${fallback}`}${isBodyOnly ? ', only in a body' : ''}): ${doc}`;

function exampleText(operation: AnyOperation, input: object, shows: string, answer: string, base: string): string {
	const call = exampleCall(base + API, operation, input);
	const request = `${call.method} ${callAddress(call)}${call.method === 'GET' ? '' : `\n${JSON.stringify(input)}`}`;
	return `${shows.charAt(0).toUpperCase()}${shows.slice(1)}:\n\n\`\`\`\n${request}\n${answer.length > MOST_ANSWER ? '(a long answer)' : answer}\n\`\`\`\n`;
}
