/*
 * Controls of a scale: anchor, pins, hue shift, chroma factor, wide gamut, steps by role, steps at given contrasts. Measured
 * on 8-bit colors by the metrics of the lower floors.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { fits } from '../../src/gamut/fits.ts';
import { composite, toRgb24 } from '../../src/gamut/screen.ts';
import { hueDifference } from '../../src/math/angle.ts';
import { randomFrom } from '../../src/math/random.ts';
import { apcaLc } from '../../src/metrics/apca.ts';
import { contrastRatio } from '../../src/metrics/wcag.ts';
import { buildContrastScale, DEFAULT_TARGETS, LARGEST_RATIO, mostContrast } from '../../src/palette/scale-contrast.ts';
import { buildRoleScale, SOLID, STEP_ROLES } from '../../src/palette/scale-roles.ts';
import { buildScale, pinFault, SCALE_STEPS } from '../../src/palette/scale.ts';
import { color, type Color } from '../../src/spaces/color.ts';
import { convert } from '../../src/spaces/convert.ts';
import { fromRgb24 } from '../../src/spaces/rgb24.ts';

const controls = suite('controls of a scale');

const SEED = 'scales under control';
const hex = (rgb: number): string => `#${rgb.toString(16).padStart(6, '0')}`;
const lightness = (of: Color): number => convert(of, 'oklch').coords[0];

function forColors(count: number, check: (input: Color, random: () => number) => void): void {
	const random = randomFrom(SEED);
	for (let n = 0; n < count; n++) {
		const rgb = Math.floor(random() * 0x1000000);
		try {
			check(fromRgb24(rgb), random);
		} catch (error) {
			throw new Error(`seed "${SEED}", case ${n}, ${hex(rgb)}: ${String(error)}`);
		}
	}
}

const falls = (colors: readonly Color[]): boolean => colors.every((step, i) => i === 0 || lightness(step) < lightness(colors[i - 1]!));

controls('the color is at the requested anchor, and lightness still falls', () => forColors(200, (input) => {
	if (lightness(input) < 0.35 || lightness(input) > 0.85) return;
	for (const anchor of [300, 500, 700] as const) {
		const made = buildScale(input, { anchor });
		assert.is(made.anchor, anchor);
		assert.is(toRgb24(made.colors[SCALE_STEPS.indexOf(anchor)]!), toRgb24(input));
		assert.ok(falls(made.colors), `anchor ${anchor}`);
	}
}));

controls('without controls the scale is the plain one', () => forColors(100, (input) => {
	assert.equal(buildScale(input), buildScale(input, { hueShift: 0, chroma: 1, gamut: 'srgb', pins: {} }));
}));

controls('pins keep their steps, the color keeps its own, and lightness falls between them',
	() => forColors(200, (input) => {
	const pins = { 100: fromRgb24(0xfdf4ff), 900: fromRgb24(0x1e1b4b) };
	if (pinFault(input, { pins })) return;
	const { colors } = buildScale(input, { pins });
	assert.is(toRgb24(colors[1]!), 0xfdf4ff);
	assert.is(toRgb24(colors[9]!), 0x1e1b4b);
	assert.ok(colors.some((step) => toRgb24(step) === toRgb24(input)));
	assert.ok(falls(colors));
}));

controls('the hue of a near-white or near-black pin hardly counts: no step is more than 15 degrees off the color', () => {
	for (const color of [0x635bff, 0xe50914, 0x1db954, 0x0abab5, 0x9146ff, 0xffc72c, 0xfd9704, 0x502900]) {
		const [, , own] = convert(fromRgb24(color), 'oklch').coords;
		for (const [step, pin] of [[50, 0xfff8e7], [100, 0xfdf2e9], [950, 0x1c1917], [50, 0xf0fdf4]] as const) {
			buildScale(fromRgb24(color), { pins: { [step]: fromRgb24(pin) } }).colors.forEach((made, i) => {
				const [, chroma, hue] = convert(made, 'oklch').coords, turn = hueDifference(own, hue);
				if (SCALE_STEPS[i] === step || chroma < 0.002) return;
				assert.ok(Math.abs(turn) <= 15.1, `${hex(color)} ${step}: ${SCALE_STEPS[i]} turns by ${turn}`);
			});
		}
	}
});

controls('between two colorful ends the hue runs evenly', () => {
	const pink = fromRgb24(0xff2e88), { colors } = buildScale(fromRgb24(0x3b1fd1), { pins: { 300: pink } });
	const hues = colors.slice(3, 9).map((made) => convert(made, 'oklch').coords[2]);
	const turns = hues.slice(1).map((hue, i) => hueDifference(hues[i]!, hue));
	assert.ok(turns.every((turn) => turn < 0 && turn > -60), turns.join(' '));
});

controls('a pin of the color itself says which step it is', () => {
	const blue = fromRgb24(0x3b82f6);
	for (const step of SCALE_STEPS) {
		assert.is(pinFault(blue, { pins: { [step]: blue } }), undefined);
		assert.is(buildScale(blue, { pins: { [step]: blue } }).anchor, step);
	}
});

controls('a pin that conflicts is reported with the required order', () => {
	const blue = fromRgb24(0x3b82f6);
	assert.is(pinFault(blue, { pins: { 900: fromRgb24(0x1e1b4b) } }), undefined);
	assert.equal(pinFault(blue, { anchor: 500, pins: { 500: fromRgb24(0xff0000) } })?.step, 500);
	assert.is(pinFault(blue, { anchor: 500, pins: { 500: blue } }), undefined);
	assert.match(pinFault(blue, { anchor: 500, pins: { 600: blue } })!.expected, /darker/);
	assert.match(pinFault(blue, { anchor: 500, pins: { 900: fromRgb24(0xffffff) } })!.expected, /darker/);
	assert.match(pinFault(blue, { pins: { 800: fromRgb24(0x111111), 900: fromRgb24(0x222222) } })!.expected, /darker than the pin before it/);
	assert.match(pinFault(blue, { anchor: 500, pins: { 300: fromRgb24(0x000000) } })!.expected, /lighter/);
});

controls('the hue turns as requested from the color to the darkest step, the other way to the lightest', () => {
	const blue = fromRgb24(0x3b82f6), [, , own] = convert(blue, 'oklch').coords;
	const { colors } = buildScale(blue, { hueShift: 30 });
	const turns = colors.map((step) => hueDifference(own, convert(step, 'oklch').coords[2]));
	assert.ok(Math.abs(turns[0]! + 30) < 0.01 && Math.abs(turns[5]!) < 0.01 && Math.abs(turns[10]! - 30) < 0.01, turns.join(' '));
});

controls('chroma is multiplied, except for the color itself', () => {
	const blue = fromRgb24(0x8f9fbf), plain = buildScale(blue);
	const gray = buildScale(blue, { chroma: 0 }), half = buildScale(blue, { chroma: 0.5 });
	const at = SCALE_STEPS.indexOf(plain.anchor);
	const chroma = (of: Color): number => convert(of, 'oklch').coords[1];
	plain.colors.forEach((step, i) => {
		if (i === at) return assert.is(toRgb24(gray.colors[i]!), toRgb24(blue));
		assert.ok(chroma(gray.colors[i]!) < 1e-9);
		assert.ok(Math.abs(chroma(half.colors[i]!) - chroma(step) / 2) < 1e-6);
	});
});

controls('in Display P3 steps fit it, and some need it', () => {
	const { colors } = buildScale(color('display-p3', [0.1, 0.9, 0.2]), { gamut: 'display-p3' });
	assert.ok(colors.every((step) => fits(step, 'display-p3')) && colors.some((step) => !fits(step, 'srgb')));
	assert.ok(falls(colors));
});

const BACKGROUNDS = [0xffffff, 0xfafafa, 0xfff7ed, 0x111113, 0x000000, 0x1e293b].map((rgb) => fromRgb24(rgb));

controls('twelve steps: the ninth is the color, text has 4.5 and 7 on the second, alphas give the step', () => forColors(60, (input) => {
	for (const background of BACKGROUNDS) {
		const steps = buildRoleScale(input, background), behind = toRgb24(background);
		assert.equal(steps.map(({ role }) => role), STEP_ROLES);
		assert.is(toRgb24(steps[SOLID]!.color), toRgb24(input));
		const second = toRgb24(steps[1]!.color);
		assert.ok(contrastRatio(toRgb24(steps[10]!.color), second) >= 4.5, 'text');
		assert.ok(contrastRatio(toRgb24(steps[11]!.color), second) >= 7, 'strong text');
		for (const { color: step, alpha } of steps) {
			assert.is(alpha.alpha < 1 ? composite(alpha, behind) : toRgb24(alpha), toRgb24(step));
			assert.ok(Math.abs(alpha.alpha * 255 - Math.round(alpha.alpha * 255)) < 1e-9, 'an opacity that HEX can write');
		}
	}
}));

controls('steps at given ratios reach them as 8-bit colors, and exceed them by less than one 8-bit step of gray does',
	() => forColors(40, (input) => {
	for (const background of BACKGROUNDS) {
		const behind = toRgb24(background);
		const targets = DEFAULT_TARGETS.filter((one) => one <= mostContrast(background, one));
		for (const { target, color: step, ratio } of buildContrastScale(input, background, targets)) {
			assert.is(ratio, contrastRatio(toRgb24(step), behind));
			assert.ok(ratio >= target && ratio <= target * 1.04 + 0.02, `${target} is ${ratio} on ${hex(behind)}`);
		}
	}
}));

controls('a ratio that nothing reaches on a gray is answered with the ends of lightness: black on #808080 has 5.31:1', () => forColors(10, (input) => {
	// WCAG 2: a channel of 128 has a luminance of ((128 / 255 + 0.055) / 1.055) ** 2.4, and black one of 0.
	const most = (((128 / 255 + 0.055) / 1.055) ** 2.4 + 0.05) / 0.05;
	const [step] = buildContrastScale(input, fromRgb24(0x808080), [LARGEST_RATIO]);
	assert.is(toRgb24(step!.color), 0);
	assert.ok(Math.abs(step!.ratio - most) < 1e-9, `${step!.ratio}`);
}));

controls('by default there are eleven ratios from 1.05 to 15: those of AA, and from them on each a third more than the one before', () => {
	assert.equal([DEFAULT_TARGETS.length, DEFAULT_TARGETS[0], DEFAULT_TARGETS.at(-1)], [11, 1.05, 15]);
	assert.ok(DEFAULT_TARGETS.includes(3) && DEFAULT_TARGETS.includes(4.5));
	const readable = DEFAULT_TARGETS.filter((ratio) => ratio >= 4.5);
	for (const [i, ratio] of readable.entries()) if (i > 0) assert.ok(Math.abs(ratio / readable[i - 1]! - 4 / 3) < 0.05, `${ratio}`);
});

controls('steps at given Lc reach them, on light and on dark', () => forColors(40, (input) => {
	for (const background of [BACKGROUNDS[0]!, BACKGROUNDS[4]!]) {
		for (const { target, color: step, lc } of buildContrastScale(input, background, [30, 45, 60, 75, 90])) {
			assert.is(lc, apcaLc(toRgb24(step), toRgb24(background)));
			assert.ok(Math.abs(lc) >= target && Math.abs(lc) <= target + 1.5, `${target} is ${lc}`);
		}
	}
}));

controls('a color at a step beyond the natural ends has its end half-way to white or black', () => {
	for (const light of [0.99, 0.995]) {
		const { colors } = buildScale(color('oklch', [light, 0, 0]), { anchor: 500 });
		assert.ok(Math.abs(lightness(colors[0]!) - (1 + light) / 2) < 0.004 && falls(colors), `${light}: ${lightness(colors[0]!)}`);
	}
	for (const dark of [0.08, 0.1]) {
		const { colors } = buildScale(color('oklch', [dark, 0, 0]), { anchor: 500 });
		assert.ok(Math.abs(lightness(colors.at(-1)!) - dark / 2) < 0.02 && falls(colors), `${dark}: ${lightness(colors.at(-1)!)}`);
	}
});

controls('a color that fits nowhere between pins takes a free step all the same, and the fault names the pin', () => {
	const gray = (l: number): Color => color('oklch', [l, 0, 0]), pins = { 500: gray(0.7), 600: gray(0.4) };
	const { anchor } = buildScale(gray(0.55), { pins });
	assert.ok(anchor !== 500 && anchor !== 600, `${anchor}`);
	assert.ok([500, 600].includes(pinFault(gray(0.55), { pins })!.step));
	assert.is(pinFault(gray(0.8), { pins }), undefined);
	assert.is(buildScale(gray(0.7), { pins }).anchor, 500, 'the pin of the same color');
});

controls.run();
