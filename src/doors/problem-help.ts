/*
 * What each problem means and how to fix it: the text of the page that its `type` points to.
 */

import type { ProblemCode } from '../errors.ts';
import { DEFAULT_RATE, LIMITS } from './limits.ts';

export interface Help {
	/** When the service answers so. */
	readonly means: string;
	/** What to do, one step an item. */
	readonly fix: readonly [string, ...string[]];
}

export const PROBLEM_HELP: { readonly [code in ProblemCode]: Help } = {
	'invalid-parameter': {
		means: 'A parameter or field is missing, unknown, given twice, of the wrong type, or outside its bounds.',
		fix: [
			'Read "errors": each entry names the parameter (or points into the body) and says what is allowed.',
			'In a query, numbers are plain decimals such as 12.5, and lists are separated by commas.',
			'In a body, numbers are JSON numbers: 5 and not "5". Leave an optional field out; null is no value.',
		],
	},
	'unreadable-color': {
		means: 'A text that should be a color cannot be read as one.',
		fix: [
			'Write a color as #3b82f6, rgb(59 130 246), oklch(62.3% 0.188 259.8), rebeccapurple, sky-500 or "dark teal".',
			'In a query, write # as %23 or leave it out: color=3b82f6. An unescaped # ends the address.',
			'currentcolor and the colors of a system have no value here; var(--brand) has that which `variables` of a body gives it.',
		],
	},
	'invalid-json': {
		means: `The body is empty, is not one valid JSON object in UTF-8, repeats a name, or nests deeper than ${LIMITS.levels} levels.`,
		fix: [
			'Put names and texts in double quotes; leave no comma after the last item.',
			'Send one object, such as {"color": "teal"}, with each name once; {} where every field is optional.',
		],
	},
	'malformed-request': {
		means: 'The request breaks the rules of HTTP, or an escape in its address is no UTF-8.',
		fix: [
			'Write "%" itself as %25, and escape other characters with encodeURIComponent or its like.',
			'Send exactly one Host header, and no Transfer-Encoding but chunked.',
		],
	},
	'not-found': {
		means: 'Nothing is served at this path.',
		fix: [
			'Compare the path with the one that the answer suggests.',
			'Operations live at /api/v1/ and end without a slash; all are listed at / and in /openapi.json.',
		],
	},
	'method-not-allowed': {
		means: 'The path exists, but not for this method.',
		fix: ['Use a method that the Allow header of the answer names. Methods are written in capitals.'],
	},
	'request-timeout': {
		means: `The request did not arrive whole in time: ${LIMITS.headersMs / 1000} seconds for the headers, `
			+ `${LIMITS.requestMs / 1000} for all of it.`,
		fix: ['Send the request again. If it fails again, look at the network between.'],
	},
	'content-too-large': {
		means: `The body is over ${LIMITS.body / 1024} KiB.`,
		fix: ['Split the work into several requests; no operation needs more than a few KiB.'],
	},
	'uri-too-long': {
		means: `The address is over ${LIMITS.target / 1024} KiB.`,
		fix: ['Send the same fields as a JSON body with POST.'],
	},
	'unsupported-media-type': {
		means: 'The body is compressed, or not declared as JSON.',
		fix: [
			'Send Content-Type: application/json; only charset=utf-8 may follow.',
			'Send the body as it is, without Content-Encoding.',
		],
	},
	'rate-limited': {
		means: 'Your address has asked more often than is served: '
			+ `${DEFAULT_RATE.rate} requests a second, ${DEFAULT_RATE.burst} at once, unless the host set it otherwise.`,
		fix: [
			'Wait as many seconds as Retry-After says; a refused request costs nothing.',
			'Read RateLimit on every answer: r is how many requests are left.',
			'Keep answers: each may be kept for a day. Or run the service yourself.',
		],
	},
	'headers-too-large': {
		means: `The request has more than ${LIMITS.headers} headers, or over ${LIMITS.headerBytes / 1024} KiB of them.`,
		fix: ['Send fewer headers. Cookies are never needed here.'],
	},
	'internal': {
		means: 'The service met a fault of its own. It was recorded.',
		fix: ['Try another form of the same request, and report the one that fails.'],
	},
	'unavailable': {
		means: 'The service is shutting down or not ready.',
		fix: ['Wait as many seconds as Retry-After says, then ask again.'],
	},
	'http-version': {
		means: 'The request speaks a version of HTTP other than 1.0 and 1.1.',
		fix: ['Send HTTP/1.1. HTTP/2 and HTTP/3 are the business of a proxy in front.'],
	},
};
