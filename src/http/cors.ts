/*
 * Any origin may ask, without credentials: the constant headers, and those that answer a preflight.
 *
 * Source  The Fetch standard, §3.2 "CORS protocol". A browser shows a page nothing of an answer without these, so
 *         they stand on every answer, problems included.
 */

/** On every answer, whatever its status. */
export const EVERYWHERE: readonly string[] = [
	'Access-Control-Allow-Origin', '*',
	'Access-Control-Expose-Headers', 'ETag, Retry-After, RateLimit, RateLimit-Policy',
	'X-Content-Type-Options', 'nosniff',
	'Cross-Origin-Resource-Policy', 'cross-origin',
];

/**
 * On the answer to OPTIONS. `*` allows every header but Authorization; tracing tools add theirs unasked. A path where
 * nothing is (`allow` null) gets them too, or the browser would hide the 404 that follows.
 */
export const preflightHeaders = (allow: string | null): readonly string[] => [
	...EVERYWHERE,
	'Access-Control-Allow-Methods', 'GET, HEAD, POST, QUERY, OPTIONS',
	'Access-Control-Allow-Headers', '*',
	'Access-Control-Max-Age', '86400',
	...(allow === null ? [] : ['Allow', allow]),
];
