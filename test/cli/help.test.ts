/*
 * Columns of the help.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { cellWidth } from '../../src/cli/cells.ts';
import { tincture } from '../support/cli.ts';

const help = suite('columns of the help');

help('an option of up to 24 cells is in the line of its description, a longer one in a line above', async () => {
	const { out } = await tincture(['serve', '--help']), widths: number[] = [];
	for (const [line, term, description] of out.matchAll(/^ {2}(-\S*(?: \S+)*)(?: {2,}(\S.*))?$/gm)) {
		assert.is(description !== undefined, cellWidth(term!) <= 24, line);
		widths.push(cellWidth(term!));
	}
	assert.ok(widths.includes(24) && widths.some((width) => width > 24), widths.join(' '));
});

help.run();
