/*
 * Properties of design systems, for seeded primaries and for difficult brands.
 *
 * Measured on 8-bit colors by the metrics of the lower floors, which have separate proofs.
 */

import { readFileSync } from 'node:fs';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { composite, toRgb24 } from '../../src/gamut/screen.ts';
import { fits } from '../../src/gamut/fits.ts';
import { hueDifference } from '../../src/math/angle.ts';
import { randomFrom } from '../../src/math/random.ts';
import { apcaLc } from '../../src/metrics/apca.ts';
import { deltaEOK } from '../../src/metrics/delta-e-ok.ts';
import { contrastRatio } from '../../src/metrics/wcag.ts';
import { buildSystem, type Brand } from '../../src/palette/system.ts';
import {
	CHARTS, FILLS, isStep, pickColor, pickName, ROLE_USES, ROLES, SCALE_NAMES, STATUSES, THEMES, type Role, type System, type Theme,
} from '../../src/palette/system-shape.ts';
import { color, withAlpha, type Color } from '../../src/spaces/color.ts';
import { convert } from '../../src/spaces/convert.ts';
import { fromRgb24 } from '../../src/spaces/rgb24.ts';
import { simulate } from '../../src/vision/deficiency.ts';

const system = suite('design system');

const SEED = 'systems of seeded primaries';

const P3_GREEN = color('display-p3', [0, 1, 0]);

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

