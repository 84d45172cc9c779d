/*
 * generate-scale: steps around one color: eleven as utility classes have them, twelve by role, or at given contrasts.
 */

import { advice } from '../errors.ts';
import { format } from '../formats/table.ts';
import { contrastOf } from '../palette/contrast.ts';
import { pinFault, SCALE_GAMUTS, SCALE_STEPS, scaleOf, type ScaleOptions, type ScaleStep } from '../palette/scale.ts';
import { contrastScaleOf, DEFAULT_TARGETS, LARGEST_RATIO, mostContrast } from '../palette/scale-contrast.ts';
import { roleScaleOf, SOLID, STEP_ROLES } from '../palette/scale-roles.ts';
import { choice, fallback, integer, list, number, object, optional, record, ruled } from '../schema/schema.ts';
import { withAlpha, type Color } from '../spaces/color.ts';
import { fromRgb24 } from '../spaces/rgb24.ts';
import { cssText, hexText, inputText, lcNumber, ratioNumber, shade, shownLc, shownRatio } from './describe.ts';
import { colorField, type ColorInput } from './fields.ts';
import { operation } from './operation.ts';

const WHITE = fromRgb24(0xffffff), BLACK = fromRgb24(0x000000);

/** No text is asked for more than the largest Lc there is, black on white. */
const LARGEST_LC = 106;
const MOST_TARGETS = 20;

const SCALE_KINDS = ['tailwind', 'radix', 'contrast'] as const;

const kind = choice('Eleven steps of 50 to 950, twelve by role, each also translucent, or steps at given contrasts.', SCALE_KINDS);
const gamut = choice('What steps keep to.', SCALE_GAMUTS);
const STEP_NAMES = SCALE_STEPS.map((step) => `${step}` as const);

interface Controls {
	readonly color: ColorInput;
	readonly kind: (typeof SCALE_KINDS)[number];
	readonly anchor?: number;
	readonly pins?: Readonly<Partial<Record<`${ScaleStep}`, ColorInput>>>;
	readonly hueShift?: number;
	readonly chroma?: number;
	readonly gamut?: (typeof SCALE_GAMUTS)[number];
	readonly targets?: readonly number[];
	readonly background?: ColorInput;
}

const isStep = (step: number): step is ScaleStep => SCALE_STEPS.some((known) => known === step);

const optionsOf = ({ anchor, pins = {}, hueShift, chroma, gamut }: Controls): ScaleOptions => ({
	anchor: anchor !== undefined && isStep(anchor) ? anchor : undefined,
	pins: Object.fromEntries(Object.entries(pins).map(([step, pin]) => [step, pin.color])),
	hueShift,
	chroma,
	gamut,
});

const behind = ({ background }: Controls): Color => (background ? withAlpha(background.color, 1) : WHITE);

/** Controls that mean something to some kinds only. */
const ONLY_FOR: readonly (readonly [keyof Controls, readonly Controls['kind'][]])[] = [
	['anchor', ['tailwind']], ['pins', ['tailwind']], ['gamut', ['tailwind']], ['targets', ['contrast']],
	['background', ['radix', 'contrast']],
];

function brokenControl(controls: Controls) {
	for (const [field, kinds] of ONLY_FOR) {
		if (controls[field] !== undefined && !kinds.includes(controls.kind)) {
			return { field, claim: `has no meaning for ${controls.kind}`, advice: advice`Leave it out, or write ${{ kind: kinds[0]! }}.` };
		}
	}
	const { anchor, targets } = controls;
	if (anchor !== undefined && !isStep(anchor)) {
		const near = SCALE_STEPS.reduce((one, other) => (Math.abs(other - anchor) < Math.abs(one - anchor) ? other : one));
		return { field: 'anchor', claim: `must be one of ${SCALE_STEPS.join(', ')}, got ${anchor}`, advice: advice`Write ${near}.` };
	}
	const pin = pinFault(controls.color.color, optionsOf(controls));
	if (pin) return { field: 'pins', claim: `at ${pin.step} ${pin.claim}`, advice: advice`Write another color there, or leave it out.` };
	const far = targets?.find((target) => target > mostContrast(behind(controls), target));
	return far === undefined ? undefined : {
		field: 'targets',
		claim: `cannot hold ${far}: no color reaches it on that background`,
		advice: advice`Write at most ${Math.floor(mostContrast(behind(controls), far) * 10) / 10}.`,
	};
}

