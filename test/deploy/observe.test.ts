/*
 * deploy/observe/ by promtool: the configuration and the rules are valid, every alert fires when it should and not before, and alerts and
 * dashboard only name metrics and labels that the service has.
 */

import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createLog } from '../../src/http/log.ts';
import { leaveOut } from '../support/left-out.ts';
import { ROOT } from '../support/project.ts';
import { withServer } from '../support/server.ts';

const observe = suite('observe');

const read = (file: string): string => readFileSync(join(ROOT, 'deploy/observe', file), 'utf8');

interface Panel {
	readonly id: number;
	readonly title: string;
	readonly gridPos: { readonly x: number; readonly y: number; readonly w: number; readonly h: number };
	readonly targets: readonly { readonly refId: string; readonly expr: string }[];
}

interface Dashboard {
	readonly title: string;
	readonly panels: readonly Panel[];
	readonly templating: { readonly list: readonly { readonly name: string; readonly query: string | { readonly query: string } }[] };
}

const dashboard = JSON.parse(read('dashboard.json')) as Dashboard;
const ALERTS = [...read('alerts.yaml').matchAll(/- alert: (\w+)\n +expr: (.*)\n/g)].map(([, name = '', expr = '']) => ({ name, expr }));

/** Expressions of the dashboard with values for its variables. */
const EXPRESSIONS = dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) =>
	expr.replaceAll('$__rate_interval', '1m').replaceAll('$instance', '.*').replaceAll('$job', 'tincture')));

const PROMTOOL = spawnSync('promtool', ['--version']).status === 0 ? undefined : 'not installed: promtool';

function promtool(folder: string, ...words: readonly string[]): void {
	const { status, stdout, stderr } = spawnSync('promtool', words, { cwd: folder, encoding: 'utf8' });
	assert.is(status, 0, stdout + stderr);
}

/** Runs `use` with a copy of deploy/observe/. */
function withFolder(use: (folder: string) => void): void {
	const folder = mkdtempSync(join(tmpdir(), 'tincture-observe-'));
	try {
		cpSync(join(ROOT, 'deploy/observe'), folder, { recursive: true });
		use(folder);
	} finally {
		rmSync(folder, { recursive: true });
	}
}

const H = 'http_server_request_duration_seconds';

/** Series with which each alert fires, and with which it does not; at the minute given. */
const CASES: Readonly<Record<string, { readonly minute: number; readonly fires: readonly string[]; readonly rests: readonly string[] }>> = {
	TinctureDown: { minute: 3, fires: ['up{job="tincture"} 0x9'], rests: ['up{job="tincture"} 1x9', 'up{job="other"} 0x9'] },
	TinctureInternalErrors: {
		minute: 6,
		fires: [`${H}_count{http_route="/a",http_response_status_code="500"} 0 0 0 1 1 1 1 1`],
		rests: [`${H}_count{http_route="/a",http_response_status_code="400"} 0+9x9`],
	},
	TinctureSlow: {
		minute: 30,
		fires: ['"0.25"} 0+90x40', '"1"} 0+100x40', '"+Inf"} 0+100x40'].map((rest) => `${H}_bucket{http_route="/a",le=${rest}`),
		rests: [
			...['"0.25"} 0+1x40', '"+Inf"} 0+100x40'].map((rest) => `${H}_bucket{http_route="/api/v1/batch",le=${rest}`),
			...['"0.25"} 0+100x40', '"+Inf"} 0+100x40'].map((rest) => `${H}_bucket{http_route="/a",le=${rest}`),
		],
	},
	TinctureBusy: {
		minute: 30,
		fires: ['process_cpu_seconds_total{job="tincture"} 0+54x40'],
		rests: ['process_cpu_seconds_total{job="tincture"} 0+42x40'],
	},
	TinctureBlocked: {
		minute: 9,
		fires: ['nodejs_eventloop_delay_p99_seconds{job="tincture"} 0.2x20'],
		rests: ['nodejs_eventloop_delay_p99_seconds{job="tincture"} 0.02x20'],
	},
	TinctureMemory: {
		minute: 15,
		fires: ['process_resident_memory_bytes{job="tincture"} 450000000x20'],
		rests: ['process_resident_memory_bytes{job="tincture"} 150000000x20'],
	},
	TinctureRestarts: {
		minute: 15, fires: ['process_start_time_seconds{job="tincture"} 0+60x20'], rests: ['process_start_time_seconds{job="tincture"} 100x20'],
	},
	TinctureManyRefused: {
		minute: 50,
		fires: ['tincture_rate_limited_total 0+30x60', `${H}_count{http_route="/a",http_response_status_code="200"} 0+100x60`],
		rests: ['tincture_rate_limited_total 0+10x60', `${H}_count{http_route="/a",http_response_status_code="200"} 0+100x60`],
	},
};

