/*
 * Swatches: each color that a refusal offers is one when it is pasted into the path, where `+` is no space and `/` ends it.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createFetch } from '../../src/fetch.ts';
import { hostileStrings } from '../support/hostile.ts';

const swatch = suite('swatches');

const handle = createFetch();

const get = async (color: string): Promise<{ readonly status: number; readonly text: string }> => {
	const answer = await handle(new Request(`https://example.com/swatch/${color}.svg`));
	return { status: answer.status, text: await answer.text() };
};

/** The colors that the last sentence of a message offers. */
function listOffers(detail: string): string[] {
	const [, values = ''] = /(?:Write (?:it like )?|Did you mean )("[^"]+"(?: or "[^"]+")?)[.?]$/.exec(detail) ?? [];
	return [...values.matchAll(/"([^"]+)"/g)].map(([, offer]) => offer!);
}

async function proveOffers(color: string): Promise<number> {
	// Half a surrogate pair has no UTF-8.
	const { status, text } = await get(encodeURIComponent(color.replace(/\p{Cs}/gu, '?')));
	if (status === 200) return 0;
	const { detail } = JSON.parse(text) as { readonly detail: string }, offers = listOffers(detail);
	for (const offer of offers) assert.is((await get(offer)).status, 200, `${detail} for ${JSON.stringify(color)}`);
	return offers.length;
}

for (const color of [
	'rgba(#fff,.5)', 'rgb(1, 2, 3 / .5', 'rgb(255 0 0 / 50', 'color(p3 1 0 0)', 'color-mix(in oklab red, blue)', 'rgb(from red r g x)',
	'drak teal', '217 91% 60%', 'hsl(50% 50% 50%)', 'teal/50', '0xfff',
]) swatch(`the color offered for ${color} works`, async () => assert.ok(await proveOffers(color) > 0));

swatch('the colors offered for 2,000 seeded texts work', async () => {
	let offers = 0;
	for (const color of hostileStrings('swatches', 2000)) offers += await proveOffers(color);
	assert.ok(offers >= 200, `${offers} offers`);
});

swatch('the advice for var() does not speak of variables, which an address cannot give', async () => {
	for (const color of ['var(--brand)', 'rgb(from VAR(--brand, red) r g b)']) {
		const { status, text } = await get(encodeURIComponent(color)), { detail } = JSON.parse(text) as { readonly detail: string };
		assert.is(status, 400);
		assert.match(detail, 'depends on the page. Write the color itself, like "3b82f6".');
		assert.not.match(detail, 'variables');
	}
});

swatch.run();
