/*
 * build-system: a whole design system from one color.
 */

import { printHex } from '../../formats/hex.ts';
import { WCAG_LEAST } from '../../metrics/wcag.ts';
import { buildSystemInSteps as build } from '../../palette/system.ts';
import { BALANCES } from '../../palette/system-balance.ts';
import { toDisplay } from '../../palette/system-display.ts';
import { ON_PRIMARY } from '../../palette/system-fills.ts';
import { LOOKS, NEEDS } from '../../palette/system-look.ts';
import { NEUTRAL_TINTS } from '../../palette/system-scales.ts';
import {
	FILLS, MOVE_REASONS, pickColor, pickName, ROLES, SCALE_NAMES, THEMES, type Picks, type System,
} from '../../palette/system-shape.ts';
import { SCALE_STEPS } from '../../palette/scale.ts';
import type { Color } from '../../spaces/color.ts';
import { choice, fallback, flag, integer, list, number, object, optional, record, text, textLike } from '../../schema/schema.ts';
import { registryTheme } from '../../tokens/shadcn-registry.ts';
import { systemTokens } from '../../tokens/system.ts';
import { encoding, mediaType, mediaTypes, SYSTEM_FORMATS, systemFile, WRITERS } from '../../tokens/table.ts';
import { LONGEST_TOKEN_NAME } from '../../tokens/token.ts';
import { VALUE_STYLES } from '../../tokens/value.ts';
import { cssText, deltaEOKNumber, hexText, lcNumber, ratioNumber, shade, shownDeltaEOK, shownLc, shownRatio } from '../describe.ts';
import { colorField } from '../fields.ts';
import { operation } from '../operation.ts';
import { words } from './words.ts';

const MOST_PAIRS = 400;

const role = choice('A role.', ROLES);
const theme = choice('A theme.', THEMES);
const format = choice(words.fields.format, SYSTEM_FORMATS);
const values = choice(words.fields.values, VALUE_STYLES);
const onPrimary = choice(words.fields.onPrimary, ON_PRIMARY);
const balance = choice(words.fields.balance, BALANCES);
const look = choice(words.fields.look, LOOKS);
const tint = choice(words.fields.tint, NEUTRAL_TINTS);
const name = text(
	words.fields.name,
	1,
	LONGEST_TOKEN_NAME,
);

const scale = list('Eleven steps, lightest first.', object('One step.', {
	step: integer('The step: 50, 100, 200 … 900, 950.', 50, 950),
	hex: hexText('As HEX.'),
	oklch: cssText('In OKLCH.'),
}), SCALE_STEPS.length, SCALE_STEPS.length);

const byRole = record('Colors by role.', ROLES, textLike(
	'A step of a scale, such as neutral-50; otherwise white, black or HEX.', '[a-z]+-[0-9]+|white|black|#[0-9a-f]{6}(?:[0-9a-f]{2})?',
));
const texts = record('Values by name.', [], textLike('A value of CSS.', '.+'));
const hexByRole = record('HEX by role.', ROLES, hexText('The color of the role.'));

