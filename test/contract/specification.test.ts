/*
 * Every bound, word, default and requirement of the specification, tested over HTTP with GET and POST.
 *
 * The cases in test/operations and the guard of the table cover everything that the page leaves open.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { withServer } from '../support/server.ts';
import { ask, padded, shorten, type Method, type Reply } from './specification-client.ts';
import { SPECIFIED, type Rule, type Values } from './specified.ts';

/** A request and its expected status. */
interface TestRequest {
	readonly what: string;
	readonly values: Values;
	readonly status: 200 | 400;
	/** A query cannot write an empty list. */
	readonly onlyPost?: boolean;
}

const distinct = (count: number): string[] => Array.from({ length: count }, (_, i) => `hsl(${i * 27} 60% 50%)`);

/** Accepted forms, one of each. */
const READABLE = [
	'#3b82f6', '#38f', '#3b82f680', 'rgb(59 130 246)', 'rgb(59, 130, 246)', 'hsl(217 91% 60%)', 'hwb(217 23% 4%)', 'lab(55% 9 -65)',
	'lch(55% 66 278)', 'oklab(0.62 -0.03 -0.19)', 'oklch(0.62 0.19 260)', 'color(display-p3 0.3 0.5 0.9)', 'rebeccapurple',
	'dusty rose', 'sky-500',
];

function listRequests(name: string, rule: Rule, good: Values): TestRequest[] {
	const sent = (value: unknown, status: 200 | 400, what = shorten(value)): TestRequest =>
		({ what: `${name} ${what}`, values: { ...good, [name]: value }, status });
	const counted = (least: number, most: number | undefined, make: (n: number) => readonly unknown[]): TestRequest[] => [
		...(least > 0 ? [{ ...sent(make(least - 1), 400, `of ${least - 1}`), onlyPost: least === 1 }] : []),
		{ ...sent(make(least), 200, `of ${least}`), onlyPost: least === 0 },
		...(most === undefined ? [] : [sent(make(most), 200, `of ${most}`), sent(make(most + 1), 400, `of ${most + 1}`)]),
	];
	switch (rule.kind) {
		case 'color': return [
			...READABLE.map((color) => sent(color, 200)),
			sent(padded(120), 200, 'of 120 characters'),
			sent(padded(121), 400, 'of 121 characters'),
			sent('', 400),
			sent('no such color at all', 400),
		];
		case 'colors': return [
			...counted(rule.least, rule.most, distinct),
			sent([...distinct(Math.max(1, rule.least)), 'no such color at all'], 400),
			sent([...distinct(Math.max(1, rule.least)), padded(121)], 400, 'with one of 121 characters'),
		];
		case 'word': return [...rule.words.map((word) => sent(word, 200)), sent('no-such-word', 400)];
		case 'words': return [
			...rule.words.map((word) => sent([word], 200)),
			...counted(1, rule.most, (n) => Array.from({ length: n }, (_, i) => rule.words[i % rule.words.length])),
			sent([...rule.words].reverse(), 200, 'all'),
			sent([rule.words[0], 'no-such-word'], 400),
		];
		case 'whole': return [sent('x', 400), sent(2.5, 400), sent(3, 200), ...bounds(rule, sent)];
		case 'number': return [sent('x', 400), sent(2.5, 200), ...bounds(rule, sent)];
		case 'text': return [
			...(
				rule.least === undefined ? [] : [sent('n'.repeat(rule.least), 200), ...(rule.least > 0 ? [sent('n'.repeat(rule.least - 1), 400)] : [])]
			),
			...(rule.most === undefined ? [] : [sent('n'.repeat(rule.most), 200), sent('n'.repeat(rule.most + 1), 400)]),
		];
		default: return rule satisfies never;
	}
}

function bounds(
	{ least, most }: { readonly least?: number; readonly most?: number },
	sent: (value: unknown, status: 200 | 400) => TestRequest,
): TestRequest[] {
	return [
		...(least === undefined ? [] : [sent(least, 200), sent(least - 1, 400)]),
		...(most === undefined ? [] : [sent(most, 200), sent(most + 1, 400)]),
	];
}

