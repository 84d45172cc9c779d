/*
 * A field that was filled by a default is in the answer, so that a caller sees which values led to it.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { OPERATIONS } from '../../src/operations/table.ts';
import { decodeJson } from '../../src/schema/decode.ts';

const defaults = suite('defaults in answers');

/** Fields without a field of their own in the answer, each with the reason. */
const ELSEWHERE: Readonly<Record<string, string>> = {
	scheme: 'affects only light-dark()',
	locale: 'the language of the names in the answer',
	limit: 'the length of a list',
	count: 'the length of a list',
	steps: 'the length of a list',
	kinds: 'the keys of the simulations',
	formats: 'the keys of the formats',
	repair: 'the presence of code',
	unique: 'names without repeated colors',
	'audit-theme.format': 'the media type, which is absent without a file',
};

for (const operation of OPERATIONS) {
	const { name, input, result, examples: [first] } = operation;
	const filled = Object.entries(input.fields).flatMap(([field, { kind }]) => (kind === 'fallback' ? [field] : []))
		.filter((field) => !(field in ELSEWHERE) && !(`${name}.${field}` in ELSEWHERE));
	if (filled.length === 0) continue;
	defaults(`${name} returns ${filled.join(', ')}`, () => {
		assert.is(result.kind, 'object');
		const required = Object.fromEntries(Object.entries(first!.input).filter(([field]) => !filled.includes(field)));
		const decoded = decodeJson(input, required) as Readonly<Record<string, unknown>>;
		const answer = operation.run(decoded as never) as Readonly<Record<string, unknown>>;
		for (const field of filled) assert.equal(answer[field], decoded[field], field);
	});
}

defaults('every reason is for a field', () => {
	const fields = new Set(OPERATIONS.flatMap(({ name, input }) => Object.keys(input.fields).flatMap((field) => [field, `${name}.${field}`])));
	for (const field of Object.keys(ELSEWHERE)) assert.ok(fields.has(field), field);
});

defaults.run();
