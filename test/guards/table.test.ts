/*
 * The operations table: what every row must have, and the limits that the contract of the service sets.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readBackdrop } from '../../src/operations/backdrop.ts';
import { readInput } from '../../src/operations/fields.ts';
import { GROUP_NAMES, type AnyOperation } from '../../src/operations/operation.ts';
import { OPERATIONS } from '../../src/operations/table.ts';
import { check } from '../../src/schema/check.ts';
import { decodeJson, decodeQuery } from '../../src/schema/decode.ts';
import { isInQuery, schemaOf, type Field, type Schema, type Text } from '../../src/schema/schema.ts';
import { OPERATION_NAMES } from '../contract/case.ts';
import { toQuery } from '../support/arbitrary.ts';

interface Place {
	/** `formats[]` is an item of the list `formats`. */
	readonly path: string;
	readonly schema: Schema;
}

/** A schema and every schema in it. */
const placesIn = (schema: Schema, path = ''): Place[] => {
	const here = { path, schema };
	switch (schema.kind) {
		case 'list':
		case 'record': return [here, ...placesIn(schema.of, `${path}[]`)];
		case 'nullable': return [here, ...placesIn(schema.of, path)];
		case 'object': return [
			here,
			...Object.entries(schema.fields).flatMap(([name, field]) => placesIn(schemaOf(field), path === '' ? name : `${path}.${name}`)),
		];
		default: return [here];
	}
};

const everyPlace = OPERATIONS.flatMap(({ name, input, result }) => [
	...placesIn(input).map((place) => ({ ...place, path: `${name} input ${place.path}` })),
	...placesIn(result).map((place) => ({ ...place, path: `${name} result ${place.path}` })),
]);

const fallbacks = OPERATIONS.flatMap(({ name, input }) => Object.entries(input.fields).flatMap(([field, { kind, ...rest }]) =>
	(kind === 'fallback' && 'value' in rest && 'of' in rest ? [{ path: `${name} ${field}`, value: rest.value, of: rest.of as Schema }] : [])));

const answerTo = ({ input, run }: AnyOperation, value: unknown): unknown => run(decodeJson(input, value) as never);

const table = suite('the operations table');

table('names are unique, kebab-case, and stand in the order of the documents', () => {
	const names = OPERATIONS.map(({ name }) => name);
	assert.equal(names, OPERATION_NAMES.filter((name) => names.includes(name)));
	for (const name of names) assert.match(name, /^[a-z]+(?:-[a-z]+)+$|^harmonies$/);
});

table('a summary is one sentence', () => {
	for (const { name, summary } of OPERATIONS) assert.match(summary, /^[A-Z][^.?!]*(?:Rec\. 2020|\d\.\d|[^.?!])*\.$/, `${name}: ${summary}`);
});

table('a title is two to five words without a mark, and belongs to one operation', () => {
	for (const { name, title } of OPERATIONS) assert.match(title, /^[A-Z][a-z]+(?: [a-z]+){1,4}$/, name);
	assert.is(new Set(OPERATIONS.map(({ title }) => title)).size, OPERATIONS.length);
});

table('every group has an operation', () => {
	assert.equal([...new Set(OPERATIONS.map(({ group }) => group))].sort(), [...GROUP_NAMES].sort());
});

table('an operation answers GET and POST, or POST alone', () => {
	for (const { name, methods } of OPERATIONS) {
		assert.equal(methods, ['export-tokens', 'audit-theme'].includes(name) ? ['POST'] : ['GET', 'POST'], name);
	}
});

table('what GET needs can be written in a query; what may be absent says where it can be sent', () => {
	for (const { name, methods, input } of OPERATIONS.filter((one) => one.methods.includes('GET'))) {
		for (const [field, of] of Object.entries(input.fields)) {
			assert.ok(
				isInQuery(schemaOf(of)) || (of.kind === 'optional' && schemaOf(of).doc.endsWith('POST only.')),
				`${name} ${field}: ${methods.join()}`,
			);
		}
	}
});

