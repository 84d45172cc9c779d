/*
 * Design systems of difficult brands and of seeded primaries. Each is built once for all tests of a process.
 */

import * as assert from 'uvu/assert';
import { toRgb24 } from '../../src/gamut/screen.ts';
import { randomFrom } from '../../src/math/random.ts';
import { deltaEOK } from '../../src/metrics/difference.ts';
import { contrastRatio } from '../../src/metrics/wcag.ts';
import { buildSystem } from '../../src/palette/system.ts';
import { pickColor, type Role, type System, type Theme } from '../../src/palette/system-shape.ts';
import { color, type Color } from '../../src/spaces/color.ts';
import { fromRgb24 } from '../../src/spaces/rgb24.ts';

const SEED = 'systems of seeded primaries';

export const P3_GREEN = color('display-p3', [0, 1, 0]);

const NAMED: readonly Color[] = [
	...[
		0x635bff, 0xf37021, 0xff5a5f, 0xe50914, 0x4a154b, 0x1db954, 0xffc72c, 0xfffc00, 0x0abab5, 0x000000, 0x808080, 0xc7ceea,
		0x0b0d17, 0x00ff00,
		// Also white, a yellow, a neon, a pastel and pure blue.
		0xffffff, 0xffff00, 0x39ff14, 0xfde2e4, 0x0000ff, 0xff0000, 0x3b82f6,
	].map((rgb) => fromRgb24(rgb)),
	P3_GREEN,
];

const hex = (of: Color): string => `#${toRgb24(of).toString(16).padStart(6, '0')}`;

const built = new Map<string, System>();

export function forPrimaries(count: number, check: (made: System, primary: Color) => void): void {
	const random = randomFrom(SEED);
	const primaries = [...NAMED, ...Array.from({ length: count }, () => fromRgb24(Math.floor(random() * 0x1000000)))];
	for (const [n, primary] of primaries.entries()) {
		const key = `${n} ${hex(primary)}`, made = built.get(key) ?? buildSystem({ primary });
		built.set(key, made);
		try {
			check(made, primary);
		} catch (error) {
			throw new Error(`seed "${SEED}", case ${n}, primary ${hex(primary)}: ${String(error)}`);
		}
	}
}

export const MANY = 600;

export const of = (made: System, theme: Theme, role: Role): Color => pickColor(made.scales, made.themes[theme][role]);
export const roleColor = (made: System, theme: Theme, role: Role): number => toRgb24(of(made, theme, role));
export const roleContrast = (made: System, theme: Theme, role: Role, surface: Role): number =>
	contrastRatio(roleColor(made, theme, role), roleColor(made, theme, surface));

export function apart(
	made: System, theme: Theme, one: Role, other: Role, least: number, see: (seen: Color) => Color = (seen) => seen,
): void {
	const gap = deltaEOK(see(fromRgb24(roleColor(made, theme, one))), see(fromRgb24(roleColor(made, theme, other))));
	// The measured color has 8 bits, the chosen one more: half a byte per channel is 0.002.
	assert.ok(gap >= least - 0.002, `${theme}: ${one} and ${other} are ${gap} apart`);
}