const without = (values: Values, name: string): Values => Object.fromEntries(Object.entries(values).filter(([key]) => key !== name));

const holds = (answer: unknown, path: string): boolean =>
	path.split('.').reduce<unknown>((part, key) => (part as Values | null | undefined)?.[key], answer) !== undefined;

// --- The rules ----------------------------------------------------------------------------------------------------------

const specification = suite('the specification');

for (const [operation, { methods, good, fields, contains }] of Object.entries(SPECIFIED)) {
	const isRequired = (rule: Rule): boolean => 'required' in rule && rule.required;
	const requests: readonly TestRequest[] = [
		{ what: 'the valid request', values: good, status: 200 },
		...Object.entries(fields).flatMap(([name, rule]) => listRequests(name, rule, good)),
		...Object.entries(fields)
			.filter(([, rule]) => isRequired(rule))
			.map(([name]): TestRequest => ({ what: `without ${name}`, values: without(good, name), status: 400 })),
		...Object.entries(fields)
			.filter(([, rule]) => !isRequired(rule))
			.map(([name]): TestRequest => ({ what: `without ${name}`, values: without(good, name), status: 200 })),
	];
	for (const method of methods.split(', ') as Method[]) {
		specification(`${method} ${operation}: ${requests.length} requests get the expected status`, () => withServer(async (url) => {
			const faults: string[] = [];
			for (const { what, values, status, onlyPost = false } of requests) {
				if (onlyPost && method === 'GET') continue;
				const reply = await ask(url, operation, method, values);
				if (reply.status !== status) faults.push(`${what}: ${reply.status} instead of ${status}, ${reply.text.slice(0, 120)}`);
				else faults.push(...faultsOfBody(reply).map((fault) => `${what}: ${fault}`));
			}
			assert.equal(faults, []);
		}));

		specification(`${method} ${operation}: an absent field has its default`, () => withServer(async (url) => {
			for (const [name, rule] of Object.entries(fields)) {
				if (!('default' in rule)) continue;
				// Every good request for a palette has a seed, because a random one would make any two palettes differ.
				const [absent, written] = await Promise.all([
					ask(url, operation, method, without(good, name)), ask(url, operation, method, { ...good, [name]: rule.default }),
				]);
				assert.is(absent.status, 200);
				assert.is(absent.text, written.text, `${name} is ${shorten(rule.default)}`);
				const other = otherThan(rule);
				if (other !== undefined)
					assert.is.not(absent.text, (await ask(url, operation, method, { ...good, [name]: other })).text, `${name} matters`);
			}
		}));

		specification(`${method} ${operation}: the result contains the listed fields`, () => withServer(async (url) => {
			const answer: unknown = JSON.parse((await ask(url, operation, method, good)).text);
			assert.equal(contains.filter((path) => !holds(answer, path)), []);
		}));
	}
}

/** A value of the field that is not its default. */
function otherThan(rule: Rule): unknown {
	switch (rule.kind) {
		case 'word': return rule.words.find((word) => word !== rule.default);
		case 'words': return rule.words.slice(0, 1);
		case 'whole':
		case 'number': return rule.most;
		case 'text': return 'Other';
		default: return undefined;
	}
}

/** A problem has type, title, status and detail; a success is JSON. */
function faultsOfBody({ status, type, text }: Reply): string[] {
	const body = JSON.parse(text) as Values;
	if (status === 200) return type?.split(';')[0] === 'application/json' ? [] : [`is ${type}`];
	return [
		...(type === 'application/problem+json' ? [] : [`is ${type}`]),
		...['type', 'title', 'detail'].filter((key) => typeof body[key] !== 'string' || body[key] === '').map((key) => `has no ${key}`),
		...(body['status'] === status ? [] : [`says status ${String(body['status'])}`]),
	];
}

specification.run();
