/*
 * Data colors: the set as swatches, in small charts on its background as each kind of eyes sees them, and as code.
 */

import type { generateDataColors } from './declaration.ts';
import { format } from '../../formats/table.ts';
import { DATA_COUNTS, DATA_KINDS, MOST_KEPT_DATA } from '../../palette/data-colors.ts';
import { SIGHTS, type Sight } from '../../palette/sights.ts';
import { LONGEST_SEED, randomFrom } from '../../math/random.ts';
import type { Infer } from '../../schema/schema.ts';
import { simulate } from '../../vision/deficiency.ts';
import { CHART_FORMATS } from '../../tokens/chart.ts';
import { codeFile } from '../../page/code-file.ts';
import { controls, selectOne, oneOfMany, section, slider, textField, toggle } from '../../page/controls.ts';
import { el, row, setAttribute, setText, svg, type Part } from '../../page/dom.ts';
import { ratioText } from '../../page/figures.ts';
import { createView } from '../../page/create-view.ts';
import { readAnswerColor, paint } from '../../page/paint.ts';
import { slotEditor } from '../../page/slots.ts';
import { strip } from '../../page/swatches.ts';
import { numbered, type MakeView, type Page } from '../../page/view.ts';

type Result = Infer<typeof generateDataColors.result>;

const WIDTH = 200, HEIGHT = 110, CELL = 10;

/** A sample chart, the same for every set, so that sets can be compared. */
type Draw = (hexes: readonly string[], kind: Result['kind']) => readonly SVGElement[];

const at = (x: number): string => String(Math.round(x * 10) / 10);

/** Bars, in no order for groups, rising for amounts. */
const bars: Draw = (hexes, kind) => {
	const random = randomFrom('bars'), width = WIDTH / hexes.length;
	return hexes.map((fill, i) => {
		const share = kind === 'categorical' ? 0.35 + 0.6 * random() : 0.25 + 0.7 * (i + 1) / hexes.length;
		return svg('rect', { x: at(i * width), y: at(HEIGHT * (1 - share)), width: at(width - 2), height: at(HEIGHT * share), fill });
	});
};

/** Lines that cross each other. */
const lines: Draw = (hexes) => {
	const random = randomFrom('lines');
	return hexes.map((stroke) => {
		let y = HEIGHT * (0.15 + 0.7 * random());
		const points = Array.from({ length: 11 }, (_, i) => {
			y = Math.min(HEIGHT - 4, Math.max(4, y + 30 * (random() - 0.5)));
			return `${i * WIDTH / 10},${at(y)}`;
		});
		return svg('polyline', { 'points': points.join(' '), 'fill': 'none', stroke, 'stroke-width': 2.5 });
	});
};

/** Where the regions of a map have their middles. */
const MIDDLES = /*#__PURE__*/ (() => {
	const random = randomFrom('map');
	return Array.from({ length: 26 }, () => [random(), random()] as const);
})();

/** How much there is at a place of a map, from 0 to 1; for groups, which region it is in. */
function amountAt(kind: Result['kind'], x: number, y: number): number {
	const hill = (left: number, top: number, width: number): number => Math.exp(-((x - left) ** 2 + (y - top) ** 2) / width);
	switch (kind) {
		case 'categorical': {
			const far = MIDDLES.map(([left, top]) => Math.hypot(1.8 * (x - left), y - top));
			return far.indexOf(Math.min(...far));
		}
		case 'sequential': return Math.min(0.999, hill(0.3, 0.4, 0.05) + 0.8 * hill(0.75, 0.65, 0.06));
		case 'diverging': return Math.min(0.999, Math.max(0, 0.5 + 0.55 * hill(0.25, 0.4, 0.06) - 0.55 * hill(0.75, 0.6, 0.06)));
		case 'cyclic': return (Math.atan2(y - 0.5, 1.8 * (x - 0.5)) / (2 * Math.PI) + 1) % 1;
		default: return kind satisfies never;
	}
}

/** A map: regions for groups, for amounts a field. */
const map: Draw = (hexes, kind) => {
	const paths = hexes.map(() => '');
	for (let x = 0; x < WIDTH; x += CELL) for (let y = 0; y < HEIGHT; y += CELL) {
		const amount = amountAt(kind, (x + CELL / 2) / WIDTH, (y + CELL / 2) / HEIGHT);
		paths[kind === 'categorical' ? amount % hexes.length : Math.floor(amount * hexes.length)] += `M${x} ${y}h${CELL}v${CELL}h-${CELL}z`;
	}
	return paths.map((d, i) => svg('path', { d, 'fill': hexes[i]!, 'shape-rendering': 'crispEdges' }));
};

const DRAWINGS = [bars, lines, map];