observe('every alert has a case', () => assert.equal(ALERTS.map(({ name }) => name), Object.keys(CASES)));

function inputSeries(line: string): string {
	const at = line.search(/(?<=[}l]) /);
	return `      - { series: '${line.slice(0, at)}', values: '${line.slice(at + 1)}' }`;
}

/** A test of promtool: the number of firing alerts of this name. */
const ruleTest = (name: string, series: readonly string[], minute: number, count: number): string => `
  - interval: 1m
    input_series:
${series.map(inputSeries).join('\n')}
    promql_expr_test:
      - expr: count(ALERTS{alertname="${name}",alertstate="firing"}) or vector(0)
        eval_time: ${minute}m
        exp_samples: [{ labels: '{}', value: ${count} }]`;

if (PROMTOOL !== undefined && process.env['DEPLOY_TESTS'] !== 'insist') {
	leaveOut(observe, 'promtool finds no fault, and alerts fire', PROMTOOL);
} else {
	observe('promtool finds no fault with the configuration, the rules and the dashboard', () => withFolder((folder) => {
		promtool(folder, 'check', 'config', 'prometheus.yaml');
		promtool(folder, 'check', 'rules', 'alerts.yaml');
		const rules = EXPRESSIONS.map((expr, i) => `      - { record: 'panel:${i}', expr: '${expr}' }`);
		writeFileSync(join(folder, 'panels.yaml'), `groups:\n  - name: panels\n    rules:\n${rules.join('\n')}\n`);
		promtool(folder, 'check', 'rules', 'panels.yaml');
	}));

	observe('every alert fires when it should, and only then', () => withFolder((folder) => {
		const tests = Object.entries(CASES).flatMap(([name, { minute, fires, rests }]) =>
			[ruleTest(name, fires, minute, 1), ruleTest(name, rests, minute, 0)]);
		writeFileSync(join(folder, 'tests.yaml'), `rule_files: [alerts.yaml]\nevaluation_interval: 1m\ntests:${tests.join('')}\n`);
		promtool(folder, 'test', 'rules', 'tests.yaml');
	}));
}

observe('alerts and dashboard name metrics and labels that the service has', () => withServer(async (url) => {
	await fetch(`${url}/api/v1/parse-color?color=teal`);
	const text = await (await fetch(`${url}/metrics`)).text();
	const metrics = new Set(text.match(/^[a-z]\w+/gm)), labels = new Set([...text.matchAll(/[{,]([a-z_]+)="/g)].map(([, label]) => label));
	// Prometheus adds these.
	for (const label of ['job', 'instance']) labels.add(label);
	metrics.add('up');
	const variables = dashboard.templating.list.map(({ query }) =>
		(typeof query === 'string' ? query : query.query.replace(/label_values\((.*), \w+\)/, '$1')));
	for (const expr of [...ALERTS.map((alert) => alert.expr), ...EXPRESSIONS, ...variables.slice(1)]) {
		const bare = expr.replace(/"[^"]*"/g, '""').replace(/\b(?:by|without) \([^)]*\)/g, '');
		const plain = bare.replace(/\{[^}]*\}|\[\w+\]/g, '');
		for (const [name] of plain.matchAll(/\b[a-z]+_[a-z_]+\b(?!\()/g))
			if (name !== 'histogram_quantile') assert.ok(metrics.has(name), `${name} in ${expr}`);
		for (const [, inside = ''] of [...bare.matchAll(/\{([^}]*)\}/g), ...expr.matchAll(/\b(?:by|without) \(([^)]*)\)/g)])
			for (const label of inside.match(/[a-z_]+/g) ?? []) assert.ok(labels.has(label), `${label} in ${expr}`);
	}
}, { metrics: true, log: createLog('off') }));

observe('panels of the dashboard have their own ids and places', () => {
	const { panels } = dashboard;
	assert.is(new Set(panels.map(({ id }) => id)).size, panels.length);
	const cells = panels.flatMap(({ gridPos: { x, y, w, h } }) => {
		assert.ok(x >= 0 && x + w <= 24);
		return Array.from({ length: w * h }, (_, i) => `${x + i % w} ${y + Math.floor(i / w)}`);
	});
	assert.is(new Set(cells).size, cells.length);
	for (const { targets, title } of panels) assert.is(new Set(targets.map(({ refId }) => refId)).size, targets.length, title);
});

observe.run();
