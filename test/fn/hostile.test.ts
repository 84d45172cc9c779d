/*
 * `tincture/fn` gives what `tincture` gives, and throws nothing but an InputError.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { InputError } from '../../src/errors.ts';
import * as fn from '../../src/fn.ts';
import * as library from '../../src/index.ts';
import { randomFrom } from '../../src/math/random.ts';
import { COLORS } from '../support/arbitrary.ts';
import { hostileValue, strangeNumber } from '../support/hostile-values.ts';

const free = fn as unknown as Readonly<Record<string, unknown>>;
const FUNCTIONS = Object.keys(fn).filter((name) => typeof free[name] === 'function' && name !== 'InputError');

const same = suite('tincture/fn beside tincture');

const a = 'oklch(0.7 0.25 150 / 0.8)', b = 'color(display-p3 0.2 0.4 1)', hex = '#3b82f6';
const A = fn.parse(a)!, B = fn.parse(b)!, HEX = fn.parse(hex)!;
const bytes = Uint8Array.of(59, 130, 246, 255, 1, 2, 3, 128);

const TURN = { h: (h: number) => h + 90, l: 0.5, alpha: 'none' } as const;
const SCALE = { anchor: 400, hueShift: 10 } as const;

/** Half of sRGB. */
const HALF = {
	channels: fn.srgb.channels, base: fn.srgb, toBase: [{ curve: (x: number) => x * 2 }], fromBase: [{ curve: (x: number) => x / 2 }],
};

