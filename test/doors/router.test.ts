/*
 * The path that an unknown one means.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createFetch } from '../../src/fetch.ts';

const router = suite('unknown paths');

for (const [path, near] of [
	['/mix', '/api/v1/mix-colors'], ['/api/v1/scale', '/api/v1/generate-scale'], ['/docs/mix', '/docs/mix-colors'],
	['/parse-color', '/api/v1/parse-color'], ['/parse-colr', '/api/v1/parse-color'], ['/v2/mix-colors/', '/api/v1/mix-colors'],
	['/api/parse-color', '/api/v1/parse-color'], ['/docs/mix-colors/', '/docs/mix-colors'], ['/docs/parse-colr', '/docs/parse-color'],
	['/doc', '/docs'], ['/openapi.jso', '/openapi.json'],
	['/openapi', '/openapi.json'], ['/api', '/api/v1'], ['/api/', '/api/v1'], ['/api/v1/parse-color/red', '/api/v1/parse-color'],
	['/contrast', '/api/v1/check-contrast or /api/v1/fix-contrast'], ['/docs/contrast', '/docs/check-contrast or /docs/fix-contrast'],
	['/api/v1/color', '/api/v1/parse-color, /api/v1/convert-color or /api/v1/adjust-color'],
	['/api/v1/generate', '/api/v1/generate-scale, /api/v1/generate-palette or /api/v1/generate-data-colors'],
	['/swatch/red', '/swatch/red.svg'], ['/swatch/red.png', '/swatch/red.svg'], ['/swatch/3b82f6', '/swatch/3b82f6.svg'],
] as const) {
	router(`${path} means ${near}`, async () => {
		const { detail } = await (await createFetch()(new Request(`http://localhost${path}`))).json() as { readonly detail: string };
		assert.is(detail, `There is nothing at "${path}". Did you mean ${near}?`);
	});
}

router('a path that resembles none leads to the lists', async () => {
	const { detail } = await (await createFetch()(new Request('http://localhost/graphql'))).json() as { readonly detail: string };
	assert.is(detail, 'There is nothing at "/graphql". The operations are listed at /api/v1 and in /openapi.json.');
});

router.run();
