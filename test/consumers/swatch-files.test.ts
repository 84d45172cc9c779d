/*
 * Swatch files, read by readers of others: ase-utils and procreate-swatches.
 */

import swatchExchange from 'ase-utils';
import { readSwatchesFile } from 'procreate-swatches';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { exportTokens } from '../../src/operations.ts';

const COLORS = [{ color: '#3b82f6', name: 'Brand' }, { color: 'orange', name: 'Accent' }, { color: '#0a141e', name: 'Ink' }];

const RGB = [[59, 130, 246], [255, 165, 0], [10, 20, 30]];

const file = (format: 'ase' | 'procreate'): Buffer => {
	const { code, encoding } = exportTokens({ colors: COLORS, format });
	assert.is(encoding, 'base64');
	return Buffer.from(code, 'base64');
};

const swatches = suite('readers of swatch files');

swatches('ase-utils reads names and colors', () => {
	const { version, groups, colors } = swatchExchange.decode(file('ase'));
	assert.equal([version, groups], ['1.0', []]);
	assert.equal(
		colors.map(({ name, model, type, color }) => [name, model, type, color.map((x) => Math.round(x * 255))]),
		['brand', 'accent', 'ink'].map((name, i) => [name, 'RGB', 'normal', RGB[i]]),
	);
});

swatches('procreate-swatches reads the palette', async () => {
	const { name, colors } = await readSwatchesFile(file('procreate'), 'rgb');
	assert.is(name, 'tokens');
	assert.equal(colors.map(([channels]) => channels.map(Math.round)), RGB);
});

swatches.run();
