/*
 * A developer in a shell has a list of colors with a mistake and wants to find its line.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { inShell } from '../support/shell.ts';

const job = suite('a mistake in a list');

job('is on the line that the command names', () => inShell({ colors: 'red\n\n\n\ntael\n\nlime\n' }, ({ run, read }) => {
	const wrong = run('tincture convert - hex --plain < colors');
	assert.equal([wrong.code, wrong.out], [1, '#ff0000\n#00ff00\n']);
	const [, line, word] = /Line (\d+): .*Did you mean "(\w+)"\?/.exec(wrong.err)!;
	assert.is(run(`sed -i '${line!}s/.*/${word!}/' colors`).code, 0);
	assert.is(read('colors').split('\n')[4], 'teal');
	assert.equal(run('tincture convert - hex --plain < colors'), { code: 0, out: '#ff0000\n#008080\n#00ff00\n', err: '' });
}));

job.run();
