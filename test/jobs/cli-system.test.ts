/*
 * A developer in a shell has a brand color and wants the files of a design system without losing any.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { inShell } from '../support/shell.ts';

const job = suite('files of a system');

job('go into a directory, and replace nothing unasked', () => inShell({}, ({ run, read }) => {
	assert.equal(run('tincture system teal -o styles/brand/'), { code: 0, out: '', err: 'tincture: Wrote styles/brand/brand.css.\n' });
	const first = read('styles/brand/brand.css');
	assert.match(first, '--');
	const again = run('tincture system tomato -o styles/brand/');
	assert.is(again.code, 1);
	assert.is(read('styles/brand/brand.css'), first);
	// The command that the message names.
	assert.match(again.err, '--force');
	assert.is(run('tincture system tomato -o styles/brand/ --force').code, 0);
	assert.is.not(read('styles/brand/brand.css'), first);
}));

job.run();
