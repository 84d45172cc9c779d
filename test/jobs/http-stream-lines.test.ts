/*
 * An analyst has a file of questions with blank and broken lines, and wants to mend exactly the lines that fail.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { advised, type Problem, withClient } from './http-client.ts';

const jobs = suite('HTTP job');

jobs('each failing line of a file is found and mended', () => withClient(async ({ url, curl }) => {
	const lines = Array.from({ length: 300 }, (_, i) =>
		(i % 7 === 3 ? '' : JSON.stringify({ id: i, operation: 'parse-color', input: { color: `hsl(${i} 50% 50%)` } })));
	lines[40] = '[]';
	lines[99] = '{"id":99,"operation":"parse-color","input":{"color":"tael"}}';
	lines[200] = '{"id":200,';
	type Line = { readonly line?: number; readonly id?: number; readonly problem?: Problem };
	const send = async (): Promise<readonly Line[]> => (await curl(
		['--data-binary', '@-', '-H', 'Content-Type: application/x-ndjson', `${url}/api/v1/batch`], lines.join('\n'),
	)).trim().split('\n').map((line) => JSON.parse(line) as Line);
	const first = await send(), failed = first.filter(({ problem }) => problem !== undefined);
	assert.is(first.length, lines.filter((line) => line !== '').length);
	assert.equal(failed.map(({ line }) => line), [41, 100, 201]);
	assert.equal(failed.map(({ id }) => id), [undefined, 99, undefined]);
	assert.match(failed[0]!.problem!.detail, '{"operation":"parse-color","input":{"color":"teal"}}');
	assert.is(failed[1]!.problem!.errors![0]!.pointer, '#/input/color');
	lines[40] = '{"operation":"parse-color","input":{"color":"teal"}}';
	lines[99] = lines[99].replace('tael', advised(failed[1]!.problem!));
	lines[200] = '';
	assert.ok((await send()).every(({ problem }) => problem === undefined));
}));

jobs.run();
