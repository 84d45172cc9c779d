/*
 * Base paths: names of unreserved characters (RFC 3986 §2.3) after slashes, without dot segments.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { publicPath, readBasePath } from '../../src/doors/base-path.ts';

const basePath = suite('base paths');

for (const [text, path] of [
	['', ''], ['/', ''], ['/color', '/color'], ['/color/', '/color'], ['/tools/color-2_a.b~c', '/tools/color-2_a.b~c'],
	['/.well-known', '/.well-known'], ['/...', '/...'],
	['color', undefined], ['color/', undefined], ['//', undefined], ['/color//', undefined], ['/a//b', undefined],
	['/.', undefined], ['/..', undefined], ['/a/../b', undefined], ['/./a', undefined],
	['/a b', undefined], ['/a%20b', undefined], ['/ä', undefined], ['/a?b', undefined], ['/a#b', undefined], ['/a"b', undefined],
	[`/${'a'.repeat(199)}`, `/${'a'.repeat(199)}`], [`/${'a'.repeat(199)}/`, `/${'a'.repeat(199)}`], [`/${'a'.repeat(200)}`, undefined],
] as const) basePath(`${JSON.stringify(text)} is ${path ?? 'refused'}`, () => assert.is(readBasePath(text), path));

for (const [base, path, expected] of [
	['', '/', '/'], ['', '/docs', '/docs'], ['/color', '/', '/color/'], ['/color', '/docs', '/color/docs'],
	['/color', '/color', '/color'], ['/color', '/color/', '/color/'], ['/color', '/color/docs', '/color/docs'],
	['/color', '/colors', '/color/colors'], ['/color', '/docs/color', '/color/docs/color'],
] as const) basePath(`${path} is ${expected} for clients of a service under "${base}"`, () => assert.is(publicPath(base, path), expected));

basePath.run();
