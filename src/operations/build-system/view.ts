/*
 * Design system: a small interface in light and dark, the scales, the audited pairs, and the code.
 */

import { buildSystem } from './declaration.ts';
import { SYSTEM_FORMATS } from '../../tokens/table.ts';
import { VALUE_STYLES } from '../../tokens/value.ts';
import { BALANCES } from '../../palette/system-balance.ts';
import { ON_PRIMARY } from '../../palette/system-fills.ts';
import { LOOKS } from '../../palette/system-look.ts';
import { NEUTRAL_TINTS } from '../../palette/system-scales.ts';
import { ROLE_USES, SCALE_NAMES, THEMES } from '../../palette/system-shape.ts';
import type { Infer } from '../../schema/schema.ts';
import { codeFile } from '../../page/code-file.ts';
import { controls, selectOne, section, textField } from '../../page/controls.ts';
import { el, row, setText, type Part } from '../../page/dom.ts';
import { ratioText } from '../../page/figures.ts';
import { createCall } from '../../page/engine.ts';
import { layOut } from '../../page/layout.ts';
import { interfaceSample } from '../../page/interface-sample.ts';
import { slotEditor } from '../../page/slots.ts';
import { swatch, type Swatch } from '../../page/swatches.ts';
import { getResult, type MakeView, type Page } from '../../page/view.ts';

type Result = Infer<typeof buildSystem.result>;

interface NamedScale {
	readonly name: string;
	readonly steps: Result['scales']['primary'];
}

function scalePart(page: Page): Part<NamedScale> {
	const name = el('h4', {}), strip = el('ul', { class: 'strip strip-small' }), show = row<Swatch>(strip, () => swatch(page));
	return {
		element: el('div', { class: 'system-scale' }, name, strip),
		show: (what) => {
			setText(name, what.name);
			show(what.steps.map(({ step, hex, oklch }) => ({ hex, css: oklch, label: String(step) })));
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
	const scales = el('div', { class: 'system-scales' }), showScales = row<NamedScale>(scales, () => scalePart(page));
	const audit = el('p', { class: 'source' }), file = codeFile(page);
	return {
		element: layOut({ colors: slots, settings: choose },
			section(words.asInterface, el('div', { class: 'beside' }, samples.map(({ element }) => element)), audit),
			section(words.scales, scales), section(words.code, ofFile.element, file.element)),
		operation: buildSystem,
		call: ({ fields }) => createCall('build-system', fields),
		show: (state, answer) => {
			slots.show(state);
			choose.show(state);
			ofFile.show(state);
			const result = getResult(buildSystem, answer);
			if (result === undefined) return;
			for (const { theme, element, show } of samples) page.later(element, () => show(result.roles[theme]));
			page.later(scales, () => showScales(SCALE_NAMES.map((name) => ({ name: words.brand[name], steps: result.scales[name] }))));
			setText(audit, auditSentence(result, words));
			file.show(result);
		},
		say: ({ value }) => auditSentence(value as Result, words),
	};
};
