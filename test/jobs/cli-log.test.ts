/*
 * A developer in a shell has a log full of HEX and wants the ten most used, in a pleasing order, painted.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { inShell } from '../support/shell.ts';

const job = suite('colors of a log');

const USED = ['#e6194b', '#3cb44b', '#ffe119', '#4363d8', '#f58231', '#911eb4', '#46f0f0', '#f032e6', '#bcf60c', '#008080'];

job('are counted, sorted and painted', () => {
	const lines = USED.flatMap((hex, i) => Array.from({ length: 12 - i }, () => `GET /swatch?color=${hex} 200`));
	inShell({ log: [...lines, 'GET /swatch?color=#123456 404', 'GET /'].join('\n') }, ({ run }) => {
		const most = 'grep -oE "#[0-9a-f]{6}" log | sort | uniq -c | sort -rn | head -10 | awk "{ print \\$2 }"';
		const sorted = run(`${most} | tincture sort - --plain`);
		assert.equal([sorted.code, sorted.err], [0, '']);
		assert.equal(sorted.out.trimEnd().split('\n').sort(), [...USED].sort());
		const hues = run(`${most} | tincture sort - --plain | tincture convert - oklch --plain`).out.trimEnd().split('\n')
			.map((text) => Number(/([\d.]+)\)$/.exec(text)![1]));
		// Around the circle: at most one step goes back.
		assert.ok(hues.filter((hue, i) => i > 0 && hue < hues[i - 1]!).length <= 1, hues.join());
		const painted = run(`${most} | tincture sort - --plain | tincture paint - --color always`);
		for (const hex of USED) {
			const [r, g, b] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
			assert.match(painted.out, `\u001b[48;2;${r};${g};${b};`);
		}
	});
});

job.run();
