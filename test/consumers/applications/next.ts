/*
 * The application of Next.js, and what its routes answer.
 */

import * as assert from 'uvu/assert';
import { MIX, runPage } from '../application.ts';

export const NEXT = { folder: 'next', start: ['next', 'start', '--hostname', '127.0.0.1'] } as const;

export async function proveRoutes(url: string): Promise<void> {
	assert.equal(await (await fetch(`${url}/api/edge`)).json(), { hex: MIX, name: 'Teal' });
	const described = await (await fetch(`${url}/color/api/v1/parse-color?color=dusty%20rose`)).json() as { readonly hex: string };
	assert.is(described.hex, '#d4a5a5');
	const page = runPage(url);
	if (page !== undefined) assert.match(page, /In the browser [A-Z]/);
}
