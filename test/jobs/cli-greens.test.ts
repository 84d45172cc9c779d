/*
 * A designer in a shell wants to see every green that CSS has.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { inShell } from '../support/shell.ts';

const job = suite('greens of CSS');

job('are listed, filtered and painted', () => inShell({}, ({ run }) => {
	const { code, out } = run('tincture list --plain | grep green | tincture paint - --color always');
	assert.is(code, 0);
	// The names of CSS Color 4 §6.1 that contain "green".
	assert.equal(run('tincture list --plain | grep green | sort').out.trimEnd().split('\n'), [
		'darkgreen', 'darkolivegreen', 'darkseagreen', 'forestgreen', 'green', 'greenyellow', 'lawngreen', 'lightgreen', 'lightseagreen',
		'limegreen', 'mediumseagreen', 'mediumspringgreen', 'palegreen', 'seagreen', 'springgreen', 'yellowgreen',
	]);
	assert.match(out, '\u001b[48;2;0;128;0;');
	assert.match(out, '\u001b[48;2;0;100;0;');
}));

job.run();
