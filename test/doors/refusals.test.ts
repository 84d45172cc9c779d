/*
 * Refusals that do not depend on the door.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { requireNoQuery } from '../../src/doors/refusals.ts';
import { InputError } from '../../src/errors.ts';

const refusals = suite('refusals of requests');

refusals('a query next to a body is refused; an empty one is not, nor ?download where an answer may have a file', () => {
	for (const [query, isAllowed, isAllowedWithFile] of [
		['', true, true], ['?', true, true], ['?a', false, false], ['?color=red', false, false],
		['?download', false, true], ['?download=', false, true], ['?download=true', false, true], ['?download=false', false, true],
		['?download&a=b', false, false],
		// The door refuses the value, as for GET.
		['?download=yes', false, true], ['?download&download', false, true], ['?downloads', false, false],
	] as const) {
		for (const [hasFile, expected] of [[false, isAllowed], [true, isAllowedWithFile]] as const) {
			const check = (): void => requireNoQuery(`/api/v1/x${query}`, '/api/v1/x', hasFile);
			if (expected) assert.not.throws(check, query);
			else assert.throws(check, (error: unknown) => error instanceof InputError && error.issues[0].code === 'invalid-parameter');
		}
	}
});

refusals.run();
