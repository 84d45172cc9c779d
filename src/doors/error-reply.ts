/*
 * The reply to an error of a request: a problem, in the language that the front page requests, or for a browser at an unknown path a page.
 */

import type { Site } from './assets.ts';
import { WRITES, type Reply } from './door.ts';
import { forReader, type PageRequest } from './not-found-page.ts';
import { inRequestedLanguage } from './problem-language.ts';
import { problemReply, type ProblemHeaders, type ProblemIds } from './problem.ts';

/** The reply to a thrown value; `headers` are those of some problems. */
export function errorReply(
	site: Site, thrown: unknown, method: string, requested: PageRequest, headers: ProblemHeaders, ids?: ProblemIds,
): Reply {
	const source = Object.hasOwn(WRITES, method) ? 'body' : 'query';
	return forReader(site, problemReply(site, inRequestedLanguage(thrown, requested.header), source, headers, ids), thrown, requested);
}
