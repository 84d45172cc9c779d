/*
 * Gradients of CSS: the accepted syntax, positions by the fixup of CSS Images 4 §3.4.3 with its examples, and that any text
 * gives a gradient or an InputError.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { InputError } from '../../src/errors.ts';
import { randomFrom } from '../../src/math/random.ts';
import { isGradientText, readGradient, visibleWays } from '../../src/palette/css-gradient.ts';
import { toRgb24 } from '../../src/gamut/screen.ts';
import { convert } from '../../src/spaces/convert.ts';
import { near } from '../support/near.ts';

const gradients = suite('gradients as CSS writes them');

const readPlaces = (text: string): number[] => readGradient(text).stops.map(({ place }) => Math.round(place * 1e6) / 1e6);

for (const [text, expected] of [
	// The examples of the specification, in percent.
	['linear-gradient(red, white 20%, blue)', [0, 0.2, 1]],
	['linear-gradient(red 40%, white, black, blue)', [0.4, 0.6, 0.8, 1]],
	['linear-gradient(red -50%, white, blue)', [-0.5, 0.25, 1]],
	['linear-gradient(red 80%, white 0%, black, blue)', [0.8, 0.8, 0.9, 1]],
	['linear-gradient(red 10% 20%, blue)', [0.1, 0.2, 1]],
	// Hints bound the stops that are spaced, as Chromium paints them.
	['linear-gradient(red, 30%, white, blue)', [0, 0.65, 1]],
	['linear-gradient(red, white, 60%, blue)', [0, 0.3, 1]],
	['linear-gradient(red, 20%, white, black, 80%, blue)', [0, 0.4, 0.6, 1]],
	['linear-gradient(red 40%, 10%, white, blue)', [0.4, 0.7, 1]],
	['linear-gradient(red, 90%, white 50%, black, blue)', [0, 0.9, 0.95, 1]],
	['conic-gradient(from 45deg at 20% 30%, red 0, blue .25turn, lime 270deg 1turn)', [0, 0.25, 0.75, 1]],
	// Numbers with exponents, and beyond all bounds.
	['linear-gradient(red 1e1%, white 2E+1%, blue 9000e-2%)', [0.1, 0.2, 0.9]],
	['conic-gradient(from 1e400turn, red 0, blue 9e1deg)', [0, 0.25]],
	['linear-gradient(1e400turn, red, white, blue)', [0, 0.5, 1]],
	['LINEAR-GRADIENT( to  top left , red , blue )', [0, 1]],
	['radial-gradient(circle closest-side at 10px 20%, red, blue)', [0, 1]],
] as const) {
	gradients(`${text} has its stops at ${expected.join(', ')}`, () => assert.equal(readPlaces(text), expected));
}

for (const [text, space, arc] of [
	['linear-gradient(red, #00f)', 'srgb', 'shorter'],
	['linear-gradient(red, oklch(0.5 0.1 250))', 'oklab', 'shorter'],
	['linear-gradient(red, color(srgb 0 0 1))', 'oklab', 'shorter'],
	['linear-gradient(in oklch longer hue, red, blue)', 'oklch', 'longer'],
	['linear-gradient(in hsl decreasing hue 90deg, red, blue)', 'hsl', 'decreasing'],
	['radial-gradient(in xyz, red, blue)', 'xyz-d65', 'shorter'],
] as const) {
	gradients(`${text} is mixed in ${space}, ${arc}`, () => {
		const read = readGradient(text);
		assert.equal([read.space, read.arc], [space, arc]);
	});
}

gradients('a hint is where both colors have half a share', () => {
	const [way] = visibleWays(readGradient('linear-gradient(black, 25%, white)'));
	near(convert(way!.at(0.25), 'srgb').coords[0], 0.5, 1e-12);
	near(convert(way!.at(0.5), 'srgb').coords[0], 0.5 ** 0.5, 1e-12);
	// A quarter of the way with the half at a quarter: P = C^(log .5 / log H) = .5^(1/2) at a half.
});

gradients('a hint next to stops without places is a share of the way between them', () => {
	const hintsIn = (text: string): number[] => readGradient(text).stops.map(({ hint }) => Math.round(hint * 1e6) / 1e6);
	assert.equal(hintsIn('linear-gradient(red, 30%, white, blue)'), [Math.round(30 / 65 * 1e6) / 1e6, 0.5, 0.5]);
	assert.equal(hintsIn('linear-gradient(red, white, 60%, blue)'), [0.5, Math.round(3 / 7 * 1e6) / 1e6, 0.5]);
	assert.equal(hintsIn('linear-gradient(red 40%, 10%, white, blue)'), [0, 0.5, 0.5]);
});

gradients('only what lies between 0 and 100 % is seen, with the ends drawn out', () => {
	const seen = (text: string) => visibleWays(readGradient(text)).map(({ from, to }) => [from, to]);
	assert.equal(seen('linear-gradient(red 20%, blue 80%)'), [[0, 0.2], [0.2, 0.8], [0.8, 1]]);
	assert.equal(seen('linear-gradient(red -100%, blue 300%)'), [[0, 1]]);
	assert.equal(seen('linear-gradient(red 50%, blue 50%)'), [[0, 0.5], [0.5, 1]]);
	assert.equal(seen('linear-gradient(red 150%, blue 200%)'), [[0, 1]]);
	assert.equal(seen('repeating-linear-gradient(red 10%, blue 30%)'), [[0.1, 0.3]]);
	assert.equal(seen('repeating-linear-gradient(red 10%, blue 10%)'), [[0, 1]]);
	const [middle] = visibleWays(readGradient('linear-gradient(black -100%, white 300%)'));
	near(convert(middle!.at(0), 'srgb').coords[0], 0.25, 1e-12);
});

for (const [text, said] of [
	['linear-gradient(red)', /fewer than 2 colors/],
	['linear-gradient()', /stop 1 is empty/],
	['linear-gradient(red,,blue)', /stop 2 is empty/],
	['linear-gradient((red, blue)', /parentheses/],
	['linear-gradient(red, blue', /parentheses/],
	['linear-gradient(red 20px, blue)', /"20px" is a position.*80%/],
	['linear-gradient(10%, red, blue)', /fewer|without a color|no color/],
	['linear-gradient(red, 10%, 20%, blue)', /place without a color/],
	['linear-gradient(red, blue, 10%)', /ends with a place/],
	['linear-gradient(red, bleu)', /"bleu" is not a color/],
	['linear-gradient(in hsv, red, blue)', /not a color/],
	[`linear-gradient(${'red,'.repeat(32)}blue)`, /more than 32 stops/],
	[`linear-gradient(red, ${'rgb(0 0 0)'.padEnd(130, '0')})`, /more than 120 characters/],
] as const) {
	gradients(`${text.slice(0, 50)} is refused with its reason`, () => {
		assert.throws(() => readGradient(text), (error: unknown) => error instanceof InputError && said.test(error.message));
	});
}

for (const [text, kind, isRepeating] of [
	['linear-gradient(red, blue)', 'linear', false], ['radial-gradient(red, blue)', 'radial', false],
	['conic-gradient(red, blue)', 'conic', false], [' Repeating-Linear-Gradient(red, blue)', 'linear', true],
	['repeating-radial-gradient(red, blue) ', 'radial', true], ['repeating-conic-gradient(red, blue)', 'conic', true],
] as const) {
	gradients(`"${text}" is ${kind}${isRepeating ? ', repeated' : ''}`, () => {
		const read = readGradient(text);
		assert.equal([isGradientText(text), read.kind, read.isRepeating], [true, kind, isRepeating]);
	});
}

gradients('other texts do not start like a gradient, and are refused', () => {
	for (const text of ['', 'red', 'gradient(red, blue)', 'linear-gradient', 'linear-gradient (red, blue)', 'x linear-gradient(red, blue)']) {
		assert.not(isGradientText(text), text);
		assert.throws(() => readGradient(text), /does not begin as one/);
	}
});

// CSS Images 4 §3.1.1: 0deg is to top, angles turn clockwise, and the default is to bottom.
for (const [one, other, relation] of [
	['to top', '0deg', 'same'], ['', '180deg', 'same'], ['', 'to bottom', 'same'], ['to right', '.25turn', 'same'],
	['100grad', '90deg', 'same'], ['-90deg', 'to left', 'same'], ['450deg', 'to right', 'same'], ['0', 'to top', 'same'],
	['to top left', 'to left top', 'same'], ['to right bottom', 'to bottom right', 'same'], ['3.141592653589793rad', '', 'same'],
	['to left', 'to right', 'opposite'], ['to top', '', 'opposite'], ['30deg', '210deg', 'opposite'],
	['to top left', 'to bottom right', 'opposite'], ['to top right', 'to bottom left', 'opposite'],
	['359.9999999deg', '179.9999999deg', 'opposite'],
	['to top left', 'to top right', 'another'], ['to top', 'to left', 'another'], ['89deg', '91deg', 'another'],
	// In a box that is no square, corners are not at 45 degrees.
	['to top right', '45deg', 'another'],
] as const) {
	gradients(`"${one}" and "${other}" have ${relation === 'opposite' ? 'one axis in opposite directions' : `the ${relation} direction`}`, () => {
		const [a, b] = [one, other].map((side) => readGradient(`linear-gradient(${side === '' ? '' : `${side}, `}red, blue)`));
		assert.is(a!.axis === b!.axis, relation !== 'another');
		if (relation !== 'another') assert.is(a!.isReversed === b!.isReversed, relation === 'same');
	});
}

gradients('other kinds have one axis if their geometry is written alike', () => {
	const axisOf = (text: string): string => readGradient(text).axis;
	assert.is(axisOf('radial-gradient(CIRCLE at 20% 30%, red, blue)'), axisOf('radial-gradient(circle at 20% 30% in oklch, lime, blue)'));
	assert.is.not(axisOf('radial-gradient(circle, red, blue)'), axisOf('radial-gradient(red, blue)'));
	assert.is.not(axisOf('conic-gradient(from 10deg, red, blue)'), axisOf('conic-gradient(from 20deg, red, blue)'));
	assert.is.not(axisOf('conic-gradient(red, blue)'), axisOf('radial-gradient(red, blue)'));
	assert.not(readGradient('conic-gradient(from 270deg, red, blue)').isReversed);
});

// CSS Color 4 §4.1 and §12.1: legacy colors alone are mixed in sRGB.
gradients('colors of legacy syntax are mixed in sRGB, one of another syntax makes it OKLab', () => {
	for (const legacy of ['#f00', 'red', 'rgb(255, 0, 0)', 'rgb(255 0 0 / 50%)', 'hsl(0 100% 50%)', 'hwb(0 0% 0%)', 'transparent'])
		assert.is(readGradient(`linear-gradient(${legacy}, blue)`).space, 'srgb', legacy);
	for (const modern of ['lab(50 10 10)', 'lch(50 10 10)', 'oklab(.5 0 0)', 'color(display-p3 1 0 0)', 'color-mix(in oklab, red, lime)']) {
		assert.is(readGradient(`linear-gradient(${modern}, blue)`).space, 'oklab', modern);
		assert.is(readGradient(`linear-gradient(blue, ${modern})`).space, 'oklab', modern);
	}
});

gradients('a hint at an end is a hard edge there, one in the middle changes nothing', () => {
	const grayAt = (text: string, share: number): number => convert(visibleWays(readGradient(text))[0]!.at(share), 'srgb').coords[0];
	for (const share of [0.1, 0.5, 0.9]) {
		near(grayAt('linear-gradient(black, 0%, white)', share), 1, 1e-12);
		near(grayAt('linear-gradient(black, 100%, white)', share), 0, 1e-12);
		near(grayAt('linear-gradient(black, 50%, white)', share), share, 1e-12);
		// P = C^(log .5 / log H).
		near(grayAt('linear-gradient(black, 75%, white)', share), share ** (Math.log(0.5) / Math.log(0.75)), 1e-12);
		// The way is from 40 to 80 %, so 50 % is a quarter of it.
		const [, way] = visibleWays(readGradient('linear-gradient(black 40%, 50%, white 80%)'));
		near(convert(way!.at(share), 'srgb').coords[0], share ** 0.5, 1e-12);
	}
});

gradients('a way that is partly seen has the colors of its part', () => {
	const [way, ...others] = visibleWays(readGradient('linear-gradient(black -100%, white 200%)'));
	assert.equal([way!.from, way!.to, others.length], [0, 1, 0]);
	for (const share of [0, 0.25, 1]) near(convert(way!.at(share), 'srgb').coords[0], (1 + share) / 3, 1e-12);
	const [first, second, third] = visibleWays(readGradient('linear-gradient(white 25%, black 75%)'));
	for (const share of [0, 1]) {
		near(convert(first!.at(share), 'srgb').coords[0], 1, 1e-12);
		near(convert(second!.at(share), 'srgb').coords[0], 1 - share, 1e-12);
		near(convert(third!.at(share), 'srgb').coords[0], 0, 1e-12);
	}
	// Before its start a gradient has its first color, after its end its last.
	near(convert(visibleWays(readGradient('linear-gradient(white 100%, black 200%)'))[0]!.at(0.5), 'srgb').coords[0], 1, 1e-12);
	near(convert(visibleWays(readGradient('linear-gradient(white -100%, black 0%)'))[0]!.at(0.5), 'srgb').coords[0], 0, 1e-12);
	near(convert(visibleWays(readGradient('repeating-linear-gradient(white 10%, black 10%)'))[0]!.at(0.5), 'srgb').coords[0], 0, 1e-12);
});

gradients('ways that only touch the start or the end are not seen', () => {
	for (const [text, ways] of [
		['linear-gradient(white -100%, black 0%, white)', [[0, 1]]], ['linear-gradient(white, black 100%, white 200%)', [[0, 1]]],
		['linear-gradient(white -100%, black 0%, white 50%, red 100%, red 150%)', [[0, 0.5], [0.5, 1]]],
	] as const) assert.equal(visibleWays(readGradient(text)).map(({ from, to }) => [from, to]), ways, text);
});

gradients('32 stops and colors of 120 characters are read; a color with two places has two stops', () => {
	assert.is(readGradient(`linear-gradient(${'red,'.repeat(31)}blue)`).stops.length, 32);
	assert.is(readGradient(`linear-gradient(${'red 0% 1%,'.repeat(15)}blue, lime)`).stops.length, 32);
	assert.throws(() => readGradient(`linear-gradient(${'red 0% 1%,'.repeat(16)}blue)`), /more than 32 stops/);
	assert.is(readGradient(`linear-gradient(red, ${'rgb(0 0 0)'.padStart(10).replace('(', `(/*${'*'.repeat(106)}*/`)})`).stops.length, 2);
	assert.throws(() => readGradient(`linear-gradient(red, ${'rgb(0 0 0)'.replace('(', `(/*${'*'.repeat(107)}*/`)})`), /more than 120/);
});

