/*
 * The report of audit-theme for people.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { tincture } from '../support/cli.ts';

const report = suite('the report of a theme');

report('names only modes with failing pairs, each pair with the place of its text, colors, ratio and target', async () => {
	const theme = ':root { --background: #fff; --foreground: #000; } .dark { --background: #000; --foreground: #000; }';
	const { out } = await tincture(['audit-theme', theme]);
	const place = `1:${theme.lastIndexOf('#000') + 1}`;
	assert.match(out, '✗ pairs 2   failing 1\n');
	assert.match(out, new RegExp(`^  ${place} +--foreground +#000000 +--background +#000000 +1:1 +Lc 0 +AA$`, 'm'));
	assert.match(out, /^ {2}dark$/m);
	assert.not.match(out, /^ {2}default$/m);
	const both = await tincture(['audit-theme', theme.replace('#fff', '#000')]);
	assert.match(both.out, /^ {2}default\n[^]+\n\n {2}dark\n/m);
});

report.run();
