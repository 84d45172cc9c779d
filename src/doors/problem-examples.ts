/*
 * A request that fails and its fix, for the page of each problem: commands for a shell with curl.
 *
 * Null if no request causes the problem, or only one that takes longer than a reader waits; the page of the problem says so.
 *
 * Proof  test/doors/problem-examples.test.ts runs every command.
 */

import type { ProblemCode } from '../errors.ts';
import { LIMITS } from './limits.ts';
import { API } from './operations.ts';

interface ProblemExample {
	readonly fails: string;
	readonly works: string;
}

/** Headers of a request in a shell. */
const JSON_TYPE = '-H \'Content-Type: application/json\'';

/** More requests than any default limit takes at once. */
const REQUESTS = 200;

/** The examples; `api` is the address of the operations with a slash at the end. */
export function problemExamples(api: string): { readonly [code in ProblemCode]: ProblemExample | null } {
	const service = api.slice(0, -API.length);
	const teal = `'${api}parse-color?color=teal'`, post = `curl ${JSON_TYPE} -d '{"color": "teal"}' ${api}parse-color`;
	return {
		'invalid-parameter': {
			fails: `curl '${api}mix-colors?first=red&second=blue&amount=150'`,
			works: `curl '${api}mix-colors?first=red&second=blue&amount=50'`,
		},
		'unreadable-color': { fails: `curl '${api}parse-color?color=%2312345'`, works: `curl '${api}parse-color?color=%23123456'` },
		'invalid-json': { fails: `curl ${JSON_TYPE} -d '{color: "teal",}' ${api}parse-color`, works: post },
		// Repairs of large themes end in time and say what remains.
		'too-complex': null,
		'malformed-request': { fails: `curl '${api}parse-color?color=%zz'`, works: `curl ${teal}` },
		'unauthorized': { fails: `curl ${teal}`, works: `curl -H 'Authorization: Bearer KEY' ${teal}` },
		'not-found': { fails: `curl '${api}parse-colour?color=teal'`, works: `curl ${teal}` },
		'method-not-allowed': { fails: `curl -X DELETE ${teal}`, works: `curl ${teal}` },
		'request-timeout': null,
		'content-too-large': {
			fails: `head -c ${LIMITS.body + 1} /dev/zero | curl ${JSON_TYPE} --data-binary @- ${api}parse-color`,
			works: post,
		},
		'uri-too-long': {
			fails: `curl "${api}sort-colors?colors=$(seq -s , 100000 102000)"`,
			works: `curl "${api}sort-colors?colors=$(seq -s , 100000 100020)"`,
		},
		'unsupported-media-type': { fails: `curl -d '{"color": "teal"}' ${api}parse-color`, works: post },
		// One command of curl sends them all.
		'rate-limited': { fails: `curl '${api}parse-color?color=[100001-${100_000 + REQUESTS}]'`, works: `curl --retry 5 ${teal}` },
		'headers-too-large': {
			fails: `curl -H "X-Note: $(head -c ${LIMITS.headerBytes} /dev/zero | tr '\\0' a)" ${teal}`,
			works: `curl -H 'X-Note: a' ${teal}`,
		},
		'internal': null,
		'unavailable': { fails: `curl '${service}/readyz'`, works: `curl --retry 5 '${service}/readyz'` },
		'http-version': {
			// The command sends what the shell prints, so that the version is free.
			fails: `service=${service}\nprintf 'GET /readyz HTTP/2.0\\r\\nHost: tincture\\r\\n\\r\\n' | curl "telnet\${service#http}"`,
			works: `curl --http1.1 '${service}/readyz'`,
		},
	};
}