gradients('digits without # are a color and not a position', () => {
	assert.is(toRgb24(readGradient('linear-gradient(red, 369)').stops[1]!.color), 0x336699);
});

for (const text of [
	'linear-gradient(at center, red, blue)', 'linear-gradient(circle, red, blue)', 'linear-gradient(20%, red, blue)',
	'conic-gradient(to top, red, blue)', 'conic-gradient(circle, red, blue)', 'radial-gradient(from 10deg, red, blue)',
	'linear-gradient(in, red, blue)', 'linear-gradient(in oklch longer, red, blue)', 'linear-gradient(in srgb longer hue, red, blue)',
	'linear-gradient(in oklch long hue, red, blue)', 'linear-gradient(in oklch longer hues, red, blue)',
	// CSS Color 4 §12.1 has neither these spaces nor hsv for interpolation.
	'linear-gradient(in rec2020-linear, red, blue)', 'linear-gradient(in a98-rgb-linear, red, blue)',
	'linear-gradient(in prophoto-rgb-linear, red, blue)', 'linear-gradient(in hsv, red, blue)',
	// CSS Images 4 §3.1.1 to §3.3.1: an angle or one side or corner after to; the interpolation is not within the geometry.
	'linear-gradient(to to to, red, blue)', 'linear-gradient(to, red, blue)', 'linear-gradient(top, red, blue)',
	'linear-gradient(to left right, red, blue)', 'linear-gradient(to top top, red, blue)', 'linear-gradient(45deg 90deg, red, blue)',
	'linear-gradient(45deg to top, red, blue)', 'linear-gradient(to in oklab top, red, blue)',
	'radial-gradient(at, red, blue)', 'radial-gradient(circle ellipse, red, blue)', 'radial-gradient(at center circle, red, blue)',
	'radial-gradient(10px 20px 30px, red, blue)', 'radial-gradient(circle 10px 20px, red, blue)', 'radial-gradient(circle 10%, red, blue)',
	'radial-gradient(ellipse 10px, red, blue)', 'radial-gradient(at left right, red, blue)', 'radial-gradient(at 10% left, red, blue)',
	'radial-gradient(at left 10% top, red, blue)', 'radial-gradient(circle in oklab at center, red, blue)',
	'conic-gradient(from, red, blue)', 'conic-gradient(at center from 10deg, red, blue)', 'conic-gradient(45deg, red, blue)',
	'conic-gradient(from 10deg 20deg, red, blue)', 'conic-gradient(from 10deg at 10px 20px 30px, red, blue)',
	'linear-gradient(red 90deg, blue)', 'linear-gradient(red 10% 20% 30%, blue)', 'linear-gradient(10% 20%, red, blue)',
]) {
	gradients(`${text} is refused`, () => assert.throws(() => readGradient(text), (error: unknown) => error instanceof InputError));
}

