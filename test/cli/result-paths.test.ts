/*
 * Paths into results: the values of --plain, and the fields and rows of --csv.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { plainLines, rowsAt } from '../../src/cli/result-paths.ts';
import { flag, integer, list, object, text } from '../../src/schema/schema.ts';

const paths = suite('paths of results');

const RESULT = {
	name: 'a',
	groups: [{ id: 1, items: [{ hex: '#1' }, { hex: '#2' }] }, { id: 2, items: [] }],
	by: { x: ['p'], y: ['q', 'r'] },
};

for (const [path, values] of [
	['name', 'a'], ['groups.id', '1 2'], ['groups.items.hex', '#1 #2'], ['by.*', 'p q r'], ['by.y', 'q r'],
] as const) {
	paths(`${path} has the values ${values}`, () => assert.is(plainLines([path], RESULT), `${values.split(' ').join('\n')}\n`));
}

paths('several paths follow each other', () => assert.is(plainLines(['groups.id', 'name'], RESULT), '1\n2\na\n'));

const word = text('', 0, 9), item = object('', { hex: word });

const SCHEMA = object('', {
	name: word,
	groups: list('', object('', { id: integer('', 0, 9), is: flag(''), skipped: list('', word, 0, 9), items: list('', item, 0, 9) }), 0, 9),
	others: list('', object('', { id: integer('', 0, 9), is: flag(''), skipped: list('', word, 0, 9), items: list('', item, 0, 9) }), 0, 9),
	words: list('', word, 0, 9),
	by: object('', { x: list('', item, 0, 9), y: list('', item, 0, 9) }),
});

const VALUE = {
	name: 'a',
	groups: [{ id: 1, is: true, skipped: ['s'], items: [{ hex: '#1' }, { hex: '#2' }] }],
	others: [{ id: 2, is: false, skipped: [], items: [{ hex: '#3' }] }],
	words: ['p', 'q'],
	by: { x: [{ hex: '#4' }], y: [{ hex: '#5' }] },
};

for (const [given, fields, rows] of [
	[['groups'], ['id', 'is', 'skipped', 'items'], VALUE.groups],
	// Rows inside items have the single values of their item in front.
	[['groups.items'], ['id', 'is', 'hex'], [{ id: 1, is: true, hex: '#1' }, { id: 1, is: true, hex: '#2' }]],
	[['words'], ['value'], [{ value: 'p' }, { value: 'q' }]],
	[['by.*'], ['name', 'hex'], [{ name: 'x', hex: '#4' }, { name: 'y', hex: '#5' }]],
	[['groups.items', 'others.items'], ['list', 'id', 'is', 'hex'], [
		{ list: 'groups.items', id: 1, is: true, hex: '#1' }, { list: 'groups.items', id: 1, is: true, hex: '#2' },
		{ list: 'others.items', id: 2, is: false, hex: '#3' },
	]],
] as const) {
	paths(`${given.join(' and ')} has rows of ${fields.join(', ')}`, () => {
		const found = rowsAt(SCHEMA, given);
		assert.equal(Object.keys(found.fields), fields);
		assert.equal(found.list(VALUE), rows);
	});
}

paths.run();
