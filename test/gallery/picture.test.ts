/*
 * The picture in docs/ is the one that `npm run gallery` draws of the current colors.
 */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { fromRgb24 } from '../../src/spaces/rgb24.ts';
import { toRgb24 } from '../../src/gamut/screen.ts';
import { buildSystem } from '../../src/palette/system.ts';
import { ROOT } from '../support/project.ts';
import { PICTURED, PICTURE_PATH, pictureOfSystem } from './picture.ts';

const picture = suite('the picture of a system');

picture('is the one that the gallery draws: run `npm run gallery` after a change of colors', () => {
	assert.is(readFileSync(join(ROOT, PICTURE_PATH), 'utf8'), pictureOfSystem(PICTURED));
});

picture('shows every step of the scale, and every fill is a color', () => {
	const drawn = pictureOfSystem(PICTURED);
	for (const step of buildSystem({ primary: fromRgb24(PICTURED) }).scales.primary.colors) {
		assert.match(drawn, `fill="#${toRgb24(step).toString(16).padStart(6, '0')}"`);
	}
	for (const [, value] of drawn.matchAll(/(?:fill|stroke)="([^"]*)"/g)) assert.match(value!, /^#[0-9a-f]{3,8}$/);
	assert.not.match(drawn, /NaN|undefined/);
});

picture.run();
