/*
 * Compresses large answers once they are in the cache, outside the event loop.
 *
 * A large answer names Accept-Encoding in its Vary line from the first time on, so that no cache in front takes the plain version for
 * the only one.
 *
 * Proof  test/http/compress.test.ts.
 */

import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Encoded } from '../assets/asset.ts';
import { BROTLI } from '../assets/encode.ts';
import type { Reply } from '../doors/door.ts';
import type { Settings } from './options.ts';

/** Bytes from which an answer is compressed; smaller ones fit in a few packets. */
const LARGE = 4096;

const toBrotli = promisify(brotliCompress), toGzip = promisify(gzip);

const NOT_YET: Encoded = {};

/**
 * True if answers are cached, and no proxy in front compresses them. A cache in front would store a copy for each Accept-Encoding that
 * clients send.
 */
export const isCompressing = ({ cache, trustProxy }: Settings): boolean => cache.entries > 0 && trustProxy.length === 0;

/** Marks the large texts of a reply that may be cached: they have codings, but none so far. */
export function markLarge(reply: Reply): Reply {
	const { body, file, keep, encoded } = reply;
	if (keep === 'never' || encoded !== undefined) return reply;
	const marked = typeof body === 'string' && body.length >= LARGE ? { ...reply, encoded: NOT_YET } : reply;
	return file === undefined ? marked : { ...marked, file: markLarge(file) };
}

/** True for a reply with marked texts. */
export const isLarge = ({ encoded, file }: Reply): boolean => encoded === NOT_YET || file?.encoded === NOT_YET;

/** The reply with the codings of its marked texts. */
export async function compress(reply: Reply): Promise<Reply> {
	const { body, encoded, file } = reply;
	const compressed = encoded === NOT_YET && typeof body === 'string' ? { ...reply, encoded: await encode(body) } : reply;
	return file === undefined ? compressed : { ...compressed, file: await compress(file) };
}

const encode = async (text: string): Promise<Encoded> => ({ br: await toBrotli(text, BROTLI), gzip: await toGzip(text) });
