/*
 * build-system: a whole design system from one color.
 */

import { toRgb24 } from '../gamut/screen.ts';
import { printHex } from '../formats/hex.ts';
import { WCAG_LEAST } from '../metrics/wcag.ts';
import { buildSystem as build } from '../palette/system.ts';
import { colorOf, pickName, ROLES, SCALE_NAMES, THEMES, type Picks, type System } from '../palette/system-shape.ts';
import { SCALE_STEPS } from '../palette/scale.ts';
import type { Color } from '../spaces/color.ts';
import { choice, fallback, flag, integer, list, number, object, optional, record, text, textLike } from '../schema/schema.ts';
import { registryTheme } from '../tokens/shadcn-registry.ts';
import { systemTokens } from '../tokens/system.ts';
import { encodingOf, mediaTypeOf, mediaTypesOf, SYSTEM_FORMATS, systemFile, WRITERS } from '../tokens/table.ts';
import { VALUE_STYLES } from '../tokens/value.ts';
import { cssText, hexText, lcNumber, ratioNumber, shade, shownLc, shownRatio } from './describe.ts';
import { colorField } from './fields.ts';
import { operation } from './operation.ts';

const MOST_CHARACTERS = 60;
const MOST_PAIRS = 400;

const role = choice('A role.', ROLES);
const theme = choice('A theme.', THEMES);
const format = choice(
	'The kind of code: CSS, Tailwind 4 or 3, Sass, JSON, design tokens, shadcn/ui as CSS or as a registry item, Figma variables, Android, iOS, Flutter, '
	+ 'or the steps as swatches of Adobe, GIMP and Krita.',
	SYSTEM_FORMATS,
);
const values = choice('How values are written.', VALUE_STYLES);
const name = text(
	'What the system is called; names the file, and stands before steps whose name Tailwind has too, as brand-neutral-50.',
	1,
	MOST_CHARACTERS,
);

const scale = list('Eleven steps, lightest first.', object('One step.', {
	step: integer('The step: 50, 100, 200 … 900, 950.', 50, 950),
	hex: hexText('As HEX.'),
	oklch: cssText('In OKLCH.'),
}), SCALE_STEPS.length, SCALE_STEPS.length);

const byRole = record('The color of a scale by role, or one that is no step of any.', ROLES, textLike(
	'A scale and a step, as neutral-50; white, black, or HEX.', '[a-z]+-[0-9]+|white|black|#[0-9a-f]{6}(?:[0-9a-f]{2})?',
));
const texts = record('Values by name.', [], textLike('A value of CSS.', '.+'));
const hexByRole = record('HEX by role.', ROLES, hexText('The color of the role.'));

