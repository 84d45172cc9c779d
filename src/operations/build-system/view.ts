/*
 * Design system: a small interface in light and dark, the scales, the audited pairs, and the code. Curves edit the selected scale: its
 * color, and other steps, which are pinned where they are moved. A derived scale gets the color of the step that is moved.
 */

import { buildSystem } from './declaration.ts';
import { SYSTEM_FORMATS } from '../../tokens/table.ts';
import { VALUE_STYLES } from '../../tokens/value.ts';
import { SCALE_STEPS } from '../../palette/scale.ts';
import { BALANCES } from '../../palette/system-balance.ts';
import { ON_PRIMARY } from '../../palette/system-fills.ts';
import { LOOKS } from '../../palette/system-look.ts';
import { NEUTRAL_TINTS } from '../../palette/system-scales.ts';
import { ROLE_USES, SCALE_NAMES, THEMES, type ScaleName } from '../../palette/system-shape.ts';
import type { Infer } from '../../schema/schema.ts';
import { codeFile } from '../../page/code-file.ts';
import { button, controls, oneOfMany, selectOne, section, textField, toggle } from '../../page/controls.ts';
import { curves, type CurveStep } from '../../page/curves.ts';
import { el, row, setAttribute, setText, type Part } from '../../page/dom.ts';
import { ratioText } from '../../page/figures.ts';
import { createView } from '../../page/create-view.ts';
import { readCoords } from '../../page/paint.ts';
import { printPickerColor, toPickerColor } from '../../page/picker/oklch.ts';
import { firstToPin, lightnessBetween, pinTools, withoutPin, withPin } from '../../page/pins.ts';
import { readHere } from '../../page/read-color.ts';
import { interfaceSample } from '../../page/interface-sample.ts';
import { slotEditor } from '../../page/slots.ts';
import { listIn, slotValue, type State } from '../../page/state.ts';
import { strip } from '../../page/swatches.ts';
import { MOST_IN_TRAY } from '../../page/tray.ts';
import type { MakeView, Page } from '../../page/view.ts';

type Result = Infer<typeof buildSystem.result>;

/** A step is given if it is pinned or the color of the scale. */
interface ScaleStep extends CurveStep {
	readonly hex: string;
	readonly css: string;
	/** True for the color of the scale, if it was given. */
	readonly isOwn: boolean;
	readonly isPinned: boolean;
}

interface NamedScale {
	readonly id: ScaleName;
	readonly steps: readonly ScaleStep[];
	readonly isOpen: boolean;
}

/** The pin of a step: `primary-900`. */
const pinId = (scale: string, step: string): string => `${scale}-${step}`;

/** The steps of a scale. A given color is the step with its lightness that is not pinned. */
function scaleSteps(page: Page, id: ScaleName, steps: Result['scales'][ScaleName]): readonly ScaleStep[] {
	const state = page.state(), read = readHere(slotValue(state.fields, id) ?? ''), pinned = listIn(state, 'steps');
	const given = read.is === 'color' ? toPickerColor(read.color).l : NaN;
	const all = steps.map(({ step, hex, oklch }) => {
		const [l, c, h] = readCoords(oklch), isPinned = pinned.includes(pinId(id, String(step)));
		return { name: String(step), hex, css: oklch, lch: [l, c, h] as const, isPinned, away: isPinned ? Infinity : Math.abs(l - given) };
	});
	const nearest = Math.min(...all.map(({ away }) => away));
	return all.map(({ away, ...step }) => ({ ...step, isOwn: away === nearest, isGiven: step.isPinned || away === nearest }));
}

/** The pins of scales that have a color, by step. */
function pinsIn(state: State): { readonly [step: string]: string } {
	const pins = listIn(state, 'pins');
	return Object.fromEntries(listIn(state, 'steps').map((id, i) => [id, pins[i] ?? ''] as const)
		.filter(([id]) => slotValue(state.fields, id.split('-')[0]!)));
}

/** Pins and the step of the brand are lightnesses, which equal contrasts leave no choice. */
const isPinnable = ({ fields }: State): boolean => fields['balance'] !== 'contrast';

function scalePart(page: Page, open: (id: ScaleName) => void): Part<NamedScale> {
	let id: ScaleName = 'primary';
	const name = button('', () => open(id), 'quiet-button');
	const steps = strip(page, 'small');
	return {
		element: el('div', { class: 'system-scale' }, el('h4', {}, name), steps.element),
		show: (what) => {
			({ id } = what);
			setText(name, page.words.brand[id]);
			setAttribute(name, 'aria-pressed', String(what.isOpen));
			steps.show(what.steps.map(({ name: step, hex, css, isGiven }) => ({ hex, css, label: `${step}${isGiven ? ' ●' : ''}` })));
		},
	};
}

