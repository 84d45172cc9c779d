/*
 * Loads the names in runtimes other than Node, from the module `tincture/names-data`.
 *
 * Proof  test/names/data.test.ts; test/consumers/names-data.test.ts with each bundler, fetch.test.ts in workerd.
 */

import { InputError } from '../errors.ts';
import { useBytes } from './data.ts';
import { gunzip } from './gunzip.ts';

/**
 * Loads the color names in a runtime other than Node, such as a browser or a worker. Await it once, before the first name. Node, Deno and
 * Bun do not need it.
 * @param names The default export of `tincture/names-data`.
 * @returns A promise of the loaded names.
 * @throws InputError if `names` is not that export
 * @example
 * import names from 'tincture/names-data';
 * await loadNames(names);
 */
export async function loadNames(names: string): Promise<void> {
	const bytes = gunzip(decodeBase64(names));
	if (bytes === undefined) throw invalidNames();
	useBytes(bytes);
}

function decodeBase64(text: string): Uint8Array {
	try {
		const binary = atob(text), bytes = new Uint8Array(binary.length);
		for (let i = 0; i < bytes.length; i++) bytes[i] = binary.charCodeAt(i);
		return bytes;
	} catch {
		throw invalidNames();
	}
}

const invalidNames = (): InputError =>
	new InputError({ code: 'invalid-parameter', path: ['names'], detail: 'names must be the default export of tincture/names-data.' });
