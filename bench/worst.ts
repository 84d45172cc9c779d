/*
 * node --import tsx bench/worst.ts [--inputs=400] [--seed=…]
 *
 * The worst that a caller can ask: how long one request holds the event loop, from the raw text to the bytes of the
 * answer. Nothing may hold it longer than 20 ms.
 *
 * For each operation, seeded inputs as large as the schema allows are drawn from costly parts: colors far outside of
 * every gamut, names with typos, texts of 120 characters that are nearly a color. The slowest ones are timed again,
 * interleaved, and their median counts: what a busy neighbour does to a single reading is not the operation's fault.
 * Bodies that are refused are timed as well. Each operation is also asked once in a new process, before anything is
 * loaded or compiled: that is paid once, and from the sources it holds the reading of the name lists, which the build
 * packs into a file that loads in a few milliseconds.
 */

import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { InputError } from '../src/errors.ts';
import { jsonReply } from '../src/doors/door.ts';
import { readJson } from '../src/doors/json.ts';
import { LIMITS } from '../src/doors/limits.ts';
import { problemOf } from '../src/doors/problem.ts';
import { seal, type Sealed } from '../src/http/reply.ts';
import { randomFrom, type Random } from '../src/math/random.ts';
import type { AnyOperation } from '../src/operations/operation.ts';
import { OPERATIONS } from '../src/operations/table.ts';
import { decodeJson } from '../src/schema/decode.ts';
import { schemaOf, type Schema } from '../src/schema/schema.ts';
import { load, machine } from './measure.ts';

const MOST_MS = 20;
const AGAIN = 11;

/** Colors that cost most to read or to work with. */
const COLORS = [
	'color(prophoto-rgb 0 1 0)', 'color(rec2020 0 1 0 / 0.5)', 'color(xyz 1000 -1000 1000)', 'color(display-p3 -2 3 -4)', 'oklch(0.5 0.5 264)', 'oklch(0.95 0.4 29)',
	'lab(50 300 -300)', 'lch(1 150 300 / 0.3)', 'oklab(0.6 0.4 -0.4)', 'color(a98-rgb 0 1 0)', '#808080', 'yellow', '#00f', '#010101', 'hsl(60 100% 97%)',
	`rgb(${'calc('.repeat(15)}1${')'.repeat(15)} 2 3)`, 'oklch(calc(1 / 3) calc(sqrt(0.1)) calc(7rad * 1.1) / calc(50% + 1%))',
	'тёмно-бирюзовый', 'hover:focus:dark:border-fuchsia-950', 'medium aquamarine', 'light goldenrod yellow',
];

/** Texts that may stand where a color stands, and cost most until it is known that they are none. */
const NEARLY = [
	'medium spring grean', 'lite goldenrod yelow', 'zzzzzz medium aquamarine blue greenish',
	'a very long name of a color that nobody ever gave to anything but that is made of words like blue green and dark red', 'q'.repeat(120), 'blu '.repeat(30),
	'(' .repeat(120), `rgb(${'1,'.repeat(57)})`, `color(srgb ${'0.1 '.repeat(26)})`, '\u0451'.repeat(120), 'ﬃ'.repeat(120), '🎨'.repeat(60), 'e\u0301'.repeat(60),
];

const WORDS = ['e', 'a', 'blue', 'blu grean', 'dark light pale deep', 'т', 'тёмно синий', 'x y z q w', 'a e i o u l r n s t'.repeat(5), 'grene', 'z'.repeat(100), 'colour of the night sky over the sea', 'an'];

const pick = <T>(random: Random, from: readonly T[]): T => from[Math.floor(random() * from.length)]!;

/** As large as the schema allows, of costly parts. */
function large(schema: Schema, random: Random, colors: readonly string[]): unknown {
	const part = (of: Schema): unknown => large(of, random, colors);
	switch (schema.kind) {
		case 'text': return schema.read === null ? pick(random, WORDS).slice(0, schema.max) : pick(random, colors);
		case 'number': return random() < 0.7 ? schema.max : schema.min;
		case 'flag': return random() < 0.5;
		case 'choice': return pick(random, schema.values);
		case 'list': return Array.from({ length: random() < 0.9 ? schema.max : schema.min }, () => part(schema.of));
		case 'record': return Object.fromEntries(schema.keys.map((key) => [key, part(schema.of)]));
		case 'object': return Object.fromEntries(Object.entries(schema.fields).filter(() => random() < 0.95).map(([name, field]) => [name, part(schemaOf(field))]));
		case 'nullable': return part(schema.of);
		default: return schema satisfies never;
	}
}

