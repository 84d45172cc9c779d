/*
 * Names for a program without a disk: fetched, or given as bytes.
 *
 * Proof  test/names/data.test.ts; test/consumers/names-data.test.ts with each bundler, fetch.test.ts in workerd.
 */

import { InputError } from '../errors.ts';
import { useBytes } from './data.ts';

/**
 * Gives the color names to a program that runs where there is no disk to read them from, such as a browser or a worker:
 * the address of `tincture/names.bin`, or its bytes, as a bundler gives them for `import names from 'tincture/names.bin'`
 * (docs/names-elsewhere.md has the line for each). To be awaited once, before the first name; in Node, Deno and Bun there is
 * no need to. Throws InputError where the address does not answer or the bytes are another file's.
 */
export async function loadNames(source: URL | string | ArrayBuffer | Uint8Array): Promise<void> {
	let bytes: Uint8Array;
	try {
		bytes = source instanceof Uint8Array ? source : new Uint8Array(source instanceof ArrayBuffer ? source : await fetched(source));
	} catch (error) {
		// Whatever stands for an address or for bytes may be neither.
		throw error instanceof InputError ? error : refused('source cannot be fetched.');
	}
	useBytes(bytes);
}

async function fetched(address: URL | string): Promise<ArrayBuffer> {
	if (typeof address !== 'string' && !(address instanceof URL)) throw refused('source must be an address, or the bytes of names.bin.');
	const response = await fetch(address);
	if (!response.ok) throw refused(`source answers with status ${response.status}.`);
	return response.arrayBuffer();
}

const refused = (detail: string): InputError =>
	new InputError({ code: 'invalid-parameter', path: ['source'], detail: `${detail} Pass the URL of tincture/names.bin, or what it holds.` });
