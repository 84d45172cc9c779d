/*
 * An operator in a shell writes to a full disk and wants to notice.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { inShell } from '../support/shell.ts';

const job = suite('a full disk');

job('is reported in a sentence and by the exit code', () => inShell({}, ({ run }) => {
	const err = 'tincture: Cannot write the output: no space left on device.\n';
	for (const words of ['teal', "convert-color '#abc'", 'scale teal --csv', 'list --plain'])
		assert.equal(run(`tincture ${words} > /dev/full`), { code: 1, out: '', err });
}));

job.run();