/** A call of each function by both entries. */
const CALLS: Readonly<Record<string, readonly [fn: () => unknown, tincture: () => unknown]>> = {
	adjust: [() => fn.adjust(B, TURN, fn.oklch), () => library.adjust(b, TURN, 'oklch')],
	apcaLc: [() => fn.apcaLc(A, B), () => library.apcaLc(a, b)],
	color: [() => fn.color(fn.lab, [50, 10, -10], 0.5, 2), () => library.color('lab', [50, 10, -10], 0.5, 2)],
	contrastAll: [() => fn.contrastAll(bytes, A), () => library.contrastAll(bytes, a)],
	contrastRatio: [() => fn.contrastRatio(A, B), () => library.contrast(a, b).ratio],
	convert: [() => fn.convert(B, fn.oklch), () => library.convert(b, 'oklch')],
	convertAll: [() => fn.convertAll(bytes, fn.srgb, fn.lch), () => library.convertAll(bytes, 'srgb', 'lch')],
	darken: [() => fn.darken(A, 0.2), () => library.darken(a, 0.2)],
	defineSpace: [
		() => fn.convert(A, fn.defineSpace({ id: 'half-a', ...HALF })).coords,
		() => library.convert(a, library.defineSpace({ id: 'half-b', ...HALF })).coords,
	],
	desaturate: [() => fn.desaturate(A, 0.2), () => library.desaturate(a, 0.2)],
	filter: [() => fn.filter(B, 'sepia', 0.6), () => library.filter(b, 'sepia', 0.6)],
	fromChannels: [
		() => fn.fromChannels(fn.hsl, { h: 10, s: 20, l: 30, alpha: 0.5 }),
		() => library.fromChannels('hsl', { h: 10, s: 20, l: 30, alpha: 0.5 }),
	],
	fromNumber: [() => fn.fromNumber(0xff6347), () => library.fromNumber(0xff6347)],
	fromTemperature: [() => fn.fromTemperature(5000, 'daylight'), () => library.fromTemperature(5000, 'daylight')],
	grayscale: [() => fn.grayscale(A), () => library.grayscale(a)],
	invert: [() => fn.invert(A), () => library.invert(a)],
	lighten: [() => fn.lighten(A, 0.2), () => library.lighten(a, 0.2)],
	rotate: [() => fn.rotate(A, 100), () => library.rotate(a, 100)],
	saturate: [() => fn.saturate(A, 0.2), () => library.saturate(a, 0.2)],
	deltaE2000: [() => fn.deltaE2000(A, B), () => library.deltaE(a, b, '2000')],
	deltaE76: [() => fn.deltaE76(A, B), () => library.deltaE(a, b, '76')],
	deltaE94: [() => fn.deltaE94(A, B), () => library.deltaE(a, b, '94')],
	deltaECmc: [() => fn.deltaECmc(A, B), () => library.deltaE(a, b, 'cmc')],
	deltaEHyab: [() => fn.deltaEHyab(A, B), () => library.deltaE(a, b, 'hyab')],
	deltaEItp: [() => fn.deltaEItp(A, B), () => library.deltaE(a, b, 'itp')],
	deltaEJz: [() => fn.deltaEJz(A, B), () => library.deltaE(a, b, 'jz')],
	deltaEOK: [() => fn.deltaEOK(A, B), () => library.deltaE(a, b, 'ok')],
	hexContrast: [() => fn.hexContrast(hex, '#fff'), () => library.hexContrast(hex, '#fff')],
	hexToOklch: [() => fn.hexToOklch(hex), () => library.hexToOklch(hex)],
	inGamut: [() => fn.inGamut(B, fn.displayP3), () => library.inGamut(b, 'display-p3')],
	interpolate: [() => fn.interpolate([A, B, HEX], { space: fn.lch })(0.7), () => library.interpolate([a, b, hex], { space: 'lch' })(0.7)],
	maxChroma: [() => fn.maxChroma(0.7, 250, fn.rec2020), () => library.maxChroma(0.7, 250, 'rec2020')],
	mix: [() => fn.mix(A, B, 0.3, fn.oklch, 'longer'), () => library.mix(a, b, 0.3, 'oklch', 'longer')],
	mixPaint: [() => fn.mixPaint(A, HEX, 0.3), () => library.mixPaint(a, hex, 0.3)],
	parse: [() => fn.parse('color-mix(in oklch, red, blue)'), () => library.parse('color-mix(in oklch, red, blue)')],
	parseCss4: [() => fn.parseCss4(b), () => library.parse(b)],
	parseIn: [() => fn.parseIn(a, fn.oklch), () => library.parseIn(a, 'oklch')],
	parseHex: [() => fn.parseHex(hex), () => library.parse(hex)],
	scale: [() => fn.scale(HEX, { ...SCALE, gamut: fn.displayP3 }), () => library.scale(hex, { ...SCALE, gamut: 'display-p3' })],
	simulate: [() => fn.simulate(A, 'tritanopia', 'machado', 0.5), () => library.simulate(a, 'tritanopia', 'machado', 0.5)],
	simulateAll: [() => fn.simulateAll(bytes, 'protanopia'), () => library.simulateAll(bytes, 'protanopia')],
	spline: [
		() => fn.spline([A, B, HEX], { space: fn.lch, curve: 'basis' })(0.7),
		() => library.spline([a, b, hex], { space: 'lch', curve: 'basis' })(0.7),
	],
	withClasses: [() => fn.withClasses(fn.interpolate([A, B]), 3)(0.4), () => library.withClasses(library.interpolate([a, b]), 3)(0.4)],
	withDomain: [() => fn.withDomain(fn.interpolate([A, B]), [5, 9])(6), () => library.withDomain(library.interpolate([a, b]), [5, 9])(6)],
	toCss: [() => fn.toCss(A, fn.lab), () => library.toCss(a, 'lab')],
	toGamut: [() => fn.toGamut(A, fn.srgb), () => library.toGamut(a, 'srgb')],
	toChannels: [() => fn.toChannels(B, fn.lch), () => library.toChannels(b, 'lch')],
	toNumber: [() => fn.toNumber(B), () => library.toNumber(b)],
	toShortHex: [() => fn.toShortHex(HEX), () => library.toShortHex(hex)],
	toTemperature: [() => fn.toTemperature(HEX), () => library.toTemperature(hex)],
	withLuminance: [() => fn.withLuminance(A, 0.3), () => library.withLuminance(a, 0.3)],
	toHex: [() => fn.toHex(A), () => library.format(a, 'hex')],
};

same('has a call of every function here', () => assert.equal(Object.keys(CALLS).sort(), [...FUNCTIONS].sort()));

for (const [name, [small, whole]] of Object.entries(CALLS)) same(`${name} gives the same`, () => assert.equal(small(), whole()));

same('has the same functions, under the same names', () => {
	assert.equal(FUNCTIONS.filter((name) => !(name in library)), ['parseCss4', 'parseHex']);
});

same('colors of any text convert, print and measure alike', () => {
	for (const text of COLORS) {
		const read = fn.parse(text);
		if (read === undefined) continue;
		assert.is(fn.toHex(read), library.toHex(text), text);
		assert.equal(fn.convert(read, fn.lch), library.convert(text, 'lch'), text);
		assert.equal(fn.mix(read, B), library.mix(text, b), text);
		assert.is(fn.deltaE2000(read, B), library.deltaE2000(text, b), text);
	}
});