for (const prelude of [
	'circle', 'ellipse', 'closest-side', 'circle farthest-corner', 'closest-corner circle', '10px', 'circle 10px', '10px circle', '1em 20%',
	'ellipse 10% 20px', '10px 20px ellipse', 'farthest-side ellipse at center', 'at left', 'at top', 'at 20%', 'at center 10px',
	'at 10% top', 'at right center', 'at top left', 'at center right', 'at left 10% bottom 20px', 'at bottom 1em right 5%', 'at 0 0',
	'in oklch at top left',
]) {
	gradients(`radial-gradient(${prelude}, …) is a form of CSS Images 4 §3.2.1`, () =>
		assert.equal(readPlaces(`radial-gradient(${prelude}, red, blue)`), [0, 1]));
}

for (const prelude of [
	'from 10deg', 'from 0', 'at 10% top', 'from .5turn at left 10% top 20%', 'in hsl longer hue from 1rad', 'at 0 0 in lab',
]) {
	gradients(`conic-gradient(${prelude}, …) is a form of CSS Images 4 §3.3.1`, () =>
		assert.equal(readPlaces(`conic-gradient(${prelude}, red, blue)`), [0, 1]));
}

gradients('any text gives a gradient or an InputError, and its ways are finite', () => {
	const pieces = [
		'linear-gradient(', 'conic-gradient(', 'red', '#00f', 'oklch(50% .1 none)', ',', ' ', '20%', '-1e3%', '90deg', 'in', 'oklch', 'longer',
	 'hue', '(', ')', 'to', 'top', '\t', '\u{1f308}', 'transparent', '0', '.5turn', '/*', '*/', '99999999999999999999%', 'NaN%',
	];
	const random = randomFrom('gradients'), pick = (): string => pieces[Math.floor(random() * pieces.length)]!;
	let read = 0;
	for (let i = 0; i < 4000; i++) {
		const written = Array.from({ length: Math.floor(random() * 12) }, pick).join(random() < 0.5 ? ' ' : '');
		const text = `linear-gradient(${i % 2 === 0 ? '' : `red ${pick()}, blue,`}${written}${i % 3 === 0 ? '' : ', lime'})`;
		assert.ok(isGradientText(text));
		try {
			for (const { from, to, at } of visibleWays(readGradient(text))) {
				assert.ok(Number.isFinite(from) && to > from, text);
				for (const share of [0, 0.5, 1]) assert.ok(at(share).coords.every(Number.isFinite), text);
			}
			read++;
		} catch (error) {
			assert.instance(error, InputError, `${text}: ${String(error)}`);
		}
	}
	assert.ok(read > 10, `${read}`);
});

gradients.run();
