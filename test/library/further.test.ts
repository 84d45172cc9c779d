/*
 * Further spaces of the library: passed as objects, accepted for every color, bundled only by programs that import them.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { InputError } from '../../src/errors.ts';
import {
	cam16Jmh, color, convert, deltaE, inGamut, format, hct, ictcp, interpolate, isEqual, isMissing, jzczhz, mapToGamut, mix, okhsl,
	oklrch, rec2100Pq,
	parseIn, toCss, withAlpha, adjust,
} from '../../src/index.ts';
import { MORE_SPACES } from '../../src/spaces/more.ts';
import { bundleCode } from '../support/bundle.ts';
import { near, nearAll } from '../support/near.ts';

const further = suite('further spaces in the library');

further('a color goes there by the space itself, and back by an id', () => {
	for (const space of [okhsl, hct, jzczhz, cam16Jmh, ictcp, rec2100Pq, oklrch]) {
		const there = convert('#3b82f6', space);
		assert.is(there.space, space.id);
		nearAll(convert(there, 'srgb').coords, convert('#3b82f6', 'srgb').coords, 1e-11, space.id);
		assert.is(format(there, 'hex'), '#3b82f6');
		near(deltaE(there, '#3b82f6'), 0, 1e-10);
		assert.ok(inGamut(there, 'srgb'));
		nearAll(mapToGamut(there, 'srgb').coords, convert('#3b82f6', 'srgb').coords, 1e-11, space.id);
		assert.equal(convert(there, space), there);
		assert.is(convert(there, 'oklch').alpha, 1);
	}
});

further('missing channels stay missing, and a gray has no hue', () => {
	assert.is(convert('gray', okhsl).none, 1);
	assert.ok(isMissing(convert('gray', hct), 0));
	const started = color(okhsl, [0, 0.5, 0.5], 0.5, 1);
	assert.equal(convert(started, okhsl), started);
	assert.ok(isEqual(withAlpha(started, 0.5), started));
	assert.is(withAlpha(started, 1).alpha, 1);
});

further('mix, interpolate and adjust work in them', () => {
	const first = color(okhsl, [350, 0.5, 0.4]), second = color(okhsl, [30, 0.7, 0.6]);
	nearAll(mix(first, second, 0.5, okhsl).coords, [10, 0.6, 0.5], 1e-12);
	nearAll(mix(first, second, 0.5, okhsl, 'longer').coords, [190, 0.6, 0.5], 1e-12);
	const ramp = interpolate([color(hct, [20, 30, 40]), color(hct, [40, 50, 60])], { space: hct });
	nearAll(ramp(0.25).coords, [25, 35, 45], 1e-6);
	assert.is(ramp(0).space, 'hct');
	const lighter = adjust('teal', { t: 90 }, hct);
	assert.is(lighter.coords[2], 90);
	nearAll(lighter.coords.slice(0, 2), convert('teal', hct).coords.slice(0, 2), 1e-12);
	assert.equal(adjust(first, { s: (s) => s / 2, h: 'none' }), { space: 'okhsl', coords: [0, 0.25, 0.4], alpha: 1, none: 1 });
});

further('toCss writes their own notation, which parseIn reads', () => {
	for (const space of [okhsl, oklrch, hct]) {
		const teal = convert('teal', space), text = toCss('teal', space);
		assert.is(toCss(teal), text);
		nearAll(convert(parseIn(text, space), 'srgb').coords, [0, 128 / 255, 128 / 255], 1e-3);
	}
	assert.is(toCss(color(okhsl, [200, 0.5, 0.5])), 'okhsl(200 0.5 0.5)');
	assert.is(toCss(color(okhsl, [0, 0, 1]), 'oklab'), 'oklab(1 0 0)');
});

further('rejects an id, a copy and an unknown space with a remedy', () => {
	for (const [value, said] of [
		['cam16-jmh', /"cam16-jmh" is given as itself\. Import cam16Jmh and pass that\.$/],
		['okhsv', /Import okhsv and pass that\.$/],
		[{ ...okhsl }, /^space must be one of srgb.*got an object\.$/],
		['pantone', /^space must be one of srgb/],
		[{ get id(): never { throw new Error('no'); } }, /got an object\.$/],
	] as const) {
		assert.throws(() => convert('teal', value as never), (error: unknown) =>
			error instanceof InputError && said.test(error.issues[0].detail));
		assert.throws(() => color(value as never, [0, 0, 0]), (error: unknown) =>
			error instanceof InputError && said.test(error.issues[0].detail));
	}
});

further('a program that uses one carries no other, and one that uses none carries none', () => {
	const held = (code: string): string[] => {
		const bundle = bundleCode(code);
		return Object.keys(MORE_SPACES).filter((id) => bundle.includes(`"${id}"`));
	};
	assert.equal(
		held(`import { convert, mix } from './index.ts'; console.log(convert('teal', 'oklch'), mix('red', 'blue', 0.5, 'oklab'));`),
		[],
	);
	assert.equal(held(`import { convert, okhsl } from './index.ts'; console.log(convert('teal', okhsl));`), ['okhsl']);
	assert.equal(held(`import { convert, jzczhz } from './index.ts'; console.log(convert('teal', jzczhz));`), ['jzazbz', 'jzczhz']);
	assert.equal(
		held(`import { deltaE } from './index.ts'; console.log(deltaE('teal', 'red'));`).filter((id) => id !== 'jzazbz' && id !== 'ictcp'),
		[],
	);
});

further.run();
