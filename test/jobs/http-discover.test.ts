/*
 * A developer has only the address of the API and wants to call every operation.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { withClient } from './http-client.ts';

const jobs = suite('HTTP job');

jobs('the index leads to every operation, its page and the description', () => withClient(async ({ url, curl, json }) => {
	type Row = { readonly name: string; readonly path: string; readonly methods: readonly string[]; readonly docs: string };
	type Batch = Pick<Row, 'path' | 'methods'>;
	const index = await json<{ readonly operations: readonly Row[]; readonly batch: Batch; readonly openapi: string }>([`${url}/api/v1`]);
	const described = await json<{ readonly paths: object }>([url + index.openapi]);
	assert.ok(index.operations.length >= 18);
	for (const { path, docs } of index.operations) {
		assert.ok(path in described.paths, path);
		assert.match(await curl(['-o', '/dev/null', '-w', '%{http_code}', url + docs]), '200');
	}
	for (const { path, methods } of [...index.operations, index.batch]) {
		const allow = await curl(['-o', '/dev/null', '-w', '%header{allow}', '-X', 'OPTIONS', url + path]);
		assert.equal(allow.split(', ').filter((method) => !['HEAD', 'OPTIONS'].includes(method)).sort(), [...methods].sort(), path);
	}
}));

jobs.run();
