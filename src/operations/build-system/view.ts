/*
 * Design system: a small interface in light and dark, the scales, the audited pairs, and the code. Curves edit the selected scale; the
 * step that is moved becomes its color, and the others follow.
 */

import { buildSystem } from './declaration.ts';
import { SYSTEM_FORMATS } from '../../tokens/table.ts';
import { VALUE_STYLES } from '../../tokens/value.ts';
import { BALANCES } from '../../palette/system-balance.ts';
import { ON_PRIMARY } from '../../palette/system-fills.ts';
import { LOOKS } from '../../palette/system-look.ts';
import { NEUTRAL_TINTS } from '../../palette/system-scales.ts';
import { ROLE_USES, SCALE_NAMES, THEMES, type ScaleName } from '../../palette/system-shape.ts';
import type { Infer } from '../../schema/schema.ts';
import { codeFile } from '../../page/code-file.ts';
import { button, controls, selectOne, section, textField } from '../../page/controls.ts';
import { curves } from '../../page/curves.ts';
import { el, row, setAttribute, setText, type Part } from '../../page/dom.ts';
import { ratioText } from '../../page/figures.ts';
import { createView } from '../../page/create-view.ts';
import { readCoords } from '../../page/paint.ts';
import { printPicked, toPicked } from '../../page/picker/oklch.ts';
import { lightnessBetween } from '../../page/pins.ts';
import { readHere } from '../../page/read-color.ts';
import { interfaceSample } from '../../page/interface-sample.ts';
import { slotEditor } from '../../page/slots.ts';
import { slotValue } from '../../page/state.ts';
import { strip } from '../../page/swatches.ts';
import type { MakeView, Page } from '../../page/view.ts';

type Result = Infer<typeof buildSystem.result>;

interface ScaleStep {
	readonly name: string;
	readonly hex: string;
	readonly css: string;
	readonly lch: readonly [l: number, c: number, h: number];
	readonly l: number;
	/** True for the color of the scale, if it was given. */
	readonly isGiven: boolean;
}

interface NamedScale {
	readonly id: ScaleName;
	readonly steps: readonly ScaleStep[];
	readonly isOpen: boolean;
}

/** The steps of a scale. A given color is the step with its lightness. */
function scaleSteps(page: Page, id: ScaleName, steps: Result['scales'][ScaleName]): readonly ScaleStep[] {
	const read = readHere(slotValue(page.state().fields, id) ?? '');
	const given = read.is === 'color' ? toPicked(read.color).l : NaN;
	const all = steps.map(({ step, hex, oklch }) => {
		const [l, c, h] = readCoords(oklch);
		return { name: String(step), hex, css: oklch, lch: [l, c, h] as const, l, away: Math.abs(l - given) };
	});
	const nearest = Math.min(...all.map(({ away }) => away));
	return all.map(({ away, ...step }) => ({ ...step, isGiven: away === nearest }));
}

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
			const steps = stepsOf(open).map((step, i) => ({ ...step, isGiven: i !== place }));
			page.setFields({ [open]: printPicked({ l: lightnessBetween(steps, place, l), c, h, alpha: 1 }) }, how);
		},
		// The system begins with a primary color.
		release: () => {
			if (open !== 'primary') page.setFields({ [open]: '' }, 'settled');
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
	const slots = slotEditor(page, 'build-system', words.brand);
	const choose = controls(
		selectOne(page, 'onPrimary', words.onPrimary, ON_PRIMARY.map((one) => [one, words.onPrimaries[one]]), 'auto'),
		selectOne(page, 'look', words.look, LOOKS.map((one) => [one, words.looks[one]]), 'standard'),
		selectOne(page, 'balance', words.balance, BALANCES.map((one) => [one, words.balances[one]]), 'lightness'),
		selectOne(page, 'tint', words.grayTint, NEUTRAL_TINTS.map((one) => [one, words.grayTints[one]]), 'subtle'),
		textField(page, 'name', words.systemName, { placeholder: 'Brand', maxlength: 60 }),
	);
	const ofFile = controls(
		selectOne(page, 'format', words.format, SYSTEM_FORMATS.map((format) => [format, format]), 'tailwind'),
		selectOne(page, 'values', words.values, VALUE_STYLES.map((style) => [style, style]), 'oklch'),
	);
	const samples = THEMES.map((theme) => ({ theme, ...interfaceSample(page, words.themes[theme]) }));
	const scales = scaleGrid(page);
	const audit = el('p', { class: 'source' }), file = codeFile(page);
	return createView('build-system', buildSystem, {
		colors: slots, settings: choose, results: [
			section(words.asInterface, el('div', { class: 'beside' }, samples.map(({ element }) => element)), audit),
			section(words.scales, scales.element), section(words.code, ofFile.element, file.element),
		],
		update: ofFile.show,
		show: (result) => {
			for (const { theme, element, show } of samples) page.later(element, () => show(result.roles[theme]));
			page.later(scales.element, () => scales.show(result));
			setText(audit, auditSentence(result, words));
			file.show(result);
		},
		say: (result) => auditSentence(result, words),
	});
};