function forPrimaries(count: number, check: (made: System, primary: Color) => void): void {
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

const MANY = 600;

const of = (made: System, theme: Theme, role: Role): Color => pickColor(made.scales, made.themes[theme][role]);
const roleColor = (made: System, theme: Theme, role: Role): number => toRgb24(of(made, theme, role));
const roleContrast = (made: System, theme: Theme, role: Role, surface: Role): number =>
	contrastRatio(roleColor(made, theme, role), roleColor(made, theme, surface));

function apart(made: System, theme: Theme, one: Role, other: Role, least: number, see: (seen: Color) => Color = (seen) => seen): void {
	const gap = deltaEOK(see(fromRgb24(roleColor(made, theme, one))), see(fromRgb24(roleColor(made, theme, other))));
	// The measured color has 8 bits, the chosen one more: half a byte per channel is 0.002.
	assert.ok(gap >= least - 0.002, `${theme}: ${one} and ${other} are ${gap} apart`);
}

system('every pair of the audit passes: 4.5 for text, 3 for outlines and charts', () => forPrimaries(MANY, (made) => {
	for (const { theme, text, surface, ratio, least } of made.audit) {
		assert.is(least, text.startsWith('chart') || ['input', 'ring', 'primary', 'primary-border'].includes(text) ? 3 : 4.5);
		assert.is(ratio, roleContrast(made, theme, text, surface));
		assert.ok(ratio >= least, `${theme}: ${text} on ${surface} has ${ratio}`);
	}
}));

system('the audit holds every pair that components make', () => {
	const { audit } = buildSystem({ primary: fromRgb24(0x3b82f6) });
	const surfaces = ['background', 'card', 'popover', 'muted', 'hover'];
	const pairs: readonly (readonly [string, readonly string[]])[] = [
		['foreground', ['background', 'muted', 'hover']], ['card-foreground', ['card']], ['popover-foreground', ['popover', 'hover']],
		['muted-foreground', surfaces], ['link', surfaces], ['input', ['background', 'card', 'muted']], ['ring', ['background', 'card', 'muted']],
		...FILLS.flatMap((fill): [string, string[]][] => [
			[`${fill}-foreground`, [fill, `${fill}-hover`, `${fill}-active`]],
			[`${fill}-subtle-foreground`, [`${fill}-subtle`, ...surfaces]],
		]),
		['danger', ['background', 'card', 'popover']],
		...CHARTS.map((chart): [string, string[]] => [chart, ['card']]),
	];
	for (const theme of THEMES) {
		for (const [text, on] of pairs) {
			for (const surface of on)
				assert.ok(audit.some((row) => row.theme === theme && row.text === text && row.surface === surface), `${theme}: ${text} on ${surface}`);
		}
	}
});

system('every role has a color in both themes, and every one that is text or outline is audited', () => {
	const made = buildSystem({ primary: fromRgb24(0x3b82f6) });
	assert.is(new Set(ROLES).size, ROLES.length);
	for (const theme of THEMES) {
		assert.equal(Object.keys(made.themes[theme]), ROLES);
		for (const role of ROLES) {
			assert.ok(ROLE_USES[role].doc.length > 0);
			assert.match(pickName(made.themes[theme][role]), /^(?:[a-z]+-\d+|white|black|#[0-9a-f]{6}(?:[0-9a-f]{2})?)$/);
			if (role.endsWith('foreground') || role === 'link') assert.ok(made.audit.some((row) => row.text === role), role);
		}
	}
});

system('hovered and pressed fills are other colors', () => forPrimaries(200, (made) => {
	for (const theme of THEMES) {
		for (const fill of FILLS)
			assert.is(
				new Set([fill, `${fill}-hover`, `${fill}-active`].map((role) => roleColor(made, theme, role as Role))).size,
				3,
				`${theme}: ${fill}`,
			);
	}
}));

system('a hovered fill has more contrast with its text, and a pressed one more than that, if the scale goes on; pale fills darken', () =>
	forPrimaries(200, (made) => {
		for (const theme of THEMES) for (const fill of FILLS) {
			const pick = made.themes[theme][fill], isTextWhite = roleColor(made, theme, `${fill}-foreground`) === 0xffffff;
			if (!isStep(pick)) continue;
			const [rest, hover, active] = [fill, `${fill}-hover`, `${fill}-active`].map((role) =>
				roleContrast(made, theme, `${fill}-foreground`, role as Role));
			if (roleContrast(made, theme, fill, 'background') < 1.5) {
				assert.ok(hover! < rest! && active! < hover!, `${theme} ${fill}: ${rest}, hovered ${hover}, pressed ${active}`);
				continue;
			}
			const further = isTextWhite ? 10 - pick.index : pick.index;
			if (further >= 1) assert.ok(hover! > rest!, `${theme} ${fill}: ${rest}, hovered ${hover}`);
			if (further >= 2) assert.ok(active! > hover!, `${theme} ${fill}: hovered ${hover}, pressed ${active}`);
		}
	}));

system('the quiet surface under the pointer is within 0.08 of a popover and has the hue of the brand, if any',
	() => forPrimaries(MANY, (made, primary) => {
	for (const theme of THEMES) {
		assert.ok(deltaEOK(of(made, theme, 'hover'), of(made, theme, 'popover')) <= 0.08, theme);
		const [, chroma, hue] = convert(of(made, theme, 'hover'), 'oklch').coords, [, strength, own] = convert(primary, 'oklch').coords;
		if (strength >= 0.02)
			assert.ok(chroma > 0.001 && Math.abs(hueDifference(hue, own)) < 5, `${theme}: chroma ${chroma}, hue ${hue} for ${own}`);
	}
}));

system('borders are not the color of muted surfaces, and muted text reaches Lc 45', () => forPrimaries(MANY, (made) => {
	for (const theme of THEMES) {
		assert.is.not(roleColor(made, theme, 'border'), roleColor(made, theme, 'muted'));
		for (const surface of ['background', 'card', 'popover', 'muted'] as const) {
			const lc = apcaLc(roleColor(made, theme, 'muted-foreground'), roleColor(made, theme, surface));
			assert.ok(Math.abs(lc) >= 45, `${theme}: Lc ${lc} on ${surface}`);
		}
	}
}));

system('in the dark every status is text on the page, on a card and on its own tint; in the light danger is, on a weaker one',
	() => forPrimaries(MANY, (made) => {
	for (const theme of THEMES) {
		for (const status of theme === 'dark' ? STATUSES : ['danger'] as const) {
			for (const surface of ['background', 'card'] as const) {
				const own = roleColor(made, theme, status), behind = roleColor(made, theme, surface);
				for (const tint of theme === 'dark' ? [0, 0.1, 0.2] : [0, 0.1]) {
					const ratio = contrastRatio(own, composite(withAlpha(fromRgb24(own), tint), behind));
					assert.ok(ratio >= 4.5, `${theme}: ${status} on ${tint} of itself over ${surface} has ${ratio}`);
				}
			}
		}
	}
}));

/** The only reds that are clear and readable on a page: a brand near them cannot be far from danger. */
const CLEAR_RED = color('oklch', [0.545, 0.215, 25]);

system('status colors differ from the brand and the accent; from a brand that is a clear red, danger differs less',
	() => forPrimaries(MANY, (made) => {
	for (const theme of THEMES) {
		for (const status of STATUSES) {
			const isRed = status === 'danger' && theme === 'light' && deltaEOK(of(made, theme, 'primary'), CLEAR_RED) < 0.14;
			apart(made, theme, 'primary', status, isRed ? 0.03 : 0.08);
			apart(made, theme, 'accent', status, 0.08);
		}
	}
}));

system('and from each other by every dichromat, danger from info by eyes without color', () => forPrimaries(MANY, (made) => {
	for (const theme of THEMES) {
		for (const kind of ['protanopia', 'deuteranopia', 'tritanopia'] as const) {
			STATUSES.forEach((one, i) =>
				STATUSES.slice(0, i).forEach((other) => apart(made, theme, one, other, 0.1, (seen) => simulate(seen, kind))));
		}
		apart(made, theme, 'danger', 'info', 0.05, (seen) => simulate(seen, 'achromatopsia'));
	}
}));

const STATUS_HUES = { success: 145, warning: 80, danger: 25, info: 255 } as const;

system('status colors stay green, amber, red and blue', () => forPrimaries(MANY, (made) => {
	for (const name of STATUSES) {
		const [, chroma, hue] = convert(made.scales[name].colors[5]!, 'oklch').coords;
		assert.ok(Math.abs(hueDifference(STATUS_HUES[name], hue)) <= 20, `${name} has hue ${hue}`);
		assert.ok(chroma >= 0.1, `${name} has chroma ${chroma}`);
	}
}));

system('six colors of charts are 0.10 apart, 0.05 for every dichromat, and 3:1 from a card', () => forPrimaries(MANY, (made) => {
	for (const theme of THEMES) {
		for (const chart of CHARTS) assert.ok(roleContrast(made, theme, chart, 'card') >= 3, `${theme}: ${chart}`);
		CHARTS.forEach((one, i) => CHARTS.slice(0, i).forEach((other) => {
			apart(made, theme, one, other, 0.1);
			for (const kind of ['protanopia', 'deuteranopia', 'tritanopia'] as const)
				apart(made, theme, one, other, 0.05, (seen) => simulate(seen, kind));
		}));
	}
}));

system('secondary and accent differ clearly from the brand, and are neither brown nor khaki', () => forPrimaries(MANY, (made) => {
	for (const theme of THEMES) {
		for (const name of ['secondary', 'accent'] as const) apart(made, theme, 'primary', name, 0.08);
	}
	for (const name of ['secondary', 'accent'] as const) {
		const [lightness, chroma, hue] = convert(made.scales[name].colors[5]!, 'oklch').coords;
		if (hue > 40 && hue < 125 && chroma > 0.04) assert.ok(chroma >= 0.12 && lightness >= 0.62, `${name} is ${lightness} ${chroma} ${hue}`);
	}
}));

system('outlines of controls have 3 to 3.6 on a card in the light theme', () => forPrimaries(MANY, (made) => {
	const ratio = roleContrast(made, 'light', 'input', 'card');
	assert.ok(ratio >= 3 && ratio <= 3.6, `${ratio}`);
}));

/** The published grays of Tailwind CSS: eleven OKLCH colors each. */
const GRAYS = ['slate', 'gray', 'zinc', 'neutral', 'stone', 'mauve', 'olive', 'mist', 'taupe'].map((family) =>
	[
		...readFileSync(new URL('../../data/tailwind.txt', import.meta.url), 'utf8').matchAll(
			new RegExp(`^${family}-\\d+\\toklch\\(([\\d.]+)% ([\\d.]+) ([\\d.]+|none)\\)$`, 'gm'),
		),
	]
		.map(([, l, c, h]) => color('oklch', [Number(l) / 100, Number(c), h === 'none' ? 0 : Number(h)])));

system('neutrals have a light 300 for lines, no step above twice the median, and stay near the closest of nine hand-made grays',
	() => forPrimaries(MANY, (made) => {
	const steps = made.scales.neutral.colors;
	const gaps = steps.slice(1).map((step, i) => deltaEOK(steps[i]!, step)).sort((a, b) => a - b);
	assert.ok(gaps[9]! <= gaps[4]! + gaps[5]!, `steps of ${gaps.join(' ')}`);
	const [line] = convert(steps[3]!, 'oklch').coords;
	assert.ok(line >= 0.85 && line <= 0.89, `300 is ${line}`);
	const means = GRAYS.map((gray) => steps.reduce((sum, step, i) => sum + deltaEOK(step, gray[i]!), 0) / steps.length);
	assert.ok(Math.min(...means) <= 0.015, `the closest is ${Math.min(...means)} away`);
}));

system('a brand outside sRGB keeps its color on its scale, and has a fallback in 8 bits', () => {
	const made = buildSystem({ primary: P3_GREEN });
	assert.ok(made.scales.primary.colors.some((step) => deltaEOK(step, P3_GREEN) < 1e-9));
	assert.not.ok(fits(of(made, 'dark', 'primary'), 'srgb'));
	for (const step of made.scales.primary.colors) assert.ok(fits(step, 'display-p3'));
	for (const name of SCALE_NAMES.filter((one) => one !== 'primary'))
		for (const step of made.scales[name].colors) assert.ok(fits(step, 'srgb'), name);
});

system('given colors are used, the others are derived from the primary', () => {
	const primary = fromRgb24(0x3b82f6), given = fromRgb24(0x0d9488);
	for (const name of SCALE_NAMES.filter((one) => one !== 'primary')) {
		const brand: Brand = { primary, [name]: given };
		assert.ok(buildSystem(brand).scales[name].colors.some((step) => toRgb24(step) === 0x0d9488), name);
	}
	const [, , hue] = convert(primary, 'oklch').coords;
	assert.ok(Math.abs(hueDifference(hue, convert(buildSystem({ primary }).scales.neutral.colors[5]!, 'oklch').coords[2])) < 2);
});

system('text passes for any given eight scales', () => {
	const seed = 'systems of eight colors', random = randomFrom(seed);
	for (let n = 0; n < 150; n++) {
		const brand = Object.fromEntries(SCALE_NAMES.map((name) => [name, fromRgb24(Math.floor(random() * 0x1000000))])) as unknown as Brand;
		for (const { theme, text, surface, ratio } of buildSystem(brand).audit) {
			if (text.endsWith('foreground') || text === 'link')
				assert.ok(ratio >= 4.5, `seed "${seed}", case ${n}, ${theme}: ${text} on ${surface} has ${ratio}`);
		}
	}
});

system('the primary keeps its own color on its scale', () => forPrimaries(MANY, (made, primary) => {
	if (fits(primary, 'srgb')) assert.ok(made.scales.primary.colors.some((step) => toRgb24(step) === toRgb24(primary)));
}));

const BETWEEN_STEPS = new RegExp(`^(?:${[
	'primary(?:-border|-inverse)?', 'secondary', 'accent', 'input', 'ring', 'link', 'overlay', 'elevation-2',
	'(?:hover|active|muted|border)-alpha', 'chart-.', '(?:success|warning|danger|info)-subtle',
].join('|')})$`);

system('roles are steps of scales, except white and black, the overlay, charts, outlines, tints of statuses and what is near the brand',
	() => forPrimaries(50, (made) => {
	for (const theme of THEMES) {
		for (const role of ROLES) {
			const pick = made.themes[theme][role];
			if (!isStep(pick) && !BETWEEN_STEPS.test(role))
				assert.ok(['white', 'black'].includes(pickName(pick)), `${role} is ${pickName(pick)}`);
		}
	}
}));

system.run();
