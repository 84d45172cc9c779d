/*
 * Scale: the steps as a strip, with every control, and how lightness, chroma and hue run along it, to be moved there.
 */

import { generateScale } from './declaration.ts';
import { SCALE_GAMUTS, SCALE_STEPS, TINT_LIMITS } from '../../palette/scale.ts';
import type { Infer } from '../../schema/schema.ts';
import { curves } from '../../page/curves.ts';
import { controls, selectOne, oneOfMany, readValue, section, slider, textField, toggle } from '../../page/controls.ts';
import { el } from '../../page/dom.ts';
import { ratioText } from '../../page/figures.ts';
import { createView } from '../../page/create-view.ts';
import { firstToPin, lightnessBetween, pinTools, withoutPin, withPin } from '../../page/pins.ts';
import { printPickerColor } from '../../page/picker/oklch.ts';
import { readCoords } from '../../page/paint.ts';
import { listBounds, slotEditor } from '../../page/slots.ts';
import { listIn, type State } from '../../page/state.ts';
import { strip, type Swatch } from '../../page/swatches.ts';
import type { MakeView } from '../../page/view.ts';

type Result = Infer<typeof generateScale.result>;

/** The kinds that a control applies to; for other kinds it is left out of the request. */
const ONLY_FOR: Readonly<Record<string, readonly string[]>> = {
	anchor: ['tailwind'], pins: ['tailwind'], gamut: ['tailwind'], targets: ['contrast'], background: ['radix', 'contrast'],
};

const readKind = (state: State): string => readValue(state, 'kind') || 'tailwind';

const isAsked = (state: State, field: string): boolean => ONLY_FOR[field]?.includes(readKind(state)) ?? true;

const pinsIn = (state: State): { readonly [step: string]: string } =>
	Object.fromEntries(listIn(state, 'pins').map((pin, i) => [listIn(state, 'steps')[i] ?? '', pin]));

type Step = Result['steps'][number];

const stepSwatch = (isPinned: boolean, { step, role, target, hex, oklch, ratioOnWhite, ratioOnBlack, ratio }: Step): Swatch => ({
	hex,
	css: oklch,
	label: target === undefined ? `${step}${isPinned ? ' ●' : ''}` : `${step} · ${target}`,
	// The longest word of a role is wider than a step.
	note: role?.replace('kg', 'k\u00adg') ?? (ratio === undefined ? `${ratioOnWhite.toFixed(2)}\n${ratioOnBlack.toFixed(2)}` : ratioText(ratio)),
});

/** The view of generate-scale. */
export const makeView: MakeView = (page) => {
	const { words } = page;
	let made: Result['steps'] = [], anchored = '';
	/** The color that a step has, which a pin keeps there. */
	const colorAt = (step: string): string => made.find((one) => String(one.step) === step)?.hex ?? page.state().color;
	const slots = slotEditor(page, 'generate-scale', { color: words.color, background: words.background, pins: words.pin }, {
		bounds: listBounds(generateScale.input.fields.pins),
		isOffered: (field, state) => isAsked(state, field),
		...pinTools({
			options: SCALE_STEPS.map(String), colorAt, words,
			next: (pinned) => firstToPin((step) => !pinned.includes(step) && step !== anchored),
		}),
	});
	const only = {
		anchor: oneOfMany(page, 'anchor', words.anchor, [['', words.nearest], ...SCALE_STEPS.map((step) => [`${step}`, `${step}`] as const)], ''),
		gamut: selectOne(page, 'gamut', words.gamut, SCALE_GAMUTS.map((id) => [id, words.gamuts[id]]), 'srgb'),
		targets: textField(page, 'targets', words.contrasts, { placeholder: '1.5, 3, 4.5, 7' }),
	};
	const choose = controls(
		selectOne(page, 'kind', words.kind, [['tailwind', '50–950'], ['radix', words.byRole], ['contrast', words.byContrast]], 'tailwind'),
		only.anchor,
		slider(page, 'hueShift', words.hueShift, { min: -90, max: 90, step: 1, usual: 0, unit: '°' }),
		slider(page, 'chroma', words.chroma, { min: 0, max: TINT_LIMITS.chroma, step: 0.01, usual: 1, unit: ' ×' }),
		only.gamut,
		only.targets,
	);
	const colors = strip(page);
	/** The steps as the charts show them: the color itself and pins are given, the others follow. */
	const curveSteps = () => {
		const pinned = listIn(page.state(), 'steps');
		return made.map(({ step, oklch }) => {
			const name = String(step), [l, c, h] = readCoords(oklch);
			return { name, lch: [l, c, h] as const, isGiven: name === anchored || pinned.includes(name) };
		});
	};
	const lines = curves(page, {
		move: (place, [l, c, h], how) => {
			const steps = curveSteps(), { name } = steps[place]!;
			const text = printPickerColor({ l: lightnessBetween(steps, place, l), c, h, alpha: 1 });
			// The step of the color stays the same one while pins around it move.
			page.setFields({ anchor: anchored, ...(name === anchored ? { color: text } : withPin(page.state().fields, name, text)) }, how);
		},
		release: (place) => page.setFields(withoutPin(page.state().fields, String(made[place]!.step)), 'settled'),
	});
	const curvesHelp = el('p', { class: 'source' }, words.curvesHelp);
	const note = el('p', { class: 'source' }, words.scaleNote);
	return createView('generate-scale', generateScale, {
		colors: slots, settings: choose, results: [colors.element, note, section(words.curves, lines.element, curvesHelp)],
		request: (state) => {
			const sent = { targets: readValue(state, 'targets').replaceAll(' ', ''), pins: pinsIn(state), steps: '' };
			return { ...sent, ...Object.fromEntries(Object.keys(ONLY_FOR).filter((field) => !isAsked(state, field)).map((field) => [field, ''])) };
		},
		numbers: ['anchor', 'hueShift', 'chroma'],
		update: (state) => {
			for (const [field, control] of Object.entries(only)) toggle(control.element, isAsked(state, field));
			toggle(note, isAsked(state, 'anchor'));
			toggle(curvesHelp, isAsked(state, 'pins'));
		},
		show: (result, state) => {
			made = result.steps;
			anchored = String(result.anchor);
			const steps = curveSteps(), isMovable = isAsked(state, 'pins');
			colors.show(made.map((step, i) => stepSwatch(isMovable && steps[i]!.isGiven, step)));
			lines.show(steps, isMovable);
		},
		say: ({ steps, anchor }) => `${steps.length} ${words.steps}${anchor === undefined ? '' : `, ${words.anchor} ${anchor}`}`,
		toColors: ({ steps, anchor }) =>
			steps.map(({ step, oklch }) => ({ name: `brand-${step}`, color: oklch, isMain: step === anchor })),
	});
};
