/*
 * Pins of a scale: set, changed and released by step, and the lightness that neighbors leave.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { CurveStep } from '../../src/page/curves.ts';
import { firstToPin, lightnessBetween, pinTools, withoutPin, withPin } from '../../src/page/pins.ts';
import type { Fields, State } from '../../src/page/state.ts';
import { near } from '../support/near.ts';

type Step = Pick<CurveStep, 'lch' | 'isGiven'>;

const pins = suite('pins of a scale');

pins('a step is pinned once, and its pin changes', () => {
	const one = withPin({}, '100', 'ivory');
	assert.equal(one, { pins: ['ivory'], steps: ['100'] });
	const two = withPin(one, '900', 'navy');
	assert.equal(withPin(two, '100', 'linen'), { pins: ['linen', 'navy'], steps: ['100', '900'] });
	assert.equal(withoutPin(two, '100'), { pins: ['navy'], steps: ['900'] });
	assert.equal(withoutPin(two, '500'), two);
});

const stateWith = (fields: Fields): State => ({ view: 'generate-scale', at: '', color: '', fields, tray: [] });

const { add, beside } = pinTools({
	options: ['100', '500', '900'], next: (pinned) => firstToPin((step) => !pinned.includes(step)), colorAt: (step) => `color of ${step}`,
	words: { pin: 'Pin', step: 'Step' },
});

pins('the ends of a scale are pinned first, each with the color it has', () => {
	const one = add.fields(stateWith({}));
	assert.equal(one, { pins: ['color of 100'], steps: ['100'] });
	assert.equal(add.fields(stateWith(one)), { pins: ['color of 100', 'color of 900'], steps: ['100', '900'] });
	assert.is(firstToPin(() => false), '50');
});

pins('a pin goes to a free step with the color of that step, and exchanges its place with another pin', () => {
	const two = stateWith({ pins: ['ivory', 'navy'], steps: ['100', '900'] });
	assert.equal(beside.choose(two, 0, '500'), { pins: ['color of 500', 'navy'], steps: ['500', '900'] });
	assert.equal(beside.choose(two, 1, '500'), { pins: ['ivory', 'color of 500'], steps: ['100', '500'] });
	for (const [place, step] of [[0, '900'], [1, '100']] as const)
		assert.equal(beside.choose(two, place, step), { pins: ['navy', 'ivory'], steps: ['900', '100'] });
	assert.equal(beside.choose(two, 1, '900'), { pins: ['ivory', 'navy'], steps: ['100', '900'] });
});

pins('a lightness stays 0.002 away from its given neighbors', () => {
	const steps: readonly Step[] = [
		{ lch: [0.9, 0, 0], isGiven: true }, { lch: [0.8, 0, 0], isGiven: false }, { lch: [0.7, 0, 0], isGiven: true },
	];
	near(lightnessBetween(steps, 1, 0.95), 0.898, 1e-12);
	near(lightnessBetween(steps, 1, 0.1), 0.702, 1e-12);
	assert.equal([0.75, 0.85].map((l) => lightnessBetween(steps.map(({ lch }) => ({ lch, isGiven: true })), 1, l)), [0.75, 0.85]);
	assert.equal([0, 1].map((l) => lightnessBetween([], 0, l)), [0, 1]);
});

pins('a lightness stays between between the given colors around it', () => {
	const steps: readonly Step[] = [
		{ lch: [0.9, 0, 0], isGiven: true }, { lch: [0.8, 0, 0], isGiven: false }, { lch: [0.7, 0, 0], isGiven: true },
		{ lch: [0.3, 0, 0], isGiven: false },
	];
	assert.is(lightnessBetween(steps, 1, 0.85), 0.85);
	assert.ok(lightnessBetween(steps, 1, 0.95) < 0.9);
	assert.ok(lightnessBetween(steps, 1, 0.1) > 0.7);
	assert.is(lightnessBetween(steps, 3, 0.1), 0.1);
	assert.ok(lightnessBetween(steps, 3, 0.8) < 0.7);
	assert.is(lightnessBetween(steps, 0, 0.99), 0.99);
});

pins.run();
