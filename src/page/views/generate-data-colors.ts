/*
 * Data colors: the set as swatches, in small charts on its background, and as code.
 */

import type { generateDataColors } from '../../operations/generate-data-colors.ts';
import { DATA_KINDS } from '../../palette/data-colors.ts';
import { randomFrom } from '../../math/random.ts';
import type { Infer } from '../../schema/schema.ts';
import { CHART_FORMATS } from '../../tokens/chart.ts';
import { codeFile } from '../code-file.ts';
import { controls, oneOf, oneOfMany, section, slider, textField } from '../controls.ts';
import { el, row, setText, svg } from '../dom.ts';
import { callOf } from '../engine.ts';
import { slotEditor } from '../slots.ts';
import { swatch, type Swatch } from '../swatches.ts';
import type { MakeView } from '../view.ts';

type Result = Infer<typeof generateDataColors.result>;

const USUAL_COUNT = 8;

const WIDTH = 640, HEIGHT = 140;

/** The same bars, lines and map for every set, so that sets can be compared. */
function chartOf(hexes: readonly string[], background: string): SVGElement[] {
	const random = randomFrom('chart'), count = hexes.length, at = (x: number): number => Math.round(x * 10) / 10;
	const bars = hexes.map((fill, i) => {
		const height = 40 + 80 * random();
		return svg('rect', { x: at(10 + i * 190 / count), y: at(130 - height), width: at(190 / count - 3), height: at(height), fill });
	});
	const lines = hexes.map((stroke) => {
		let y = 25 + 90 * random();
		const points = Array.from({ length: 12 }, (_, i) => {
			y = Math.min(128, Math.max(12, y + 36 * (random() - 0.5)));
			return `${at(220 + i * 17)},${at(y)}`;
		});
		return svg('polyline', { points: points.join(' '), fill: 'none', stroke, 'stroke-width': 2.5 });
	});
	const cells = Array.from({ length: 70 }, (_, i) => svg('rect', {
		x: 430 + (i % 10) * 20, y: 8 + Math.floor(i / 10) * 18, width: 20, height: 18, fill: hexes[Math.floor(random() * count)]!,
	}));
	return [svg('rect', { width: WIDTH, height: HEIGHT, fill: background }), ...bars, ...lines, ...cells];
}

/** The view of generate-data-colors. */
export const makeView: MakeView = (page) => {
	const { words } = page;
	const slots = slotEditor(page, 'generate-data-colors', { keep: words.keptColors, background: words.backgroundColor });
	const choose = controls(
		oneOf(page, 'kind', words.kind, DATA_KINDS.map((kind) => [kind, words.dataKinds[kind]]), 'categorical'),
		slider(page, 'count', words.size, { min: 3, max: 12, step: 1, usual: USUAL_COUNT }),
		textField(page, 'hues', words.hues, { placeholder: '250, 30' }),
		textField(page, 'seed', words.seed, { maxlength: 100 }),
		oneOfMany(page, 'format', words.format, CHART_FORMATS.map((format) => [format, format]), 'list'),
	);
	const strip = el('ul', { class: 'strip strip-small strip-many' }), show = row<Swatch>(strip, () => swatch(page));
	const chart = svg('svg', { 'viewBox': `0 0 ${WIDTH} ${HEIGHT}`, 'role': 'img', 'aria-label': words.chartAbout, 'class': 'circle' });
	const figures = el('p', { class: 'source number' }), file = codeFile(page);
	return {
		element: el('div', {}, choose.element, slots.element, strip, figures, section(words.asChart, chart), file.element),
		// Too large for the page: the service answers.
		operation: null,
		call: ({ fields }) => callOf('generate-data-colors', {
			kind: fields['kind'] as string, count: fields['count'] as string, keep: fields['keep'] as readonly string[],
			background: fields['background'] as string, hues: (fields['hues'] as string).replaceAll(' ', ''),
			seed: fields['seed'] as string, format: fields['format'] as string,
		}),
		show: (state, answer) => {
			slots.show(state);
			choose.show(state);
			if (answer === undefined || answer.isProblem) return;
			const result = answer.value as Result;
			show(result.colors.map(({ hex, ratio }) => ({ hex, ...(ratio !== undefined && { note: `${ratio} : 1` }) })));
			chart.replaceChildren(...chartOf(result.colors.map(({ hex }) => hex), result.background?.hex ?? '#ffffff'));
			const least = Object.entries(result.least).map(([sight, gap]) =>
				`${sight === 'normal' ? words.common : words.kinds[sight as keyof typeof words.kinds]} ${gap}`).join(' · ');
			setText(figures, `${words.closestPair}: ${least}${result.evenness === undefined ? '' : ` · ${words.evenness} ${result.evenness}`}`);
			file.show(result);
		},
		say: ({ value }) => (value as Result).colors.map(({ hex }) => hex).join(', '),
	};
};
