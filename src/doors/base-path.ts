/*
 * The path under which a service is mounted: `/color` where others reach it at https://example.com/color/.
 *
 * Empty, or slashes and names of letters, digits and `-._~` (RFC 3986 "unreserved"), which mean the same in every
 * address, attribute and header without an escape.
 */

const BASE_PATH = /^(?:\/(?!\.{1,2}(?:\/|$))[\w.~-]+)*$/;

/** Without a slash at its end; undefined where the text is no such path. */
export function readBasePath(text: string): string | undefined {
	const path = text.endsWith('/') ? text.slice(0, -1) : text;
	return path.length <= 200 && BASE_PATH.test(path) ? path : undefined;
}

/** A path as others write it, whether a program in front has cut the base off or not. */
export const publicPath = (base: string, path: string): string =>
	(base === '' || path === base || path.startsWith(`${base}/`) ? path : base + path);
