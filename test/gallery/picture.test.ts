/*
 * The picture in docs/ is the one that `npm run gallery` draws of the current colors.
 */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { ROOT } from '../support/project.ts';
import { PICTURED, PICTURE_PATH, pictureOfSystem } from './picture.ts';

const picture = suite('the picture of a system');

picture('is the one that the gallery draws: run `npm run gallery` after a change of colors', () => {
	assert.is(readFileSync(join(ROOT, PICTURE_PATH), 'utf8'), pictureOfSystem(PICTURED));
});

picture.run();
