/*
 * Looks, tints of grays and common contrasts of design systems, judged by the formulas of test/support/reference-math.ts.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { printHex } from '../../src/formats/hex.ts';
import { composite, toRgb24 } from '../../src/gamut/screen.ts';
import { randomFrom } from '../../src/math/random.ts';
import { buildSystem, type SystemOptions } from '../../src/palette/system.ts';
import {
	pickColor, ROLE_USES, ROLES, SCALE_NAMES, STATUSES, THEMES, type Role, type System, type Theme,
} from '../../src/palette/system-shape.ts';
import type { Color } from '../../src/spaces/color.ts';
import { fromRgb24 } from '../../src/spaces/rgb24.ts';
import { BRANDS } from '../support/brands.ts';
import { hueGap, oklchOf, wcagRatio } from '../support/reference-math.ts';

const looks = suite('looks of systems');

const SEED = 'looks';
const random = randomFrom(SEED);
const PRIMARIES = [
	...Object.values(BRANDS).filter((_, i) => i % 3 === 0), '#ffffff', '#010101',
	...Array.from({ length: 8 }, () => `#${Math.floor(random() * 0x1000000).toString(16).padStart(6, '0')}`),
];

const hex = (color: Color): string => printHex(toRgb24(color), 1);

const built = new Map<string, System>();

function build(brand: string, options: SystemOptions): System {
	const key = `${brand} ${JSON.stringify(options)}`;
	const made = built.get(key) ?? buildSystem({ primary: fromRgb24(Number.parseInt(brand.slice(1), 16)) }, options);
	built.set(key, made);
	return made;
}

const roleColor = ({ scales, themes }: System, theme: Theme, role: Role): string => hex(pickColor(scales, themes[theme][role]));

function each(options: SystemOptions, check: (made: System, brand: string) => void): void {
	for (const brand of PRIMARIES) {
		try {
			check(build(brand, options), brand);
		} catch (error) {
			throw new Error(`seed "${SEED}", ${brand}: ${String(error)}`);
		}
	}
}

looks('high: text has 7:1 on all its surfaces, other roles 4.5:1, and the dark primary 4.5:1 on page and card', () => {
	each({ look: 'high' }, (made) => {
		for (const theme of THEMES) for (const role of ROLES) {
			const { on = [], isText = false } = ROLE_USES[role];
			for (const surface of on) {
				const ratio = wcagRatio(roleColor(made, theme, role), roleColor(made, theme, surface));
				assert.ok(ratio >= (isText ? 7 : 4.5), `${theme}: ${role} on ${surface} has ${ratio}`);
			}
		}
		for (const ground of ['background', 'card'] as const)
			assert.ok(wcagRatio(roleColor(made, 'dark', 'primary'), roleColor(made, 'dark', ground)) >= 4.5);
	});
});

looks('soft: text has less contrast than usual, 4.5:1 at least, and the dark page is a dark gray', () => {
	each({ look: 'soft' }, (made, brand) => {
		const usual = build(brand, {});
		for (const theme of THEMES) {
			const contrast = (of: System): number => wcagRatio(roleColor(of, theme, 'foreground'), roleColor(of, theme, 'background'));
			assert.ok(contrast(made) < contrast(usual) && contrast(made) >= 4.5);
		}
		for (const { ratio, least, text, surface } of made.audit) assert.ok(ratio >= least, `${text} on ${surface} has ${ratio}`);
		assert.ok(oklchOf(roleColor(made, 'dark', 'background'))[0] > oklchOf(roleColor(usual, 'dark', 'background'))[0] + 0.04);
	});
});

looks('tint: none gives grays, rich has more of the hue of the brand than subtle', () => {
	for (const brand of Object.values(BRANDS)) {
		const [, strength, own] = oklchOf(brand);
		const [none, subtle, rich] = (['none', 'subtle', 'rich'] as const).map((tint) => build(brand, { tint }).scales.neutral.colors.map(hex));
		for (const step of none!) assert.match(step, /^#(..)\1\1$/);
		if (strength < 0.03) continue;
		for (const i of [3, 5, 8]) {
			const [, chroma, hue] = oklchOf(rich![i]!);
			assert.ok(chroma > oklchOf(subtle![i]!)[1] + 0.004 && hueGap(hue, own) < 12, `${brand}: ${rich![i]}`);
		}
	}
});

looks('in the dark theme each height is lighter than the one below', () => each({}, (made) => {
	const lightness = (['background', 'elevation-1', 'elevation-2', 'elevation-3'] as const)
		.map((role) => oklchOf(roleColor(made, 'dark', role))[0]);
	assert.ok(lightness.every((value, i) => i === 0 || value > lightness[i - 1]! + 0.015), lightness.join(' '));
}));

looks('a line differs from the quiet surface, also if given neutrals are far from gray', () => {
	for (const neutral of ['#64748b', '#1e3a8a', '#b45309', '#7c2d12', '#166534', '#a21caf', '#dc2626', '#0ea5e9', '#fde047', '#84cc16'])
		for (const look of ['soft', 'standard', 'high'] as const) {
			const made = buildSystem({ primary: fromRgb24(0x3b82f6), neutral: fromRgb24(Number.parseInt(neutral.slice(1), 16)) }, { look });
			for (const theme of THEMES) assert.is.not(roleColor(made, theme, 'border'), roleColor(made, theme, 'muted'), `${neutral} ${look} ${theme}`);
		}
});

looks('the floating surface of the dark theme is in the middle of those below and above it, to a byte', () => {
	const middles = [...PRIMARIES.map((brand) => build(brand, {})), ...['#64748b', '#6b7280', '#7f6f5f'].map((neutral) =>
		buildSystem({ primary: fromRgb24(0x3b82f6), neutral: fromRgb24(Number.parseInt(neutral.slice(1), 16)) }))];
	for (const made of middles) {
		const [low, middle, high] = ([1, 2, 3] as const).map((height) => oklchOf(roleColor(made, 'dark', `elevation-${height}`)));
		for (const channel of [0, 1] as const)
			assert.ok(Math.abs(middle![channel] - (low![channel] + high![channel]) / 2) < 0.005, `${low} ${middle} ${high}`);
	}
});

looks('translucent neutrals on a card are the opaque ones', () => each({}, ({ scales, themes }) => {
	for (const theme of THEMES) for (const role of ['hover', 'active', 'muted', 'border'] as const) {
		const color = (name: Role): Color => pickColor(scales, themes[theme][name]), alpha = color(`${role}-alpha`);
		assert.ok(alpha.alpha < 0.5);
		assert.is(composite(alpha, toRgb24(color('card'))), toRgb24(color(role)));
	}
}));

looks('balance contrast: a step has the same contrast on white in all scales within .15, and the brand is on its scale', () => {
	each({ balance: 'contrast' }, ({ scales, audit }, brand) => {
		for (let i = 0; i < 11; i++) {
			const ratios = SCALE_NAMES.map((name) => wcagRatio(hex(scales[name].colors[i]!), '#ffffff'));
			assert.ok(Math.max(...ratios) - Math.min(...ratios) <= 0.15, `step ${i}: ${ratios.join(' ')}`);
		}
		assert.ok(scales.primary.colors.some((step) => hex(step) === brand));
		for (const name of SCALE_NAMES) {
			const lightness = scales[name].colors.map((step) => oklchOf(hex(step))[0]);
			assert.ok(lightness.every((value, i) => i === 0 || value < lightness[i - 1]!), name);
		}
		for (const { ratio, least, text, surface } of audit) assert.ok(ratio >= least, `${text} on ${surface} has ${ratio}`);
	});
});

looks('balance contrast does not change the fills of the brand and of statuses', () => each({ balance: 'contrast' }, (made, brand) => {
	const usual = build(brand, {});
	for (const fill of ['primary', ...STATUSES] as const) assert.is(roleColor(made, 'light', fill), roleColor(usual, 'light', fill), fill);
}));

looks.run();
