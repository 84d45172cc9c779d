/*
 * Splits the request target into path and query.
 *
 * Does not use `new URL`, which throws on a dozen targets and reads the path of `//host/…` as a host.
 */

import { LIMITS } from '../doors/limits.ts';
import { fault, targetTooLong } from '../doors/refusals.ts';
import { quote } from '../errors.ts';

/** Path and query of a target. Removes the host from `http://host/path`, which clients send to proxies. */
export function originForm(target: string): string {
	if (target.startsWith('/')) return target;
	const [origin] = ORIGIN.exec(target) ?? [];
	if (origin === undefined) return target;
	const rest = target.slice(origin.length);
	return rest.startsWith('/') ? rest : `/${rest}`;
}

const ORIGIN = /^https?:\/\/[^/?#]+/i;

/** Refuses targets that are too long or have no path. */
export function requireTarget(target: string): void {
	if (target.length > LIMITS.target) throw targetTooLong(target.length);
	if (target.startsWith('/') || target === '*' || ORIGIN.test(target)) return;
	throw fault('malformed-request', `The request target ${quote(target)} is not a path.`);
}

/** The part of a target before the first question mark. */
export const targetPath = (target: string): string => {
	const mark = target.indexOf('?');
	return mark < 0 ? target : target.slice(0, mark);
};

/** The part of a target after the first question mark. */
export const targetQuery = (target: string, path: string): string => target.slice(path.length + 1);
