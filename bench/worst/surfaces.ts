/*
 * The surfaces that are searched: each operation, each form of theme, and the doors that take many operations at once.
 */

import type { Random } from '../../src/math/random.ts';
import { LIMITS } from '../../src/doors/limits.ts';
import type { AnyOperation } from '../../src/operations/operation.ts';
import { OPERATIONS } from '../../src/operations/table.ts';
import { schemaOf } from '../../src/schema/schema.ts';
import { colorText, expression, gradientDirection, gradientText, variableName, variables } from './colors.ts';
import { auditOptions, drawInput } from './inputs.ts';
import { get, post, postJson, type Request } from './request.ts';
import { below, pick } from './tape.ts';
import { THEMES } from './themes.ts';

export interface Surface {
	readonly name: string;
	/** A request of about `size` bytes, or fewer if the surface has no such large ones. */
	readonly draw: (random: Random, size: number) => Request;
	/** True if requests reach 60 kB, so that growth can be measured. */
	readonly isSized: boolean;
}

const API = '/api/v1/';

/** The largest body, with room for the fields around a theme. */
export const LARGEST = LIMITS.body - 3 * 1024;

/** The request as a body, or an empty object if it is longer than any body may be. */
const fitted = (target: string, value: object): Request => {
	const request = postJson(target, value);
	return Buffer.byteLength(request.body) <= LIMITS.body ? request : postJson(target, {});
};

/** Half of the requests of operations are queries, where the operation has them. */
function drawOperation(operation: AnyOperation, random: Random, size: number): Request {
	const input = drawInput(operation, random, size);
	const { variables: _, ...plain } = input;
	const query = Object.entries(plain).map(([name, value]) => `${name}=${encodeURIComponent(writeQuery(value))}`).join('&').replace(/%[^%]?$/, '');
	const isQuery = operation.methods.includes('GET') && random() < 0.3 && query.length < LIMITS.target - 100;
	return isQuery ? get(`${API}${operation.name}?${query}`) : fitted(API + operation.name, input);
}

const writeQuery = (value: unknown): string =>
	(Array.isArray(value) ? value.map(writeQuery).join(',') : typeof value === 'string' ? value.replace(/\p{Surrogate}/gu, '') : JSON.stringify(value));

/** Inputs that refuse late: unknown fields, wrong types, broken texts, over a whole body. */
function drawRefused(random: Random, size: number): Request {
	const { name, input } = pick(random, OPERATIONS), field = pick(random, Object.keys(input.fields));
	const part = pick(random, [
		(i: number) => `,"${i.toString(36)}":0`, (i: number) => `,"${field}${i}":"${field}"`, () => ',"q"', () => ',{}', () => 'ы', () => '\\u0301',
		() => `,"${'mediumaquamarin '.repeat(7)}"`, () => '[[[[[0]]]]],', () => ',"x":0', () => ',{"color":"blu","name":"x"}', () => '        ',
	]);
	const [begin, end] = pick(random, [['{"x":0', '}'], [`{"${field}":["red"`, ']}'], [`{"${field}":"`, '"}'], [`{"${field}":[`, '0]}'], ['', '']]);
	let body = begin;
	for (let i = 0; body.length < size - 200; i++) body += part(i);
	return post(API + pick(random, [name, 'batch']), body + end);
}

function drawQuestion(random: Random, size: number): unknown {
	const operation = pick(random, OPERATIONS), isBroken = random() < 0.1;
	return { ...(random() < 0.2 && { id: 'x'.repeat(below(random, 220)) }), operation: isBroken ? 'parse-colour' : operation.name, input: drawInput(operation, random, size) };
}

/** Items until their text is as long as wanted. */
function fill(size: number, most: number, item: () => string): string[] {
	const items: string[] = [];
	for (let length = 0; length < size && items.length < most;) {
		const one = item();
		items.push(one);
		length += one.length + 1;
	}
	return items;
}

function drawBatch(random: Random, size: number): Request {
	const own = random() < 0.6 ? JSON.stringify(drawQuestion(random, 300)) : null;
	const questions = fill(size, 100, () => own ?? JSON.stringify(drawQuestion(random, 300)));
	return post(`${API}batch`, `[${questions.join(',')}]`);
}

function drawLines(random: Random, size: number): Request {
	const kind = below(random, 4), own = JSON.stringify(drawQuestion(random, 300));
	const line = (): string => (kind === 0 ? pick(random, ['', ' ', '\t\r', ' '.repeat(80)]) : kind === 1 ? own
		: kind === 2 ? pick(random, ['{', '0', '[]', '"x"', '{}', '{"operation":1}', ' '.repeat(60)]) : JSON.stringify(drawQuestion(random, 300)));
	const text = random() < 0.05 ? 'x'.repeat(size) : fill(size, 1e5, line).join('\n');
	return post(`${API}batch`, text + pick(random, ['', '\n']), 'application/x-ndjson');
}

