/*
 * generate-scale: steps around one color: eleven as in utility classes, twelve by role, or at given contrasts.
 */

import { advice, phrase } from '../../errors.ts';
import { format } from '../../formats/table.ts';
import { LARGEST_LC } from '../../metrics/apca.ts';
import { measureContrast } from '../../palette/contrast.ts';
import { buildScale, SCALE_GAMUTS, SCALE_STEPS, TINT_LIMITS, type ScaleOptions } from '../../palette/scale.ts';
import { buildContrastScale, DEFAULT_TARGETS, LARGEST_RATIO, MOST_TARGETS, mostContrast } from '../../palette/scale-contrast.ts';
import { buildRoleScale, SOLID, STEP_ROLES } from '../../palette/scale-roles.ts';
import { choice, fallback, integer, list, number, object, optional, ruled } from '../../schema/schema.ts';
import { withAlpha, type Color } from '../../spaces/color.ts';
import { fromRgb24 } from '../../spaces/rgb24.ts';
import { cssText, hexText, inputText, lcNumber, ratioNumber, shade, roundLc, roundRatio } from '../describe.ts';
import { colorField, type ColorInput } from '../fields.ts';
import { operation } from '../operation.ts';
import { resultWords } from '../result-words.ts';
import { findAnchorFault, findPinFault, pinsField, readPins, readStep, stepNumber, type Pins } from '../scale-steps.ts';
import { words } from './words.ts';

const WHITE = fromRgb24(0xffffff), BLACK = fromRgb24(0x000000);

const SCALE_KINDS = ['tailwind', 'radix', 'contrast'] as const;

const kind = choice(words.fields.kind, SCALE_KINDS);
const gamut = choice(words.fields.gamut, SCALE_GAMUTS);

interface Controls {
	readonly color: ColorInput;
	readonly kind: (typeof SCALE_KINDS)[number];
	readonly anchor?: number;
	readonly pins?: Pins;
	readonly hueShift?: number;
	readonly chroma?: number;
	readonly gamut?: (typeof SCALE_GAMUTS)[number];
	readonly targets?: readonly number[];
	readonly background?: ColorInput;
}

const scaleOptions = ({ anchor, pins, hueShift, chroma, gamut }: Controls): ScaleOptions =>
	({ anchor: readStep(anchor), pins: readPins(pins), hueShift, chroma, gamut });

const behind = ({ background }: Controls): Color => (background ? withAlpha(background.color, 1) : WHITE);

/** Controls of some kinds only. */
const ONLY_FOR: readonly (readonly [keyof Controls, readonly Controls['kind'][]])[] = [
	['anchor', ['tailwind']], ['pins', ['tailwind']], ['gamut', ['tailwind']], ['targets', ['contrast']],
	['background', ['radix', 'contrast']],
];

function brokenControl(controls: Controls) {
	for (const [field, kinds] of ONLY_FOR) {
		if (controls[field] !== undefined && !kinds.includes(controls.kind)) {
			return { field, claim: phrase`does not apply to ${controls.kind}`, advice: advice`Leave it out, or write ${{ kind: kinds[0]! }}.` };
		}
	}
	const broken = findAnchorFault(controls.anchor) ?? findPinFault(controls.color.color, scaleOptions(controls));
	if (broken) return broken;
	const { targets } = controls;
	const far = targets?.find((target) => target > mostContrast(behind(controls), target));
	return far === undefined ? undefined : {
		field: 'targets',
		claim: phrase`must not contain ${far}: no color reaches it on this background`,
		advice: advice`Write at most ${Math.floor(mostContrast(behind(controls), far) * 10) / 10}.`,
	};
}

export const generateScale = operation({
	name: 'generate-scale',
	order: 110,
	words,
	group: 'Make',
	input: ruled(object('', {
		color: colorField(words.fields.color),
		kind: fallback(kind, 'tailwind'),
		anchor: optional(stepNumber(words.fields.anchor)),
		pins: optional(pinsField(words.fields.pins)),
		hueShift: optional(number(words.fields.hueShift, -TINT_LIMITS.hueShift, TINT_LIMITS.hueShift)),
		chroma: optional(number(words.fields.chroma, 0, TINT_LIMITS.chroma)),
		gamut: optional(gamut),
		targets: optional(list(
			words.fields.targets,
			number(`A WCAG 2 ratio up to ${LARGEST_RATIO}, above that an APCA Lc.`, 1, LARGEST_LC), 1, MOST_TARGETS,
		)),
		background: optional(colorField(words.fields.background)),
	}), brokenControl),
	result: object(words.result.whole, {
		input: inputText(),
		hex: hexText(resultWords.itself),
		kind,
		anchor: optional(integer(words.result.anchor, 1, 950)),
		steps: list(words.result.steps, object('One step.', {
			step: integer(words.result.step, 1, 950),
			role: optional(choice(words.result.role, STEP_ROLES)),
			target: optional(number(words.result.target, 1, LARGEST_LC)),
			hex: hexText(resultWords.hex),
			alpha: optional(hexText(words.result.alpha)),
			oklch: cssText(resultWords.oklch),
			ratio: optional(ratioNumber(words.result.ratio)),
			lc: optional(lcNumber()),
			ratioOnWhite: ratioNumber(words.result.ratioOnWhite),
			ratioOnBlack: ratioNumber(words.result.ratioOnBlack),
		}), 1, MOST_TARGETS),
	}),
	values: ['steps.hex'],
	rows: ['steps'],
	examples: [
		{ color: '#3b82f6' },
		{ color: 'gold' },
		{ color: '#635bff', kind: 'contrast', targets: [1.5, 3, 4.5, 7] },
		{ color: '#1db954', kind: 'radix', background: '#111113' },
	],
}).runs((controls) => {
	const { color: { input, color }, kind } = controls;
	const head = { input, hex: format(color, 'hex'), kind };
	const { hueShift, chroma } = controls;
	if (kind === 'radix') {
		const steps = buildRoleScale(withAlpha(color, 1), behind(controls), { hueShift, chroma });
		return { ...head, anchor: SOLID + 1, steps: steps.map(({ role, color, alpha }, i) =>
			({ step: i + 1, role, ...shade(color), alpha: format(alpha, 'hex'), ...contrastRatios(color) })) };
	}
	if (kind === 'contrast') {
		const background = behind(controls);
		const targets = controls.targets ?? DEFAULT_TARGETS.filter((target) => target <= mostContrast(background, target));
		const made = buildContrastScale(withAlpha(color, 1), background, targets, { hueShift, chroma });
		return { ...head, steps: made.map(({ target, color, ratio, lc }, i) =>
			({ step: i + 1, target, ...shade(color), ratio: roundRatio(ratio), lc: roundLc(lc), ...contrastRatios(color) })) };
	}
	const { anchor, colors } = buildScale(color, scaleOptions(controls));
	return { ...head, anchor, steps: colors.map((step, i) => ({ step: SCALE_STEPS[i]!, ...shade(step), ...contrastRatios(step) })) };
});

const contrastRatios = (step: Color) => ({
	ratioOnWhite: roundRatio(measureContrast(step, WHITE).ratio),
	ratioOnBlack: roundRatio(measureContrast(step, BLACK).ratio),
});
