/*
 * build-system: a whole design system from one color.
 */

import { advice, phrase } from '../../errors.ts';
import { printHex } from '../../formats/hex.ts';
import { toRecord } from '../../math/to-record.ts';
import { WCAG_LEAST } from '../../metrics/wcag.ts';
import { buildSystemInSteps as build } from '../../palette/system.ts';
import { BALANCES } from '../../palette/system-balance.ts';
import { toDisplay } from '../../palette/system-display.ts';
import { ON_PRIMARY } from '../../palette/system-fills.ts';
import { LOOKS, NEEDS } from '../../palette/system-look.ts';
import { NEUTRAL_TINTS, readFixed } from '../../palette/system-scales.ts';
import {
	byTheme, FILLS, MOVE_REASONS, pickColor, pickName, ROLES, SCALE_NAMES, THEMES, type ScaleName,
} from '../../palette/system-shape.ts';
import { SCALE_STEPS } from '../../palette/scale.ts';
import type { Color } from '../../spaces/color.ts';
import {
	choice, dictionary, fallback, flag, list, number, object, optional, record, ruled, text, textLike,
} from '../../schema/schema.ts';
import { registryTheme } from '../../tokens/shadcn-registry.ts';
import { systemTokens } from '../../tokens/system.ts';
import { encoding, mediaType, mediaTypes, SYSTEM_FORMATS, systemFile, WRITERS } from '../../tokens/table.ts';
import { LONGEST_TOKEN_NAME } from '../../tokens/token.ts';
import { VALUE_STYLES } from '../../tokens/value.ts';
import { cssText, deltaEOKNumber, hexText, lcNumber, ratioNumber, shade, roundDeltaEOK, roundLc, roundRatio } from '../describe.ts';
import { colorField, type ColorInput } from '../fields.ts';
import { operation } from '../operation.ts';
import { resultWords } from '../result-words.ts';
import { findAnchorFault, findPinFault, readPins, readStep, stepNumber, type Pins } from '../scale-steps.ts';
import { words } from './words.ts';

const MOST_PAIRS = 400;

const role = choice(words.result.role, ROLES);
const theme = choice(words.result.theme, THEMES);
const format = choice(words.fields.format, SYSTEM_FORMATS);
const values = choice(words.fields.values, VALUE_STYLES);
const onPrimary = choice(words.fields.onPrimary, ON_PRIMARY);
const balance = choice(words.fields.balance, BALANCES);
const look = choice(words.fields.look, LOOKS);
const tint = choice(words.fields.tint, NEUTRAL_TINTS);
const name = text(words.fields.name, 1, LONGEST_TOKEN_NAME);

const scale = list(words.result.scale, object('One step.', {
	step: stepNumber(words.result.step),
	hex: hexText(resultWords.hex),
	oklch: cssText(resultWords.oklch),
}), SCALE_STEPS.length, SCALE_STEPS.length);

const byRole = record(words.result.byRole, ROLES, textLike(
	'A step of a scale, such as neutral-50; otherwise white, black or HEX.', '[a-z]+-[0-9]+|white|black|#[0-9a-f]{6}(?:[0-9a-f]{2})?',
));
const texts = record(words.result.texts, [], textLike('A value of CSS.', '.+'));
const hexByRole = record(words.result.hexByRole, ROLES, hexText('The color of the role.'));

/** Most pins of a system. */
const MOST_PINS = 24;

/** A step of a scale, as themes name it. */
const PIN = `(?:${SCALE_NAMES.join('|')})-(?:${SCALE_STEPS.join('|')})`;

/** Pins by scale and step. */
function groupPins(pins: Readonly<Record<string, ColorInput>> = {}): Readonly<Partial<Record<ScaleName, Pins>>> {
	const all = Object.entries(pins).map(([pin, color]) => [...pin.split('-'), color] as const);
	return Object.fromEntries(SCALE_NAMES.filter((scale) => all.some(([name]) => name === scale)).map((scale) =>
		[scale, Object.fromEntries(all.filter(([name]) => name === scale).map(([, step, color]) => [step, color]))]));
}

type Given = Partial<Record<ScaleName, ColorInput>> & {
	readonly anchor?: number;
	readonly pins?: Readonly<Record<string, ColorInput>>;
	readonly balance: (typeof BALANCES)[number];
};

function findFault({ anchor, pins, balance, ...colors }: Given) {
	for (const [field, value] of Object.entries({ anchor, pins })) {
		if (value === undefined || balance === 'lightness') continue;
		return { field, claim: phrase`does not apply to ${balance}`, advice: advice`Leave it out, or write ${{ balance: 'lightness' }}.` };
	}
	const wrong = findAnchorFault(anchor);
	if (wrong) return wrong;
	for (const [name, own] of Object.entries(groupPins(pins)) as [ScaleName, Pins][]) {
		const given = colors[name];
		if (!given) return { field: 'pins', claim: phrase`of ${name} need its color`, advice: advice`Send the field ${name} as well.` };
		const fixed = { anchor: name === 'primary' ? readStep(anchor) : undefined, pins: readPins(own) };
		const fault = findPinFault(...readFixed(given.color, fixed), name);
		if (fault) return fault;
	}
	return undefined;
}

