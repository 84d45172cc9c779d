import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { toRgb24 } from '../../src/gamut/screen.ts';
import { hueDifference } from '../../src/math/angle.ts';
import { randomFrom } from '../../src/math/random.ts';
import { deltaEOK } from '../../src/metrics/delta-e-ok.ts';
import { contrastRatio } from '../../src/metrics/wcag.ts';
import { buildSystem, colorOf, ROLES, SCALE_NAMES, THEMES, type Role, type System, type Theme } from '../../src/palette/system.ts';
import { convert } from '../../src/spaces/convert.ts';
import { fromRgb24 } from '../../src/spaces/rgb24.ts';
import { simulate } from '../../src/vision/deficiency.ts';

const system = suite('design system');

const SEED = 'systems of seeded primaries';

/** Black, white, a gray, a yellow, a neon, a pastel, a near-black and pure blue stand for the brands that break systems. */
const EDGES = [0x000000, 0xffffff, 0x808080, 0xffff00, 0x39ff14, 0xfde2e4, 0x0a0a14, 0x0000ff];

function forPrimaries(count: number, check: (built: System, primary: number) => void): void {
	const random = randomFrom(SEED);
	for (const primary of [...EDGES, ...Array.from({ length: count }, () => Math.floor(random() * 0x1000000))]) {
		try {
			check(buildSystem({ primary: fromRgb24(primary) }), primary);
		} catch (error) {
			throw new Error(`seed "${SEED}", primary #${primary.toString(16).padStart(6, '0')}: ${String(error)}`);
		}
	}
}

const ratioOf = (built: System, theme: Theme, role: Role, surface: Role): number => {
	const shown = (name: Role): number => toRgb24(colorOf(built.scales, built.themes[theme][name]));
	return contrastRatio(shown(role), shown(surface));
};

system('every text role reaches AA on its surface, for 5,000 seeded primaries', () => forPrimaries(5000, (built) => {
	for (const { theme, text, surface } of built.audit) {
		const ratio = ratioOf(built, theme, text, surface);
		assert.ok(ratio >= 4.5, `${theme}: ${text} on ${surface} has ${ratio}`);
	}
}));

system('focus rings and the borders of controls reach 3 on what they stand on', () => forPrimaries(1000, (built) => {
	for (const theme of THEMES) {
		for (const role of ['ring', 'input'] as const) {
			for (const surface of ['background', 'card'] as const) {
				const ratio = ratioOf(built, theme, role, surface);
				assert.ok(ratio >= 3, `${theme}: ${role} on ${surface} has ${ratio}`);
			}
		}
	}
}));

system('every role that is text is audited', () => {
	const built = buildSystem({ primary: fromRgb24(0x3b82f6) });
	const texts = ROLES.filter((role) => role === 'link' || role.endsWith('foreground'));
	for (const theme of THEMES) {
		assert.equal(new Set(built.audit.filter((row) => row.theme === theme).map(({ text }) => text)), new Set(texts));
	}
});

const STATUS = { success: 145, warning: 85, danger: 25, info: 255 } as const;
const STATUS_NAMES = ['success', 'warning', 'danger', 'info'] as const;

system('status colors stay green, amber, red and blue', () => forPrimaries(1000, (built) => {
	for (const name of STATUS_NAMES) {
		const [, chroma, hue] = convert(built.scales[name].colors[5]!, 'oklch').coords;
		assert.ok(Math.abs(hueDifference(STATUS[name], hue)) <= 20, `${name} has hue ${hue}`);
		assert.ok(chroma >= 0.1, `${name} has chroma ${chroma}`);
	}
}));

system('status colors stay apart for every dichromat, as 500 steps and as roles', () => forPrimaries(400, (built) => {
	const views = [
		(name: (typeof STATUS_NAMES)[number]) => built.scales[name].colors[5]!,
		...THEMES.map((theme) => (name: (typeof STATUS_NAMES)[number]) => colorOf(built.scales, built.themes[theme][name])),
	];
	for (const view of views) {
		for (const kind of ['protanopia', 'deuteranopia', 'tritanopia'] as const) {
			for (const model of ['machado', 'brettel'] as const) {
				const seen = STATUS_NAMES.map((name) => simulate(view(name), kind, model));
				for (let i = 0; i < seen.length; i++) {
					for (let j = i + 1; j < seen.length; j++) {
						const gap = deltaEOK(seen[i]!, seen[j]!);
						assert.ok(gap >= 0.05, `${STATUS_NAMES[i]} and ${STATUS_NAMES[j]} are ${gap} apart under ${kind} (${model})`);
					}
				}
			}
		}
	}
}));

system('what is given is used, what is not is derived from the primary', () => {
	const primary = fromRgb24(0x3b82f6), given = fromRgb24(0xf97316);
	const built = buildSystem({ primary, secondary: given, accent: given, neutral: given });
	for (const name of ['secondary', 'accent', 'neutral'] as const) {
		assert.ok(built.scales[name].colors.some((step) => toRgb24(step) === 0xf97316), name);
	}
	const derived = buildSystem({ primary });
	const hue = (name: (typeof SCALE_NAMES)[number]): number => convert(derived.scales[name].colors[5]!, 'oklch').coords[2];
	assert.ok(Math.abs(Math.abs(hueDifference(hue('primary'), hue('accent'))) - 180) < 2);
	assert.ok(Math.abs(hueDifference(hue('primary'), hue('neutral'))) < 2);
});

system('the primary keeps its own color on its scale', () => forPrimaries(500, (built, primary) => {
	assert.ok(built.scales.primary.colors.some((step) => toRgb24(step) === primary));
}));

system.run();
