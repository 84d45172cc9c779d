/*
 * Every case of every operation on every surface: as a call of the library, as GET, as POST, in a batch, in a line of a
 * stream, as a command. All give the same answer, those over HTTP and the command the same bytes, and every answer is what its
 * operation declares.
 */

import { readdirSync } from 'node:fs';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { wordsOf } from '../../src/cli/command.ts';
import { kebabCase } from '../../src/cli/fields.ts';
import { BATCH, MOST_QUESTIONS } from '../../src/doors/batch.ts';
import { LINES_TYPE } from '../../src/doors/lines.ts';
import { InputError } from '../../src/errors.ts';
import * as library from '../../src/operations.ts';
import type { AnyOperation } from '../../src/operations/operation.ts';
import { OPERATIONS } from '../../src/operations/table.ts';
import { check } from '../../src/schema/check.ts';
import { toQuery } from '../support/arbitrary.ts';
import { tincture, type Ran } from '../support/cli.ts';
import { missing } from '../support/holds.ts';
import { camelCase } from '../support/operations-entry.ts';
import { withServer } from '../support/server.ts';
import { OPERATION_NAMES, type Case, type Surface } from './case.ts';

/** A file of cases is named after its operation and exports one list. */
const files = readdirSync(new URL('.', import.meta.url))
	.filter((file) => /\.[jt]s$/.test(file) && !/^case\.|\.test\./.test(file));

const CASES = new Map(await Promise.all(files.map(async (file) => {
	const [cases] = Object.values(await import(new URL(file, import.meta.url).href) as object);
	return [file.replace(/\.[jt]s$/, ''), cases as readonly Case[]] as const;
})));

interface Reply {
	readonly status: number;
	readonly type: string | null;
	readonly text: string;
}

const functionOf = ({ name }: AnyOperation): ((input: unknown) => unknown) => {
	const found: unknown = new Map<string, unknown>(Object.entries(library)).get(camelCase(name));
	assert.type(found, 'function', `the library has ${camelCase(name)}()`);
	return found as (input: unknown) => unknown;
};

const queryOf = ({ input, query }: Case): string => query ?? String(new URLSearchParams(
	[...toQuery(input as object)].flatMap(([name, values]) => values.map((value) => [name, value] as [string, string])),
));

async function ask(url: string, init?: RequestInit): Promise<Reply> {
	const response = await fetch(url, init);
	return { status: response.status, type: response.headers.get('content-type'), text: await response.text() };
}

const post = (url: string, input: unknown): Promise<Reply> =>
	ask(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(input) });

/** What is wrong with an answer. */
function faultsOfAnswer({ result }: AnyOperation, { expect }: { readonly expect: object }, answer: unknown): string[] {
	return [...check(result, answer).map(({ path, detail }) => `${path.join('.')} ${detail}`), ...missing(answer, expect, 'answer')];
}

const says = (part: string | RegExp | undefined, detail: string): boolean =>
	part === undefined || (typeof part === 'string' ? detail.includes(part) : part.test(detail));

function faultsInLibrary(operation: AnyOperation, one: Case): string[] {
	let answer: unknown;
	try {
		answer = functionOf(operation)(one.input);
	} catch (error) {
		if (!(error instanceof InputError)) throw error;
		if (!('problem' in one)) return [`refused: ${error.message}`];
		const { at, says: parts = [] } = one.problem;
		return [
			...missing(error.issues.map(({ path }) => path.join('.')), at, 'paths'),
			...error.issues.flatMap(({ detail }, i) => (says(parts[i], detail) ? [] : [`"${detail}" does not say ${String(parts[i])}`])),
		];
	}
	return 'expect' in one ? faultsOfAnswer(operation, one, answer) : [`answered ${JSON.stringify(answer)}`];
}

interface ProblemBody {
	readonly type: string;
	readonly title: string;
	readonly status: number;
	readonly detail: string;
	readonly errors?: readonly { readonly detail: string; readonly parameter?: string; readonly pointer?: string }[];
}