export const buildSystem = operation({
	name: 'build-system',
	order: 200,
	words,
	group: 'Export',
	input: object('', {
		primary: colorField(words.fields.primary),
		secondary: optional(colorField(words.fields.secondary)),
		accent: optional(colorField(words.fields.accent)),
		neutral: optional(colorField(words.fields.neutral)),
		success: optional(colorField(words.fields.success)),
		warning: optional(colorField(words.fields.warning)),
		danger: optional(colorField(words.fields.danger)),
		info: optional(colorField(words.fields.info)),
		onPrimary: fallback(onPrimary, 'auto'),
		look: fallback(look, 'standard'),
		balance: fallback(balance, 'lightness'),
		tint: fallback(tint, 'subtle'),
		name: fallback(name, 'Brand'),
		format: fallback(format, 'tailwind'),
		values: fallback(values, 'oklch'),
	}),
	result: object('The system. Every pair of the audit passes WCAG AA, and for the look high AAA.', {
		name,
		format,
		values,
		onPrimary,
		look,
		balance,
		tint,
		scales: object('Eleven steps each.', {
			primary: scale, secondary: scale, accent: scale, neutral: scale,
			success: scale, warning: scale, danger: scale, info: scale,
		}),
		themes: object('The step of each role.', { light: byRole, dark: byRole }),
		roles: object('The colors of the roles.', { light: hexByRole, dark: hexByRole }),
		audit: list('Every pair that a component uses.', object('A text, or the outline of a control, on a surface.', {
			theme,
			text: role,
			surface: role,
			ratio: ratioNumber(),
			lc: lcNumber(),
			least: number(
				`The ratio that the look requires: ${WCAG_LEAST.aa.normal} for text, ${WCAG_LEAST.nonText} for outlines and charts; for high `
					+ `${NEEDS.high.text} and ${NEEDS.high.nonText}.`,
				WCAG_LEAST.nonText, NEEDS.high.text,
			),
			passes: object('Results of the unrounded ratio.', {
				aa: flag('True if it is at least `least`.'),
				aaa: flag(`True if it is at least ${WCAG_LEAST.aaa.normal}, as AAA requires for text.`),
			}),
		}), 1, MOST_PAIRS),
		adjustments: list('Given colors that a theme uses changed, and why; empty if none.', object('A moved fill.', {
			theme,
			role: choice('The fill.', FILLS),
			from: hexText('The given color.'),
			to: hexText('The color in the theme.'),
			deltaEOK: deltaEOKNumber('How far it moved, in deltaE OK.'),
			why: list('Reasons.', choice(
				'To be visible on page and card, to carry white or dark text, or to be distinct from other fills and statuses.',
				MOVE_REASONS,
			), 1, MOVE_REASONS.length),
		}), 0, FILLS.length * THEMES.length),
		mediaType: choice('The media type of the file.', mediaTypes(SYSTEM_FORMATS)),
		filename: textLike('A name for the file.', '_?[a-z0-9-]+(?:\\.[a-z]+)+'),
		encoding: optional(choice('Encoding of a binary file; absent for text.', ['base64'])),
		code: textLike('The file; for android and ios several, as a JSON object from path to text; a binary file as base64.', '[\\s\\S]+'),
		// With these, an answer is a registry item, and `shadcn add` accepts the URL of the request.
		type: optional(choice('For shadcn-registry: the type of the item.', ['registry:theme'])),
		cssVars: optional(
			object('For shadcn-registry: the variables of each theme, without leading hyphens.', { light: texts, dark: texts }),
		),
		css: optional(
			record('For shadcn-registry: everything except variables, as rules in at-rules.', [], record('Rules by selector.', [], texts)),
		),
	}),
	cost: 16,
	rows: ['scales.*'],
	details: ['scales', 'themes', 'roles', 'audit', 'cssVars', 'css'],
	counts: ({ audit }) => ({
		pairs: audit.length,
		failing: audit.filter(({ passes }) => !passes.aa).length,
		aaa: audit.filter(({ passes }) => passes.aaa).length,
	}),
	examples: [
		{ primary: '#3b82f6' },
		{ primary: 'gold', accent: 'rebeccapurple', name: 'Sunrise', format: 'shadcn' },
		{ primary: 'rebeccapurple', format: 'shadcn-registry' },
	],
}).runsInSteps(function* (input) {
	const { primary, secondary, accent, neutral, success, warning, danger, info } = input;
	const { onPrimary, look, balance, tint, name, format, values } = input;
	const system = yield* build({
		primary: primary.color,
		secondary: secondary?.color,
		accent: accent?.color,
		neutral: neutral?.color,
		success: success?.color,
		warning: warning?.color,
		danger: danger?.color,
		info: info?.color,
	}, { onPrimary, look, balance, tint });
	const { write } = WRITERS[format], set = systemTokens(system, name);
	return {
		name,
		format,
		values,
		onPrimary,
		look,
		balance,
		tint,
		scales: renderScales(system),
		themes: byTheme(system, (picks) => Object.fromEntries(ROLES.map((role) => [role, pickName(picks[role])]))),
		roles: byTheme(system, (picks) => Object.fromEntries(ROLES.map((role) =>
			[role, toHex(pickColor(system.scales, picks[role]))]))),
		audit: system.audit.map(({ theme, text, surface, ratio, lc, least }) => ({
			theme,
			text,
			surface,
			ratio: shownRatio(ratio),
			lc: shownLc(lc),
			least,
			passes: { aa: ratio >= least, aaa: ratio >= WCAG_LEAST.aaa.normal },
		})),
		adjustments: system.adjustments.map(({ theme, role, from, to, deltaEOK, why }) =>
			({ theme, role, from: toHex(from), to: toHex(to), deltaEOK: shownDeltaEOK(deltaEOK), why: [...why] })),
		mediaType: mediaType(format),
		filename: systemFile(format, set.name),
		...encoding(format),
		code: write(set, values),
		...(format === 'shadcn-registry' && registryTheme(set, values)),
	};
});

const toHex = (of: Color): string => printHex(toDisplay(of), of.alpha);

const byTheme = <T>({ themes }: System, of: (picks: Picks) => T): { light: T; dark: T } =>
	({ light: of(themes.light), dark: of(themes.dark) });

function renderScales({ scales }: System) {
	const steps = (of: (typeof SCALE_NAMES)[number]) => scales[of].colors.map((color, i) => ({ step: SCALE_STEPS[i]!, ...shade(color) }));
	return {
		primary: steps('primary'), secondary: steps('secondary'), accent: steps('accent'), neutral: steps('neutral'),
		success: steps('success'), warning: steps('warning'), danger: steps('danger'), info: steps('info'),
	};
}
