/*
 * Titles of lines in pictures.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { withTitle } from '../../src/cli/draw.ts';
import { painter } from '../../src/cli/paint.ts';

const draw = suite('pictures');

const tools = { paint: painter(0), width: 80, label: (name: string) => name };

for (const [claim, title, expected] of [
	['that leaves one blank is whole', 'seventh', 'seventh block'],
	['that leaves none is cut', 'eleventh', 'eleven… block'],
] as const) {
	draw(`a title ${claim}, and the lines below are indented by 8 cells`, () =>
		assert.equal(withTitle(title, ['block', 'below'], tools, 8), [expected, '        below']));
}

draw.run();
