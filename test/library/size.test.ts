/*
 * Bytes of the library in small programs, as esbuild bundles them for a browser.
 */

import { gzipSync } from 'node:zlib';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { bundleCode } from '../support/bundle.ts';
import { SIZE_PROGRAMS } from '../support/size-programs.ts';

const size = suite('the size of a program');

for (const { does, code, most: [minified, gzipped] } of SIZE_PROGRAMS) {
	size(`one that ${does} takes at most ${minified} bytes, ${gzipped} after gzip`, () => {
		const bundle = bundleCode(code);
		assert.ok(bundle.length <= minified, `${bundle.length} bytes`);
		const squeezed = gzipSync(bundle, { level: 9 }).length;
		assert.ok(squeezed <= gzipped, `${squeezed} bytes after gzip`);
		assert.not(/node:|names\.bin/.test(bundle), 'nothing of Node and no lists of names');
	});
}

size('a program that uses nothing bundles nothing', () => {
	for (const entry of ['index', 'fn', 'names']) assert.is(bundleCode(`import * as all from './${entry}.ts'; void all;`).trim(), '');
});

size('a program without messages bundles none of parse', () => {
	const sentences = /Did you mean|Write |must be (?:a|one)|depends on|is no /;
	assert.match(bundleCode('import { parse } from \'./index.ts\'; console.log(parse(name));'), sentences);
	for (const name of ['tryParse', 'isColor'])
		assert.not.match(bundleCode(`import { ${name} } from './index.ts'; console.log(${name}(globalThis.name));`), sentences);
});

size.run();
