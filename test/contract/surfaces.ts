/*
 * Sends the cases of an operation to every surface: as a call of the library, as GET, as POST, in a batch, in a line of a
 * stream, as a command. All must give the same answer, those over HTTP and the command the same bytes, and every answer must
 * have the declared shape.
 */

import { commandWords, kebabCase } from '../../src/doors/command-words.ts';
import { BATCH, MOST_QUESTIONS } from '../../src/doors/batch.ts';
import { LINES_TYPE } from '../../src/doors/lines.ts';
import { InputError } from '../../src/errors.ts';
import { camelCase } from '../../src/math/camel-case.ts';
import * as library from '../../src/operations.ts';
import type { AnyOperation } from '../../src/operations/operation.ts';
import { check } from '../support/check.ts';
import { toQuery } from '../support/arbitrary.ts';
import { tincture, type Ran } from '../support/cli.ts';
import { missing } from '../support/holds.ts';
import type { Case, Surface } from './case.ts';

interface Reply {
	readonly status: number;
	readonly type: string | null;
	readonly text: string;
}

function callLibrary({ name }: AnyOperation, input: unknown): unknown {
	const call: unknown = new Map<string, unknown>(Object.entries(library)).get(camelCase(name));
	if (typeof call !== 'function') throw new Error(`The library has no ${camelCase(name)}().`);
	return call(input);
}

const writeQuery = ({ input, query }: Case): string => query ?? String(new URLSearchParams(
	[...toQuery(input as object)].flatMap(([name, values]) => values.map((value) => [name, value] as [string, string])),
));

async function send(url: string, init?: RequestInit): Promise<Reply> {
	const response = await fetch(url, init);
	return { status: response.status, type: response.headers.get('content-type'), text: await response.text() };
}

const post = (url: string, input: unknown): Promise<Reply> =>
	send(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(input) });

/** Checks the text of an answer. */
type CheckText = (surface: Surface, text: string) => string[];

/** Mismatches with the declared result. */
const checkShape = ({ result }: AnyOperation, answer: unknown): string[] =>
	check(result, answer).map(({ path, detail }) => `${path.join('.')} ${detail}`);

/** Mismatches with the declared result and with the expectation. */
const checkAnswer = (operation: AnyOperation, { expect }: { readonly expect: object }, answer: unknown): string[] =>
	[...checkShape(operation, answer), ...missing(answer, expect, 'answer')];

const says = (part: string | RegExp | undefined, detail: string): boolean =>
	part === undefined || (typeof part === 'string' ? detail.includes(part) : part.test(detail));

function checkLibrary(operation: AnyOperation, one: Case, checkText: CheckText): string[] {
	let answer: unknown;
	try {
		answer = callLibrary(operation, one.input);
	} catch (error) {
		if (!(error instanceof InputError)) throw error;
		if (!('problem' in one)) return [`refused: ${error.message}`];
		const { at, says: parts = [] } = one.problem;
		return [
			...missing(error.issues.map(({ path }) => path.join('.')), at, 'paths'),
			...error.issues.flatMap(({ detail }, i) => (says(parts[i], detail) ? [] : [`"${detail}" does not say ${String(parts[i])}`])),
		];
	}
	return 'expect' in one
		? [...checkShape(operation, answer), ...checkText('library', JSON.stringify(answer))]
		: [`answered ${JSON.stringify(answer)}`];
}

interface ProblemBody {
	readonly type: string;
	readonly title: string;
	readonly status: number;
	readonly detail: string;
	readonly errors?: readonly { readonly detail: string; readonly parameter?: string; readonly pointer?: string }[];
}

function checkReply(one: Case, surface: 'GET' | 'POST', { status, type, text }: Reply, checkText: CheckText): string[] {
	if ('expect' in one) {
		if (status !== 200) return [`${status}: ${text}`];
		return [
			...missing(type, 'application/json; charset=utf-8', 'content type'),
			...(text.endsWith('\n') ? ['ends with a line feed'] : []),
			...(JSON.stringify(JSON.parse(text)) === text ? [] : ['is not compact JSON']),
			...checkText(surface, text),
		];
	}
	const { status: expected, code, at, says: parts = [] } = one.problem;
	const body = JSON.parse(text) as ProblemBody;
	const place = (path: string): object =>
		(surface === 'GET' ? { parameter: path.split('.')[0] } : { pointer: ['#', ...path.split('.')].join('/') });
	return [
		...missing(status, expected, 'status'),
		...missing(type, 'application/problem+json', 'content type'),
		...missing(body, { type: `/problems/${code}`, status: expected, errors: at.map(place) }, 'problem'),
		...(body.errors ?? []).flatMap(({ detail }, i) => (says(parts[i], detail) ? [] : [`"${detail}" does not say ${String(parts[i])}`])),
		...(body.errors?.length === 1 && body.errors[0]?.detail !== body.detail ? ['detail is not the one fault'] : []),
		...(typeof body.title === 'string' && /^[A-Z].*\.$/.test(body.title) ? [] : ['title is not a sentence']),
	];
}

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Sends the single requests again in a batch and in a stream of lines. */
async function checkBatch(
	server: string,
	{ name, methods }: AnyOperation,
	alone: readonly { readonly input: unknown; readonly text: string }[],
): Promise<string[]> {
	if (!methods.includes('POST')) return [];
	const questions = alone.map(({ input }, id) => ({ id, operation: name, input }));
	// In a batch, pointers are relative to the question.
	const expected = alone.map(({ text }, id) => {
		const kind = text.startsWith('{"type":"/problems/') ? 'problem' : 'result';
		return `{"id":${id},"${kind}":${kind === 'problem' ? text.replace(/(?<="pointer":"#)/g, '/input') : text}}`;
	});
	const compare = (surface: string, answers: readonly string[]): string[] => expected.flatMap((text, i) =>
		(answers[i] === text ? [] : [`${surface} ${JSON.stringify(questions[i])}: ${answers[i]}, alone ${text}`]));
	const answers: string[] = [];
	for (let from = 0; from < questions.length; from += MOST_QUESTIONS) {
		const { text } = await post(server + BATCH, questions.slice(from, from + MOST_QUESTIONS));
		answers.push(...(JSON.parse(text) as unknown[]).map((answer) => JSON.stringify(answer)));
	}
	const lines = await send(server + BATCH, {
		method: 'POST', headers: { 'content-type': LINES_TYPE }, body: questions.map((question) => JSON.stringify(question)).join('\n'),
	});
	// A problem in a stream also has its line.
	const unnumbered = lines.text.split('\n').map((text, i) => text.replace(`{"line":${i + 1},`, '{'));
	return [...compare('batch', answers), ...compare('lines', unnumbered)];
}

