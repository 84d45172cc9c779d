/*
 * The JavaScript array, run as a module.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { exported, isColor, SENT, STYLES } from './exported.ts';

const script = suite('JavaScript');

for (const style of STYLES) {
	script(`runs the array as a module, in ${style}`, async () => {
		const { tokens, code } = exported('array', style);
		const module: unknown = await import(`data:text/javascript;base64,${Buffer.from(code).toString('base64')}`);
		const { colors, ...others } = module as { readonly colors: readonly string[] };
		assert.equal(others, {});
		assert.equal(colors, tokens.map(({ color }) => color));
		colors.forEach((color, i) => isColor(color, SENT[i]!, style));
	});

	script(`reads the object as JSON, in ${style}`, () => {
		const { tokens, code } = exported('json', style);
		assert.equal(Object.entries(JSON.parse(code) as object), tokens.map(({ name, color }) => [name, color]));
	});
}

script.run();
