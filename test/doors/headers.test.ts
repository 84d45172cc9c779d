/*
 * Headers of replies that have several versions, and the faults of problems.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Reply } from '../../src/doors/door.ts';
import { forHolder, variesBy, withVary } from '../../src/doors/headers.ts';
import { problemValue } from '../../src/doors/problem.ts';
import { InputError, suggest } from '../../src/errors.ts';

const headers = suite('headers of replies');

const PLAIN: Reply = { status: 200, type: 'text/plain', body: '', keep: 'day' };
const ENCODED: Reply = { ...PLAIN, encoded: { gzip: new Uint8Array(1) } };

const VARIES: readonly (readonly [what: string, reply: Reply, names: readonly string[]])[] = [
	['one version', PLAIN, []],
	['a compressed version', ENCODED, ['Accept-Encoding']],
	['a file', { ...PLAIN, file: PLAIN }, ['Accept']],
	['a compressed file', { ...PLAIN, file: ENCODED }, ['Accept-Encoding', 'Accept']],
	['a language', { ...PLAIN, languages: { ru: PLAIN } }, ['Accept-Language']],
	['a compressed language', { ...PLAIN, languages: { ru: ENCODED } }, ['Accept-Encoding', 'Accept-Language']],
];

for (const [what, reply, names] of VARIES) headers(`${what} varies by ${names.join(' and ') || 'nothing'}`, () => assert.equal(variesBy(reply), names));

headers('a reply has one line Vary with every name once, or none', () => {
	for (const [own, vary, expected] of [
		[[], [], []], [['A', 'b'], [], ['A', 'b']], [[], ['Accept'], ['Vary', 'Accept']],
		// Empty items of a list do not count (RFC 9110 §5.6.1).
		[['Vary', 'Origin,, DNT, '], [], ['Vary', 'Origin, DNT']],
		[['vary', 'Origin, accept', 'A', 'b', 'Vary', 'DNT'], ['Accept'], ['Vary', 'accept, Origin, DNT', 'A', 'b']],
	] as const) assert.equal(withVary(own, vary), expected);
});

headers('an answer to the holder of a key is private, and its other headers stay', () => {
	assert.equal(
		forHolder(['Content-Type', 'text/plain', 'Cache-Control', 'public, max-age=60', 'X-Note', 'public']),
		['Content-Type', 'text/plain', 'Cache-Control', 'private, max-age=60', 'X-Note', 'public'],
	);
	assert.equal(forHolder(['Cache-Control', 'no-store']), ['Cache-Control', 'no-store']);
});

headers.run();

const faults = suite('faults of a malformed request');

for (const [what, path, errors] of [
	['without a place are not listed', [], undefined],
	['in a parameter are listed', ['word'], [{ parameter: 'word', detail: 'No.' }]],
] as const) {
	faults(what, () => {
		const value = problemValue('', new InputError({ code: 'malformed-request', path, detail: 'No.' }), 'query');
		assert.equal((value as { readonly errors?: unknown }).errors, errors);
	});
}

faults('in a body have a suggestion, in a query only for a whole parameter, because the value of an item would not be one', () => {
	for (const [source, path, suggestion] of [
		['body', ['colors', 1], 'red'], ['query', ['colors', 1], undefined], ['query', ['color'], 'red'], ['body', ['color'], 'red'],
	] as const) {
		const error = new InputError({ code: 'invalid-parameter', path, detail: 'No.', advice: suggest`Write ${'red'}.` });
		assert.is(problemValue('', error, source).errors![0]!.suggestion, suggestion, `${source} ${path.join()}`);
	}
});

faults.run();