export const buildSystem = operation({
	name: 'build-system',
	title: 'Build a design system',
	group: 'Export',
	summary: 'Build a design system from one color: eight scales, light and dark roles that pass AA, and their code.',
	input: object('', {
		primary: colorField('The brand color.'),
		secondary: optional(colorField('A second color; derived from the first when absent.')),
		accent: optional(colorField('A color for emphasis; derived when absent.')),
		neutral: optional(colorField('The color of grays; derived when absent.')),
		success: optional(colorField('The color of success; a green when absent.')),
		warning: optional(colorField('The color of warnings; an amber when absent.')),
		danger: optional(colorField('The color of errors; a red when absent.')),
		info: optional(colorField('The color of information; a blue when absent.')),
		name: fallback(name, 'Brand'),
		format: fallback(format, 'tailwind'),
		values: fallback(values, 'oklch'),
	}),
	result: object('The system. Every pair of the audit passes WCAG AA.', {
		name,
		format,
		values,
		scales: object('Eleven steps each.', {
			primary: scale, secondary: scale, accent: scale, neutral: scale,
			success: scale, warning: scale, danger: scale, info: scale,
		}),
		themes: object('Which step each role takes.', { light: byRole, dark: byRole }),
		roles: object('The same as colors.', { light: hexByRole, dark: hexByRole }),
		audit: list('Every pair that a component makes.', object('A text, or the outline of a control, on a surface.', {
			theme,
			text: role,
			surface: role,
			ratio: ratioNumber(),
			lc: lcNumber(),
			least: number(
				`The ratio that AA asks for: ${WCAG_LEAST.aa.normal} of text, ${WCAG_LEAST.nonText} of outlines and charts.`,
				WCAG_LEAST.nonText, WCAG_LEAST.aa.normal,
			),
			passes: object('Does the unrounded ratio pass?', {
				aa: flag('Is it at least what AA asks for?'),
				aaa: flag(`Is it at least ${WCAG_LEAST.aaa.normal}, which AAA asks of text?`),
			}),
		}), 1, MOST_PAIRS),
		mediaType: choice('The media type of the file.', mediaTypesOf(SYSTEM_FORMATS)),
		filename: textLike('A name for the file.', '_?[a-z0-9-]+(?:\\.[a-z]+)+'),
		encoding: optional(choice('How the code holds a file of bytes; absent for text.', ['base64'])),
		code: textLike('The file; of android and ios several, as a JSON object of path and text; a file of bytes as base64.', '[\\s\\S]+'),
		// With these, an answer is an item itself: `shadcn add` takes the address of the request.
		type: optional(choice('Of shadcn-registry alone: what kind of item the answer is.', ['registry:theme'])),
		cssVars: optional(
			object('Of shadcn-registry alone: the variables of each theme, without hyphens in front.', { light: texts, dark: texts }),
		),
		css: optional(
			record('Of shadcn-registry alone: what is no variable, as rules in at-rules.', [], record('Rules by selector.', [], texts)),
		),
	}),
	examples: [
		{ input: { primary: '#3b82f6' }, shows: 'a Tailwind theme from a blue' },
		{ input: { primary: 'gold', accent: 'rebeccapurple', name: 'Sunrise', format: 'shadcn' }, shows: 'a shadcn/ui theme from a yellow' },
		{ input: { primary: 'rebeccapurple', format: 'shadcn-registry' }, shows: 'an item for shadcn add, and the address of this request' },
	],
}).runs(({ primary, secondary, accent, neutral, success, warning, danger, info, name, format, values }) => {
	const system = build({
		primary: primary.color,
		secondary: secondary?.color,
		accent: accent?.color,
		neutral: neutral?.color,
		success: success?.color,
		warning: warning?.color,
		danger: danger?.color,
		info: info?.color,
	});
	const { write } = WRITERS[format], set = systemTokens(system, name);
	return {
		name,
		format,
		values,
		scales: scalesOf(system),
		themes: byTheme(system, (picks) => Object.fromEntries(ROLES.map((role) => [role, pickName(picks[role])]))),
		roles: byTheme(system, (picks) => Object.fromEntries(ROLES.map((role) =>
			[role, hexOf(colorOf(system.scales, picks[role]))]))),
		audit: system.audit.map(({ theme, text, surface, ratio, lc, least }) => ({
			theme,
			text,
			surface,
			ratio: shownRatio(ratio),
			lc: shownLc(lc),
			least,
			passes: { aa: ratio >= least, aaa: ratio >= WCAG_LEAST.aaa.normal },
		})),
		mediaType: mediaTypeOf(format),
		filename: systemFile(format, set.name),
		...encodingOf(format),
		code: write(set, values),
		...(format === 'shadcn-registry' && registryTheme(set, values)),
	};
});

const hexOf = (of: Color): string => printHex(toRgb24(of), of.alpha);

const byTheme = <T>({ themes }: System, of: (picks: Picks) => T): { light: T; dark: T } =>
	({ light: of(themes.light), dark: of(themes.dark) });

function scalesOf({ scales }: System) {
	const steps = (of: (typeof SCALE_NAMES)[number]) => scales[of].colors.map((color, i) => ({ step: SCALE_STEPS[i]!, ...shade(color) }));
	return {
		primary: steps('primary'), secondary: steps('secondary'), accent: steps('accent'), neutral: steps('neutral'),
		success: steps('success'), warning: steps('warning'), danger: steps('danger'), info: steps('info'),
	};
}
