/*
 * build-system: a whole design system from one color.
 */

import { toRgb24 } from '../gamut/screen.ts';
import { printHex } from '../formats/hex.ts';
import { wcagVerdict } from '../metrics/wcag.ts';
import { buildSystem as build, colorOf, ROLES, SCALE_NAMES, THEMES, type Picks, type System } from '../palette/system.ts';
import { SCALE_STEPS } from '../palette/scale.ts';
import { choice, fallback, flag, integer, list, object, optional, record, text, textLike } from '../schema/schema.ts';
import { slug } from '../tokens/token.ts';
import { stepName, SYSTEM_FORMATS, SYSTEM_WRITERS } from '../tokens/system.ts';
import { VALUE_STYLES } from '../tokens/value.ts';
import { cssText, hexText, lcNumber, ratioNumber, shade, shownLc, shownRatio } from './describe.ts';
import { colorField } from './fields.ts';
import { operation } from './operation.ts';

const MOST_CHARACTERS = 60;

const role = choice('A role.', ROLES);
const theme = choice('A theme.', THEMES);
const format = choice('The kind of code.', SYSTEM_FORMATS);
const values = choice('How values are written.', VALUE_STYLES);
const name = text('What the system is called; names the file.', 1, MOST_CHARACTERS);

const scale = list('Eleven steps, lightest first.', object('One step.', {
	step: integer('The step: 50, 100, 200 … 900, 950.', 50, 950),
	hex: hexText('As HEX.'),
	oklch: cssText('In OKLCH.'),
}), SCALE_STEPS.length, SCALE_STEPS.length);

const byRole = record('A color of a scale by role.', ROLES, textLike('A scale and a step, as neutral-50.', '[a-z]+-[0-9]+'));
const hexByRole = record('HEX by role.', ROLES, hexText('The color of the role.'));

export const buildSystem = operation({
	name: 'build-system',
	summary: 'Build a design system from one color: eight scales, light and dark roles that pass AA, and their code.',
	input: object('', {
		primary: colorField('The brand color.'),
		secondary: optional(colorField('A second color; derived from the first when absent.')),
		accent: optional(colorField('A color for emphasis; derived when absent.')),
		neutral: optional(colorField('The color of grays; derived when absent.')),
		name: fallback(name, 'Brand'),
		format: fallback(format, 'tailwind'),
		values: fallback(values, 'oklch'),
	}),
	result: object('The system. Every text role passes WCAG AA on its surface.', {
		name,
		format,
		values,
		scales: object('Eleven steps each.', {
			primary: scale, secondary: scale, accent: scale, neutral: scale,
			success: scale, warning: scale, danger: scale, info: scale,
		}),
		themes: object('Which step each role takes.', { light: byRole, dark: byRole }),
		roles: object('The same as colors.', { light: hexByRole, dark: hexByRole }),
		audit: list('Every text role on every surface it is meant for.', object('A text on a surface.', {
			theme,
			text: role,
			surface: role,
			ratio: ratioNumber(),
			lc: lcNumber(),
			passes: object('Does the unrounded ratio pass for text of normal size?', {
				aa: flag('Is it at least 4.5?'),
				aaa: flag('Is it at least 7?'),
			}),
		}), 1, 2 * ROLES.length),
		mediaType: textLike('The media type of the file.', '[a-z]+/[a-z+-]+'),
		filename: textLike('A name for the file.', '[a-z0-9-]+(?:\\.[a-z]+)+'),
		code: textLike('The file.', '[\\s\\S]+'),
	}),
	examples: [
		{ input: { primary: '#3b82f6' }, shows: 'a Tailwind theme from a blue' },
		{ input: { primary: 'gold', accent: 'rebeccapurple', name: 'Sunrise', format: 'shadcn' }, shows: 'a shadcn/ui theme from a yellow' },
	],
}).runs(({ primary, secondary, accent, neutral, name, format, values }) => {
	const system = build({
		primary: primary.color,
		secondary: secondary?.color,
		accent: accent?.color,
		neutral: neutral?.color,
	});
	const { extension, mediaType, write } = SYSTEM_WRITERS[format];
	return {
		name,
		format,
		values,
		scales: scalesOf(system),
		themes: byTheme(system, (picks) => Object.fromEntries(ROLES.map((role) => [role, stepName(picks[role])]))),
		roles: byTheme(system, (picks) => Object.fromEntries(ROLES.map((role) =>
			[role, printHex(toRgb24(colorOf(system.scales, picks[role])), 1)]))),
		audit: system.audit.map(({ theme, text, surface, ratio, lc }) => {
			const { aa, aaa } = wcagVerdict(ratio);
			return { theme, text, surface, ratio: shownRatio(ratio), lc: shownLc(lc), passes: { aa: aa.normal, aaa: aaa.normal } };
		}),
		mediaType,
		filename: `${slug(name)}.${extension}`,
		code: write(system, values),
	};
});

const byTheme = <T>({ themes }: System, of: (picks: Picks) => T): { light: T; dark: T } =>
	({ light: of(themes.light), dark: of(themes.dark) });

function scalesOf({ scales }: System) {
	const steps = (of: (typeof SCALE_NAMES)[number]) => scales[of].colors.map((color, i) => ({ step: SCALE_STEPS[i]!, ...shade(color) }));
	return {
		primary: steps('primary'), secondary: steps('secondary'), accent: steps('accent'), neutral: steps('neutral'),
		success: steps('success'), warning: steps('warning'), danger: steps('danger'), info: steps('info'),
	};
}
