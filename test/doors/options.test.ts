/*
 * Options of a service: what a caller gives is used unchanged, and everything else has the default that its description names.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { decodeOptions, DOOR_FIELDS, toDoorSettings } from '../../src/doors/options.ts';
import type { Door } from '../../src/doors/door.ts';
import { OPERATIONS } from '../../src/operations/table.ts';

const options = suite('options of a service');

options('by default all operations are served, without further doors or assets, and nothing is inspected or disabled', () => {
	assert.equal(toDoorSettings({ basePath: '' }, {}), {
		operations: OPERATIONS, doors: [], basePath: '', assets: null, inspect: null, disable: [],
	});
});

options('given parts are the objects of the caller', () => {
	const operations = OPERATIONS.slice(0, 1), assets = [{ name: 'a', file: 'a.js', type: 'text/javascript', text: '' }];
	const inspect = (): void => {}, doors: readonly Door[] = [], disable = ['mcp'] as const;
	const settings = toDoorSettings({ operations, basePath: '/color', assets, inspect, disable }, { doors });
	assert.is(settings.operations, operations);
	assert.is(settings.doors, doors);
	assert.is(settings.basePath, '/color');
	assert.is(settings.assets, assets);
	assert.is(settings.inspect, inspect);
	assert.is(settings.disable, disable);
});

const RUN = (): void => {};

for (const value of [null, 'parse-color', {}, { name: 'a', run: RUN }, { name: 'a', methods: [] }, { run: RUN, methods: [] }, {
	name: 1, run: RUN, methods: [],
}]) {
	options(`${JSON.stringify(value)} is no operation`, () => {
		assert.throws(() => decodeOptions(DOOR_FIELDS, { operations: [value] }), /operations must be a list of operations/);
	});
}

options.run();
