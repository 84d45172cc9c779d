/*
 * Roles of design systems: contrast, states of fills, and the scales they come from, for seeded primaries and difficult brands.
 *
 * Measured on 8-bit colors by the metrics of the lower floors, which have separate proofs.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { intoGamut } from '../../src/gamut/into.ts';
import { composite, toRgb24 } from '../../src/gamut/screen.ts';
import { hueDifference } from '../../src/math/angle.ts';
import { randomFrom } from '../../src/math/random.ts';
import { apcaLc } from '../../src/metrics/apca.ts';
import { deltaEOK } from '../../src/metrics/difference.ts';
import { contrastRatio } from '../../src/metrics/wcag.ts';
import { pinFault, SCALE_STEPS } from '../../src/palette/scale.ts';
import { buildSystem, type Brand } from '../../src/palette/system.ts';
import { readFixed } from '../../src/palette/system-scales.ts';
import {
	CHARTS, FILLS, isStep, pickName, ROLE_USES, ROLES, SCALE_NAMES, STATUSES, THEMES, type Role,
} from '../../src/palette/system-shape.ts';
import { color, withAlpha, type Color } from '../../src/spaces/color.ts';
import { convert } from '../../src/spaces/convert.ts';
import { fromRgb24 } from '../../src/spaces/rgb24.ts';
import { apart, forPrimaries, MANY, of, roleColor, roleContrast } from './seeded-systems.ts';

const system = suite('design system');

system('every pair of the audit passes: 4.5 for text, 3 for outlines and charts', () => forPrimaries(MANY, (made) => {
	for (const { theme, text, surface, ratio, lc, least } of made.audit) {
		assert.is(lc, apcaLc(roleColor(made, theme, text), roleColor(made, theme, surface)));
		assert.is(least, text.startsWith('chart') || ['input', 'ring', 'primary', 'primary-border'].includes(text) ? 3 : 4.5);
		assert.is(ratio, roleContrast(made, theme, text, surface));
		assert.ok(ratio >= least, `${theme}: ${text} on ${surface} has ${ratio}`);
	}
}));

system('pinned steps keep their colors, and every pair still passes', () => {
	const random = randomFrom('pinned systems');
	for (let n = 0; n < 40; n++) {
		const tinted = (l: number): Color => intoGamut(color('oklch', [l, 0.04 + 0.1 * random(), 360 * random()]), 'srgb');
		const primary = fromRgb24(Math.floor(random() * 0x1000000)), neutral = fromRgb24(0x71717a), danger = fromRgb24(0xdc2626);
		const pins = {
			primary: { 50: tinted(0.985), 950: tinted(0.1) },
			neutral: { 50: tinted(0.95 + 0.04 * random()), 900: tinted(0.15 + 0.1 * random()) },
			danger: { 200: tinted(0.9), 800: tinted(0.4) },
		};
		const given = { primary, neutral, danger };
		const isSound = Object.entries(pins).every(([name, steps]) =>
			pinFault(...readFixed(given[name as keyof typeof given], { pins: steps })) === undefined);
		if (!isSound) continue;
		const made = buildSystem(given, { pins });
		for (const [name, steps] of Object.entries(pins)) {
			for (const [step, pin] of Object.entries(steps)) {
				const own = made.scales[name as keyof typeof pins].colors[SCALE_STEPS.findIndex((one) => String(one) === step)]!;
				assert.ok(deltaEOK(own, pin) < 0.02, `${n}: ${name} ${step}`);
			}
		}
		for (const { theme, text, surface, ratio, least } of made.audit)
			assert.ok(ratio >= least, `${n}, ${theme}: ${text} on ${surface} has ${ratio}`);
	}
});

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

system('the brand as a fill is audited in the dark theme, its outline in the light one if it differs', () => {
	const rows = (primary: number, theme: string): string[] => buildSystem({ primary: fromRgb24(primary) }).audit
		.filter((row) => row.theme === theme && row.least === 3).map(({ text, surface }) => `${text} on ${surface}`);
	const fill = ['primary on background', 'primary on card'], outline = ['primary-border on background', 'primary-border on card'];
	for (const brand of [0x3b82f6, 0xfffc00]) assert.equal(rows(brand, 'dark').filter((row) => fill.includes(row)), fill);
	assert.equal(rows(0x3b82f6, 'light').filter((row) => [...fill, ...outline].includes(row)), []);
	assert.equal(rows(0xfffc00, 'light').filter((row) => [...fill, ...outline].includes(row)), outline);
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

system('hovered and pressed fills are clearly other colors', () => forPrimaries(MANY, (made) => {
	for (const theme of THEMES) for (const fill of FILLS)
		for (const state of [`${fill}-hover`, `${fill}-active`] as const) {
			apart(made, theme, fill, state, 0.025);
			// OKLab exaggerates differences of blacks.
			assert.ok(roleContrast(made, theme, fill, state) >= 1.01, `${theme} ${state}`);
		}
}));

system('hovered and pressed fills go one way if it has two readable steps: away from the text, but pale fills darken', () =>
	forPrimaries(200, (made) => {
		for (const theme of THEMES) for (const fill of FILLS) {
			const pick = made.themes[theme][fill], isTextWhite = roleColor(made, theme, `${fill}-foreground`) === 0xffffff;
			if (!isStep(pick)) continue;
			const [rest, hover, active] = [fill, `${fill}-hover`, `${fill}-active`].map((role) =>
				roleContrast(made, theme, `${fill}-foreground`, role as Role)) as [number, number, number];
			const isPale = roleContrast(made, theme, fill, 'background') < 1.5;
			const [away, back] = (isTextWhite ? [2, -2] : [-2, 2]).map((far) => {
				const second = made.scales[fill].colors[pick.index + far];
				return second !== undefined && deltaEOK(second, of(made, theme, 'background')) >= 0.06
					&& contrastRatio(toRgb24(second), roleColor(made, theme, `${fill}-foreground`)) >= 4.5;
			});
			const where = `${theme} ${fill}: ${rest}, hovered ${hover}, pressed ${active}`;
			if (away && !isPale) assert.ok(hover > rest && active > hover, where);
			else if (back) assert.ok(hover < rest && active < hover, where);
		}
	}));

system('hovered and pressed fills do not fade into the page', () => forPrimaries(200, (made) => {
	for (const theme of THEMES) for (const fill of FILLS) {
		const away = (role: Role): number => deltaEOK(of(made, theme, role), of(made, theme, 'background'));
		for (const state of [`${fill}-hover`, `${fill}-active`] as const)
			assert.ok(away(state) >= Math.min(0.06, away(fill)), `${theme} ${state}: ${away(state)}`);
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

system('outlines of controls have 3 to 3.6 on a card in the light theme', () => forPrimaries(MANY, (made) => {
	const ratio = roleContrast(made, 'light', 'input', 'card');
	assert.ok(ratio >= 3 && ratio <= 3.6, `${ratio}`);
}));

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

const BETWEEN_STEPS = new RegExp(`^(?:${[
	'primary(?:-border|-inverse|-subtle-foreground)?', 'selected-foreground', 'secondary', 'accent', 'input', 'ring', 'link', 'overlay',
	'elevation-2', '(?:hover|active|muted|border)-alpha', 'chart-.', '(?:success|warning|danger|info)-subtle',
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