table('field names are camelCase, or ids with a hyphen', () => {
	for (const { path, schema } of everyPlace) {
		const names = schema.kind === 'object' ? Object.keys(schema.fields) : schema.kind === 'record' ? schema.keys : [];
		for (const name of names)
			assert.match(
				name,
				schema.kind === 'record' && /^\d+$/.test(name) ? /./ : /^[a-z]+(?:[A-Z][a-z]*|\d+)*$|^[a-z0-9]+(?:-[a-z0-9]+)+$/,
				`${path}: ${name}`,
			);
	}
});

table('every field is documented with a sentence', () => {
	// The input object itself is described by the summary of its operation.
	for (const { path, schema } of everyPlace.filter(({ path }) => !path.endsWith(' input '))) {
		assert.match(schema.doc, /^(?:\p{Lu}|\d|sRGB|deltaE).*[.?]$/u, `${path}: "${schema.doc}"`);
	}
});

/** What a number can be measured in or counted as. */
const UNITS =
	/percent|degree|\d to \d|from 0|how many|ratio|deltaE|CIEDE2000|Lc\b|index|seed|step|chroma|whole deficiency|distance|how far/i;

table('every number says what it is measured in', () => {
	for (const { path, schema } of everyPlace) {
		if (schema.kind === 'number') assert.match(schema.doc, UNITS, `${path}: "${schema.doc}"`);
	}
});

table('bounds are in order, patterns are regular expressions, and choices are not repeated', () => {
	for (const { path, schema } of everyPlace) {
		if (schema.kind === 'number' || schema.kind === 'list' || schema.kind === 'text') assert.ok(schema.min <= schema.max, path);
		if (schema.kind === 'text' && schema.pattern !== undefined) assert.ok(new RegExp(schema.pattern, 'u') instanceof RegExp);
		if (schema.kind === 'choice') assert.is(new Set(schema.values).size, schema.values.length, path);
	}
});

table('only inputs have texts that are read and fields with a fallback', () => {
	for (const { path, schema } of everyPlace.filter((place) => place.path.includes(' result '))) {
		assert.ok(schema.kind !== 'text' || schema.read === null, path);
		const fields: readonly Field[] = schema.kind === 'object' ? Object.values(schema.fields) : [];
		assert.not.ok(fields.some(({ kind }) => kind === 'fallback'), path);
	}
});

table('every input is bounded', () => {
	for (const { path, schema } of everyPlace.filter((place) => place.path.includes(' input '))) {
		if (schema.kind === 'number') assert.ok(Number.isFinite(schema.min) && Number.isFinite(schema.max), path);
		const most = (schema: Text<unknown>): number => (schema.isFile ? 1 << 20 : schema.mostOf === undefined ? 200 : 1000);
		if (schema.kind === 'text') assert.ok(schema.min >= 0 && schema.max <= most(schema), path);
		if (schema.kind === 'list') assert.ok(schema.max <= 200, path);
	}
});

table('every default is legal, and is what the field means when it is absent', () => {
	for (const { path, value, of } of fallbacks) assert.equal(check(of, value), [], path);
	for (const { name, input, examples } of OPERATIONS) {
		const required = Object.fromEntries(Object.entries(examples[0]!.input).filter(([field]) => input.fields[field]?.kind !== 'fallback'));
		const filled = decodeJson(input, required);
		for (const [field, { kind, ...rest }] of Object.entries(input.fields)) {
			if (kind === 'fallback' && 'value' in rest) assert.equal(filled[field], rest.value, `${name} ${field}`);
		}
	}
});

table('every example is read, answered as declared, and says what it shows', () => {
	for (const operation of OPERATIONS) {
		assert.ok(operation.examples.length > 0);
		for (const { input, shows } of operation.examples) {
			assert.equal(check(operation.result, answerTo(operation, input)), [], `${operation.name}: ${shows}`);
			assert.match(shows, /^\p{Ll}.*[^.]$/u, 'a phrase');
		}
	}
});