/** Bodies as large as the service reads, which are refused only after some work. */
const refused = ({ input }: AnyOperation): string[] => {
	const [field = 'x'] = Object.keys(input.fields);
	const fill = (begin: string, part: (i: number) => string, end: string): string => {
		let text = begin;
		for (let i = 0; text.length + part(i).length + end.length <= LIMITS.body; i++) text += part(i);
		return text + end;
	};
	return [
		fill('{"x":0', (i) => `,"${i.toString(36)}":0`, '}'),
		fill('{"x":0', (i) => `,"${field}${i}":"${field}"`, '}'),
		fill(`{"${field}":["red"`, () => ',"q"', ']}'),
		fill(`{"${field}":[{}`, () => ',{}', ']}'),
		fill(`{"${field}":"`, () => 'ы', '"}'),
		fill(`{"${field}":"`, () => '\\u0301', '"}'),
		fill(`{"${field}":["red"`, () => `,"${'mediumaquamarin '.repeat(7)}"`, ']}'),
		fill(`{"${field}":[`, () => '[[[[[0]]]]],', '0]}'),
		fill('{"x":0', () => ',"x":0', '}'),
	];
};

/** What the service does between the last byte of the body and the first byte of the answer. */
function answer(operation: AnyOperation, body: Buffer): Sealed {
	try {
		return seal(jsonReply(operation.run(decodeJson(operation.input, readJson(body)) as never), 'day'));
	} catch (thrown) {
		if (!(thrown instanceof InputError)) throw thrown;
		return seal(problemOf('', thrown, 'body', () => []));
	}
}

function milliseconds(operation: AnyOperation, body: Buffer): number {
	const start = performance.now();
	answer(operation, body);
	return performance.now() - start;
}

const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1]!;

interface Worst {
	readonly body: Buffer;
	readonly milliseconds: number;
}

/** The slowest of the bodies, by the median of readings that take turns. */
function slowest(operation: AnyOperation, bodies: readonly Buffer[]): Worst {
	const once = bodies.map((body) => ({ body, milliseconds: Math.min(milliseconds(operation, body), milliseconds(operation, body)) }));
	const few = once.sort((a, b) => b.milliseconds - a.milliseconds).slice(0, 8).map(({ body }) => ({ body, times: [] as number[] }));
	for (let round = 0; round < AGAIN; round++) for (const { body, times } of few) times.push(milliseconds(operation, body));
	return few.map(({ body, times }) => ({ body, milliseconds: median(times) })).sort((a, b) => b.milliseconds - a.milliseconds)[0]!;
}

const option = (name: string, fallback: string): string =>
	process.argv.find((word) => word.startsWith(`--${name}=`))?.slice(name.length + 3) ?? fallback;

const drawn = (operation: AnyOperation, seed: string, count: number): Buffer[] => {
	const random = randomFrom(`${seed} ${operation.name}`);
	const body = (colors: readonly string[]): Buffer => Buffer.from(JSON.stringify(large(operation.input, random, colors)));
	return Array.from({ length: count }, (_, i) => body(i % 2 === 0 ? COLORS : NEARLY));
};

const cold = option('cold', '');
if (cold !== '') {
	const operation = OPERATIONS.find(({ name }) => name === cold)!;
	console.log(milliseconds(operation, Buffer.from(JSON.stringify(operation.examples[0]!.input))));
} else {
	const seed = option('seed', 'worst'), count = Number(option('inputs', '400'));
	console.log(`${machine().replace(/, \d+ interleaved.*/, '')}; ${load()}\n`);
	console.log('operation          answered ms  refused ms  first ms  the worst input');
	const over: string[] = [];
	for (const operation of OPERATIONS) {
		const inputs = drawn(operation, seed, count);
		const all = slowest(operation, inputs.filter((body) => answer(operation, body).status === 200));
		const bad = slowest(operation, [...refused(operation).map((text) => Buffer.from(text)), ...inputs.filter((body) => answer(operation, body).status !== 200)]);
		const first = Number(spawnSync(process.execPath, ['--import', 'tsx', fileURLToPath(import.meta.url), `--cold=${operation.name}`], { encoding: 'utf8' }).stdout);
		const shown = [all.milliseconds, bad.milliseconds, first].map((ms) => ms.toFixed(2));
		console.log(`${operation.name.padEnd(18)} ${shown[0]!.padStart(11)} ${shown[1]!.padStart(11)} ${shown[2]!.padStart(9)}  ${all.body.toString().slice(0, 80)}`);
		for (const { milliseconds, body } of [all, bad]) if (milliseconds > MOST_MS) over.push(`${operation.name}: ${milliseconds.toFixed(1)} ms, ${body.toString().slice(0, 300)}`);
	}
	console.log(over.length === 0 ? `\nNone is over ${MOST_MS} ms.` : `\nOVER ${MOST_MS} ms:\n${over.join('\n')}`);
	process.exitCode = over.length === 0 ? 0 : 1;
}
