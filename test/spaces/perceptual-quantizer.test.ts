/*
 * The PQ curve and its inverse, against the values of BT.2100 and each other.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { dequantize, lightOfSignal, quantize, signalOfLight } from '../../src/spaces/perceptual-quantizer.ts';
import { near } from '../support/near.ts';

const curve = suite('the perceptual quantizer');

curve('has the values of BT.2100: 0 and 1 at its ends, 0.508 at 100 cd/m²', () => {
	near(quantize(10_000), 1, 1e-12);
	near(quantize(0), 0, 1e-6);
	near(quantize(100), 0.508, 5e-4);
	near(quantize(203), 0.581, 5e-4);
	assert.is(quantize(-100), -quantize(100));
	assert.is(quantize(1e300), quantize(10_000));
});

curve('is undone by its inverse, at any steepness', () => {
	for (const steepness of [undefined, 134.034375]) for (let power = -4; power <= 4; power += 0.25) {
		const luminance = 10 ** power;
		// Near the peak one part in 1e16 of the signal is one in 1e13 of the luminance, near black more.
		near(dequantize(quantize(luminance, steepness), steepness) / luminance, 1, 1e-11, `${luminance} cd/m²`);
		assert.is(dequantize(quantize(-luminance, steepness), steepness), -dequantize(quantize(luminance, steepness), steepness));
	}
});

curve('gives no light the signal 0, and no signal more light than its peak', () => {
	assert.is(signalOfLight(0), 0);
	assert.is(lightOfSignal(0), 0);
	near(lightOfSignal(1) * 203, 10_000, 1e-8);
	assert.is(lightOfSignal(5), lightOfSignal(1));
	near(signalOfLight(1), 0.5806888810416109, 1e-15);
});

curve.run();
