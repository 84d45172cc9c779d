/*
 * Runs the code of data colors with D3, Vega-Lite and Observable Plot from npm, and with Matplotlib and ggplot2 if installed. Every
 * color must appear at its position.
 */

import { spawnSync } from 'node:child_process';
import { scale } from '@observablehq/plot';
import { build } from 'esbuild';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { parse, View } from 'vega';
import { compile } from 'vega-lite';
import { generateDataColors } from '../../src/operations.ts';
import { DATA_KINDS, type DataKind } from '../../src/palette/data-colors.ts';
import { leaveOut } from '../support/left-out.ts';

const COUNT = 7;

type Format = 'd3' | 'vega-lite' | 'plot' | 'matplotlib' | 'ggplot';

function made(kind: DataKind, format: Format): { readonly hexes: readonly string[]; readonly code: string } {
	const { colors, code } = generateDataColors({ kind, count: COUNT, seed: 'charts', format });
	return { hexes: colors.map(({ hex }) => hex), code };
}

/** A color at each place, from 0 to 1; a ring comes back to its first. */
const places = (kind: DataKind, hexes: readonly string[]): readonly (readonly [place: number, hex: string])[] => {
	const stops = kind === 'cyclic' ? [...hexes, hexes[0]!] : hexes;
	return stops.map((hex, i) => [i / (stops.length - 1), hex]);
};

const toHex = (color: string): string => {
	const channels = /^rgb\((\d+), (\d+), (\d+)\)$/.exec(color);
	return channels === null ? color : `#${channels.slice(1).map((x) => Number(x).toString(16).padStart(2, '0')).join('')}`;
};

