/*
 * Writes chart colors as code for charting libraries.
 *
 * Only HEX is written. A cyclic set repeats its first color at the end if the library interpolates between colors.
 *
 * Source  Vega-Lite: config.range (category, ramp, heatmap, ordinal, diverging); Matplotlib: axes.prop_cycle, ListedColormap,
 *         LinearSegmentedColormap; d3-scale, d3-interpolate: piecewise; Observable Plot: scale options;
 *         ggplot2: scale_*_manual, scale_*_gradientn.
 * Proof   test/tokens/chart.test.ts; test/consumers/charts.test.ts runs it.
 */

import type { DataKind } from '../palette/data-colors.ts';
import { jsonText } from './json-text.ts';

type Hexes = readonly string[];

interface ChartWriter {
	readonly mediaType: string;
	readonly filename: string;
	readonly write: (kind: DataKind, hexes: Hexes) => string;
}

const quoted = (hexes: Hexes): string => hexes.map((hex) => `"${hex}"`).join(', ');

/** Stops of a continuous scale. */
const closeRing = (kind: DataKind, hexes: Hexes): Hexes => (kind === 'cyclic' ? [...hexes, hexes[0]!] : hexes);

const writeCss = (_: DataKind, hexes: Hexes): string =>
	`:root {\n${hexes.map((hex, i) => `  --data-${i + 1}: ${hex};`).join('\n')}\n}\n`;

function writeVegaLite(kind: DataKind, hexes: Hexes): string {
	const stops = closeRing(kind, hexes);
	return jsonText({
		config: {
			range: kind === 'categorical' ? { category: hexes }
				: kind === 'diverging' ? { diverging: stops }
				: { ramp: stops, heatmap: stops, ordinal: hexes },
		},
	});
}

/** The color scale of a plot, `Plot.plot({ color, … })`, which interpolates between the colors in turn. */
function writePlot(kind: DataKind, hexes: Hexes): string {
	const colors = `export const colors = [${quoted(hexes)}];\n`;
	if (kind === 'categorical') return `${colors}export const color = { type: "categorical", range: colors };\n`;
	const type = kind === 'diverging' ? 'diverging' : 'linear', range = kind === 'cyclic' ? '[...colors, colors[0]]' : 'colors';
	return `${colors}export const color = { type: "${type}", range: ${range}, interpolate: "rgb" };\n`;
}

function writeMatplotlib(kind: DataKind, hexes: Hexes): string {
	const colors = `colors = [${quoted(hexes)}]\n`;
	return kind === 'categorical'
		? `import matplotlib as mpl\nfrom cycler import cycler\nfrom matplotlib.colors import ListedColormap\n\n${colors}`
			+ 'mpl.rcParams["axes.prop_cycle"] = cycler(color=colors)\ncmap = ListedColormap(colors, name="data")\n'
		: `from matplotlib.colors import LinearSegmentedColormap\n\n${colors}`
			+ `cmap = LinearSegmentedColormap.from_list("data", colors${kind === 'cyclic' ? ' + colors[:1]' : ''})\n`;
}

function writeD3(kind: DataKind, hexes: Hexes): string {
	const colors = `export const colors = [${quoted(hexes)}];\n`;
	const using = (words: string, library: string): string => `import { ${words} } from ${JSON.stringify(library)};\n`;
	if (kind === 'categorical') return `${using('scaleOrdinal', 'd3-scale')}\n${colors}export const color = scaleOrdinal(colors);\n`;
	const scale = kind === 'diverging' ? 'scaleDiverging' : 'scaleSequential';
	const stops = kind === 'cyclic' ? '[...colors, colors[0]]' : 'colors';
	return `${using('interpolateRgb, piecewise', 'd3-interpolate')}${using(scale, 'd3-scale')}\n${colors}`
		+ `export const color = ${scale}(piecewise(interpolateRgb, ${stops}));\n`;
}

function writeGgplot(kind: DataKind, hexes: Hexes): string {
	const colors = `data_colors <- c(${quoted(hexes)})\n`, stops = kind === 'cyclic' ? 'c(data_colors, data_colors[1])' : 'data_colors';
	const scale = (aesthetic: string): string => {
		switch (kind) {
			case 'categorical':
				return `scale_${aesthetic}_data <- function(...) ggplot2::scale_${aesthetic}_manual(values = data_colors, ...)\n`;
			case 'diverging':
				return `scale_${aesthetic}_data <- function(..., midpoint = 0) ggplot2::scale_${aesthetic}_gradientn(\n  colours = ${stops},\n`
					+ '  rescaler = function(x, ...) scales::rescale_mid(x, mid = midpoint),\n  ...\n)\n';
			case 'sequential':
			case 'cyclic':
				return `scale_${aesthetic}_data <- function(...) ggplot2::scale_${aesthetic}_gradientn(colours = ${stops}, ...)\n`;
			default: return kind satisfies never;
		}
	};
	return `${colors}\n${scale('colour')}${scale('fill')}`;
}

const TABLE = {
	'list': { mediaType: 'application/json', filename: 'data-colors.json', write: (_, hexes) => jsonText(hexes) },
	'css': { mediaType: 'text/css', filename: 'data-colors.css', write: writeCss },
	'vega-lite': { mediaType: 'application/json', filename: 'data-colors.vl.json', write: writeVegaLite },
	'plot': { mediaType: 'text/javascript', filename: 'data-colors.js', write: writePlot },
	'matplotlib': { mediaType: 'text/x-python', filename: 'data_colors.py', write: writeMatplotlib },
	'd3': { mediaType: 'text/javascript', filename: 'data-colors.js', write: writeD3 },
	'ggplot': { mediaType: 'text/x-r', filename: 'data_colors.r', write: writeGgplot },
} as const satisfies Readonly<Record<string, ChartWriter>>;

export type ChartFormat = keyof typeof TABLE;

type ChartMediaType = (typeof TABLE)[ChartFormat]['mediaType'];

export const CHART_WRITERS: Readonly<Record<ChartFormat, ChartWriter & { readonly mediaType: ChartMediaType }>> = TABLE;

/** Distinct media types of the files. */
export const CHART_MEDIA_TYPES = [...new Set(Object.values(TABLE).map(({ mediaType }) => mediaType))];

// The keys are exactly the ids of the table.
export const CHART_FORMATS = Object.keys(TABLE) as readonly ChartFormat[];
