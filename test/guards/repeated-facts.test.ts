/*
 * Facts that are written twice: constants of the same name and value in two files, and the bounds of operations written again
 * as numbers in the library or the page.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { OPERATIONS } from '../../src/operations/table.ts';
import { schemaOf, type Schema } from '../../src/schema/schema.ts';
import { stripText } from '../support/code.ts';
import { sourcesUnder } from '../support/project.ts';

/** Constants that only happen to be equal, with the reason. */
const SAME_BY_CHANCE: { readonly [constant: string]: string } = {
	'SLICE_MS 4': 'the server shares the event loop with requests, the page shares it with frames',
	'QUIET_MS 120': 'pauses of the page after typing, in the panel of calls and before a file is written',
	'COLORLESS_BELOW 0.02': 'tuned separately for palettes and for systems',
	'APART 0.08': 'tuned separately for palettes and for systems',
	'NEARLY_GRAY 0.03': 'chroma of data colors, and of stops of a gradient',
	'NOISE 1e-12': 'rounding noise in two spaces with different units',
};

/** Numbers of the library and the page that equal a bound of an operation and mean something else. */
const OTHER_BOUNDS: { readonly [place: string]: string } = {
	'src/library/arguments.ts LONGEST_OBJECT': 'fields of any object, of which a message names one',
	'src/library/gradient.ts MOST_COLORS': 'colors, not stops; the service takes fewer',
	'src/library/names.ts MOST': 'names in one answer; the service gives fewer',
	'src/library/system.ts MOST_TOKENS': 'tokens in one file; the service takes fewer',
	'src/operations/find-colors/view.ts limit': 'the view asks the service, and does not load the declaration and its search',
	'src/operations/nearest-names/view.ts limit': 'the view asks the service, and does not load the declaration and its search',
};

interface Constant {
	readonly path: string;
	readonly name: string;
	readonly value: string;
}

/** Names of constants that are equal because they mean the same small thing in two files, with the reason. */
const SAME_BY_KIND: readonly (readonly [name: RegExp, reason: string])[] = [
	[/_COST$/, 'work units, measured for each loop'],
	[/^(?:OPEN|CLOSE|STAR|COMMA|MINUS|SLASH|BACKSLASH)$/, 'code of a character'],
];

const LITERAL = String.raw`-?[\d._]+(?:e-?\d+)?|'[^'\n]*'`;

/** A declaration of numbers and texts: `const MOST = 24, NAME = 'list';`. */
const DECLARATION = new RegExp(String.raw`^(?:export )?const ((?:[A-Z][A-Z\d_]* = (?:${LITERAL})(?:, )?)+);$`, 'gm');

const CONSTANT = new RegExp(String.raw`([A-Z][A-Z\d_]*) = (${LITERAL})`, 'g');

const constantsIn = (text: string): readonly Omit<Constant, 'path'>[] => [...stripText(text, 'keep').matchAll(DECLARATION)]
	.flatMap(([, declared]) => [...declared!.matchAll(CONSTANT)].map(([, name, value]) => ({ name: name!, value: value! })));

const sources = sourcesUnder('src');

const constants: readonly Constant[] = sources.flatMap(({ path, text }) => constantsIn(text).map((constant) => ({ path, ...constant })));

const facts = suite('repeated facts');

facts('constants are numbers and texts, alone or several in a declaration', () => {
	assert.equal(constantsIn("export const A = 1, B_2 = 'x, y';\nconst C = -0.5e-3;\n/* const D = 1; */\n\tconst E = 1;\nconst F = [1];"), [
		{ name: 'A', value: '1' }, { name: 'B_2', value: "'x, y'" }, { name: 'C', value: '-0.5e-3' },
	]);
});

facts('no two files declare a constant of the same name and value', () => {
	const written = constants.filter(({ name }) => !SAME_BY_KIND.some(([kind]) => kind.test(name))).map(({ name, value }) => `${name} ${value}`);
	const repeated = [...new Set(written.filter((fact, i) => written.indexOf(fact) !== i))];
	assert.ok(constants.length > 700, `${constants.length} constants`);
	assert.equal(repeated.filter((fact) => !Object.hasOwn(SAME_BY_CHANCE, fact)), []);
	assert.equal(Object.keys(SAME_BY_CHANCE).filter((fact) => !repeated.includes(fact)), [], 'exempt, but not repeated');
});

interface Bounds {
	readonly field: string;
	readonly min: number;
	readonly max: number;
}

/** The bounds of every field and of the items of its lists, by the name of the field. */
const boundsIn = (schema: Schema, field: string): readonly Bounds[] => {
	switch (schema.kind) {
		case 'number': return [{ field, min: schema.min, max: schema.max }];
		case 'text': return [{ field, min: schema.min, max: schema.max }];
		case 'list': return [{ field, min: schema.min, max: schema.max }, ...boundsIn(schema.of, field)];
		case 'record':
		case 'nullable': return boundsIn(schema.of, field);
		case 'object': return Object.entries(schema.fields).flatMap(([name, one]) => boundsIn(schemaOf(one), name));
		default: return [];
	}
};

const bounds = OPERATIONS.flatMap(({ input }) => boundsIn(input, ''));

/** `readWhole(size, 2, 10, 'options.size')`, and `slider(page, 'size', …, { min: 2, max: 10`. */
const CHECKED = /\b(?:readWhole|readNumber|readList)\([^,()]+, (-?[\d._]+), (-?[\d._]+), [`'](?:[\w.]+\.)?(\w+)/g;
const SLID = /\bslider\(page, '(\w+)', [^{]*\{ min: (-?[\d._]+), max: (-?[\d._]+)/g;

const numberIn = (text: string): number => Number(text.replaceAll('_', ''));

const written: readonly (Bounds & { readonly path: string })[] = sources.flatMap(({ path, text }) => [
	...[...text.matchAll(CHECKED)].map(([, min, max, field]) => ({ path, field: field!, min: numberIn(min!), max: numberIn(max!) })),
	...[...text.matchAll(SLID)].map(([, field, min, max]) => ({ path, field: field!, min: numberIn(min!), max: numberIn(max!) })),
]);

/** Shares, percent, and angles are units, not limits that somebody chose. */
const UNITS = [1, 100, 360];

facts('the library and the page do not write the bounds of a field of an operation again', () => {
	const repeated = written
		.filter(({ field, min, max }) => !UNITS.includes(max) && bounds.some((one) => one.field === field && one.min === min && one.max === max))
		.map(({ path, field }) => `${path} ${field}`);
	assert.ok(written.length > 10, `${written.length} bounds written as numbers`);
	assert.equal(repeated.filter((place) => !Object.hasOwn(OTHER_BOUNDS, place)), []);
});

facts('no constant of the library equals a bound of an operation', () => {
	const values = new Set(bounds.flatMap(({ min, max }) => [min, max]).filter((value) => value > 2));
	const repeated = constants
		.filter(({ path, value }) => path.startsWith('src/library/') && values.has(numberIn(value)))
		.map(({ path, name }) => `${path} ${name}`);
	assert.equal(repeated.filter((place) => !Object.hasOwn(OTHER_BOUNDS, place)), []);
});

facts('every exemption is needed', () => {
	const places = [
		...written.map(({ path, field }) => `${path} ${field}`), ...constants.map(({ path, name }) => `${path} ${name}`),
	];
	assert.equal(Object.keys(OTHER_BOUNDS).filter((place) => !places.includes(place)), []);
});

facts.run();