function faultsInReply(operation: AnyOperation, one: Case, surface: 'GET' | 'POST', { status, type, text }: Reply): string[] {
	if ('expect' in one) {
		if (status !== 200) return [`${status}: ${text}`];
		return [
			...missing(type, 'application/json; charset=utf-8', 'content type'),
			...(text.endsWith('\n') ? ['ends with a line feed'] : []),
			...(JSON.stringify(JSON.parse(text)) === text ? [] : ['is not compact JSON']),
			...faultsOfAnswer(operation, one, JSON.parse(text)),
		];
	}
	const { status: wanted, code, at, says: parts = [] } = one.problem;
	const body = JSON.parse(text) as ProblemBody;
	const place = (path: string): object =>
		(surface === 'GET' ? { parameter: path.split('.')[0] } : { pointer: ['#', ...path.split('.')].join('/') });
	return [
		...missing(status, wanted, 'status'),
		...missing(type, 'application/problem+json', 'content type'),
		...missing(body, { type: `/problems/${code}`, status: wanted, errors: at.map(place) }, 'problem'),
		...(body.errors ?? []).flatMap(({ detail }, i) => (says(parts[i], detail) ? [] : [`"${detail}" does not say ${String(parts[i])}`])),
		...(body.errors?.length === 1 && body.errors[0]?.detail !== body.detail ? ['detail is not the one fault'] : []),
		...(typeof body.title === 'string' && /^[A-Z].*\.$/.test(body.title) ? [] : ['title is no sentence']),
	];
}

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Asks in a batch and in a stream of lines what was asked alone. */
async function faultsInBatch(
	server: string,
	{ name, methods }: AnyOperation,
	alone: readonly { readonly input: unknown; readonly text: string }[],
): Promise<string[]> {
	if (!methods.includes('POST')) return [];
	const questions = alone.map(({ input }, id) => ({ id, operation: name, input }));
	const wanted = alone.map(({ text }, id) => `{"id":${id},"${text.startsWith('{"type":"/problems/') ? 'problem' : 'result'}":${text}}`);
	const compared = (surface: string, answers: readonly string[]): string[] => wanted.flatMap((text, i) =>
		(answers[i] === text ? [] : [`${surface} ${JSON.stringify(questions[i])}: ${answers[i]}, alone ${text}`]));
	const answers: string[] = [];
	for (let from = 0; from < questions.length; from += MOST_QUESTIONS) {
		const { text } = await post(server + BATCH, questions.slice(from, from + MOST_QUESTIONS));
		answers.push(...(JSON.parse(text) as unknown[]).map((answer) => JSON.stringify(answer)));
	}
	const lines = await ask(server + BATCH, {
		method: 'POST', headers: { 'content-type': LINES_TYPE }, body: questions.map((question) => JSON.stringify(question)).join('\n'),
	});
	return [...compared('batch', answers), ...compared('lines', lines.text.split('\n'))];
}

/** A case as a command: its query where it has one, else its input. */
function commandOf(operation: AnyOperation, { input, query }: Case): readonly string[] {
	// With a sign of equality, so that the value of an option that is not known is no word of its own.
	if (query === undefined) return [...wordsOf(operation, input as object, '='), '--json'];
	const parameters = [...new URLSearchParams(query)];
	return [operation.name, ...parameters.map(([name, value]) => `--${kebabCase(name)}=${value}`), '--json'];
}

/** A message as a shell has it: what a query calls `limit` is the option --limit there. */
const inShell = (part: string | RegExp | undefined): string | RegExp | undefined =>
	(typeof part === 'string' && /Did you mean|Known: |is not a known|^"\w+"$/.test(part)
		? part.replace(/"([a-zA-Z]+)"/, (_, name: string) => (part.startsWith('Did') ? `--${kebabCase(name)}` : `"--${name}"`))
			.replace(/Known: /, 'Known: --')
		: part);

/** Does what was checked pass? */
const passes = ({ passes: asked }: AnyOperation, answer: unknown): boolean => asked?.(answer as never) ?? true;

