/*
 * Texts of the page of each problem: its meaning and how to fix it.
 */

import type { ProblemCode } from '../errors.ts';
import { DEFAULT_RATE, LIMITS, UNITS_PER_TOKEN } from './limits.ts';

export interface Help {
	/** The cause of the problem. */
	readonly means: string;
	/** Steps to fix it. */
	readonly fix: readonly [string, ...string[]];
}

export const PROBLEM_HELP: { readonly [code in ProblemCode]: Help } = {
	'invalid-parameter': {
		means: 'A parameter or field is missing, unknown, given twice, of the wrong type, or outside its bounds.',
		fix: [
			'Read "errors": each entry names the parameter (or points into the body) and says what is allowed; "suggestion" is a value that works there.',
			'In a query, numbers are plain decimals such as 12.5, and lists are separated by commas.',
			'In a body, numbers are JSON numbers: 5 and not "5". Leave an optional field out instead of writing null.',
		],
	},
	'unreadable-color': {
		means: 'A text that should be a color cannot be read as one.',
		fix: [
			'Write a color as #3b82f6, rgb(59 130 246), oklch(62.3% 0.188 259.8), rebeccapurple, sky-500 or "dark teal".',
			'In a query, write # as %23 or leave it out: color=3b82f6. An unescaped # ends the address.',
			'currentcolor and system colors have no value outside a browser. var(--brand) needs a value in `variables` of a body.',
		],
	},
	'invalid-json': {
		means: `The body is empty, is not one valid JSON object in UTF-8, repeats a name, or nests deeper than ${LIMITS.levels} levels.`,
		fix: [
			'Put names and texts in double quotes; leave no comma after the last item.',
			'Send one object, such as {"color": "teal"}, with each name once; {} where every field is optional.',
		],
	},
	'too-complex': {
		means: 'Answering takes more work than one request may. The work is counted in the same units for everybody, so the same request '
			+ 'fails at any time of day.',
		fix: [
			'Send less at once: fewer colors, fewer layers, a part of the file.',
			'Let variables and aliases refer to values directly: chains in which each one uses the one before it several times grow fast.',
			'The library and the command line run on your own machine, where the limit can be raised.',
		],
	},
	'malformed-request': {
		means: 'The request breaks the rules of HTTP, or an escape in its address is not UTF-8.',
		fix: [
			'Write "%" itself as %25, and escape other characters, for instance with encodeURIComponent.',
			'Send exactly one Host header, and no Transfer-Encoding other than chunked.',
		],
	},
	'unauthorized': {
		means: 'This service requires a key; the request has none, or an unknown one. Its operator issues keys.',
		fix: [
			'Send the key with each request: Authorization: Bearer KEY, or X-API-Key: KEY.',
			'Compare it with the one you were given: a key has no spaces, and capitals count.',
		],
	},
	'not-found': {
		means: 'Nothing is served at this path.',
		fix: [
			'Compare the path with the one that the answer suggests.',
			'Paths of operations begin with /api/v1/ and do not end with a slash; all are listed at / and in /openapi.json.',
		],
	},
	'method-not-allowed': {
		means: 'The path exists, but does not support this method.',
		fix: ['Use a method of the Allow header of the answer. Methods are written in capitals.'],
	},
	'request-timeout': {
		means: `The request did not arrive whole in time: ${LIMITS.headersMs / 1000} seconds for the headers, `
			+ `${LIMITS.requestMs / 1000} for all of it.`,
		fix: [
			'Send the request again. If it fails again, check the network between.',
			'There is no command to try here: it would have to wait that long.',
		],
	},
	'content-too-large': {
		means: `The body is over ${LIMITS.body / 1024} KiB.`,
		fix: ['Split the work into several requests. Send a batch as application/x-ndjson: there the limit is for each line.'],
	},
	'uri-too-long': {
		means: `The address is over ${LIMITS.target / 1024} KiB.`,
		fix: ['Send the same fields as a JSON body with POST.'],
	},
	'unsupported-media-type': {
		means: 'The body is compressed, or not declared as JSON.',
		fix: [
			'Send Content-Type: application/json; only charset=utf-8 may follow.',
			'Send the body uncompressed, without Content-Encoding.',
		],
	},
	'rate-limited': {
		means: `Your address or key has used up its tokens: ${DEFAULT_RATE.rate} a second, ${DEFAULT_RATE.burst} at once, unless the host set it `
			+ `otherwise. A request costs a token, and another one for each ${UNITS_PER_TOKEN} microseconds of work: a design system costs about `
			+ 'sixteen, a batch the sum of its questions.',
		fix: [
			'Wait as many seconds as Retry-After says; a refused request costs nothing.',
			'Read RateLimit on every answer: r is the number of tokens left.',
			'Send many questions as a batch of application/x-ndjson, whose lines wait for their tokens.',
			'Cache answers, since most are valid for a day. Or run the service yourself.',
		],
	},
	'headers-too-large': {
		means: `The request has more than ${LIMITS.headers} headers, or over ${LIMITS.headerBytes / 1024} KiB of them.`,
		fix: ['Send fewer headers. Cookies are never needed here.'],
	},
	'internal': {
		means: 'The service has a bug. The error was logged.',
		fix: [
			'Try another form of the same request, and report the one that fails.',
			'There is no command to try here: a request that is known to cause it would have been fixed.',
		],
	},
	'unavailable': {
		means: 'The service is shutting down or not ready.',
		fix: ['Wait as many seconds as Retry-After says, then try again.'],
	},
	'http-version': {
		means: 'The request has a version of HTTP other than 1.0 and 1.1.',
		fix: ['Send HTTP/1.1. For HTTP/2 and HTTP/3 use a proxy in front.'],
	},
};