/** Joins each option with its value: `--amount=25`. */
const joinOptions = (words: readonly string[]): readonly string[] => words.reduce<readonly string[]>((joined, word) => {
	const before = joined.at(-1) ?? '', isValue = before.startsWith('--') && !before.includes('=') && !word.startsWith('--');
	return isValue ? [...joined.slice(0, -1), `${before}=${word}`] : [...joined, word];
}, []);

/** Writes a case as a command, from its query if it has one. */
function writeCommand(operation: AnyOperation, { input, query }: Case): readonly string[] {
	// With an equals sign, so that the value of an unknown option is not a separate word.
	if (query === undefined) return [...joinOptions(commandWords(operation, input as object)), '--json'];
	const parameters = [...new URLSearchParams(query)];
	return [operation.name, ...parameters.map(([name, value]) => `--${kebabCase(name)}=${value}`), '--json'];
}

/** Rewrites a message for a shell, where the parameter `limit` is the option --limit. */
const toShell = (part: string | RegExp | undefined): string | RegExp | undefined =>
	(typeof part === 'string' && /Did you mean|Known: |is not a known|^"\w+"$/.test(part)
		? part.replace(/"([a-zA-Z]+)"/, (_, name: string) => (part.startsWith('Did') ? `--${kebabCase(name)}` : `"--${name}"`))
			.replace(/Known: /, 'Known: --')
		: part);

/** The code with which the command exits for an answer: 0 if it passes, 1 if not, 2 if there was nothing to check. */
function exitCode({ passes }: AnyOperation, answer: unknown): number {
	const verdict = passes === undefined || passes(answer as never);
	return verdict === undefined ? 2 : verdict ? 0 : 1;
}

function checkCommand(operation: AnyOperation, one: Case, { code, out, err }: Ran, checkText: CheckText): string[] {
	if ('expect' in one) {
		return out !== '' && code === exitCode(operation, JSON.parse(out)) && err === '' && out.endsWith('\n')
			? checkText('command', out.slice(0, -1))
			: [`${code}: ${err}${out}`];
	}
	const { at, says: parts = [] } = one.problem;
	if (code === 0 || out !== '') return [`answered ${out}`];
	const { detail, errors = [] } = JSON.parse(err) as ProblemBody;
	return [
		...missing(errors.map(({ parameter }) => parameter), at.map((path) => path.split('.')[0]), 'parameters'),
		...errors.flatMap((fault, i) => (says(parts[i], fault.detail) || says(toShell(parts[i]), fault.detail)
			? []
			: [`"${fault.detail}" does not say ${String(parts[i])}`])),
		...(errors.length === 1 && errors[0]?.detail !== detail ? ['detail is not the one fault'] : []),
	];
}

/** Sends cases to every surface; returns the faults, each with its surface and input. */
export async function checkSurfaces(server: string, operation: AnyOperation, cases: readonly Case[]): Promise<string[]> {
	const url = `${server}/api/v1/${operation.name}`;
	const faults: string[] = [];
	const alone: { readonly input: unknown; readonly text: string }[] = [];
	for (const one of cases) {
		const report = (surface: Surface, found: readonly string[]): void => {
			faults.push(...found.map((fault) => `${surface} ${one.query ?? JSON.stringify(one.input)}: ${fault}`));
		};
		const isOn = (surface: Surface): boolean => one.skip?.[surface] === undefined
			&& (surface === 'library' || surface === 'command' || operation.methods.includes(surface));
		/** The first answer over HTTP, which is compared with the expectation. All others must have the same bytes. */
		let first: { readonly surface: Surface; readonly text: string } | undefined;
		const checkText = (surface: Surface, text: string): string[] => {
			if (first?.text === text || !('expect' in one)) return [];
			const unequal = first === undefined ? [] : [`not the bytes of ${first.surface}: ${text} and ${first.text}`];
			if (surface === 'GET' || surface === 'POST') first ??= { surface, text };
			return [...unequal, ...checkAnswer(operation, one, JSON.parse(text))];
		};
		const got = isOn('GET') ? await send(`${url}?${writeQuery(one)}`) : undefined;
		const posted = isOn('POST') ? await post(url, one.input) : undefined;
		if (got) report('GET', checkReply(one, 'GET', got, checkText));
		if (posted) report('POST', checkReply(one, 'POST', posted, checkText));
		if (posted && isObject(one.input)) alone.push({ input: one.input, text: posted.text });
		if (isOn('command')) report('command', checkCommand(operation, one, await tincture(writeCommand(operation, one)), checkText));
		if (isOn('library')) report('library', checkLibrary(operation, one, checkText));
	}
	return [...faults, ...await checkBatch(server, operation, alone)];
}
