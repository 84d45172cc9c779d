/*
 * Names in bundles for Node: the bundle builds without a warning, and one that has lost the address of its files says what to do.
 *
 * Frameworks build in the same way: Next.js resolves `new URL(…, import.meta.url)` while building, which fails for files that are not in
 * the package, and replaces `import.meta` in CommonJS.
 */

import { buildSync } from 'esbuild';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { ROOT } from '../support/project.ts';

const bundled = suite('names in bundles');

bundled('a bundle of CommonJS asks for loadNames', () => {
	const folder = mkdtempSync(join(tmpdir(), 'tincture-bundle-')), file = join(folder, 'names.cjs');
	try {
		const { warnings } = buildSync({
			entryPoints: [join(ROOT, 'src/names.ts')], outfile: file, bundle: true, platform: 'node', format: 'cjs', logLevel: 'silent',
			logOverride: { 'empty-import-meta': 'silent' },
		});
		assert.equal(warnings, []);
		const names = createRequire(file)(file) as { readonly nearest: (color: string) => unknown };
		assert.throws(() => names.nearest('#123456'), /Write "await loadNames\(url\)"/);
	} finally {
		rmSync(folder, { recursive: true });
	}
});

bundled('no file of the library has an address that bundlers would resolve', () => {
	const files = readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
		// The command is a program, which nothing bundles again.
		.filter((path) => path.endsWith('.ts') && !path.startsWith('cli/'));
	const code = (path: string): string => readFileSync(join(ROOT, 'src', path), 'utf8').replace(/^ \*.*$/gm, '');
	assert.equal(files.filter((path) => /new URL\([^)]*import\.meta\.url/.test(code(path))), []);
});

bundled.run();
