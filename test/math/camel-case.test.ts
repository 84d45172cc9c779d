/*
 * Names of code from ids.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { camelCase, titleCase } from '../../src/math/camel-case.ts';

const names = suite('names of code');

for (const [id, camel, title] of [
	['display-p3', 'displayP3', 'DisplayP3'], ['harmonies', 'harmonies', 'Harmonies'], ['blue-500', 'blue500', 'Blue500'],
	['primary-subtle-foreground', 'primarySubtleForeground', 'PrimarySubtleForeground'],
] as const) {
	names(`${id} is ${camel}, as a type ${title}`, () => {
		assert.is(camelCase(id), camel);
		assert.is(titleCase(id), title);
	});
}

names.run();