table('an example says the same in a query', () => {
	for (const { name, methods, input, examples } of OPERATIONS.filter(({ methods }) => methods.includes('GET'))) {
		for (const example of examples) {
			assert.equal(decodeQuery(input, toQuery(example.input)), decodeJson(input, example.input), `${name}: ${methods.join()}`);
		}
	}
});

table('an answer may be kept for a day, unless something is drawn at random', () => {
	for (const { name, input, cache, examples } of OPERATIONS) {
		for (const example of examples) {
			const keep = cache(decodeJson(input, example.input) as never);
			assert.is(keep, name === 'generate-palette' && !('seed' in example.input) ? 'never' : 'day', name);
		}
	}
});

table('an operation gives the same answer again, and leaves its input as it was', () => {
	for (const operation of OPERATIONS) {
		for (const { input } of operation.examples) {
			const decoded = decodeJson(operation.input, input);
			if (operation.cache(decoded as never) === 'never') continue;
			const before = JSON.stringify(decoded);
			const first = JSON.stringify(operation.run(decoded as never));
			assert.is(JSON.stringify(operation.run(decoded as never)), first, operation.name);
			assert.is(JSON.stringify(decoded), before, operation.name);
		}
	}
});

table.run();

/** The part of a schema that sets a limit. */
const COLOR = { kind: 'text', min: 1, max: 120, read: readInput };
/** A gradient has a bound of its own. */
const BACKDROP = { kind: 'text', min: 1, max: 1000, read: readBackdrop };
const items = (min: number, max: number) => ({ kind: 'list', min, max });
const whole = (min: number, max: number) => ({ kind: 'number', integer: true, min, max });
const real = (min: number, max: number) => ({ kind: 'number', integer: false, min, max });
const one = (...values: readonly string[]) => ({ kind: 'choice', values });

const METHOD = one('css', 'edge-seeker', 'raytrace', 'chroma', 'clip', 'all');

type Presence = 'required' | 'optional' | { readonly default: unknown };
type Limit = readonly [path: string, presence: Presence, limit: object];

