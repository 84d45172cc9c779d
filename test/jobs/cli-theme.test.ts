/*
 * A developer in a shell has a theme that fails and wants the repaired file.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readTable } from '../support/csv.ts';
import { inShell } from '../support/shell.ts';

const job = suite('a theme that fails');

const THEME = ':root {\n\t--background: #ffffff;\n\t--foreground: #999999;\n\t--primary: #7dd3fc;\n\t--primary-foreground: #ffffff;\n}\n';

job('is repaired in place, and passes', () => inShell({ 'theme.css': THEME }, ({ run, read }) => {
	assert.is(run('tincture audit-theme theme.css').code, 1);
	const repair = run('tincture audit-theme theme.css --repair');
	assert.match(repair.err, 'tincture: Wrote theme.css.\n');
	assert.is.not(read('theme.css'), THEME);
	assert.equal(run('tincture audit-theme theme.css --csv > pairs.csv').code, 0);
	const [head, ...pairs] = readTable(read('pairs.csv'));
	assert.is(pairs.length, 2);
	for (const pair of pairs) assert.ok(Number(pair[head!.indexOf('ratio')]) >= 4.5);
}));

job.run();
