/*
 * Pins of a scale: set, changed and released by step, and the lightness that neighbors leave.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { lightnessBetween, withoutPin, withPin } from '../../src/page/pins.ts';

const pins = suite('pins of a scale');

pins('a step is pinned once, and its pin changes', () => {
	const one = withPin({}, '100', 'ivory');
	assert.equal(one, { pins: ['ivory'], steps: ['100'] });
	const two = withPin(one, '900', 'navy');
	assert.equal(withPin(two, '100', 'linen'), { pins: ['linen', 'navy'], steps: ['100', '900'] });
	assert.equal(withoutPin(two, '100'), { pins: ['navy'], steps: ['900'] });
	assert.equal(withoutPin(two, '500'), two);
});

pins('a lightness stays between the given colors around it', () => {
	const steps = [{ l: 0.9, isGiven: true }, { l: 0.8, isGiven: false }, { l: 0.7, isGiven: true }, { l: 0.3, isGiven: false }];
	assert.is(lightnessBetween(steps, 1, 0.85), 0.85);
	assert.ok(lightnessBetween(steps, 1, 0.95) < 0.9);
	assert.ok(lightnessBetween(steps, 1, 0.1) > 0.7);
	assert.is(lightnessBetween(steps, 3, 0.1), 0.1);
	assert.ok(lightnessBetween(steps, 3, 0.8) < 0.7);
	assert.is(lightnessBetween(steps, 0, 0.99), 0.99);
});

pins.run();