/** Of the HTTP contract. Presence is that of the field of the input. */
const LIMITS: { readonly [operation: string]: readonly Limit[] } = {
	'parse-color': [['color', 'required', COLOR], ['locale', { default: 'en' }, one('en', 'ru')]],
	'convert-color': [
		['color', 'required', COLOR],
		['formats', { default: ['hex', 'rgb', 'hsl', 'oklch', 'oklab', 'display-p3'] }, items(1, 21)],
		['formats[]', 'optional', one(
			'hex', 'rgb', 'hsl', 'hsv', 'hwb', 'cmyk', 'lab', 'lch', 'oklab', 'oklch', 'display-p3', 'rec2020', 'a98-rgb',
			'prophoto-rgb', 'srgb-linear', 'xyz-d65', 'xyz-d50', 'swiftui', 'uikit', 'flutter', 'android',
		)],
		['method', 'optional', METHOD],
	],
	'find-colors': [
		['query', 'required', { kind: 'text', min: 1, max: 100, isTrimmed: true }],
		['limit', { default: 20 }, whole(1, 100)],
		['locale', 'optional', one('en', 'ru')],
		['among', 'optional', items(1, 200)],
		['among[].color', 'optional', COLOR],
		['among[].name', 'optional', { kind: 'text', min: 1, max: 60 }],
	],
	'check-contrast': [
		['text', 'required', COLOR],
		['background', 'required', BACKDROP],
		['layers', 'optional', items(1, 8)],
		['layers[]', 'optional', BACKDROP],
	],
	'fix-contrast': [
		['text', 'required', COLOR],
		['background', 'required', COLOR],
		['target', 'required', one('aa', 'aa-large', 'aaa', 'apca-body', 'apca-content', 'apca-large')],
		['adjust', 'required', one('text', 'background')],
	],
	'audit-palette': [['colors', 'required', items(2, 24)], ['colors[]', 'required', COLOR]],
	'audit-theme': [
		['theme', 'required', { kind: 'text', min: 1, max: 1 << 20 }],
		['target', { default: 'aa' }, one('aa', 'aa-large', 'aaa', 'apca-body', 'apca-content', 'apca-large')],
		['pairs', 'optional', items(1, 200)],
		['pairs[].background', 'optional', { kind: 'text', min: 1, max: 200 }],
		['pairs[].text', 'optional', { kind: 'text', min: 1, max: 200 }],
		['pairs[].target', 'optional', one('aa', 'aa-large', 'aaa', 'apca-body', 'apca-content', 'apca-large')],
		['repair', { default: false }, { kind: 'flag' }],
		['format', { default: 'json' }, one('json', 'sarif')],
		['path', 'optional', { kind: 'text', min: 1, max: 200 }],
		['locale', { default: 'en' }, one('en', 'ru')],
	],
	'check-gamut': [['color', 'required', COLOR], ['method', 'optional', METHOD]],
	'nearest-names': [
		['color', 'required', COLOR],
		['limit', { default: 5 }, whole(1, 20)],
		['locale', { default: 'en' }, one('en', 'ru')],
		['among', 'optional', items(1, 200)],
		['among[].color', 'optional', COLOR],
		['among[].name', 'optional', { kind: 'text', min: 1, max: 60 }],
	],
	'compare-colors': [['first', 'required', COLOR], ['second', 'required', COLOR]],
	'generate-scale': [
		['color', 'required', COLOR],
		['kind', { default: 'tailwind' }, one('tailwind', 'radix', 'contrast')],
		['anchor', 'optional', whole(50, 950)],
		['pins', 'optional', { kind: 'record' }],
		['hueShift', 'optional', real(-180, 180)],
		['chroma', 'optional', real(0, 2)],
		['gamut', 'optional', one('srgb', 'display-p3')],
		['targets', 'optional', items(1, 20)],
		['targets[]', 'optional', real(1, 106)],
		['background', 'optional', COLOR],
	],
	'tints-shades': [['color', 'required', COLOR], ['steps', { default: 10 }, whole(1, 20)]],
	'harmonies': [
		['color', 'required', COLOR],
		['kind', 'optional', one('complementary', 'split-complementary', 'analogous', 'triadic', 'tetradic', 'square', 'monochromatic')],
	],
	'mix-colors': [
		['first', 'required', COLOR],
		['second', 'required', COLOR],
		['amount', { default: 50 }, real(0, 100)],
		['space', { default: 'oklab' }, one('oklab', 'oklch', 'srgb', 'srgb-linear', 'lab', 'lch', 'hsl', 'hwb')],
	],
	'make-gradient': [
		['colors', 'required', items(2, 12)],
		['colors[]', 'required', COLOR],
		['kind', { default: 'linear' }, one('linear', 'radial', 'conic')],
		['angle', 'optional', real(-360, 360)],
		['space', { default: 'oklab' }, one('oklab', 'oklch', 'srgb')],
		['positions', 'optional', items(2, 12)],
		['positions[]', 'optional', real(0, 100)],
		['stops', 'optional', whole(2, 64)],
	],
	'generate-palette': [
		['keep', 'optional', items(0, 12)],
		['keep[]', 'optional', COLOR],
		['mode', { default: 'auto' }, one('auto', 'analogous', 'complementary', 'triadic', 'monochromatic', 'pastel', 'vivid', 'muted', 'dark')],
		['size', { default: 5 }, whole(2, 10)],
		['seed', 'optional', { kind: 'text', min: 0, max: 100 }],
		['locale', { default: 'en' }, one('en', 'ru')],
	],
	'generate-data-colors': [
		['keep', 'optional', items(0, 12)],
		['keep[]', 'optional', COLOR],
		['kind', { default: 'categorical' }, one('categorical', 'sequential', 'diverging', 'cyclic')],
		['count', { default: 8 }, whole(3, 12)],
		['background', 'optional', COLOR],
		['hues', 'optional', items(1, 12)],
		['hues[]', 'optional', real(0, 360)],
		['seed', { default: '' }, { kind: 'text', min: 0, max: 100 }],
		['format', { default: 'list' }, one('list', 'css', 'vega-lite', 'matplotlib', 'd3', 'ggplot')],
	],
	'simulate-cvd': [
		['colors', 'required', items(1, 12)],
		['colors[]', 'required', COLOR],
		['kinds[]', 'optional', one('protanopia', 'deuteranopia', 'tritanopia', 'achromatopsia')],
		['model', { default: 'machado' }, one('machado', 'brettel')],
		['severity', { default: 1 }, real(0, 1)],
	],
	'export-tokens': [
		['colors', 'required', items(1, 24)],
		['colors[].color', 'required', COLOR],
		['colors[].name', 'required', { kind: 'text', min: 1, max: 60 }],
		['format', { default: 'css' }, one('css', 'tailwind', 'scss', 'json', 'dtcg', 'array', 'svg', 'ase', 'aco', 'gpl', 'procreate', 'kpl')],
		['values', { default: 'oklch' }, one('oklch', 'hex', 'rgb', 'hsl', 'display-p3')],
		['locale', { default: 'en' }, one('en', 'ru')],
	],
	'build-system': [
		['primary', 'required', COLOR],
		['secondary', 'optional', COLOR],
		['accent', 'optional', COLOR],
		['neutral', 'optional', COLOR],
		['success', 'optional', COLOR],
		['warning', 'optional', COLOR],
		['danger', 'optional', COLOR],
		['info', 'optional', COLOR],
		['name', { default: 'Brand' }, { kind: 'text', min: 1, max: 60 }],
		[
			'format', { default: 'tailwind' },
			one(
				'css', 'tailwind', 'scss', 'json', 'dtcg', 'shadcn', 'shadcn-registry', 'tailwind3', 'figma', 'android', 'ios', 'flutter',
				'ase', 'aco', 'gpl', 'kpl',
			),
		],
		['values', { default: 'oklch' }, one('oklch', 'hex', 'rgb', 'hsl', 'display-p3')],
	],
};

