/*
 * Domains and classes of ramps, in `tincture/fn` and in `tincture`.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as fn from '../../src/fn.ts';
import * as library from '../../src/index.ts';

const ramps = suite('ramps');

/** Red is the position. */
const small = fn.interpolate([fn.color(fn.srgb, [0, 0, 0]), fn.color(fn.srgb, [1, 0, 0])], { space: fn.srgb });
const whole = library.interpolate(['#000', '#f00'], { space: 'srgb' });

type Case = readonly [given: number | readonly number[], at: number, expected: number];

const DOMAINS: readonly Case[] = [
	[[0, 100], 25, 0.25], [[0, 100], -3, 0], [[0, 100], 101, 1], [[0, 100], 100, 1], [[-20, 0, 40], 0, 0.5], [[-20, 0, 40], 20, 0.75],
	[[-20, 0, 40], -10, 0.25], [[5, 6], Infinity, 1], [[5, 6], -Infinity, 0],
];

const CLASSES: readonly Case[] = [
	[2, 0.49, 0], [2, 0.5, 1], [5, 0.1, 0], [5, 0.2, 0.25], [5, 0.79, 0.75], [5, 1, 1], [5, 7, 1],
	[[10, 100], 9.9, 0], [[10, 100], 10, 0.5], [[10, 100], 100, 1], [[0.5], 0.4, 0], [[0.5], 0.5, 1],
];

for (const [name, cases] of [['withDomain', DOMAINS], ['withClasses', CLASSES]] as const) {
	for (const [given, at, expected] of cases) {
		ramps(`${name} ${JSON.stringify(given)} at ${at} is ${expected}`, () => {
			for (const ramp of [fn[name](small, given as never), library[name](whole, given as never)])
				assert.ok(Math.abs(ramp(at).coords[0] - expected) < 1e-12, String(ramp(at).coords[0]));
		});
	}
}

ramps('classes and domains compose', () => {
	assert.is(library.withDomain(library.withClasses(whole, 5), [0, 50])(24).coords[0], 0.5);
});

for (const [what, name, given, path] of [
	['a domain of one number', 'withDomain', [1], 'domain'],
	['a falling domain', 'withDomain', [1, 0], 'domain.1'],
	['equal numbers', 'withDomain', [1, 1], 'domain.1'],
	['one class', 'withClasses', 1, 'classes'],
	['half a class', 'withClasses', 2.5, 'classes'],
	['borders that are not numbers', 'withClasses', ['a'], 'classes.0'],
] as const) {
	ramps(`refuses ${what}`, () => {
		const refused = (run: () => unknown, expected: string): void => assert.throws(run, (error: unknown) =>
			error instanceof fn.InputError && error.issues[0].path.join('.') === expected);
		refused(() => library[name](whole, given as never), path);
		refused(() => fn[name](small, given as never), path.split('.')[0]!);
	});
}

ramps('a position that is not a number is refused, and so is a ramp that is not a function', () => {
	for (const { withDomain, withClasses, InputError } of [fn, library]) {
		for (const make of [() => withDomain(small, [0, 1]), () => withClasses(small, 3)])
			assert.throws(() => make()(Number.NaN), (error: unknown) => error instanceof InputError && error.issues[0].path[0] === 'at');
		for (const call of [() => withDomain('red' as never, [0, 1]), () => withClasses(5 as never, 3)])
			assert.throws(call, (error: unknown) => error instanceof InputError && error.issues[0].path[0] === 'ramp');
	}
});

ramps.run();
