/*
 * A developer in a shell pipes JSON into the next command and wants the values.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { inShell } from '../support/shell.ts';

const job = suite('JSON in a pipe');

job('is answered with the option that works', () => inShell({}, ({ run }) => {
	const wrong = run('tincture mix red blue --json | tincture convert - hex');
	assert.is(wrong.code, 1);
	assert.match(wrong.err, 'Write --plain instead of --json');
	assert.equal(run('tincture mix red blue --plain | tincture convert - hex --plain'), { code: 0, out: '#8c53a2\n', err: '' });
}));

job.run();
