/*
 * Names of fields that are meant by others.
 */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { OPERATIONS } from '../../src/operations/table.ts';
import { similarName } from '../../src/schema/similar-name.ts';

/** Names that callers used to other programs write, and the field that they mean. */
const CASES: readonly (readonly [operation: string, written: string, meant: string])[] = [
	['check-contrast', 'foreground', 'text'],
	['check-contrast', 'fg', 'text'],
	['check-contrast', 'color', 'text'],
	['check-contrast', 'bg', 'background'],
	['mix-colors', 'color1', 'first'],
	['mix-colors', 'to', 'second'],
	['mix-colors', 'ratio', 'amount'],
	['compare-colors', 'b', 'second'],
	['convert-color', 'to', 'formats'],
	['convert-color', 'hex', 'color'],
	['generate-palette', 'count', 'size'],
	['generate-palette', 'colors', 'keep'],
	['random-colors', 'n', 'count'],
	['make-gradient', 'steps', 'stops'],
	['make-gradient', 'direction', 'angle'],
	['nearest-names', 'count', 'limit'],
	['find-colors', 'q', 'query'],
	['harmonies', 'type', 'kind'],
	['simulate-cvd', 'type', 'kinds'],
	['build-system', 'brand', 'primary'],
	['sort-colors', 'order', 'by'],
	['parse-color', 'COLOUR', 'color'],
];

for (const [operation, written, meant] of CASES) {
	test(`${operation}: ${written} means ${meant}`, () => {
		const { input } = OPERATIONS.find(({ name }) => name === operation)!;
		assert.is(similarName(written, Object.keys(input.fields)), meant);
	});
}

test('a name without a relative has no similar name', () => {
	for (const name of ['', '__proto__', 'constructor', 'zzzzzz', 'цвет'])
		assert.is(similarName(name, ['color', 'space', 'locale']), undefined);
});

test.run();
