/*
 * Names for a program without a disk: fetched, or given as bytes.
 *
 * Proof  test/names/data.test.ts.
 */

import { InputError } from '../errors.ts';
import { useBytes } from './data.ts';

/**
 * Gives the color names to a program that runs where there is no disk to read them from, such as a browser or a worker:
 * the address of `tincture/names.bin`, or its bytes. To be awaited once, before the first name; in Node, Deno and Bun
 * there is no need to. Throws InputError where the address does not answer or the bytes are another file's.
 */
export async function loadNames(source: URL | string | ArrayBuffer | Uint8Array): Promise<void> {
	if (source instanceof Uint8Array) return useBytes(source);
	if (source instanceof ArrayBuffer) return useBytes(new Uint8Array(source));
	if (typeof source !== 'string' && !(source instanceof URL)) {
		throw refused('source must be a URL, or the bytes of names.bin.');
	}
	let bytes: ArrayBuffer;
	try {
		const response = await fetch(source);
		if (!response.ok) throw refused(`${String(source)} answers with status ${response.status}.`);
		bytes = await response.arrayBuffer();
	} catch (error) {
		throw error instanceof InputError ? error : refused(`${String(source)} cannot be fetched.`);
	}
	return useBytes(new Uint8Array(bytes));
}

const refused = (detail: string): InputError =>
	new InputError({ code: 'invalid-parameter', path: ['source'], detail: `${detail} Pass new URL('tincture/names.bin', …) or what it holds.` });