/** What colors are read with, in every operation. */
const PAGE: readonly Limit[] = [
	['scheme', { default: 'light' }, one('light', 'dark')],
	['variables', 'optional', { kind: 'record', keys: [] }], ['variables[]', 'optional', { kind: 'text', min: 0, max: 120 }],
];

const limitsOf = (name: string): readonly Limit[] => [...LIMITS[name] ?? [], ...PAGE];

const limits = suite('the limits of the contract');

for (const { name, input } of OPERATIONS) {
	for (const [path, presence, limit] of limitsOf(name)) {
		limits(`${name} ${path}`, () => {
			const schema = placesIn(input).find((place) => place.path === path)?.schema;
			assert.ok(schema, 'is there');
			const shown = new Map<string, unknown>(Object.entries(schema));
			for (const [key, value] of Object.entries(limit)) assert.equal(shown.get(key), value, key);
			const field = input.fields[path.replace(/\W.*/, '')]!;
			if (presence === 'required') assert.not.ok(field.kind === 'optional' || field.kind === 'fallback', 'is required');
			else assert.ok(field.kind === 'optional' || field.kind === 'fallback', 'may be absent');
			if (typeof presence === 'object') assert.equal(field.kind === 'fallback' ? field.value : undefined, presence.default, 'the default');
		});
	}
}

limits('every field of an input has its row', () => {
	for (const { name, input } of OPERATIONS) {
		assert.equal([...new Set(limitsOf(name).map(([path]) => path.replace(/\W.*/, '')))], Object.keys(input.fields), name);
	}
});

limits.run();
