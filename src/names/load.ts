/*
 * Loads names in programs without a disk: from an address or from bytes.
 *
 * Proof  test/names/data.test.ts; test/consumers/names-data.test.ts with each bundler, fetch.test.ts in workerd.
 */

import { InputError } from '../errors.ts';
import { useBytes } from './data.ts';

/**
 * Loads the color names in a runtime without a disk, such as a browser or a worker. `source` is the address of
 * `tincture/names.bin`, or its bytes, which a bundler returns for `import names from 'tincture/names.bin'`
 * (docs/names-elsewhere.md has the line for each). Await it once, before the first name. Node, Deno and Bun do not need
 * it. Throws InputError if the address cannot be fetched or the bytes are of another file.
 */
export async function loadNames(source: URL | string | ArrayBuffer | Uint8Array): Promise<void> {
	let bytes: Uint8Array;
	try {
		bytes = source instanceof Uint8Array ? source : new Uint8Array(source instanceof ArrayBuffer ? source : await fetchBytes(source));
	} catch (error) {
		// `source` may be neither an address nor bytes.
		throw error instanceof InputError ? error : invalidSource('source cannot be fetched.');
	}
	useBytes(bytes);
}

async function fetchBytes(address: URL | string): Promise<ArrayBuffer> {
	if (typeof address !== 'string' && !(address instanceof URL))
		throw invalidSource('source must be an address, or the bytes of names.bin.');
	const response = await fetch(address);
	if (!response.ok) throw invalidSource(`source answers with status ${response.status}.`);
	return response.arrayBuffer();
}

const invalidSource = (detail: string): InputError =>
	new InputError({ code: 'invalid-parameter', path: ['source'], detail: `${detail} Pass the URL of tincture/names.bin, or what it holds.` });