/** The scales as a grid, and the curves of the selected one. */
function scaleGrid(page: Page) {
	const { words } = page, grid = el('div', { class: 'system-scales' });
	let scales: Result['scales'] | undefined, open: ScaleName = 'primary';
	const stepsOf = (id: ScaleName): readonly ScaleStep[] => (scales === undefined ? [] : scaleSteps(page, id, scales[id]));
	const lines = curves(page, {
		move: (place, [l, c, h], how) => {
			const steps = stepsOf(open), { name, isOwn } = steps[place]!, own = steps.find((step) => step.isOwn), state = page.state();
			const print = (all: typeof steps): string => printPickerColor({ l: lightnessBetween(all, place, l), c, h, alpha: 1 });
			if (isOwn || own === undefined || !isPinnable(state)) {
				// Between its neighbors the color stays at its step.
				page.setFields({ [open]: print(steps.map((step, i) => ({ ...step, isGiven: i !== place }))) }, how);
			} else {
				const anchor = open === 'primary' ? { anchor: own.name } : {};
				page.setFields({ ...anchor, ...withPin(state.fields, pinId(open, name), print(steps)) }, how);
			}
		},
		// The system begins with a primary color.
		release: (place) => {
			const { name, isPinned } = stepsOf(open)[place]!;
			if (isPinned) page.setFields(withoutPin(page.state().fields, pinId(open, name)), 'settled');
			else if (open !== 'primary') page.setFields({ [open]: '' }, 'settled');
		},
	});
	const title = el('h4', {}), help = el('p', { class: 'source' }, words.curvesHelp);
	const showRows = row<NamedScale>(grid, () => scalePart(page, (id) => {
		open = id;
		show();
	}));
	const show = (): void => {
		showRows(SCALE_NAMES.map((id) => ({ id, steps: stepsOf(id), isOpen: id === open })));
		setText(title, `${words.curves}: ${words.brand[open]}`);
		lines.show(stepsOf(open), true);
	};
	return {
		element: el('div', {}, grid, title, lines.element, help),
		/** The color of a step, such as `primary-900`. */
		colorAt: (id: string): string => {
			const [scale, step] = id.split('-');
			return stepsOf(scale as ScaleName).find(({ name }) => name === step)?.hex ?? page.state().color;
		},
		ownStep: (): string => stepsOf('primary').find(({ isOwn }) => isOwn)?.name ?? '',
		show: (result: Result): void => {
			({ scales } = result);
			show();
		},
	};
}

/** How many pairs there are, and the least ratio of texts among them. */
function auditSentence({ audit }: Result, words: Page['words']): string {
	const texts = audit.filter(({ text }) => ROLE_USES[text].isText), passing = audit.filter(({ passes }) => passes.aa).length;
	return `${passing} / ${audit.length} ${words.pairsPass} ${ratioText(Math.min(...texts.map(({ ratio }) => ratio)))}.`;
}

/** The view of build-system. */
export const makeView: MakeView = (page) => {
	const { words } = page;
	const scales = scaleGrid(page);
	const slots = slotEditor(page, 'build-system', { ...words.brand, pins: words.pin }, {
		bounds: { least: 0, most: MOST_IN_TRAY },
		isOffered: (field, state) => field !== 'pins' || isPinnable(state),
		...pinTools({
			options: SCALE_NAMES.flatMap((scale) => SCALE_STEPS.map((step) => pinId(scale, String(step)))),
			next: (pinned) => pinId('primary', firstToPin((step) => !pinned.includes(pinId('primary', step)) && step !== scales.ownStep())),
			colorAt: scales.colorAt, words,
		}),
	});
	const anchor = oneOfMany(page, 'anchor', words.anchor, [['', words.nearest], ...SCALE_STEPS.map((step) => [`${step}`, `${step}`] as const)], '');
	const choose = controls(
		selectOne(page, 'onPrimary', words.onPrimary, ON_PRIMARY.map((one) => [one, words.onPrimaries[one]]), 'auto'),
		selectOne(page, 'look', words.look, LOOKS.map((one) => [one, words.looks[one]]), 'standard'),
		selectOne(page, 'balance', words.balance, BALANCES.map((one) => [one, words.balances[one]]), 'lightness'),
		anchor,
		selectOne(page, 'tint', words.grayTint, NEUTRAL_TINTS.map((one) => [one, words.grayTints[one]]), 'subtle'),
		textField(page, 'name', words.systemName, { placeholder: 'Brand', maxlength: 60 }),
	);
	const ofFile = controls(
		selectOne(page, 'format', words.format, SYSTEM_FORMATS.map((format) => [format, format]), 'tailwind'),
		selectOne(page, 'values', words.values, VALUE_STYLES.map((style) => [style, style]), 'oklch'),
	);
	const samples = THEMES.map((theme) => ({ theme, ...interfaceSample(page, words.themes[theme]) }));
	const audit = el('p', { class: 'source' }), file = codeFile(page);
	return createView('build-system', buildSystem, {
		colors: slots, settings: choose, results: [
			section(words.asInterface, el('div', { class: 'beside' }, samples.map(({ element }) => element)), audit),
			section(words.scales, scales.element),
		],
		code: [section(words.code, ofFile.element, file.element)],
		request: (state) => ({ pins: isPinnable(state) ? pinsIn(state) : '', steps: '', ...(!isPinnable(state) && { anchor: '' }) }),
		numbers: ['anchor'],
		update: (state) => {
			toggle(anchor.element, isPinnable(state));
			ofFile.show(state);
		},
		show: (result) => {
			for (const { theme, element, show } of samples) page.later(element, () => show(result.roles[theme]));
			page.later(scales.element, () => scales.show(result));
			setText(audit, auditSentence(result, words));
			file.show(result);
		},
		say: (result) => auditSentence(result, words),
	});
};
