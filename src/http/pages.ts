/*
 * What is served beside the operations: the list of operations, their OpenAPI description, the problem pages, health,
 * metrics where they are asked for.
 *
 * A page is made once, when it is first asked for, and is the same bytes from then on.
 */

import { PROBLEMS, type ProblemCode } from '../errors.ts';
import type { AnyOperation } from '../operations/operation.ts';
import { openApi } from './openapi.ts';
import { problem, PROBLEM_CODES, STATUS } from './problem.ts';
import { PROBLEM_HELP } from './problem-help.ts';
import { DAY, JSON_TYPE, NEVER, reply, type Reply } from './reply.ts';

/** What every operation's path begins with. */
export const API = '/api/v1/';

export interface Page {
	readonly path: string;
	readonly reply: (isDraining: boolean) => Reply;
}

/** Is this a question for health, which is never rate-limited? A query behind the path changes nothing. */
export const isHealth = (target: string, base: string): boolean => !target.startsWith(API)
	&& (HEALTH_PATH.test(target) || (base !== '' && target.startsWith(base) && HEALTH_PATH.test(target.slice(base.length))));

const HEALTH_PATH = /^\/(?:livez|healthz|readyz)(?:\?|$)/;

/** `base` is the path that all is mounted under; `metrics` gives what is counted at the moment, null where nothing is. */
export function createPages(operations: readonly AnyOperation[], base: string, metrics: (() => string) | null): readonly Page[] {
	const description = once(() => reply(200, JSON_TYPE, JSON.stringify(openApi(operations, base)), DAY));
	const isLive = once(() => reply(200, JSON_TYPE, '{"status":"live"}', NEVER));
	const isReady = once(() => reply(200, JSON_TYPE, '{"status":"ready"}', NEVER));
	const isLeaving = once(() => problem(base, 'unavailable', 'The service is shutting down.', ['Retry-After', '5']));
	return [
		{ path: '/', reply: once(() => html(base, 'Tincture', operationList(base, operations))) },
		{ path: '/openapi.json', reply: description },
		{ path: `${API}openapi.json`, reply: description },
		{ path: '/livez', reply: isLive },
		{ path: '/healthz', reply: isLive },
		{ path: '/readyz', reply: (isDraining) => (isDraining ? isLeaving() : isReady()) },
		{ path: '/favicon.ico', reply: once(() => reply(200, 'image/svg+xml', ICON, DAY)) },
		...(metrics === null ? [] : [{ path: '/metrics', reply: () => reply(200, METRICS_TYPE, metrics(), NEVER) }]),
		...PROBLEM_CODES.map((code) => ({ path: `/problems/${code}`, reply: once(() => html(base, PROBLEMS[code], problemHelp(base, code))) })),
	];
}

const METRICS_TYPE = 'text/plain; version=0.0.4; charset=utf-8';

/** Browsers ask for one unasked, and report it where none is. */
const ICON = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><path fill="#008080" d="M8 1c3 4 5 6 5 9a5 5 0 0 1-10 0c0-3 2-5 5-9z"/></svg>\n';

function once(make: () => Reply): () => Reply {
	let made: Reply | undefined;
	return () => made ??= make();
}

const pageHeaders = (base: string): readonly string[] => [
	'Content-Security-Policy',
	"default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
		+ "base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
	'Referrer-Policy', 'no-referrer',
	'Link', `<${base}/openapi.json>; rel="service-desc"; type="application/json", <${base}/>; rel="service-doc"; type="text/html"`,
];

const html = (base: string, title: string, body: string): Reply => reply(200, 'text/html; charset=utf-8', `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<h1>${escaped(title)}</h1>
${body}
</html>
`, DAY, pageHeaders(base));

const operationList = (base: string, operations: readonly AnyOperation[]): string => `
<p>A stateless color API. GET takes a query, POST a JSON object with the same fields. The whole of it is described in
<a href="${base}/openapi.json">openapi.json</a>.</p>
<dl>
${operations.map((operation) => `<dt>${link(base, operation)}</dt><dd>${escaped(operation.summary)}</dd>`).join('\n')}
</dl>`;

/** The path of an operation, leading to its first example where GET can ask it. */
function link(base: string, { name, methods, examples }: AnyOperation): string {
	const path = escaped(base + API + name);
	if (!methods.includes('GET')) return `<code>${path}</code> (POST)`;
	const query = new URLSearchParams();
	for (const [field, value] of Object.entries(examples[0]?.input ?? {})) query.set(field, String(value));
	return `<a href="${path}?${escaped(query.toString())}"><code>${path}</code></a>`;
}

function problemHelp(base: string, code: ProblemCode): string {
	const { means, fix } = PROBLEM_HELP[code];
	return `
<p><code>${base}/problems/${code}</code>, status ${STATUS[code]}. ${escaped(means)}</p>
<h2>How to fix it</h2>
<ul>
${fix.map((step) => `<li>${escaped(step)}</li>`).join('\n')}
</ul>
<p><a href="${base}/">All operations</a></p>`;
}

const ENTITIES: ReadonlyMap<string, string> = new Map([
	['&', '&amp;'], ['<', '&lt;'], ['>', '&gt;'], ['"', '&quot;'], ["'", '&#39;'],
]);

const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => ENTITIES.get(character)!);