same('any RGB space with a cube of white is a gamut, and no other space is', () => {
	for (const gamut of [fn.srgb, fn.displayP3, fn.rec2020, fn.a98Rgb, fn.prophotoRgb])
		assert.ok(fn.inGamut(fn.toGamut(fn.color(fn.oklch, [0.7, 0.5, 150]), gamut), gamut), gamut.id);
	for (const space of [fn.oklch, fn.hsl, fn.xyzD50, fn.srgbLinear, fn.rec2100Pq, fn.xyzD65])
		assert.throws(() => fn.toGamut(A, space as never), (error: unknown) => error instanceof InputError, space.id);
});

same.run();

const hostile = suite('wrong arguments of tincture/fn');

const ODD: readonly unknown[] = [
	undefined, null, 0, -1, 0.5, Number.NaN, Infinity, '', 'red', 'srgb', true, Symbol('x'), 5n, [], [1, 2, 3], {}, () => 1,
	() => { throw new Error('no'); },
	{ space: 'srgb' }, { space: 'nope', coords: [0, 0, 0], alpha: 1, none: 0 },
	{ space: 'oklch', coords: [Number.NaN, 0, 0], alpha: 1, none: 0 },
	{ space: 'constructor', coords: [0, 0, 0], alpha: 1, none: 0 }, { space: 'srgb', coords: [0, 0, 0], alpha: 2, none: 0 },
	{ space: 'srgb', coords: [0, 0], alpha: 1, none: 0 }, { space: 'srgb', coords: [0, 0, 0], alpha: 1, none: 16 },
	A, B, [A, B], fn.oklch, { ...fn.oklch }, { space: fn.oklch }, { l: 0.5 }, { q: 1 }, { l: () => Number.NaN }, { positions: [1, 0] },
	new Proxy({}, { get: () => { throw new Error('no'); } }), new Uint8Array(5), new Float64Array([Number.NaN, 1, 2]), bytes,
	// A list with a hole, one that throws, and one that has been revoked.
	[, A], new Proxy([A, B], { get: (list, key) => (key === '1' ? raise() : Reflect.get(list, key)) as unknown }), revokedList(),
];

function raise(): never {
	throw new Error('no');
}

function revokedList(): unknown {
	const { proxy, revoke } = Proxy.revocable([], {});
	revoke();
	return proxy;
}

for (const name of FUNCTIONS) {
	hostile(`${name} answers or throws an InputError`, () => {
		const seed = `fn ${name}`, random = randomFrom(seed), call = free[name] as (...args: readonly unknown[]) => unknown;
		const pick = (): unknown => (random() < 0.7 ? ODD[Math.floor(random() * ODD.length)] : hostileValue(random));
		for (let n = 0; n < 3000; n++) {
			const args = Array.from({ length: Math.floor(random() * 6) }, pick);
			try {
				const answer = call(...args);
				assert.is(strangeNumber(answer), undefined, `${seed} ${n}`);
				// A ramp, unless it was an argument.
				if (typeof answer === 'function' && !args.includes(answer)) assert.is(strangeNumber(answer(pick())), undefined, `${seed} ${n}`);
			} catch (error) {
				assert.instance(error, InputError, `${seed} ${n}: ${String(error)} ${error instanceof Error ? error.stack : ''}`);
				assert.ok((error as InputError).message.length < 200);
			}
		}
	});
}

for (const [call, message] of [
	[() => fn.color(fn.oklch, [0.5, Number.NaN, 0]), 'coords, alpha, none must be a Color.'],
	[() => fn.adjust(HEX, { l: 0.5 } as object), 'changes must be an object with the fields r, g, b, alpha.'],
	[() => fn.scale(HEX, { pins: { 55: HEX } as object }),
		'steps of options.pins must be one of 50, 100, 200, 300, 400, 500, 600, 700, 800, 900, 950.'],
	[() => fn.scale(HEX, { anchor: 500, pins: { 500: A as never } }), 'options.pins.500 must be the color itself, whose step it is.'],
] as const) {
	hostile(message, () => assert.throws(call, (error: unknown) => error instanceof InputError && error.message === message));
}

hostile.run();
