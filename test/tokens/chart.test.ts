/*
 * Code for charting libraries, read back by the rules of its language.
 */

import { spawnSync } from 'node:child_process';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { DATA_KINDS } from '../../src/palette/data-colors.ts';
import { CHART_FORMATS, CHART_WRITERS, type ChartFormat } from '../../src/tokens/chart.ts';

const HEXES = ['#112233', '#445566', '#778899'];

const written = (format: ChartFormat, kind: (typeof DATA_KINDS)[number]): string => CHART_WRITERS[format].write(kind, HEXES);

const hexesIn = (code: string): readonly string[] => code.match(/#[0-9a-f]{6}/g) ?? [];

const chart = suite('code for charts');

chart('a list is the colors', () => {
	for (const kind of DATA_KINDS) assert.equal(JSON.parse(written('list', kind)), HEXES);
});

chart('custom properties count from one', () => {
	assert.is(written('css', 'diverging'), ':root {\n  --data-1: #112233;\n  --data-2: #445566;\n  --data-3: #778899;\n}\n');
});

chart('Vega-Lite takes each kind at its own range, a ring closed', () => {
	const closed = [...HEXES, HEXES[0]];
	assert.equal(JSON.parse(written('vega-lite', 'categorical')), { config: { range: { category: HEXES } } });
	assert.equal(JSON.parse(written('vega-lite', 'diverging')), { config: { range: { diverging: HEXES } } });
	assert.equal(JSON.parse(written('vega-lite', 'sequential')), { config: { range: { ramp: HEXES, heatmap: HEXES, ordinal: HEXES } } });
	assert.equal(JSON.parse(written('vega-lite', 'cyclic')), { config: { range: { ramp: closed, heatmap: closed, ordinal: HEXES } } });
});

chart('D3 gets a scale of its kind', () => {
	const scales = { categorical: 'scaleOrdinal', sequential: 'scaleSequential', diverging: 'scaleDiverging', cyclic: 'scaleSequential' };
	for (const kind of DATA_KINDS) {
		const code = written('d3', kind);
		assert.ok(code.includes(`import { ${scales[kind]} } from "d3-scale";`) && code.includes(`color = ${scales[kind]}(`), code);
	}
});

chart('Observable Plot gets the type of its kind', () => {
	const types = { categorical: 'categorical', sequential: 'linear', diverging: 'diverging', cyclic: 'linear' };
	for (const kind of DATA_KINDS) assert.ok(written('plot', kind).includes(`color = { type: "${types[kind]}", range: `), kind);
});

chart('every code holds the colors once, in their order', () => {
	for (const format of CHART_FORMATS) for (const kind of DATA_KINDS) {
		const hexes = hexesIn(written(format, kind));
		assert.equal(hexes.slice(0, 3), HEXES, `${format} ${kind}`);
		if (format !== 'vega-lite') assert.is(hexes.length, 3, `${format} ${kind}`);
	}
});

chart('Python reads the Matplotlib code, if installed', () => {
	const code = DATA_KINDS.map((kind) => written('matplotlib', kind)).join('\n');
	const { status, error, stderr } = spawnSync('python3', ['-c', 'import ast, sys; ast.parse(sys.stdin.read())'], { input: code });
	if (error === undefined) assert.is(status, 0, String(stderr));
});

chart('brackets of R are closed', () => {
	for (const kind of DATA_KINDS) {
		const code = written('ggplot', kind);
		assert.is(code.split('(').length, code.split(')').length, kind);
		assert.match(code, /scale_colour_data <- function\([\s\S]*scale_fill_data <- function\(/);
	}
});

chart.run();
