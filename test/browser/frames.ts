/*
 * npm run frames -- [view…]     how long a frame takes while a slider moves, view by view, in Chromium
 *
 * The processor is slowed down to a quarter, as on a cheap phone. A slider is moved once a frame. Of each task of the main thread that
 * ran script of the page, the time of the script is counted, with everything that the script asked of the style and the layout: median,
 * 95th of a hundred, and worst, in milliseconds. Where others use the machine, the time of the processor says more than that of the
 * clock; both are given.
 */

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { VIEW_IDS } from '../../src/page/catalog.ts';
import { withChromium } from './chromium.ts';

/** How many times slower than this machine's the processor is. */
const SLOWER = 4;

const MOVES = 90, SLIDERS = ['slide-h', 'slide-l', 'slide-c'] as const;
const PORT = 8391;

/** Moves a slider from end to end, once a frame; a string, because the TypeScript loader adds helpers to functions. */
const DRAG = `(id, moves) => new Promise((done) => {
	const range = document.getElementById(id), least = Number(range.min), step = (Number(range.max) - least) / moves;
	let left = moves;
	const move = () => {
		range.value = String(least + step * (left - 0.5));
		range.dispatchEvent(new Event('input', { bubbles: true }));
		if (--left > 0) return requestAnimationFrame(move);
		range.dispatchEvent(new Event('change', { bubbles: true }));
		setTimeout(done, 500);
	};
	requestAnimationFrame(move);
})`;

interface TraceEvent {
	readonly name: string;
	readonly ph: string;
	readonly ts: number;
	readonly dur?: number;
	readonly tdur?: number;
	readonly tid: number;
	readonly pid: number;
	readonly args?: { readonly data?: { readonly url?: string } };
}

/** Events that run scripts. Nested ones are part of the outer event. */
const SCRIPT = new Set([
	'FunctionCall', 'FireAnimationFrame', 'FireIdleCallback', 'TimerFire', 'EventDispatch', 'EvaluateScript', 'RunMicrotasks',
]);

/** Milliseconds of script by task, by the clock and of the processor. */
function listScripts(events: readonly TraceEvent[]): readonly (readonly [clock: number, processor: number])[] {
	const lanes = new Map<string, TraceEvent[]>();
	for (const event of events) {
		if (event.ph !== 'X' || !(SCRIPT.has(event.name) || event.name === 'RunTask')) continue;
		const lane = `${event.pid} ${event.tid}`;
		lanes.set(lane, [...lanes.get(lane) ?? [], event]);
	}
	return [...lanes.values()].flatMap((lane) => {
		const tasks = lane.filter(({ name }) => name === 'RunTask').sort((a, b) => a.ts - b.ts), sums = new Map<TraceEvent, [number, number]>();
		const scripts = lane.filter(({ name }) => name !== 'RunTask').sort((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0));
		let end = 0, at = 0;
		for (const script of scripts) {
			if (script.ts < end) continue;
			end = script.ts + (script.dur ?? 0);
			while (at + 1 < tasks.length && tasks[at + 1]!.ts <= script.ts) at++;
			const task = tasks[at];
			if (task === undefined) continue;
			const [clock, processor] = sums.get(task) ?? [0, 0];
			sums.set(task, [clock + (script.dur ?? 0) / 1000, processor + (script.tdur ?? 0) / 1000]);
		}
		return [...sums.values()];
	});
}

const env = { ...process.env, HOST: '127.0.0.1', PORT: String(PORT), RATE_LIMIT: 'off' };
const server = spawn('node', ['dist/service/main.js'], { env, stdio: 'pipe' });
try {
	await once(server.stdout!, 'data');
	const ids = process.argv.slice(2), views = ids.length === 0 ? VIEW_IDS : ids;
	await withChromium(async (browser) => {
		console.log('view slider                      clock: median  95 %  worst   processor: median  95 %  worst   tasks');
		for (const view of views) {
			const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-US' }), tab = await context.newPage();
			await (await context.newCDPSession(tab)).send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
			for (const slider of SLIDERS) {
				await tab.goto(`http://127.0.0.1:${PORT}/?view=${view}`);
				await tab.waitForSelector('.view-head');
				await tab.waitForTimeout(400);
				await browser.startTracing(tab, { categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'toplevel'] });
				await tab.evaluate(`(${DRAG})('${slider}', ${MOVES})`);
				const trace = JSON.parse(String(await browser.stopTracing())) as { readonly traceEvents: readonly TraceEvent[] };
				const times = listScripts(trace.traceEvents).filter(([, processor]) => processor > 0.2);
				const figures = ([0, 1] as const).map((which) => {
					const sorted = times.map((one) => one[which]).sort((a, b) => a - b), last = sorted.length - 1;
					const at = (share: number): string => (sorted[Math.round(share * last)] ?? 0).toFixed(1).padStart(6);
					return `${at(0.5)} ${at(0.95)} ${at(1)}`;
				});
				console.log(`${view.padEnd(18)} ${slider.padEnd(10)} ${figures[0]!.padStart(28)} ${figures[1]!.padStart(33)} ${String(times.length).padStart(8)}`);
			}
			await context.close();
		}
	});
} finally {
	server.kill();
}
