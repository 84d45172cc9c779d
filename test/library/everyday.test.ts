/*
 * Common functions: tryParse, channels, interpolation, averages, bytes, contrast.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { InputError } from '../../src/errors.ts';
import {
	average, blend, composite, contrast, convert, deltaE, inGamut, format, fromRgb8, interpolate, isColor, isDark,
	isEqual, isMissing,
	luminance, maxChroma, mix,
	nearestOf, parse, random, readable, rotate, samples, toCss, toGamut, toRgb8, tryParse, adjust, withAlpha,
} from '../../src/index.ts';
import { randomFrom } from '../../src/math/random.ts';
import { name, search } from '../../src/names.ts';
import { near, nearAll } from '../support/near.ts';

const everyday = suite('everyday functions');

const refuses = (call: () => unknown, path: string, words = ''): void => assert.throws(call, (error: unknown) =>
	error instanceof InputError && error.issues[0].path.join('.') === path && error.message.includes(words));

everyday('tryParse gives what parse gives, or undefined; isColor says which', () => {
	for (const text of ['teal', '#3b82f6', 'oklch(0.7 0.1 200)']) {
		assert.equal(tryParse(text), parse(text));
		assert.ok(isColor(text) && isColor(parse(text)));
	}
	for (const value of ['tael', '', 'rgb(1 2)', 5, null, undefined, {}, { space: 'srgb', coords: [0, Number.NaN, 0], alpha: 1, none: 0 }]) {
		assert.is(tryParse(value), undefined);
		assert.not.ok(isColor(value));
	}
});

everyday('tryParse takes the options of parse, and throws for invalid ones', () => {
	const page = { variables: { '--brand': 'teal', '--loop': 'var(--loop)' }, scheme: 'dark' } as const;
	for (const text of ['var(--brand)', 'oklch(from var(--brand) l c h / 50%)', 'light-dark(white, #111)', 'var(--none, red)', 'navy'])
		assert.equal(tryParse(text, page), parse(text, page));
	assert.equal(tryParse('light-dark(white, #111)', page), parse('#111'));
	for (const text of ['var(--none)', 'var(--loop)', 'var(--brand) x', 'rgb(var(--brand))', 5]) assert.is(tryParse(text, page), undefined);
	for (const text of ['var(--brand)', 'var(--brand, red)']) assert.is(tryParse(text), undefined);
	assert.equal(['teal', 'var(--a)'].map(tryParse), [parse('teal'), undefined]);
	for (const options of [
		{ scheme: 'dim' }, { scheme: null }, { variables: null }, { variables: 'teal' }, { variables: { brand: 'teal' } },
		{ variables: { '--a': 5 } }, { variables: { '--a': 'x'.repeat(121) } },
		{ variables: Object.fromEntries(Array.from({ length: 201 }, (_, i) => [`--v${i}`, 'red'])) },
		{ variable: {} }, 'dark', null, [], { variables: [] }, new Proxy({}, { ownKeys: () => { throw new Error('no'); } }),
		{ get scheme() { throw new Error('no'); } },
	] as never[]) {
		refuses(() => tryParse('teal', options), 'options', 'parse');
		assert.throws(() => parse('teal', options), (error: unknown) => error instanceof InputError);
	}
	for (const options of [{}, { scheme: undefined }, { variables: undefined }, { variables: {} }, 3] as never[])
		assert.equal(tryParse('teal', options), parse('teal', options));
});

everyday('name is the first name in a language: that of CSS for the color of a keyword', () => {
	for (const [color, english, russian] of [
		['#ff6347', 'Tomato', 'томатный'], ['black', 'Black', 'чёрный'], ['#ff0000', 'Red', 'красный'],
	] as const) {
		assert.is(name(color), english);
		assert.is(name(color, 'ru'), russian);
	}
	refuses(() => name('#ff6347', 'de' as never), 'locale', 'en, ru');
	refuses(() => name('tomatoe!'), 'color');
});

everyday('an invalid argument says what to pass instead', () => {
	for (const value of [{ r: 1, g: 0, b: 0 }, [1, 0, 0], { mode: 'rgb', r: 1, g: 0, b: 0 }, 0xff0000] as never[])
		refuses(() => parse('red') && isEqual(value, 'red'), 'first', 'color or fromChannels');
	refuses(() => rotate('red', '5' as never), 'degrees', 'must be a number, got the text');
	refuses(() => rotate('red', 1e31), 'degrees', 'a number from -1e+30 to 1e+30');
	refuses(() => interpolate(['red', 'blue'])(Number.NaN), 'at', 'must be a number, got NaN');
	refuses(() => random({ seed: 3 as never }), 'options.seed', 'such as "42"');
	refuses(() => search(3 as never), 'words', 'such as "teal"');
	refuses(() => search('ab '.repeat(400_000)), 'words', 'must have at most 1000 characters');
	assert.equal(search('ab '.repeat(300)).length, 20);
});

everyday('texts are colors in every function', () => {
	assert.equal(withAlpha('teal', 0.5), { ...parse('teal'), alpha: 0.5 });
	assert.ok(isEqual('teal', '#008080') && !isEqual('teal', 'red'));
	assert.ok(isMissing('lab(50 none 20)', 1) && !isMissing('lab(50 none 20)', 0));
	refuses(() => withAlpha('tael', 0.5), 'color', 'teal');
	refuses(() => isEqual('red', 'tael'), 'second', 'teal');
});

everyday('a color has up to 4,096 characters', () => {
	const nest = (levels: number): string => (levels === 0 ? 'red' : `color-mix(in oklab, ${nest(levels - 1)}, blue)`);
	// Half of the way to blue each time.
	nearAll(parse(nest(6)).coords, mix('red', 'blue', 1 - 0.5 ** 6).coords, 1e-12);
	assert.ok(nest(6).length > 120);
	assert.throws(() => parse(`rgb(0 0 0${' '.repeat(4096)})`), /more than 4096 characters/);
	assert.is(tryParse(nest(200)), undefined);
});

everyday('any space of the table mixes', () => {
	for (const space of ['display-p3', 'rec2020', 'prophoto-rgb', 'xyz-d65', 'hsv'] as const) {
		const half = mix('red', 'lime', 0.5, space), [first, second] = [convert('red', space), convert('lime', space)];
		assert.is(half.space, space);
		assert.equal(interpolate(['red', 'lime'], { space })(0.5), half);
		if (space !== 'hsv') nearAll(half.coords, first.coords.map((x, i) => (x + second.coords[i]!) / 2), 1e-12);
	}
});

everyday('weights pull an average', () => {
	nearAll(average(['red', 'blue'], 'oklab', [3, 1]).coords, mix('red', 'blue', 0.25).coords, 1e-12);
	assert.equal(average(['red', 'blue'], 'lab', [2, 2]), average(['red', 'blue'], 'lab'));
	assert.equal(average(['red', 'blue', 'lime'], 'srgb', [0, 1, 0]), parse('blue'));
	near(average(['rgb(0 0 0 / 0)', 'black'], 'srgb', [1, 3]).alpha, 0.75, 1e-15);
	for (const weights of [[1], [1, -1], [0, 0], [1, Number.NaN], 'ab', [1, 2e9]] as never[])
		assert.throws(() => average(['red', 'blue'], 'oklab', weights), (error: unknown) =>
			error instanceof InputError && error.issues[0].path[0] === 'weights');
});

everyday('isColor is true for exactly the values that convert takes', () => {
	const whole = { space: 'oklch', coords: [0.6, 0.1, 200], alpha: 1, none: 0 };
	const parts: readonly (readonly [string, readonly unknown[]])[] = [
		['space', ['srgb', 'hsv', 'teal', 'constructor', '', 5, null]],
		['coords', [
			[0, 0], [0, 0, 0, 0], [0, 0, '0'], [0, 0, Infinity], [0, 1e31, 0], [NaN, 0, 0], { 0: 1, 1: 2, 2: 3, length: 3 }, new Float32Array(3),
			null, 'abc',
		]],
		['alpha', [undefined, 0, 0.5, 1.1, -0.1, NaN, '1', null]],
		['none', [undefined, 15, 7, 16, -1, 1.5, '1', null]],
	];
	for (const [part, values] of parts) for (const value of values) for (const none of [0, 7]) {
		const given = { ...whole, none, [part]: value };
		let isTaken = true;
		try {
			convert(given as never, 'srgb');
		} catch {
			isTaken = false;
		}
		assert.is(isColor(given), isTaken, JSON.stringify(given));
	}
	assert.not.ok(isColor(new Proxy(whole, { get: () => { throw new Error('no'); } })));
	// A channel that is missing may hold anything.
	assert.ok(isColor({ ...whole, coords: [0.6, 0.1, NaN], none: 4 }) && !isColor({ ...whole, coords: [0.6, 0.1, NaN], none: 2 }));
});

everyday('adjust sets, steps and clears channels in the space asked for', () => {
	const sea = parse('oklch(0.6 0.1 200 / 0.5)');
	assert.equal(adjust(sea, { l: 0.7 }).coords, [0.7, 0.1, 200]);
	assert.equal(adjust(sea, { c: (c) => c * 2, alpha: 1 }), { space: 'oklch', coords: [0.6, 0.2, 200], alpha: 1, none: 0 });
	assert.equal(adjust(sea, { h: 'none' }), { space: 'oklch', coords: [0.6, 0.1, 0], alpha: 0.5, none: 4 });
	assert.is(adjust('teal', { r: 1 }, 'srgb').coords[0], 1);
	assert.is(adjust('teal', { l: 0.9 }, 'oklch').space, 'oklch');
});

everyday('adjust leaves a missing channel missing under a step, and fills it with a value', () => {
	const gray = convert('gray', 'oklch');
	assert.ok(isMissing(gray, 2));
	assert.ok(isMissing(adjust(gray, { h: (h) => h + 30 }), 2));
	assert.not.ok(isMissing(adjust(gray, { h: 30 }), 2));
	assert.is(adjust(gray, { c: 0.1, h: 30 }).coords[2], 30);
});

everyday('adjust names the channel that is wrong', () => {
	refuses(() => adjust('teal', { l: 0.5 }), 'changes', 'Known: r, g, b, alpha');
	refuses(() => adjust('teal', { l: Number.NaN }, 'oklch'), 'changes.l');
	refuses(() => adjust('teal', { alpha: 2 }, 'oklch'), 'changes.alpha', '0 to 1');
	refuses(() => adjust('teal', { c: () => { throw new Error(); } }, 'oklch'), 'changes.c');
});

everyday('interpolate equals mix between its colors, at the given positions', () => {
	const ramp = interpolate(['red', 'lime', 'blue']);
	assert.equal(ramp(0), convert('red', 'oklab'));
	assert.equal(ramp(0.25), mix('red', 'lime', 0.5, 'oklab'));
	assert.equal(ramp(0.75), mix('lime', 'blue', 0.5, 'oklab'));
	nearAll(ramp(0.5).coords, convert('lime', 'oklab').coords, 1e-12);
	nearAll(ramp(1).coords, convert('blue', 'oklab').coords, 1e-12);
	const placed = interpolate(['red', 'lime', 'blue'], { positions: [0.2, 0.2, 0.6] });
	nearAll(placed(0.2).coords, convert('lime', 'oklab').coords, 1e-12);
	nearAll(placed(0.1).coords, convert('red', 'oklab').coords, 1e-12);
	nearAll(placed(0.9).coords, convert('blue', 'oklab').coords, 1e-12);
});

everyday('interpolate uses the given space, arc and easing', () => {
	const longer = interpolate(['oklch(0.5 0.1 10)', 'oklch(0.5 0.1 350)'], { space: 'oklch', arc: 'longer' });
	near(longer(0.5).coords[2], 180, 1e-9);
	const eased = interpolate(['black', 'white'], { space: 'srgb', easing: (at) => at * at });
	near(eased(0.5).coords[0], 0.25, 1e-12);
	near(interpolate(['black', 'white'], { space: 'srgb', easing: (at) => at * 3 })(0.5).coords[0], 1, 1e-12);
});

everyday('samples are evenly spread, ends included', () => {
	const grays = samples(interpolate(['black', 'white'], { space: 'srgb' }), 5);
	nearAll(grays.map(({ coords }) => coords[0]), [0, 0.25, 0.5, 0.75, 1], 1e-12);
	refuses(() => samples(interpolate(['red', 'blue']), 1), 'count', '2');
	refuses(() => interpolate(['red']), 'colors', '2 to');
	refuses(() => interpolate(['red', 'tael']), 'colors.1', 'teal');
	refuses(() => interpolate(['red', 'blue'], { positions: [0.5, 0.2] }), 'options.positions.1');
	refuses(() => interpolate(['red', 'blue'], { spcae: 'oklch' } as object), 'options', 'Did you mean "space"?');
	refuses(() => interpolate(['red', 'blue'], { easing: () => Number.NaN })(0.5), 'options.easing');
	assert.equal(interpolate(['red', 'blue'])(0.1 * 3 / 0.3), interpolate(['red', 'blue'])(1));
	refuses(() => interpolate(['red', 'blue'])(Number.NaN), 'at');
});

everyday('average is the mean, weighted by alpha, without missing channels', () => {
	nearAll(average(['black', 'white', '#808080'], 'srgb').coords, [1, 1, 1].map((x) => (x + 128 / 255) / 3), 1e-12);
	nearAll(average(['red', 'blue']).coords, mix('red', 'blue', 0.5, 'oklab').coords, 1e-12);
	const weighed = average(['rgb(255 0 0 / 75%)', 'rgb(0 0 255 / 25%)'], 'srgb');
	nearAll([...weighed.coords, weighed.alpha], [0.75, 0, 0.25, 0.5], 1e-12);
	nearAll(average(['color(srgb none 0.2 0.2)', 'color(srgb 0.6 0.4 0.4)'], 'srgb').coords, [0.6, 0.3, 0.3], 1e-12);
	assert.is(average(['oklab(0.5 none 0)', 'oklab(0.7 none 0)']).none, 2);
	nearAll(average(['transparent', 'rgb(255 255 255 / 0)'], 'srgb').coords, [0.5, 0.5, 0.5], 1e-12);
});

everyday('bytes round-trip unchanged', () => {
	const seed = 'bytes', random = randomFrom(seed);
	for (let i = 0; i < 500; i++) {
		const rgb = [Math.floor(random() * 256), Math.floor(random() * 256), Math.floor(random() * 256)] as const;
		assert.equal(toRgb8(fromRgb8(...rgb, 0.25)), [...rgb, 0.25], `${seed} ${i}`);
	}
	assert.equal(toRgb8('color(display-p3 1 1 1)'), [255, 255, 255, 1]);
	refuses(() => fromRgb8(256, 0, 0), 'red', '0 to 255');
	refuses(() => fromRgb8(0, 0.5, 0), 'green', 'whole');
});

everyday('luminance is that of WCAG; isDark is true if white is more readable', () => {
	near(luminance('red'), 0.2126, 1e-12);
	near(luminance('white'), 1, 1e-12);
	near((luminance('white') + 0.05) / (luminance('#777') + 0.05), contrast('#777', 'white').ratio, 1e-12);
	assert.equal(['black', 'navy', 'yellow', 'white'].map(isDark), [true, true, false, false]);
});

everyday('readable is black or white, or the best of the candidates', () => {
	assert.equal(readable('navy'), parse('white'));
	assert.equal(readable('yellow'), parse('black'));
	assert.equal(readable('white', ['#eee', '#333', '#777']), parse('#333'));
	// None reaches 4.5, so the largest ratio wins.
	assert.equal(readable('white', ['#eee', '#999', '#bbb']), parse('#999'));
	refuses(() => readable('white', []), 'candidates');
});

everyday('nearestOf gives the place and the distance', () => {
	const list = ['red', 'navy', 'teal'], nearestName = nearestOf('#007f80', list);
	assert.is(nearestName.index, 2);
	assert.is(nearestName.deltaE, deltaE('#007f80', 'teal'));
	assert.is(nearestOf('#00007f', list, '2000').index, 1);
	refuses(() => nearestOf('red', ['red', , 'blue'] as never), 'list.1');
});

everyday('composite is source over, blend one of sixteen modes', () => {
	nearAll(composite('rgb(255 0 0 / 50%)', 'blue').coords, [0.5, 0, 0.5], 1e-12);
	nearAll(blend('#808080', '#ff8000', 'multiply').coords, [128 / 255, (128 / 255) ** 2, 0], 1e-12);
	refuses(() => blend('red', 'blue', 'multiplyy' as 'multiply'), 'mode', 'Did you mean "multiply"?');
});

everyday('toGamut knows four ways, and maxChroma how far one can go', () => {
	for (const method of ['css', 'raytrace', 'chroma', 'clip'] as const)
		assert.ok(inGamut(toGamut('color(rec2020 0 1 0)', 'srgb', method), 'srgb'));
	const most = maxChroma(0.7, 250, 'srgb');
	assert.ok(inGamut({ space: 'oklch', coords: [0.7, most, 250], alpha: 1, none: 0 }, 'srgb'));
	assert.not.ok(inGamut({ space: 'oklch', coords: [0.7, most + 0.005, 250], alpha: 1, none: 0 }, 'srgb'));
	assert.is(maxChroma(1, 250), 0);
});

everyday('toCss writes a color in its own space or in another', () => {
	assert.is(toCss('teal', 'oklch'), format('teal', 'oklch'));
	assert.is(toCss('oklch(0.5 0.1 none)'), 'oklch(0.5 0.1 none)');
});

everyday.run();
