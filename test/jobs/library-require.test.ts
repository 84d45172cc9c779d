/*
 * A developer has a CommonJS script that writes the variables of a style sheet, and wants it to load the library with require.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { runProgram } from './installed.ts';

const job = suite('a CommonJS script');

job('writes eleven steps with the brand among them, each with the more readable text', () => {
	const out = runProgram('variables.cjs', `
		const { readable, scale, SCALE_STEPS, toHex } = require('tincture');
		const { colors } = scale('#0ea5e9');
		for (const [i, step] of SCALE_STEPS.entries())
			console.log('--sky-' + step + ': ' + toHex(colors[i]) + '; --on-sky-' + step + ': ' + toHex(readable(colors[i])) + ';');
	`);
	const lines = out.trim().split('\n').filter((line) => line.startsWith('--sky-'));
	assert.is(lines.length, 11);
	assert.ok(out.includes('#0ea5e9'));
	assert.match(lines[0]!, /^--sky-50: #[0-9a-f]{6}; --on-sky-50: #000000;$/);
	assert.match(lines[10]!, /^--sky-950: #[0-9a-f]{6}; --on-sky-950: #ffffff;$/);
});

job.run();
