/*
 * The request target → path and query.
 *
 * It is cut by hand and never given to `new URL`: that throws on a dozen targets and takes the path of `//host/…` for a
 * host.
 */

import { LIMITS } from '../doors/limits.ts';
import { targetTooLong } from '../doors/refusals.ts';
import { InputError, quote } from '../errors.ts';

/** The path with its query. Of `http://host/path`, which clients send to proxies, the part after the host. */
export function originForm(target: string): string {
	if (target.startsWith('/')) return target;
	const [origin] = ORIGIN.exec(target) ?? [];
	if (origin === undefined) return target;
	const rest = target.slice(origin.length);
	return rest.startsWith('/') ? rest : `/${rest}`;
}

const ORIGIN = /^https?:\/\/[^/?#]+/i;

/** Refuses what is too long, or leads to no path. */
export function requireTarget(target: string): void {
	if (target.length > LIMITS.target) throw targetTooLong(target.length);
	if (target.startsWith('/') || target === '*' || ORIGIN.test(target)) return;
	throw new InputError({ code: 'malformed-request', path: [], detail: `The request target ${quote(target)} is not a path.` });
}

/** The path of a request target: all before the first question mark. */
export const pathOf = (target: string): string => {
	const mark = target.indexOf('?');
	return mark < 0 ? target : target.slice(0, mark);
};

/** What stands behind the question mark. */
export const queryOf = (target: string, path: string): string => target.slice(path.length + 1);
