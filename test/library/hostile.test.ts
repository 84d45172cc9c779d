/*
 * The library survives any argument of any function: it returns an answer without NaN, or throws an InputError. Common mistakes get
 * helpful messages.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { InputError } from '../../src/errors.ts';
import * as library from '../../src/index.ts';
import * as names from '../../src/names.ts';
import * as operations from '../../src/operations.ts';
import { randomFrom, type Random } from '../../src/math/random.ts';
import { hostileValue, strangeNumber } from '../support/hostile-values.ts';
import { camelCase } from '../../src/math/camel-case.ts';

type Free = (...args: readonly unknown[]) => unknown;

const isClass = (value: unknown): boolean => /^class\b/.test(Function.prototype.toString.call(value));

// Calls that the compiler would reject.
const FUNCTIONS = new Map([library, names, operations].flatMap((entry) => Object.entries(entry as Readonly<Record<string, unknown>>)
	.filter(([, value]) => typeof value === 'function' && !isClass(value))
	.map(([name, value]) => [value as Free, name] as const)));
const free = { ...operations, ...names, ...library } as unknown as Readonly<Record<string, Free>>;

const OPERATIONS = new Map(operations.OPERATIONS.map((operation) =>
	[camelCase(operation.name), operation]));

/** Values that some function expects, so that a hostile value gets past the checks of other arguments. */
const FITTING: readonly (() => unknown)[] = [
	() => 'red', () => '#3b82f680', () => 'oklch(0.7 0.2 none)', () => 'color(xyz 1e6 1e6 -1e6)',
	() => ({ space: 'oklch', coords: [0.7, 0.1, 200], alpha: 1, none: 0 }),
	() => ({ space: 'oklab', coords: [0.6, -0.1, 0.05], alpha: 1, none: 0 }),
	() => ({ space: 'hsl', coords: [0, 0, 50], alpha: 0.5, none: 1 }), () => ({ space: 'lch', coords: [1e6, 1e6, 1e6], alpha: 0, none: 0 }),
	() => library.okhsl, () => library.hct, () => library.jzczhz, () => ({ space: 'okhsv', coords: [1e6, 3, -1], alpha: 1, none: 0 }),
	() => ({ space: 'cam16-jmh', coords: [-1e6, 1e6, 1e6], alpha: 1, none: 0 }), () => ({ ...library.luv }), () => 'hct',
	() => 'srgb', () => 'oklch', () => 'hsl', () => 'display-p3', () => 'hex', () => 'swiftui', () => 'ok', () => 'cmc',
	() => 'itp', () => 'css', () => 'longer',
	() => 'protanopia', () => 'brettel', () => 0, () => 1, () => 2, () => 0.5, () => [0.1, 0.2, 0.3], () => ['red', 'blue', 'teal'],
];

const pick = <T>(random: Random, from: readonly T[]): T => from[Math.floor(random() * from.length)]!;

const argument = (random: Random): unknown => (random() < 0.55 ? pick(random, FITTING)() : hostileValue(random));

/** An example of the operation with one field replaced, or any value at all. */
function drawInput(name: string, random: Random): unknown {
	if (random() < 0.2) return argument(random);
	const { examples, input } = OPERATIONS.get(name)!;
	const field = pick(random, [...Object.keys(input.fields), '__proto__', 'unknown']);
	const value = random() < 0.3 ? [argument(random), argument(random)] : argument(random);
	return { ...pick(random, examples).input, [field]: value };
}

const hostile = suite('hostile callers');

for (const [call, name] of FUNCTIONS) {
	hostile(`${name} answers or rejects any arguments`, async () => {
		const seed = `hostile ${name}`, random = randomFrom(seed);
		for (let i = 0; i < 400; i++) {
			const args = OPERATIONS.has(name) ? [drawInput(name, random)] : Array.from({ length: Math.floor(random() * 6) }, () => argument(random));
			try {
				const answer = call(...args);
				if (answer instanceof Promise) await answer;
				else assert.is(strangeNumber(answer), undefined, `${seed} ${i}`);
			} catch (error) {
				assert.ok(error instanceof InputError, `${seed} ${i}: ${error instanceof Error ? error.stack ?? error.message : 'no error'}`);
				for (const { detail, path } of error.issues) {
					assert.ok(detail.length < 1000 && /[.?]$/.test(detail), `${seed} ${i}: "${detail}" is not a short sentence`);
					assert.ok(path.every((part) => typeof part === 'number' || part !== ''), `${seed} ${i}: ${path.join()}`);
				}
			}
		}
	});
}