/** A set with its background. */
type DataSet = Pick<Result, 'kind' | 'background' | 'colors' | 'least' | 'code'>;

/** The set of a result, and the one for the dark mode if there is one. */
const setsIn = (result: Result): readonly DataSet[] => [result, ...(result.dark ? [{ kind: result.kind, ...result.dark }] : [])];

interface Seen {
	readonly sight: Sight;
	readonly set: DataSet;
}

/** The set in its drawings, as some eyes see it. */
function seenPart(page: Page): Part<Seen> {
	const { words } = page, name = el('h3', {}), about = el('p', { class: 'source' });
	const charts = DRAWINGS.map((draw) => ({ draw, chart: svg('svg', { viewBox: `0 0 ${WIDTH} ${HEIGHT}` }) }));
	const picture = el('div', { class: 'charts', role: 'img' }, charts.map(({ chart }) => chart));
	return {
		element: el('section', { class: 'vision' }, el('div', { class: 'vision-head' }, name, about), picture),
		show: ({ sight, set: { colors, kind, background, least } }) => {
			const title = sight === 'normal' ? words.common : words.kinds[sight];
			const seen = (hex: string): string => {
				const color = readAnswerColor(hex);
				return sight === 'normal' || color === undefined ? hex : format(simulate(color, sight), 'hex');
			};
			setText(name, title);
			setText(about, `${words.closestPair} ${least[sight]?.toFixed(3) ?? ''}`);
			setAttribute(picture, 'aria-label', `${title}: ${words.chartAbout}`);
			paint(picture, seen(background?.hex ?? '#ffffff'));
			const hexes = colors.map(({ hex }) => seen(hex));
			for (const { draw, chart } of charts) chart.replaceChildren(...draw(hexes, kind));
		},
	};
}

/** The colors of a set. */
function setPart(page: Page): Part<DataSet> {
	const { element, show } = strip(page, 'small', 'many');
	return {
		element,
		show: ({ colors }) => show(colors.map(({ hex, ratio }) => ({ hex, ...(ratio !== undefined && { note: ratioText(ratio) }) }))),
	};
}

/** The view of generate-data-colors. */
export const makeView: MakeView = (page) => {
	const { words } = page;
	const slots = slotEditor(page, 'generate-data-colors', { keep: words.keptColors, background: words.backgroundColor }, {
		bounds: { least: 0, most: MOST_KEPT_DATA },
	});
	const choose = controls(
		selectOne(page, 'kind', words.kind, DATA_KINDS.map((kind) => [kind, words.dataKinds[kind]]), 'categorical'),
		slider(page, 'count', words.size, { min: DATA_COUNTS.least, max: DATA_COUNTS.most, step: 1, usual: DATA_COUNTS.usual }),
		textField(page, 'hues', words.hues, { placeholder: '250, 30' }),
		textField(page, 'seed', words.seed, { maxlength: LONGEST_SEED }),
		selectOne(page, 'modes', words.theme, [['one', words.oneSet], ['both', `${words.themes.light} + ${words.themes.dark}`]], 'one'),
	);
	const ofFile = controls(oneOfMany(page, 'format', words.format, CHART_FORMATS.map((format) => [format, format]), 'list'));
	const strips = el('div', {}), show = row<DataSet>(strips, () => setPart(page));
	const charts = el('div', { class: 'visions' }), showCharts = row<Seen>(charts, () => seenPart(page));
	const figures = el('p', { class: 'source' }), file = codeFile(page), darkFile = codeFile(page);
	// Too large for the page: the service answers.
	return createView<typeof generateDataColors>('generate-data-colors', null, {
		colors: slots, settings: choose, results: [
			strips, figures, section(words.asChart, charts),
		],
		code: [ofFile.element, file.element, darkFile.element],
		request: ({ fields }) => ({ hues: String(fields['hues']).replaceAll(' ', ''), locale: words.locale }),
		update: ofFile.show,
		show: (result) => {
			const sets = setsIn(result);
			show(sets);
			setAttribute(charts, 'data-both', sets.length > 1);
			showCharts(SIGHTS.flatMap((sight) => sets.map((set) => ({ sight, set }))));
			setText(figures, result.evenness === undefined ? '' : `${words.evenness}: ${result.evenness.toFixed(2)}`);
			file.show(result);
			toggle(darkFile.element, result.dark !== undefined);
			if (result.dark) darkFile.show({ ...result, code: result.dark.code, filename: `dark-${result.filename}` });
		},
		say: ({ colors }) => colors.map(({ hex }) => hex).join(', '),
		toColors: (result) => setsIn(result).flatMap(({ colors }, dark) => numbered(dark ? 'dark' : 'data', colors.map(({ oklch }) => oklch))),
		hasPreview: false,
	});
};
