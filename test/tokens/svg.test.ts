/*
 * Tokens as swatches in SVG.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { writeSvg } from '../../src/tokens/svg.ts';
import { looseTokens } from '../../src/tokens/token-set.ts';
import { PURPLE, token, VEIL, VIVID, VIVID_VEIL } from './sample.ts';

const svg = suite('writeSvg');

svg('writes a titled rectangle for each token', () => {
	assert.is(writeSvg(looseTokens([PURPLE, VEIL]), 'oklch'), `<svg xmlns="http://www.w3.org/2000/svg" width="240" height="120" viewBox="0 0 240 120" role="img">
  <title>2 colors</title>
  <rect x="0" y="0" width="120" height="120" fill="#663399"><title>brand oklch(0.44027 0.1603 303.373)</title></rect>
  <rect x="120" y="0" width="120" height="120" fill="#663399" fill-opacity="0.502"><title>veil oklch(0.44027 0.1603 303.373 / 0.502)</title></rect>
</svg>
`);
});

svg('writes a wide color in style too, opaque, because opacity is a separate attribute', () => {
	const sheet = writeSvg(looseTokens([VIVID, VIVID_VEIL]), 'display-p3');
	assert.ok(
		sheet.includes(' fill="#00e338" style="fill:color(display-p3 0.1 0.9 0.2)"><title>vivid color(display-p3 0.1 0.9 0.2)</title>'),
		sheet,
	);
	assert.ok(sheet.includes(' fill="#00e338" fill-opacity="0.5" style="fill:color(display-p3 0.1 0.9 0.2)">'), sheet);
	assert.ok(writeSvg(looseTokens([VIVID]), 'hex').includes('style="fill:color(display-p3 0.1 0.9 0.2)"><title>vivid #00e338</title>'));
});

svg('lays out rows of ten that the picture holds whole', () => {
	for (const [count, width, height] of [[1, 120, 120], [10, 1200, 120], [11, 1200, 240], [60, 1200, 720]] as const) {
		const sheet = writeSvg(looseTokens(Array.from({ length: count }, (_, i) => token(`c${i}`, 'teal'))), 'hex');
		assert.ok(sheet.includes(` width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" `), sheet.slice(0, 200));
		const places = [...sheet.matchAll(/<rect x="(\d+)" y="(\d+)"/g)].map((match) => `${match[1]} ${match[2]}`);
		assert.is(new Set(places).size, count);
		assert.is(places.at(-1), `${(count - 1) % 10 * 120} ${height - 120}`);
	}
});

svg.run();
