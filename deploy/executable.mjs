/*
 * npm run executable [-- PATH]: the command as one file that needs no Node, with the color names, styles and scripts.
 *
 * Node 25.5 and later builds the executable itself (--build-sea). Otherwise postject, which npx fetches, puts the blob into a
 * copy of Node.
 *
 * Source  Node.js, Single executable applications.
 */

import { build } from 'esbuild';
import { spawnSync } from 'node:child_process';
import { chmodSync, copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const target = resolve(process.argv[2] ?? join(root, 'dist/executable/tincture'));
const work = mkdtempSync(join(tmpdir(), 'tincture-executable-'));

/** Embedded files: names, styles and scripts of pages, and generated texts. */
const FILES = ['names/names.bin', 'assets/assets.json', 'assets/openapi.json', 'assets/library.md'];

/** Runs a program. Throws if it fails. */
const run = (program, words) => {
	const { status, error } = spawnSync(program, words, { stdio: 'inherit', cwd: work });
	if (status !== 0) throw error ?? new Error(`${program} ended with ${status}`);
};

try {
	const main = join(work, 'main.cjs'), config = join(work, 'sea.json'), blob = join(work, 'tincture.blob');
	await build({
		entryPoints: [join(root, 'src/cli/executable.ts')], bundle: true, platform: 'node', format: 'cjs', minify: true, outfile: main,
		// Selects the modules without a disk, because an executable has no files next to it.
		alias: { '#name-data': join(root, 'src/names/no-data.ts'), '#assets': join(root, 'src/assets/in-executable.ts') },
		logOverride: { 'empty-import-meta': 'silent' }, logLevel: 'warning',
	});
	const isWhole = spawnSync(process.execPath, ['--help'], { encoding: 'utf8' }).stdout.includes('--build-sea');
	mkdirSync(dirname(target), { recursive: true });
	writeFileSync(config, JSON.stringify({
		main, output: isWhole ? target : blob, disableExperimentalSEAWarning: true, useCodeCache: true,
		assets: Object.fromEntries(FILES.map((file) => [basename(file), join(root, 'dist', file)])),
	}));
	if (isWhole) run(process.execPath, ['--build-sea', config]);
	else {
		run(process.execPath, ['--experimental-sea-config', config]);
		copyFileSync(process.execPath, target);
		chmodSync(target, 0o755);
		const words = [target, 'NODE_SEA_BLOB', blob, '--sentinel-fuse', 'NODE_SEA_FUSE_fce680ab2cc467b6e072b8b5df1996b2'];
		run('npx', ['--yes', 'postject@1.0.0-alpha.6', ...words, ...(process.platform === 'darwin' ? ['--macho-segment-name', 'NODE_SEA'] : [])]);
	}
	console.log(target);
} finally {
	rmSync(work, { recursive: true });
}