function faultsInCommand(operation: AnyOperation, one: Case, { code, out, err }: Ran): string[] {
	if ('expect' in one) {
		return (code === 0 || (code === 1 && out !== '' && !passes(operation, JSON.parse(out)))) && err === '' && out.endsWith('\n')
			? faultsOfAnswer(operation, one, JSON.parse(out))
			: [`${code}: ${err}${out}`];
	}
	const { at, says: parts = [] } = one.problem;
	if (code === 0 || out !== '') return [`answered ${out}`];
	const { detail, errors = [] } = JSON.parse(err) as ProblemBody;
	return [
		...missing(errors.map(({ parameter }) => parameter), at.map((path) => path.split('.')[0]), 'parameters'),
		...errors.flatMap((fault, i) => (says(parts[i], fault.detail) || says(inShell(parts[i]), fault.detail)
			? []
			: [`"${fault.detail}" does not say ${String(parts[i])}`])),
		...(errors.length === 1 && errors[0]?.detail !== detail ? ['detail is not the one fault'] : []),
	];
}

const contract = suite('the contract');

contract('every operation has a file of cases', () => {
	assert.equal(OPERATIONS.map(({ name }) => name).filter((name) => !CASES.has(name)), []);
});

contract('every file of cases is named after an operation', () => {
	assert.equal([...CASES.keys()].filter((name) => !OPERATION_NAMES.includes(name)), []);
});

contract('every case can be told from the others, and a surface is skipped only for a reason', () => {
	for (const [name, cases] of CASES) {
		assert.ok(cases.length >= 10, `${name} has ${cases.length} cases`);
		assert.ok(cases.some((one) => 'problem' in one) && cases.some((one) => 'expect' in one), name);
		const sent = cases.map(({ input, query }) => JSON.stringify([input, query]));
		assert.equal(sent.filter((text, i) => sent.indexOf(text) !== i), [], name);
		for (const { skip = {} } of cases) for (const reason of Object.values(skip)) assert.ok(reason.length > 10, name);
	}
});

for (const operation of OPERATIONS) {
	contract(`${operation.name} gives one answer on every surface`, async () => {
		const faults: string[] = [];
		await withServer(async (server) => {
			const url = `${server}/api/v1/${operation.name}`;
			const alone: { readonly input: unknown; readonly text: string }[] = [];
			for (const one of CASES.get(operation.name) ?? []) {
				const tell = (surface: Surface, found: readonly string[]): void => {
					faults.push(...found.map((fault) => `${surface} ${one.query ?? JSON.stringify(one.input)}: ${fault}`));
				};
				const isOn = (surface: Surface): boolean => one.skip?.[surface] === undefined
					&& (surface === 'library' || surface === 'command' || operation.methods.includes(surface));
				const got = isOn('GET') ? await ask(`${url}?${queryOf(one)}`) : undefined;
				const posted = isOn('POST') ? await post(url, one.input) : undefined;
				if (got) tell('GET', faultsInReply(operation, one, 'GET', got));
				if (posted) tell('POST', faultsInReply(operation, one, 'POST', posted));
				if (posted && isObject(one.input)) alone.push({ input: one.input, text: posted.text });
				const told = isOn('command') ? await tincture(commandOf(operation, one)) : undefined;
				if (told) tell('command', faultsInCommand(operation, one, told));
				if (told && (got ?? posted) && 'expect' in one && told.out !== `${(got ?? posted)!.text}\n`)
					tell('command', [`not the bytes of ${got ? 'GET' : 'POST'}: ${told.out} and ${(got ?? posted)!.text}`]);
				if (isOn('library')) tell('library', faultsInLibrary(operation, one));
				if (got && posted && 'expect' in one && got.text !== posted.text)
					tell('POST', [`not the bytes of GET: ${got.text} and ${posted.text}`]);
				if (posted && isOn('library') && 'expect' in one && posted.status === 200) {
					tell('library', missing(functionOf(operation)(one.input), JSON.parse(posted.text), 'answer'));
				}
			}
			faults.push(...await faultsInBatch(server, operation, alone));
		});
		assert.ok(faults.length === 0, `${faults.length} faults\n${faults.join('\n')}`);
	});
}

contract.run();