export const generateScale = operation({
	name: 'generate-scale',
	title: 'Generate a scale',
	group: 'Make',
	summary: 'Make a scale of eleven steps, 50 to 950, around a color that keeps its value on its natural step.',
	input: ruled(object('', {
		color: colorField('The color to build on.'),
		kind: fallback(kind, 'tailwind'),
		anchor: optional(integer('The step that the color takes; the nearest in lightness when absent.', 50, 950)),
		pins: optional(record('Colors for other steps, by step. POST only.', STEP_NAMES, colorField('The color of the step.'))),
		hueShift: optional(
			number('Degrees that the hue turns from the color to the darkest step; to the lightest as many the other way.', -180, 180),
		),
		chroma: optional(number('A factor on the chroma of all steps but the color itself, from 0 to 2.', 0, 2)),
		gamut: optional(gamut),
		targets: optional(list(
			'The contrasts of the steps, of kind contrast.',
			number(`A WCAG 2 ratio up to ${LARGEST_RATIO}, above that an APCA Lc.`, 1, LARGEST_LC), 1, MOST_TARGETS,
		)),
		background: optional(colorField('What steps by role or contrast stand on; white when absent.')),
	}), brokenControl),
	result: object('The scale, lightest first but for given contrasts, which keep their order.', {
		input: inputText(),
		hex: hexText('The color itself.'),
		kind: optional(kind),
		anchor: optional(integer('The step on which the color stands; none at given contrasts.', 1, 950)),
		steps: list('The steps.', object('One step.', {
			step: integer('The step: 50, 100, 200 … 900, 950; of other kinds 1 and on.', 1, 950),
			role: optional(choice('What the step is for, by role.', STEP_ROLES)),
			target: optional(number('The ratio or Lc that was asked for.', 1, LARGEST_LC)),
			hex: hexText('As HEX.'),
			alpha: optional(hexText('The most translucent HEX that gives the step over the background.')),
			oklch: cssText('In OKLCH.'),
			ratio: optional(ratioNumber('WCAG 2 ratio against the background, rounded down.')),
			lc: optional(lcNumber()),
			ratioOnWhite: ratioNumber('WCAG 2 ratio against white, rounded down.'),
			ratioOnBlack: ratioNumber('WCAG 2 ratio against black, rounded down.'),
		}), 1, MOST_TARGETS),
	}),
	examples: [
		{ input: { color: '#3b82f6' }, shows: 'the scale of a blue' },
		{ input: { color: 'gold' }, shows: 'a yellow, whose middle is light' },
		{ input: { color: '#635bff', kind: 'contrast', targets: [1.5, 3, 4.5, 7] }, shows: 'four steps of given ratios on white' },
		{ input: { color: '#1db954', kind: 'radix', background: '#111113' }, shows: 'twelve steps by role on a dark page' },
	],
}).runs((controls) => {
	const { color: { input, color }, kind } = controls;
	const head = { input, hex: format(color, 'hex'), ...(kind !== 'tailwind' && { kind }) };
	const { hueShift, chroma } = controls;
	if (kind === 'radix') {
		const steps = roleScaleOf(withAlpha(color, 1), behind(controls), { hueShift, chroma });
		return { ...head, anchor: SOLID + 1, steps: steps.map(({ role, color, alpha }, i) =>
			({ step: i + 1, role, ...shade(color), alpha: format(alpha, 'hex'), ...ratiosOf(color) })) };
	}
	if (kind === 'contrast') {
		const background = behind(controls);
		const targets = controls.targets ?? DEFAULT_TARGETS.filter((target) => target <= mostContrast(background, target));
		const made = contrastScaleOf(withAlpha(color, 1), background, targets, { hueShift, chroma });
		return { ...head, steps: made.map(({ target, color, ratio, lc }, i) =>
			({ step: i + 1, target, ...shade(color), ratio: shownRatio(ratio), lc: shownLc(lc), ...ratiosOf(color) })) };
	}
	const { anchor, colors } = scaleOf(color, optionsOf(controls));
	return { ...head, anchor, steps: colors.map((step, i) => ({ step: SCALE_STEPS[i]!, ...shade(step), ...ratiosOf(step) })) };
});

const ratiosOf = (step: Color) => ({
	ratioOnWhite: shownRatio(contrastOf(step, WHITE).ratio),
	ratioOnBlack: shownRatio(contrastOf(step, BLACK).ratio),
});
