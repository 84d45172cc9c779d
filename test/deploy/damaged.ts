/*
 * The built service with damaged files: it starts and answers as ever, or ends with one line that names the file.
 */

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { damages } from '../support/damages.ts';

/** Answers that need names from every list, a page, and a compressed file. */
const PATHS = [
	'/api/v1/parse-color?color=river%20blue', '/api/v1/find-colors?query=sea', '/api/v1/nearest-names?color=teal&limit=9', '/docs',
	'/openapi.json',
];

const VARIANTS = 6;

/** The exit code and the output of a start that fails, or the answers to PATHS. */
async function startIn(app: string): Promise<{ readonly code: number | null; readonly said: string } | readonly string[]> {
	const env = { PATH: process.env['PATH'], PORT: '0', RATE_LIMIT: 'off', LOG_LEVEL: 'error' };
	const service = spawn(process.execPath, ['dist/service/main.js'], { cwd: app, env });
	let said = '', errors = '';
	service.stderr.on('data', (chunk) => errors += chunk);
	const closed = once(service, 'close');
	const url = new Promise<string>((resolve) => service.stdout.on('data', (chunk) => {
		const [address] = /http:\/\/[\d.]+:\d+/.exec(said += chunk) ?? [];
		if (address !== undefined) resolve(address);
	}));
	const base = await Promise.race([url, closed.then(() => undefined)]);
	if (base === undefined) return { code: service.exitCode, said: said + errors };
	const answers: string[] = [];
	for (const path of PATHS) {
		const answer = await fetch(base + path);
		answers.push(`${answer.status} ${await answer.text()}`);
	}
	service.kill('SIGTERM');
	await closed;
	assert.is(errors, '');
	return answers;
}

/** Proves it for the service in `app`, which has its texts in `data/`. */
export async function proveDamaged(app: string): Promise<void> {
	const whole = await startIn(app);
	assert.ok(Array.isArray(whole) && whole.every((answer: string) => answer.startsWith('200 ')), String(whole));
	const [bytecode] = readdirSync(join(app, 'dist/service')).filter((file) => file.endsWith('.bytecode'));
	const refused = (file: string, advice: string): object => ({ code: 72, said: `tincture: ${file} is missing or damaged. ${advice}\n` });
	const withDamage = async (name: string, expected: unknown): Promise<void> => {
		const file = join(app, name), bytes = readFileSync(file);
		for (const variant of damages(bytes, name, VARIANTS)) {
			writeFileSync(file, variant.bytes);
			assert.equal(await startIn(app), expected, `${name}: ${variant.what}`);
		}
		writeFileSync(file, bytes);
	};
	await withDamage(`dist/service/${bytecode}`, whole);
	await withDamage('dist/names/names.bin', whole);
	await withDamage('dist/assets/openapi.json.gz', whole);
	await withDamage('dist/assets/openapi.json', whole);
	const refusedAsset = (name: string): object =>
		({ code: 72, said: `tincture: ${join(app, 'dist/assets', name)} is damaged or unreadable. Build or install tincture again.\n` });
	const assets = join(app, 'dist/assets/assets.json'), bytes = readFileSync(assets);
	for (const name of ['assets.json', 'library.md']) await withDamage(`dist/assets/${name}`, refusedAsset(name));
	rmSync(assets);
	assert.equal(await startIn(app),
		{ code: 72, said: 'tincture: the files of the pages are missing. Build or install tincture again, or set DISABLE to pages.\n' });
	writeFileSync(assets, bytes);
	const sums = join(app, 'dist/assets/SHA256SUMS'), lines = readFileSync(sums, 'utf8');
	for (const [name, rest] of [['assets.json', lines.slice(0, -2)], ['library.md', lines.slice(1)]] as const) {
		writeFileSync(sums, rest);
		assert.equal(await startIn(app), refusedAsset(name));
	}
	writeFileSync(sums, lines);
	await withDamage('dist/service/program.js', refused(join(app, 'dist/service/program.js'), 'Build or install tincture again.'));
	// As in the package, which has no texts.
	renameSync(join(app, 'data'), join(app, 'texts'));
	await withDamage('dist/names/names.bin', refused(join(app, 'dist/names/names.bin'), 'Install tincture again.'));
	assert.equal(await startIn(app), whole);
}
