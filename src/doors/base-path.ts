/*
 * The path that a service is mounted under: `/color` for https://example.com/color/.
 *
 * It is empty, or slashes and names of letters, digits and `-._~` (RFC 3986 "unreserved"), which need no escape in any address,
 * attribute or header.
 */

const BASE_PATH = /^(?:\/(?!\.{1,2}(?:\/|$))[\w.~-]+)*$/;

/** Parses a base path and removes a slash at the end. Undefined for an invalid path. */
export function readBasePath(text: string): string | undefined {
	const path = text.endsWith('/') ? text.slice(0, -1) : text;
	return path.length <= 200 && BASE_PATH.test(path) ? path : undefined;
}

/** A path with the base, whether or not a proxy has removed it. */
export const publicPath = (base: string, path: string): string =>
	(base === '' || path === base || path.startsWith(`${base}/`) ? path : base + path);
