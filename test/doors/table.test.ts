/*
 * The doors of a service, without the parts that are disabled.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createFetch } from '../../src/fetch.ts';

const table = suite('the table of doors');

const PATHS = ['/api/v1/parse-color?color=teal', '/api/v1/batch', '/mcp', '/', '/docs', '/docs/mix-colors', '/offline.js', '/openapi.json'];

for (const [part, missing] of [
	['batch', ['/api/v1/batch']], ['mcp', ['/mcp']], ['pages', ['/', '/docs', '/docs/mix-colors', '/offline.js']],
] as const) {
	table(`without ${part} these are not found: ${missing.join(', ')}`, async () => {
		const handle = createFetch({ disable: [part] });
		const statuses = await Promise.all(PATHS.map(async (path) =>
			[path, (await handle(new Request(`http://localhost${path}`))).status] as const));
		assert.equal(statuses.filter(([, status]) => status === 404).map(([path]) => path), missing);
	});
}

table.run();
