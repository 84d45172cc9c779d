/*
 * Compares the views of the page with their operations.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { OPERATIONS } from '../../src/operations/table.ts';
import { findSpec, viewsIn, VIEW_IDS } from '../../src/page/catalog.ts';
import { SECTIONS } from '../../src/page/view-spec.ts';
import { withoutControl } from '../support/page-fields.ts';
import { readInput } from '../../src/operations/fields.ts';
import { schemaOf, type Schema } from '../../src/schema/schema.ts';

const catalog = suite('the catalog of views');

const findOperation = (id: string) => OPERATIONS.find(({ name }) => name === id)!;

const isColor = (schema: Schema): boolean => schema.kind === 'text' && (schema.read === readInput || schema.examples?.[0] === '#3b82f6');

catalog('every operation has its view, and every view its operation', () => {
	assert.equal([...VIEW_IDS].sort(), OPERATIONS.map(({ name }) => name).sort());
});

catalog('each view is in one section, and no section is empty', () => {
	assert.equal(SECTIONS.flatMap(viewsIn).sort(), [...VIEW_IDS].sort());
	for (const section of SECTIONS) assert.ok(viewsIn(section).length > 0, section);
});

for (const id of VIEW_IDS) {
	const { fields } = findOperation(id).input, { slots, list, controls } = findSpec(id);
	// Texts next to the colors of a list are sent as part of it: names of tokens, pinned steps.
	const extra = list?.beside === undefined ? [] : [list.beside];

	catalog(`${id}: every field of the view is one of the operation`, () => {
		for (const name of [...Object.keys(slots), ...Object.keys(controls), ...(list ? [list.field] : [])]) {
			assert.ok(Object.hasOwn(fields, name) || extra.includes(name), name);
		}
	});

	catalog(`${id}: every field of the operation is in the view, or is listed with the reason why not`, () => {
		const allowed = [...Object.keys(slots), ...Object.keys(controls), list?.field];
		assert.equal(Object.keys(fields).filter((name) => !allowed.includes(name)).sort(), [...withoutControl(id)].sort());
	});

	catalog(`${id}: slots are colors, and those that begin empty may be left out`, () => {
		for (const [name, start] of Object.entries(slots)) {
			assert.ok(isColor(schemaOf(fields[name]!)), name);
			if (start === '') assert.is(fields[name]!.kind, 'optional', name);
			else assert.is(readInput(start).input, start);
		}
	});

	if (list) catalog(`${id}: the list begins with as many colors as the operation takes`, () => {
		const schema = schemaOf(fields[list.field]!), isLeftOut = fields[list.field]!.kind === 'optional' && list.start.length === 0;
		assert.ok(isLeftOut || (schema.kind === 'list' && list.start.length >= schema.min && list.start.length <= schema.max));
	});
}

catalog.run();
