/*
 * JavaScript values that no function expects: seeded, created for each use, because some change while they are read.
 */

import type { Random } from '../../src/math/random.ts';

const thrower = (): never => {
	throw new Error('the caller\'s own error');
};

/** Returns another value on every access. */
function fickle(): object {
	let looks = 0;
	const answers = ['srgb', [0, 0, 0], 1, Number.NaN, undefined, {}, 'oklch', -1, 4_294_967_295];
	return new Proxy(
		[],
		{ get: (target, key) => (typeof key === 'symbol' ? Reflect.get(target, key) as unknown : answers[looks++ % answers.length]) },
	);
}

/** A color of a space that has a getter for each part, which returns the part once and then something else. */
function alternating(space: string): object {
	const parts: Readonly<Record<string, unknown>> = { space, coords: [0.5, 0.1, 20], alpha: 1, none: 0 }, color = {};
	for (const [name, part] of Object.entries(parts)) {
		let looks = 0;
		Object.defineProperty(color, name, { enumerable: true, get: () => (looks++ === 0 ? part : Number.NaN) });
	}
	return color;
}

/** A list of numbers whose length is wrong. */
const mislabeled = (list: Uint8Array | Float64Array, length: unknown): object => Object.defineProperty(list, 'length', { value: length });

function revoked(target: object): object {
	const { proxy, revoke } = Proxy.revocable(target, {});
	revoke();
	return proxy;
}

function cyclic(): object {
	const value: Record<string, unknown> = { space: 'srgb' };
	value['coords'] = value['color'] = value['colors'] = [value, value, value];
	return value;
}

const MAKERS: readonly (() => unknown)[] = [
	() => undefined, () => null, () => true, () => false, () => 0, () => -0, () => Number.NaN, () => Infinity, () => -Infinity,
	() => 1e308, () => -1e308, () => 5e-324, () => 2 ** 53, () => -1, () => 0.5, () => 50, () => 12.5, () => 0xff0000,
	() => '', () => ' ', () => 'HEX', () => 'p3', () => '\0', () => '\ud800', () => 'x'.repeat(1e5), () => '__proto__',
	() => 'constructor', () => '1',
	() => Symbol('s'), () => Symbol.iterator, () => 10n, () => thrower, () => class {}, () => async () => undefined,
	() => new Date(Number.NaN), () => /x/g, () => new Map([['space', 'srgb']]), () => new Set(), () => Promise.resolve(1), () => new WeakMap(),
	() => Object(Symbol('s')) as unknown, () => Object('red') as unknown, () => Object(1) as unknown, () => new Error('e'), () => globalThis,
	() => [], () => [undefined], () => [0.1, 0.2], () => [0.1, , 0.3], () => new Array(4_294_967_295), () => new Array(30),
	() => [[[[[[[[[[]]]]]]]]]],
	() => ['red', , 'blue'], () => [Number.NaN, 0, 0], () => ['a', 0, 0], () => [1e308, -1e308, 1e308],
	() => new Float64Array([0.1, Number.NaN, 3]),
	() => new Uint8Array(3), () => new DataView(new ArrayBuffer(8)),
	() => (function (..._: unknown[]) { return arguments; })(1, 2, 3) as unknown,
	() => ({}), () => Object.create(null) as unknown, () => Object.freeze({ space: 'srgb', coords: Object.freeze([0, 0, 0]) }),
	() => ({ get space() { return thrower(); } }), () => ({ space: 'srgb', get coords() { return thrower(); } }),
	() => ({ get color() { return thrower(); } }), () => ({ colors: { get length() { return thrower(); } } }),
	() => ({ toString: thrower, valueOf: thrower }),
	() => ({ [Symbol.toPrimitive]: thrower }), () => ({ [Symbol.iterator]: thrower }),
	() => new Proxy({}, { get: thrower, ownKeys: thrower, has: thrower }),
	() => new Proxy([], { get: thrower }), () => new Proxy(() => 0, { apply: thrower }), fickle, () => revoked({}), () => revoked([]), cyclic,
	() => alternating('srgb'), () => alternating('oklch'), () => alternating('lab'), () => alternating('okhsl'),
	() => mislabeled(new Uint8Array(8), 2 ** 52), () => mislabeled(new Uint8Array(8), Number.NaN),
	() => mislabeled(new Float64Array(6), Symbol('length')), () => new Uint8Array(400), () => Object('x'.repeat(1e4)) as unknown,
	() => [alternating('oklab'), alternating('hsl')], () => ({ 50: alternating('oklch'), 400: alternating('srgb') }),
	() => ({ pins: { 50: alternating('oklch') } }), () => ({ space: 'hsl', coords: [-0, -0, -0], alpha: -0, none: -0 }),
	() => JSON.parse('{"__proto__":{"color":"red"},"color":"red"}') as unknown, () => ({ then: thrower }),
	() => ({ length: 3, 0: 0, 1: 0, 2: 0 }),
	() => ({ space: 'srgb', coords: [0, 0], alpha: 1, none: 0 }), () => ({ space: 'srgb', coords: [0, , 1], alpha: 1, none: 0 }),
	() => ({ space: 'srgb', coords: [0, 0, 0, 0] }), () => ({ space: 'srgb', coords: '000' }), () => ({ space: 'srgb', coords: [0n, 0n, 0n] }),
	() => ({ space: 'nope', coords: [0, 0, 0], alpha: 1, none: 0 }), () => ({ space: 'srgb', coords: [0, 0, 0], alpha: 2, none: 0 }),
	() => ({ space: 'srgb', coords: [0, 0, 0], alpha: Number.NaN, none: 0 }), () => ({ space: 'srgb', coords: [0, 0, 0], alpha: 1, none: 99 }),
	() => ({ space: 'oklch', coords: [Number.NaN, Infinity, 9], alpha: 1, none: 3 }),
	() => ({ space: 'constructor', coords: [0, 0, 0], alpha: 1, none: 0 }),
	() => ({ space: 'lch', coords: [1e30, 1e30, -1e30], alpha: 0, none: 0 }),
	() => ({ space: 'hsl', coords: [1e30, -1e30, 1e30], alpha: 0.5, none: 8 }),
	() => ({ space: 'oklab', coords: [-1e30, 1e30, 1e30], alpha: 1, none: 0 }),
	() => ({ space: 'prophoto-rgb', coords: [5e-324, -5e-324, 1e30], alpha: 1, none: 0 }),
];

export const hostileValue = (random: Random): unknown => MAKERS[Math.floor(random() * MAKERS.length)]!();

/** Path of the first number in an answer that is NaN or infinite. */
export function strangeNumber(value: unknown, at = 'answer'): string | undefined {
	if (typeof value === 'number') return Number.isFinite(value) ? undefined : `${at} is ${value}`;
	if (typeof value !== 'object' || value === null) return undefined;
	for (const [key, part] of Object.entries(value)) {
		const result = strangeNumber(part, `${at}.${key}`);
		if (result !== undefined) return result;
	}
	return undefined;
}
