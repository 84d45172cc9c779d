/*
 * Names in bundles. A bundle for Node contains them. A bundle for a browser loads `tincture/names-data`, inside of the bundle or as a
 * separate file, as docs/embedding.md shows. No bundler prints a warning, and the names are those of the package in Node.
 */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { ROOT } from '../support/project.ts';
import { must, projectWithPackage, run, TOOLS } from './packed.ts';

const data = suite('names in bundles');

const PAGE = readFileSync(join(ROOT, 'docs/embedding.md'), 'utf8');

const [, INSIDE = ''] = /^(import names from .*)$/m.exec(PAGE) ?? [];
const [, SEPARATE = ''] = /`(await loadNames\(\(await import.*?)`/.exec(PAGE) ?? [];

const ANSWERS = `
console.log(JSON.stringify([nearest('#3b82f6', 'names', 3), nearest('#fce', 'names-ru'), parse('бирюзовый').coords, search('dusty rose', 3)]));
`;

const PROGRAMS = {
	'node.js': `import { nearest, parse, search } from 'tincture/names';${ANSWERS}`,
	'inside.js': `import { loadNames, nearest, parse, search } from 'tincture/names';\n${INSIDE}\nawait loadNames(names);${ANSWERS}`,
	'separate.js': `import { loadNames, nearest, parse, search } from 'tincture/names';\n${SEPARATE};${ANSWERS}`,
} as const;

type Program = keyof typeof PROGRAMS;

const home = ((): (() => string) => {
	let made: string | undefined;
	return () => (made ??= projectWithPackage({
		...PROGRAMS,
		'webpack.config.js': `const [entry, target] = [process.env.ENTRY, process.env.TARGET];
			export default { mode: 'production', target, entry: './' + entry, experiments: { outputModule: true }, performance: { hints: false },
				output: { path: import.meta.dirname + '/webpack-' + target + '-' + entry, filename: 'main.js', chunkFormat: 'module', module: true } };`,
		'rollup.config.js': `import { nodeResolve } from '@rollup/plugin-node-resolve';
			const [entry, target] = [process.env.ENTRY, process.env.TARGET], isNode = target === 'node';
			export default { input: entry, plugins: [nodeResolve(isNode ? { exportConditions: ['node'], preferBuiltins: true } : { browser: true })],
				external: isNode ? /^node:/ : [], output: { dir: 'rollup-' + target + '-' + entry, entryFileNames: 'main.js', format: 'es' } };`,
		'vite.config.js': `const [entry, target] = [process.env.ENTRY, process.env.TARGET];
			export default { logLevel: 'warn', build: { outDir: 'vite-' + target + '-' + entry, target: 'esnext', ssr: target === 'node' && entry,
				chunkSizeWarningLimit: 1000, rollupOptions: { input: entry, output: { entryFileNames: 'main.js' } } },
				ssr: { noExternal: true } };`,
	}));
})();

const expected = (): string => must(process.execPath, ['node.js'], home());

function findBin(name: string): string {
	const { bin } = JSON.parse(readFileSync(join(TOOLS, name, 'package.json'), 'utf8')) as { bin: string | Record<string, string> };
	return join(TOOLS, name, typeof bin === 'string' ? bin : bin[name]!);
}

type Target = 'node' | 'web';

const BUNDLERS = {
	esbuild: (entry: Program, target: Target): readonly string[] => [
		entry, '--bundle', '--format=esm', '--splitting', `--platform=${target === 'node' ? 'node' : 'browser'}`, '--entry-names=main',
		`--outdir=esbuild-${target}-${entry}`, '--log-level=warning',
	],
	webpack: () => ['--no-stats'],
	rollup: () => ['--config', '--silent', '--failAfterWarnings'],
	vite: () => ['build'],
} as const;

for (const [bundler, words] of Object.entries(BUNDLERS)) {
	for (const [entry, target, count] of [['node.js', 'node', 1], ['inside.js', 'web', 1], ['separate.js', 'web', 2]] as const) {
		data(`${bundler} bundles ${entry} for ${target} as ${count} without a warning`, () => {
			assert.ok(INSIDE && SEPARATE);
			const environment = { NODE_ENV: 'production', ENTRY: entry, TARGET: target };
			const { status, out, err } = run(process.execPath, [findBin(bundler), ...words(entry, target)], home(), environment);
			assert.is(status, 0, out + err);
			assert.is((out + err).trim(), '');
			const folder = `${bundler}-${target}-${entry}`, code = readdirSync(join(home(), folder), { recursive: true }).map(String)
				.filter((file) => /\.m?js$/.test(file));
			// esbuild and webpack put parts that two files share into a third.
			assert.ok(code.length >= count && (count === 2 || code.length === 1), code.join());
			assert.is(must(process.execPath, [join(folder, 'main.js')], home()), expected(), folder);
		});
	}
}

data('esbuild bundles for Node as CommonJS without a warning', () => {
	const { status, out, err } = run(process.execPath, [
		findBin('esbuild'), 'node.js', '--bundle', '--platform=node', '--outfile=common.cjs', '--log-level=warning',
	], home());
	assert.is(status, 0, out + err);
	assert.is((out + err).trim(), '');
	assert.is(must(process.execPath, ['common.cjs'], home()), expected());
});

data('a bundle for a browser without the names says what is missing', () => {
	const words = ['node.js', '--bundle', '--format=esm', '--platform=browser', '--outfile=nothing/nothing.js', '--log-level=warning'];
	must(process.execPath, [findBin('esbuild'), ...words], home());
	const { status, err } = run(process.execPath, ['nothing/nothing.js'], home());
	assert.is.not(status, 0);
	assert.match(err, /await loadNames\(names\)/);
});

data.run();
