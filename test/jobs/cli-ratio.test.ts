/*
 * A developer in a shell wants a check of contrast in a script, without a parser of JSON.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { inShell } from '../support/shell.ts';

const job = suite('a check in a script');

job('compares the plain ratio', () => inShell({}, ({ run }) => {
	// #767676 is the lightest gray with 4.5:1 on white, by WCAG 2.
	const check = 'for c in 767676 777777; do awk "BEGIN { exit !($(tincture contrast $c white --plain) >= 4.5) }"'
		+ ' && echo "$c ok"; done; true';
	assert.equal(run(check), { code: 0, out: '767676 ok\n', err: '' });
}));

job.run();
