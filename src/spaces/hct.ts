/*
 * HCT: hue and chroma of CAM16 with the lightness of CIE Lab, called tone; the space of Material Design.
 *
 * Channels  h degrees; c from 0, about 145; t 0..100.
 * Source    James O'Leary, "The science of color & design", material.io, 2021: CAM16 at an adapting field of 200 / π cd/m²
 *           times the luminance of tone 50, which is the background too. A chroma of 0 is a gray, as in Material; the model
 *           gives grays a chroma of up to 2.9, which is set to 0 and makes the hue powerless (CSS Color 4 §4.4.1). A tone
 *           of 0 or less, or one that no color of the hue and chroma has, gives the gray of that tone: HCT is undefined there.
 * Proof     test/spaces/more-vectors.test.ts, more.test.ts.
 */

import type { Vec3 } from '../math/matrix.ts';
import { appearanceInto, appearanceOfGray, isGray, viewingConditions, xyzInto } from './cam16.ts';
import { HUE, measure } from './channels.ts';
import { defineSpace } from './define-space.ts';
import { grayInto } from './gray-axis.ts';
import { lightnessOfLuminance, luminanceOfLightness } from './lab-curve.ts';
import type { Space } from './space.ts';
import { xyzD65 } from './xyz.ts';

/** CIE lightness of a luminance (white is 1). */
function toneAt(luminance: number): number {
	const tone = lightnessOfLuminance(luminance);
	return Math.abs(tone) < 1e-11 ? 0 : Math.abs(tone - 100) < 1e-11 ? 100 : tone;
}

const MIDDLE = /*#__PURE__*/ luminanceOfLightness(50);
const VIEWING = /*#__PURE__*/ viewingConditions((200 / Math.PI) * MIDDLE, 100 * MIDDLE);

function fromXyzInto(v: Vec3): void {
	const tone = toneAt(v[1]);
	appearanceInto(v, VIEWING);
	v[0] = v[2];
	v[2] = tone;
}

function toXyzInto(v: Vec3): void {
	const hue = v[0], chroma = v[1], target = luminanceOfLightness(v[2]);
	if (chroma === 0 || v[2] <= 0) return grayInto(v, target);
	const luminanceAt = (lightness: number): number => {
		v[0] = lightness;
		v[1] = chroma;
		v[2] = hue;
		xyzInto(v, VIEWING);
		return v[1];
	};
	// The search may end at a pole of the model, which is not a solution, or at light that nothing has.
	const reached = luminanceAt(lightnessFor(target, luminanceAt)), most = 1 + FARTHEST * target;
	if (!(Math.abs(reached - target) <= NEAR * target && Math.abs(v[0]) < most && Math.abs(v[2]) < most)) grayInto(v, target);
}

/** Relative error of a luminance, above which nothing of the hue and chroma has it: true of imaginary colors only. */
const NEAR = 1e-6;

/** X and Z in shares of Y, both beyond those of any primary: the blue of ProPhoto RGB has a Z of 9,632 Y. */
const FARTHEST = 1e5;

/** How far a bracket moves at a time, as a share of lightness, and how often at most. */
const STRIDE = 1.15, STRIDES = 100;

/** Enough for all digits of every color that can be seen. */
const STEPS = 60;

/** The lightness of CAM16 for a luminance above 0: a bracket around the lightness of the gray, then false position. */
function lightnessFor(target: number, luminanceAt: (lightness: number) => number): number {
	let low = appearanceOfGray(target, VIEWING)[0], below = luminanceAt(low) - target;
	let high = low, above = below;
	for (let i = 0; i < STRIDES && below > 0; i++) {
		high = low;
		above = below;
		low /= STRIDE;
		below = luminanceAt(low) - target;
	}
	for (let i = 0; i < STRIDES && above < 0; i++) {
		low = high;
		below = above;
		high *= STRIDE;
		above = luminanceAt(high) - target;
	}
	// The end that does not move counts half each time, after the Illinois rule, so that both close in.
	for (let i = 0; i < STEPS && below < 0 && above > 0; i++) {
		const middle = high - (above * (high - low)) / (above - below);
		if (!(middle > low && middle < high)) break;
		const off = luminanceAt(middle) - target;
		if (off === 0) return middle;
		if (off < 0) {
			low = middle;
			below = off;
			above /= 2;
		} else {
			high = middle;
			above = off;
			below /= 2;
		}
	}
	return low;
}

/** HCT of Material: hue in degrees, chroma to about 145, tone 0 to 100. Pass the object: `convert('teal', hct)`. */
export const hct: Space<'hct', never> = /*#__PURE__*/ defineSpace({
	id: 'hct',
	channels: [
		HUE,
		/*#__PURE__*/ measure('chroma', 'colorfulness', 145, 'floor'),
		/*#__PURE__*/ measure('tone', 'lightness', 100, 'range'),
	],
	written: 'hct',
	base: xyzD65,
	toBase: [{ map: toXyzInto }],
	fromBase: [{ map: fromXyzInto }],
	powerless: (v) => {
		if (!isGray(v[1], v[0], () => luminanceOfLightness(v[2]), VIEWING)) return 0;
		v[0] = 0;
		v[1] = 0;
		return 1;
	},
});