/** Channels of two colors, at most so many bytes apart: libraries round each in its own manner. */
function alike(painted: string, expected: string, bytes: number, said: string): void {
	const channels = (hex: string): number[] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
	const other = channels(expected);
	assert.match(painted, /^#[0-9a-f]{6}$/i, said);
	channels(painted).forEach((x, i) => assert.ok(Math.abs(x - other[i]!) <= bytes, `${said}: ${painted} and ${expected}`));
}

const d3 = suite('D3');

/** The exports of a module that imports packages from here. */
async function imported(code: string): Promise<{ readonly colors: readonly string[]; readonly color: (of: unknown) => string }> {
	const { outputFiles } = await build({
		stdin: { contents: code, resolveDir: import.meta.dirname, loader: 'js' }, bundle: true, format: 'esm', platform: 'node', write: false,
	});
	return import(`data:text/javascript;base64,${Buffer.from(outputFiles[0]!.contents).toString('base64')}`);
}

d3('a scale of groups gives each its color, and begins again behind the last', async () => {
	const { hexes, code } = made('categorical', 'd3'), { color, colors } = await imported(code);
	assert.equal(colors, hexes);
	assert.equal([...hexes, hexes[0]].map((_, i) => color(`group ${i}`)), [...hexes, hexes[0]]);
});

for (const kind of DATA_KINDS.filter((one) => one !== 'categorical')) {
	d3(`a ${kind} scale passes every color at its position`, async () => {
		const { hexes, code } = made(kind, 'd3'), { color } = await imported(code);
		for (const [place, hex] of places(kind, hexes)) assert.is(toHex(color(place)), hex, `${place}`);
	});
}

d3.run();

const plot = suite('Observable Plot');

/** The colors of a scale of a plot at some values. */
async function plotted(code: string, domain: readonly unknown[], values: readonly unknown[]): Promise<string[]> {
	const { color } = await import(`data:text/javascript,${encodeURIComponent(code)}`) as { readonly color: object };
	const { apply } = scale({ color: { ...color, domain } } as Parameters<typeof scale>[0])!;
	return values.map((value) => toHex(apply(value) as string));
}

plot('a scale of groups gives each its color', async () => {
	const { hexes, code } = made('categorical', 'plot'), groups = hexes.map((_, i) => `group ${i}`);
	assert.equal(await plotted(code, groups, groups), hexes);
});

for (const kind of DATA_KINDS.filter((one) => one !== 'categorical')) {
	plot(`a ${kind} scale passes every color at its position`, async () => {
		const { hexes, code } = made(kind, 'plot'), at = places(kind, hexes);
		// Around 0, where the middle of a diverging scale is.
		assert.equal(await plotted(code, [-0.5, 0.5], at.map(([place]) => place - 0.5)), at.map(([, hex]) => hex));
	});
}

plot.run();

const vegaLite = suite('Vega-Lite');

/** The fills of a chart, drawn as SVG, in the order of its rows. */
async function fills(spec: object, code: string): Promise<string[]> {
	const { config } = JSON.parse(code) as { readonly config: object };
	const { spec: drawn } = compile({ ...spec, config } as Parameters<typeof compile>[0]);
	const svg = await new View(parse(drawn), { renderer: 'none' }).toSVG();
	return [...svg.matchAll(/aria-roledescription="(?:bar|rect mark|point|circle)"[^>]* fill="([^"]+)"/g)].map(([, fill]) => toHex(fill!));
}

const rows = (values: readonly (readonly [place: number, hex: string])[]): { readonly values: readonly object[] } =>
	({ values: values.map(([value], x) => ({ x: `${x}`.padStart(2, '0'), value, group: `group ${`${x}`.padStart(2, '0')}` })) });

vegaLite('bars of groups', async () => {
	const { hexes, code } = made('categorical', 'vega-lite');
	const drawn = await fills({
		data: rows(places('categorical', hexes)), mark: 'bar',
		encoding: { x: { field: 'x' }, color: { field: 'group', type: 'nominal', legend: null } },
	}, code);
	assert.equal(drawn, hexes);
});

for (const mark of ['rect', 'circle'] as const) for (const kind of ['sequential', 'cyclic', 'diverging'] as const) {
	vegaLite(`${mark === 'rect' ? 'a heat map' : 'points'} of ${kind} amounts`, async () => {
		const { hexes, code } = made(kind, 'vega-lite'), at = places(kind, hexes);
		const scale = kind === 'diverging' ? { scale: { domainMid: 0.5 } } : {};
		const drawn = await fills({
			data: rows(at), mark, encoding: { x: { field: 'x' }, color: { field: 'value', type: 'quantitative', legend: null, ...scale } },
		}, code);
		assert.equal(drawn, at.map(([, hex]) => hex));
	});
}

vegaLite('ranks', async () => {
	const { hexes, code } = made('sequential', 'vega-lite');
	const drawn = await fills({
		data: rows(places('sequential', hexes)), mark: 'bar',
		encoding: { x: { field: 'x' }, color: { field: 'group', type: 'ordinal', legend: null } },
	}, code);
	assert.equal(drawn, hexes);
});

vegaLite.run();

/** JSON output of a program; undefined if the program is missing or lacks a package. */
function printed(command: string, args: readonly string[], input: string): unknown {
	const { status, stdout, stderr } = spawnSync(command, args, { input, encoding: 'utf8' });
	assert.is(status, 0, stderr);
	return JSON.parse(stdout);
}

const has = (command: string, ...args: readonly string[]): boolean => spawnSync(command, args).status === 0;

const matplotlib = suite('Matplotlib');

const PYTHON = ['python3', '/usr/bin/python3'].find((python) => has(python, '-c', 'import matplotlib'));

const BARS = `
import json, matplotlib
matplotlib.use("Agg")
from matplotlib import pyplot
for i in range(len(colors) + 1):
    pyplot.bar([i], [1])
print(json.dumps([matplotlib.colors.to_hex(bar.get_facecolor()) for bar in pyplot.gca().patches]))
`;

/** A picture with one pixel a value, painted, and read back from the canvas. */
const PIXELS = (values: readonly number[]): string => `
import json, matplotlib
matplotlib.use("Agg")
from matplotlib import pyplot
values = ${JSON.stringify(values)}
figure = pyplot.figure(figsize=(len(values), 1), dpi=1)
figure.figimage([values], cmap=cmap, vmin=0, vmax=1)
figure.canvas.draw()
print(json.dumps(["#%02x%02x%02x" % tuple(pixel[:3]) for pixel in figure.canvas.buffer_rgba().tolist()[0]]))
`;

for (const kind of DATA_KINDS) {
	const claim = kind === 'categorical' ? 'bars have the colors, and repeat after the last' : `a ${kind} map is painted with every color at its position`;
	if (PYTHON === undefined) leaveOut(matplotlib, claim, 'no Python with Matplotlib');
	else {
		matplotlib(claim, () => {
			const { hexes, code } = made(kind, 'matplotlib'), at = places(kind, hexes);
			if (kind === 'categorical') assert.equal(printed(PYTHON, ['-'], code + BARS), [...hexes, hexes[0]]);
			else {
				const painted = printed(PYTHON, ['-'], code + PIXELS(at.map(([place]) => place))) as string[];
				// A map has 256 entries: a place is off by up to 1/512 of the way, on which a channel changes by up to two bytes here.
				at.forEach(([place, hex], i) => alike(painted[i]!, hex, 2, `${place}`));
			}
		});
	}
}

matplotlib.run();

const ggplot = suite('ggplot2');

/** R draws into a separate file if no device is open. */
const NO_FILE = 'pdf(NULL)\n';

const hasR = has('Rscript', '-e', 'library(ggplot2)');

/** The colors that a plot was built with, as JSON. */
const BUILT = (aesthetic: 'colour' | 'fill', values: string): string => `
suppressMessages(library(ggplot2))
rows <- data.frame(at = seq_along(${values}), value = ${values})
plot <- ggplot(rows, aes(at, 1, ${aesthetic} = value)) + ${aesthetic === 'fill' ? 'geom_tile()' : 'geom_point()'} + scale_${aesthetic}_data()
invisible(ggplotGrob(plot))
built <- ggplot_build(plot)$data[[1]]
cat("[", paste0('"', tolower(built$${aesthetic}), '"', collapse = ","), "]")
`;

for (const kind of DATA_KINDS) for (const aesthetic of ['colour', 'fill'] as const) {
	const claim = `${kind} colors are those of ${aesthetic}`;
	if (!hasR) leaveOut(ggplot, claim, 'no R with ggplot2');
	else {
		ggplot(claim, () => {
			const { hexes, code } = made(kind, 'ggplot'), at = places(kind, hexes);
			// Around 0, where the middle of a diverging scale is.
			const values = kind === 'categorical' ? `factor(1:${COUNT})` : `c(${at.map(([place]) => place - 0.5).join()})`;
			const painted = printed('Rscript', ['-'], NO_FILE + code + BUILT(aesthetic, values)) as string[];
			at.forEach(([place, hex], i) => alike(painted[i]!, hex, 1, `${place}`));
		});
	}
}

ggplot.run();
