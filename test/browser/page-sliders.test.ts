/*
 * However often a slider moves, a state is rendered once a frame, and the last one is shown. Renders are counted instead of timed,
 * because other work on the machine delays frames; `npm run frames` measures the time of each.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { DESK, inChromium, openPage } from './open-page.ts';

const sliders = suite('sliders of the front page'), tried = inChromium(sliders);

interface Counted {
	readonly frames: number;
	readonly renders: number;
	readonly last: string;
}

/**
 * Moves a slider five times a frame, with a processor at a quarter of its speed, and counts how often a text changes. A function of the
 * page, as text, because the test runner adds helpers to functions.
 */
const DRAG = `(range, text) => new Promise((done) => {
	let frames = 0, renders = 0;
	const watch = new MutationObserver((records) => { renders += records.length; }), least = Number(range.min), size = (Number(range.max) - least) / 100;
	watch.observe(text, { childList: true, characterData: true, subtree: true });
	const move = () => {
		for (let i = 0; i < 5; i++) {
			range.value = String(least + size * (1 + (5 * frames + i) % 99));
			range.dispatchEvent(new Event('input', { bubbles: true }));
		}
		if (++frames < 24) return requestAnimationFrame(move);
		range.dispatchEvent(new Event('change', { bubbles: true }));
		setTimeout(() => done({ frames, renders, last: range.value }), 800);
	};
	requestAnimationFrame(move);
})`;

for (const [view, range, text] of [
	['generate-scale', '[data-field="hueShift"] input', '[data-field="hueShift"] output'],
	['build-system', '#slide-h', '.field-hex code'],
] as const) {
	tried(`${range} of ${view} renders at most once a frame`, DESK, async (tab, url) => {
		await openPage(tab, `${url}/?view=${view}&color=%23663399`);
		const devtools = await tab.context().newCDPSession(tab);
		await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
		const { frames, renders, last } = await tab.evaluate(
			`(${DRAG})(document.querySelector('${range}'), document.querySelector('${text}'))`) as Counted;
		// One more for the end of the drag.
		assert.ok(renders > 0 && renders <= frames + 1, `${renders} renders in ${frames} frames`);
		await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
		assert.is(Number(await tab.inputValue(range)), Number(last));
		// Everything is up to date in the end.
		await tab.waitForFunction(() => document.querySelector('.work [data-stale]') === null);
	});
}

sliders.run();