function drawMcp(random: Random, size: number): Request {
	const operation = pick(random, OPERATIONS), input = drawInput(operation, random, size);
	const [method, params] = pick<[string, unknown]>(random, [
		['tools/call', { name: operation.name, arguments: { ...input, ...(random() < 0.3 && { full: true }) } }], ['tools/list', {}],
		['tools/call', { name: 'x'.repeat(size / 2), arguments: input }], ['resources/read', { uri: 'x'.repeat(size / 2) }], ['resources/list', {}],
		['prompts/get', { name: pick(random, ['theme', 'x']), arguments: input }], ['x'.repeat(below(random, size)), input],
	]);
	return fitted('/mcp', { jsonrpc: '2.0', id: 1, method, params });
}

function drawQuery(random: Random): Request {
	const { name, input } = pick(random, OPERATIONS), fields = [...Object.keys(input.fields), 'x', 'colour', '__proto__'];
	const part = (): string => `${pick(random, fields)}=${pick(random, [encodeURIComponent(colorText(random, 120).replace(/\p{Surrogate}/gu, '')), ',', '%ff', '%', 'a,b,,', '+++', ''])}`;
	return get(`${API}${name}?${fill(below(random, LIMITS.target - 400), 2000, part).join('&')}`.slice(0, LIMITS.target - 10).replace(/%.?$/, ''));
}

/** Operations that read one color, for what only a color can cost. */
const READERS = ['parse-color', 'convert-color', 'nearest-names', 'check-gamut', 'harmonies'];

const page = (random: Random): object => ({ variables: variables(random), scheme: pick(random, ['light', 'dark']) });

const SPECIAL: readonly Surface[] = [
	{
		name: 'color-5', isSized: false,
		draw: (random) => fitted(API + pick(random, READERS), { color: expression(random, 2 + below(random, 4), variableName).slice(0, 120), ...page(random) }),
	},
	{
		name: 'variables', isSized: false,
		draw: (random) => fitted(`${API}audit-palette`, { colors: Array.from({ length: 24 }, () => `var(${variableName(random)})`), ...page(random) }),
	},
	{
		name: 'layers', isSized: false,
		draw: (random) => {
			const direction = gradientDirection(random), own = random() < 0.5 ? gradientText(random, direction) : null;
			const layer = (): string => own ?? (random() < 0.8 ? gradientText(random, direction) : colorText(random, 120));
			return fitted(`${API}check-contrast`, { text: colorText(random, 120), background: layer(), layers: Array.from({ length: 1 + below(random, 8) }, layer) });
		},
	},
	{
		name: 'among', isSized: false,
		draw: (random) => {
			const own = random() < 0.4 ? colorText(random, 120) : null, count = 1 + below(random, 200);
			const among = Array.from({ length: count }, (_, i) => ({ color: own ?? colorText(random, 120, random() < 0.2 ? variableName : null), name: `${'brand '.repeat(below(random, 8))}${i}` }));
			const asked = random() < 0.5 ? ['find-colors', { query: pick(random, ['brand', 'b', 'brnad 1', 'x'.repeat(60)]) }] as const : ['nearest-names', { color: 'red' }] as const;
			return fitted(API + asked[0], { ...asked[1], among, ...(random() < 0.3 && page(random)) });
		},
	},
	{ name: 'batch', isSized: true, draw: drawBatch },
	{ name: 'ndjson', isSized: true, draw: drawLines },
	{ name: 'mcp', isSized: true, draw: drawMcp },
	{ name: 'query', isSized: false, draw: drawQuery },
	{ name: 'swatch', isSized: false, draw: (random) => get(`/swatch/${encodeURIComponent(colorText(random, 120).replace(/\p{Surrogate}/gu, ''))}.svg?size=${below(random, 1100)}`) },
	{ name: 'refused', isSized: true, draw: drawRefused },
];

const isLarge = ({ input }: AnyOperation): boolean => Object.values(input.fields).some((field) => {
	const schema = schemaOf(field);
	return schema.kind === 'list' && schema.max >= 500;
});

/** All surfaces. */
export const SURFACES: readonly Surface[] = [
	...THEMES.map(({ form, draw }): Surface => ({
		name: `theme-${form}`, isSized: true,
		draw: (random, size) => fitted(`${API}audit-theme`, { ...auditOptions(random), theme: draw(random, size) }),
	})),
	...SPECIAL,
	...OPERATIONS.filter(({ name }) => name !== 'audit-theme').map((operation): Surface =>
		({ name: operation.name, isSized: isLarge(operation), draw: (random, size) => drawOperation(operation, random, size) })),
];
