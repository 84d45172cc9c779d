/*
 * A newcomer in a shell writes words in the wrong place and follows the advice.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { inShell } from '../support/shell.ts';

const job = suite('a newcomer');

job('gets there by the first message', () => inShell({}, ({ run }) => {
	const wrong = run('tincture harmonies red triadic'), [, option] = /Write (--kind triadic)\./.exec(wrong.err)!;
	assert.is(wrong.code, 2);
	assert.is(run(`tincture harmonies red ${option!} --plain`).out.trimEnd().split('\n').length, 3);
	const [, kind] = /Did you mean "([a-z]+)"/.exec(run('tincture cvd red lime --kinds protan').err)!;
	assert.is(run(`tincture cvd red lime --kinds ${kind!}`).code, 0);
	const [, change] = /^tincture: .+ Write (--change .+)\.\n/.exec(run('tincture adjust red --lighten 0.1').err)!;
	// A tenth lighter, as the libraries mean it: red has the OKLCH lightness 0.628.
	assert.match(run(`tincture adjust red ${change!} --plain | tincture convert - --formats oklch --plain`).out, /^oklch\(0\.72[78]/);
	const names = /word: (.+)\./.exec(run('tincture audit').err)![1]!.split(', ');
	for (const name of names) assert.is(run(`tincture help ${name}`).code, 0);
}));

job.run();