/** Common mistakes: the call, the path of the fault, and words of its message. */
const FAULTS: readonly (readonly [code: string, call: () => unknown, path: string, advice: readonly string[]])[] = [
	['convert(\'red\', \'nope\')', () => free['convert']!('red', 'nope'), 'space', ['"nope"', 'srgb, srgb-linear']],
	['convert(\'red\', \'rgb\')', () => free['convert']!('red', 'rgb'), 'space', ['Did you mean "srgb"?']],
	['convert(\'red\', \'P3\')', () => free['convert']!('red', 'P3'), 'space', ['Did you mean "display-p3"?']],
	['convert(\'red\', \'xyz\')', () => free['convert']!('red', 'xyz'), 'space', ['Did you mean "xyz-d65"?']],
	['format(\'red\', \'HEX\')', () => free['format']!('red', 'HEX'), 'format', ['"HEX"', 'Did you mean "hex"?']],
	['inGamut(\'red\', \'p3\')', () => free['inGamut']!('red', 'p3'), 'gamut', ['srgb, display-p3, rec2020', 'Did you mean "display-p3"?']],
	['mix(\'red\', \'blue\', 50, \'oklab\')', () => free['mix']!('red', 'blue', 50, 'oklab'), 'amount', ['from 0 to 1', 'got 50']],
	['mix(\'red\', \'blue\', NaN, \'oklab\')', () => free['mix']!('red', 'blue', Number.NaN, 'oklab'), 'amount', ['got NaN']],
	['mix(\'red\', \'tael\', 0.5, \'oklab\')', () => free['mix']!('red', 'tael', 0.5, 'oklab'), 'second', ['Did you mean "teal"?']],
	['nearest(\'red\', \'css\', 0)', () => free['nearest']!('red', 'css', 0), 'limit', ['whole number from 1', 'got 0']],
	['nearest(\'red\', \'css\', NaN)', () => free['nearest']!('red', 'css', Number.NaN), 'limit', ['got NaN']],
	['parse(undefined)', () => free['parse']!(undefined), 'text', ['"#3b82f6"', 'got undefined']],
	['parse(0xff0000)', () => free['parse']!(0xff0000), 'text', ['got 16711680']],
	['color(\'srgb\', [\'a\', 0, 0])', () => free['color']!('srgb', ['a', 0, 0]), 'coords.0', ['must be a number', '"a"']],
	[
		'a Color made by hand with a hole', () => free['format']!({ space: 'srgb', coords: [0, , 1], alpha: 1, none: 0 }, 'hex'),
		'color.coords.1', ['got undefined'],
	],
	['a Color made by hand without a space', () => free['format']!({ coords: [0, 0, 1] }, 'hex'), 'color.space', ['srgb', 'got undefined']],
	[
		'auditPalette({ colors: [\'red\', , \'blue\'] })', () => free['auditPalette']!({ colors: ['red', , 'blue'] }), 'colors.1',
		['got undefined'],
	],
	[
		'deltaE(\'red\', \'blue\', \'CMC\')', () => free['deltaE']!('red', 'blue', 'CMC'), 'method',
		['ok, 2000, 76, 94, cmc, itp, hyab, jz', 'Did you mean "cmc"?'],
	],
	['simulate(\'red\', \'protan\')', () => free['simulate']!('red', 'protan'), 'kind', ['Did you mean "protanopia"?']],
];

for (const [code, call, path, advice] of FAULTS) {
	hostile(`${code} names the fault and a correction`, () => {
		try {
			call();
		} catch (error) {
			assert.instance(error, InputError);
			assert.is((error as InputError).issues.map((issue) => issue.path.join('.')).join(' '), path);
			for (const words of advice)
				assert.ok((error as InputError).message.includes(words), `"${(error as InputError).message}" does not say ${words}`);
			return;
		}
		assert.unreachable('it was answered');
	});
}

hostile('reads a color once: later values of getters do not matter', () => {
	let looks = 0;
	const shifty = {
		space: 'srgb' as const, alpha: 1, none: 0, get coords() { return (looks++ === 0 ? [1, 0, 0] : ['no', 'numbers']) as never; },
	};
	assert.is(library.format(shifty, 'hex'), '#ff0000');
	assert.is(looks, 1);
});

hostile('a missing channel counts as 0, with any stored value', () => {
	assert.equal(
		free['convert']!({ space: 'oklch', coords: [0.5, 0, Number.NaN], alpha: 1, none: 4 }, 'oklch'),
		{ space: 'oklch', coords: [0.5, 0, 0], alpha: 1, none: 4 },
	);
});

/** Colors of OKLab: the first is complete, each other one has one unusual part. */
const OKLAB: readonly object[] = [
	{ coords: [0.5, 0.1, -0.1] }, { coords: ['0.5', 0.1, -0.1] }, { coords: [0.5, 0.1] }, { coords: [0.5, 0.1, -0.1, 0] },
	{ coords: [0.5, 1e300, 0] },
	{ coords: [0.5, Number.NaN, 0] }, { coords: [{ valueOf: () => 0.5 }, 0.1, 0] }, { coords: null }, { coords: [0.5, 0.1, 0], alpha: 2 },
	{ coords: [0.5, 0.1, 0], alpha: '1' }, { coords: [0.5, 0.1, 0], alpha: Number.NaN },
	{ coords: [0.5, 0.1, 0], none: 16 }, { coords: [0.5, 0.1, 7], none: 4 },
].map((parts) => ({ space: 'oklab', alpha: 1, none: 0, ...parts }));

const answerTo = (call: () => unknown): unknown => {
	try {
		return call();
	} catch (error) {
		assert.instance(error, InputError);
		return (error as InputError).message;
	}
};

hostile('deltaE OK of colors in OKLab refuses what CIE76 refuses, in the same words, and measures what nearestOf measures', () => {
	for (const first of OKLAB) {
		for (const second of [OKLAB[0], OKLAB.at(-1), 'teal', null]) {
			for (const pair of [[first, second], [second, first]]) {
				const result = answerTo(() => free['deltaE']!(...pair)), other = answerTo(() => free['deltaE']!(...pair, '76'));
				assert.is(typeof result, typeof other);
				if (typeof result === 'string') assert.is(result, other);
				else assert.is(result, (free['nearestOf']!(pair[0], [pair[1]]) as { readonly deltaE: number }).deltaE);
			}
		}
	}
});

for (const [call, message] of [
	[() => library.interpolate(['red', 'blue'], { positions: [0] }), 'options.positions must have 2 items, got 1.'],
	[() => library.average([]), 'colors must have 1 to 10000 items, got 0.'],
] as const) hostile(message, () => assert.is(answerTo(call), message));

hostile.run();
