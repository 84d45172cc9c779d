/*
 * A developer of an edge function has a route that answers with the contrast of two colors, and wants one small file without Node.
 */

import { buildSync } from 'esbuild';
import { gzipSync } from 'node:zlib';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { installed } from './installed.ts';

const job = suite('a function at the edge');

job('is one file below 13.6 kB that answers without any global of Node', () => {
	writeFileSync(join(installed(), 'edge.js'), `
		import { contrastRatio, parseCss4, toHex } from 'tincture/fn';
		export const answer = (text, background) => {
			const colors = [parseCss4(text), parseCss4(background)];
			return colors.includes(undefined) ? 'Not a color' : toHex(colors[0]) + ' ' + contrastRatio(...colors).toFixed(2);
		};
	`);
	const { outputFiles, warnings } = buildSync({
		absWorkingDir: installed(), entryPoints: ['edge.js'], bundle: true, minify: true, write: false, platform: 'neutral', format: 'iife',
		globalName: 'edge',
	});
	assert.equal(warnings, []);
	const { text } = outputFiles[0]!;
	assert.ok(gzipSync(text).length < 13_600, String(gzipSync(text).length));
	const context = createContext({});
	runInContext(text, context);
	// The published ratio of #777 on white.
	assert.is(runInContext('edge.answer("hsl(0 0% 46.667%)", "white")', context), '#777777 4.48');
	assert.is(runInContext('edge.answer("tael", "white")', context), 'Not a color');
});

job.run();
