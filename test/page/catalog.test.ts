/*
 * The views of the page beside the operations they ask.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { GROUPS as GROUPS_OF_OPERATIONS } from '../../src/operations/operation.ts';
import { OPERATIONS } from '../../src/operations/table.ts';
import { GROUPS, specOf, VIEW_IDS } from '../../src/page/catalog.ts';
import { readBackdrop } from '../../src/operations/backdrop.ts';
import { withoutControl } from '../support/page-fields.ts';
import { readInput } from '../../src/operations/fields.ts';
import { schemaOf, type Schema } from '../../src/schema/schema.ts';

const catalog = suite('the catalog of views');

const operationOf = (id: string) => OPERATIONS.find(({ name }) => name === id)!;

const isColor = (schema: Schema): boolean => schema.kind === 'text' && (schema.read === readInput || schema.read === readBackdrop);

catalog('every operation has its view, and every view its operation', () => {
	assert.equal([...VIEW_IDS].sort(), OPERATIONS.map(({ name }) => name).sort());
});

catalog('the rail has the groups of the operations, each view once', () => {
	assert.equal(GROUPS.map(({ id }) => id), Object.keys(GROUPS_OF_OPERATIONS).map((name) => name.toLowerCase()));
	assert.equal(GROUPS.flatMap(({ views }): readonly string[] => views).sort(), [...VIEW_IDS].sort());
	for (const { id, views } of GROUPS) {
		for (const view of views) assert.is(operationOf(view).group.toLowerCase(), id, view);
	}
});

for (const id of VIEW_IDS) {
	const { fields } = operationOf(id).input, { slots, list, controls } = specOf(id);
	// What stands beside each color of a list is written into it: the names of tokens, the steps that are pinned.
	const extra = list?.beside === undefined ? [] : [list.beside];

	catalog(`${id}: every field of the view is one of the operation`, () => {
		for (const name of [...Object.keys(slots), ...Object.keys(controls), ...(list ? [list.field] : [])]) {
			assert.ok(Object.hasOwn(fields, name) || extra.includes(name), name);
		}
	});

	catalog(`${id}: every field of the operation is one of the view, or is listed with why it is none`, () => {
		const known = [...Object.keys(slots), ...Object.keys(controls), list?.field];
		assert.equal(Object.keys(fields).filter((name) => !known.includes(name)).sort(), [...withoutControl(id)].sort());
	});

	catalog(`${id}: slots are colors, and those that begin empty may be left out`, () => {
		for (const [name, start] of Object.entries(slots)) {
			assert.ok(isColor(schemaOf(fields[name]!)), name);
			if (start === '') assert.is(fields[name]!.kind, 'optional', name);
			else assert.is(readInput(start).input, start);
		}
	});

	if (list) catalog(`${id}: the list has the bounds of the operation`, () => {
		const schema = schemaOf(fields[list.field]!);
		// Of colors by step, all steps but that of the color itself.
		const bounds = schema.kind === 'list' ? [schema.min, schema.max] : schema.kind === 'record' ? [0, schema.keys.length - 1] : [];
		const isLeftOut = fields[list.field]!.kind === 'optional' && list.least === 0;
		assert.equal([isLeftOut ? bounds[0] : list.least, list.most], bounds);
		assert.ok(list.start.length >= list.least);
	});
}

catalog.run();