export const buildSystem = operation({
	name: 'build-system',
	order: 200,
	words,
	group: 'Export',
	input: ruled(object('', {
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
		anchor: optional(stepNumber(words.fields.anchor)),
		pins: optional(dictionary(
			words.fields.pins, colorField('The color of the step.'), { most: MOST_PINS, pattern: PIN, like: 'primary-900' },
		)),
		tint: fallback(tint, 'subtle'),
		name: fallback(name, 'Brand'),
		format: fallback(format, 'tailwind'),
		values: fallback(values, 'oklch'),
	}), findFault),
	result: object(words.result.whole, {
		name,
		format,
		values,
		onPrimary,
		look,
		balance,
		tint,
		scales: object(words.result.scales, toRecord(SCALE_NAMES, () => scale)),
		themes: object(words.result.themes, { light: byRole, dark: byRole }),
		roles: object(words.result.roles, { light: hexByRole, dark: hexByRole }),
		audit: list(words.result.audit, object('A text, or the outline of a control, on a surface.', {
			theme,
			text: role,
			surface: role,
			ratio: ratioNumber(),
			lc: lcNumber(),
			least: number(words.result.least, WCAG_LEAST.nonText, NEEDS.high.text),
			passes: object(words.result.passes, {
				aa: flag(words.result.aa),
				aaa: flag(words.result.aaa),
			}),
		}), 1, MOST_PAIRS),
		adjustments: list(words.result.adjustments, object('A moved fill.', {
			theme,
			role: choice(words.result.adjustmentsRole, FILLS),
			from: hexText(words.result.from),
			to: hexText(words.result.to),
			deltaEOK: deltaEOKNumber(words.result.deltaEOK),
			why: list(words.result.why, choice(
				'To be visible on page and card, to carry white or dark text, or to be distinct from other fills and statuses.',
				MOVE_REASONS,
			), 1, MOVE_REASONS.length),
		}), 0, FILLS.length * THEMES.length),
		mediaType: choice(resultWords.mediaType, mediaTypes(SYSTEM_FORMATS)),
		filename: textLike(resultWords.filename, '_?[a-z0-9-]+(?:\\.[a-z]+)+'),
		encoding: optional(choice(resultWords.encoding, ['base64'])),
		code: textLike(words.result.code, '[\\s\\S]+'),
		// With these, an answer is a registry item, and `shadcn add` accepts the URL of the request.
		type: optional(choice(words.result.type, ['registry:theme'])),
		cssVars: optional(object(words.result.cssVars, { light: texts, dark: texts })),
		css: optional(record(words.result.css, [], record('Rules by selector.', [], texts))),
	}),
	cost: 17,
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
	const { onPrimary, look, balance, tint, name, format, values } = input;
	const system = yield* build({ ...toRecord(SCALE_NAMES, (scale) => input[scale]?.color), primary: input.primary.color }, {
		onPrimary, look, balance, tint, anchor: readStep(input.anchor),
		pins: Object.fromEntries(Object.entries(groupPins(input.pins)).map(([name, pins]) => [name, readPins(pins)])),
	});
	const { scales, themes } = system, { write } = WRITERS[format], set = systemTokens(system, name);
	return {
		name,
		format,
		values,
		onPrimary,
		look,
		balance,
		tint,
		scales: toRecord(SCALE_NAMES, (scale) => scales[scale].colors.map((color, i) => ({ step: SCALE_STEPS[i]!, ...shade(color) }))),
		themes: byTheme((theme) => toRecord(ROLES, (role) => pickName(themes[theme][role]))),
		roles: byTheme((theme) => toRecord(ROLES, (role) => toHex(pickColor(scales, themes[theme][role])))),
		audit: system.audit.map(({ theme, text, surface, ratio, lc, least }) => ({
			theme,
			text,
			surface,
			ratio: roundRatio(ratio),
			lc: roundLc(lc),
			least,
			passes: { aa: ratio >= least, aaa: ratio >= WCAG_LEAST.aaa.normal },
		})),
		adjustments: system.adjustments.map(({ theme, role, from, to, deltaEOK, why }) =>
			({ theme, role, from: toHex(from), to: toHex(to), deltaEOK: roundDeltaEOK(deltaEOK), why: [...why] })),
		mediaType: mediaType(format),
		filename: systemFile(format, set.name),
		...encoding(format),
		code: write(set, values),
		...(format === 'shadcn-registry' && registryTheme(set, values)),
	};
});

const toHex = (of: Color): string => printHex(toDisplay(of), of.alpha);
