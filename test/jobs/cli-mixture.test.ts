/*
 * A designer in a shell has two colors and wants a scale of their mixture as CSS, in one pipe.
 */

import { transformSync } from 'esbuild';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { inShell } from '../support/shell.ts';

const job = suite('a scale of a mixture');

job('is CSS after one pipe', () => inShell({}, ({ run, read }) => {
	const { code, err } = run('tincture mix red blue --plain | tincture scale - --plain'
		+ ' | tincture tokens - --format css --values hex --code > scale.css');
	assert.equal([code, err], [0, '']);
	const css = read('scale.css');
	assert.equal(transformSync(css, { loader: 'css' }).warnings, []);
	const colors = [...css.matchAll(/--[\w-]+: (#[0-9a-f]{6});/g)].map(([, hex]) => hex);
	assert.is(new Set(colors).size, 11);
	// Half red, half blue in OKLab, by the matrices of Björn Ottosson.
	assert.ok(colors.includes('#8c53a2'));
}));

job.run();
