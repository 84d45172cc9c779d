/*
 * What stands beside the operations: their list, their OpenAPI description, the icon, and metrics where they are asked for.
 */

import type { AnyOperation } from '../operations/operation.ts';
import type { Site } from './assets.ts';
import { description } from './description.ts';
import { READS, type Door, type Reply } from './door.ts';
import { escaped, html } from './html.ts';
import { API } from './operations.ts';

const page = (path: string, answer: () => Reply): Door => ({ path, methods: READS, cost: 1, isFixed: true, answer });

const kept = (type: string, body: string): Reply => ({ status: 200, type, body, keep: 'day' });

/** The doors of all that is the same for everyone. */
export function pageDoors(operations: readonly AnyOperation[], site: Site): readonly Door[] {
	const { base } = site;
	let described: Reply | undefined;
	const describe = (): Reply => described ??= description(operations, site);
	return [
		page('/', () => html(site, { title: '', body: operationList(base, operations) })),
		page('/openapi.json', describe),
		page(`${API}openapi.json`, describe),
		page('/favicon.ico', () => kept('image/svg+xml', ICON)),
	];
}

/** What is counted at the moment. */
export const metricsDoor = (text: () => string): Door => ({
	path: '/metrics',
	methods: READS,
	cost: 1,
	answer: () => ({ status: 200, type: 'text/plain; version=0.0.4; charset=utf-8', body: text(), keep: 'never' }),
});

/** Browsers ask for one unasked, and report it where none is. */
const ICON =
	'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><path fill="#008080" d="M8 1c3 4 5 6 5 9a5 5 0 0 1-10 0c0-3 2-5 5-9z"/></svg>\n';

const operationList = (base: string, operations: readonly AnyOperation[]): string => `<h1>Tincture</h1>
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
