/*
 * Files and standard input that the command reads: only regular files, and up to a bound.
 */

import { spawn, spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { NOT_REGULAR, readRegularFile } from '../../src/cli/read-file.ts';
import { tincture } from '../support/cli.ts';
import { bundledProgram } from '../support/bundled-program.ts';
import { ROOT } from '../support/project.ts';

const files = suite('files that are read');

/** Calls `use` with a new directory, which is deleted afterwards. */
async function inDirectory(use: (directory: string) => void | Promise<void>): Promise<void> {
	const directory = mkdtempSync(join(tmpdir(), 'tincture-'));
	try {
		await use(directory);
	} finally {
		rmSync(directory, { recursive: true });
	}
}

const errorCode = (read: () => unknown): unknown => {
	try {
		read();
	} catch (error) {
		return (error as { readonly code?: string }).code;
	}
	return 'read';
};

files('a regular file is read through any links, up to one byte more than the bound', () => inDirectory((directory) => {
	const path = join(directory, 'colors.txt'), link = join(directory, 'link'), again = join(directory, 'again');
	writeFileSync(path, 'teal\n');
	symlinkSync(path, link);
	symlinkSync(link, again);
	for (const one of [path, link, again]) assert.is(String(readRegularFile(one, 100)), 'teal\n');
	assert.is(String(readRegularFile(path, 5)), 'teal\n');
	assert.is(readRegularFile(path, 3).length, 4);
	writeFileSync(path, '');
	assert.is(readRegularFile(path, 100).length, 0);
	truncateSync(path, 2 ** 40);
	assert.is(readRegularFile(path, 1000).length, 1001);
}));

files('any other file is refused without waiting, also through a link', () => inDirectory(async (directory) => {
	const fifo = join(directory, 'fifo'), socket = join(directory, 'socket');
	assert.is(spawnSync('mkfifo', [fifo]).status, 0);
	const server = createServer().listen(socket);
	await new Promise((resolve) => server.once('listening', resolve));
	for (const [path, code] of [
		['/dev/zero', NOT_REGULAR], ['/dev/random', NOT_REGULAR], ['/dev/null', NOT_REGULAR], ['/dev/full', NOT_REGULAR], [fifo, NOT_REGULAR],
		[socket, 'ENXIO'], [directory, 'EISDIR'], ['/', 'EISDIR'], ['/proc/self', 'EISDIR'], [join(directory, 'none'), 'ENOENT'], ['', 'ENOENT'],
		['a\0b', 'ERR_INVALID_ARG_VALUE'],
	] as const) {
		assert.is(errorCode(() => readRegularFile(path, 1000)), code, path);
		if (path === '' || path.includes('\0')) continue;
		const link = join(directory, `link-${path.replaceAll('/', '-')}`);
		symlinkSync(path, link);
		assert.is(errorCode(() => readRegularFile(link, 1000)), code, `${path} through a link`);
	}
	await new Promise((resolve) => server.close(resolve));
}));

files('files of /proc have no size and are read to their end or to the bound', () => {
	assert.match(String(readRegularFile('/proc/self/status', 100_000)), 'Name:');
	assert.is(readRegularFile('/proc/self/status', 10).length, 11);
});

/** Runs the command as a process, and kills it after 20 seconds. */
function command(words: readonly string[], input?: string): Promise<{ code: number | null; out: string; err: string }> {
	const child = spawn(process.execPath, [bundledProgram('cli/main'), ...words], { cwd: ROOT, timeout: 20_000 });
	const printed = { out: '', err: '' };
	child.stdout.on('data', (chunk) => printed.out += String(chunk));
	child.stderr.on('data', (chunk) => printed.err += String(chunk));
	child.stdin.end(input);
	return new Promise((resolve) => child.on('close', (code) => resolve({ code, ...printed })));
}

files('the command refuses other files in one line that says what to write', () => inDirectory(async (directory) => {
	const fifo = join(directory, 'fifo'), big = join(directory, 'big');
	spawnSync('mkfifo', [fifo]);
	writeFileSync(big, '');
	truncateSync(big, 2 ** 40);
	for (const [words, says] of [
		[['parse-color', '@/dev/zero'], 'write the path of one, or - to read standard input'],
		[['audit-theme', '/dev/zero'], 'not a regular file'],
		[['audit-theme', `@${fifo}`], 'not a regular file'], [['audit-palette', `@${fifo}`], 'not a regular file'],
		[['parse-color', `@${directory}`], 'it is a directory; expected a file'], [['audit-theme', big], 'has more than 1048576 bytes'],
		[['parse-color', 'red', '--variables', '@/dev/random'], 'not a regular file'],
	] as const) {
		const { code, out, err } = await command(words);
		assert.equal([code, out], [1, ''], words.join(' '));
		assert.match(err, /^tincture: [^\n]+\n$/, words.join(' '));
		assert.match(err, says, words.join(' '));
	}
	const piped = await command(['audit-theme', '-', '--json'], ':root { --card: #fff; --card-foreground: #000 }');
	assert.equal([piped.code, piped.err], [0, '']);
}));

files('an output that fails is reported in one line', () => inDirectory(async (directory) => {
	writeFileSync(join(directory, 'file'), '');
	for (const path of ['/dev/full', join(directory, 'file', 'x'), join(directory, 'x'.repeat(300)), directory]) {
		for (const words of [['parse-color', 'teal', '-o', path], ['build-system', 'teal', '--format', 'css', '-o', path]]) {
			const { code, out, err } = await command(words);
			// A directory takes a file under its suggested name.
			if (path === directory) {
				assert.is(code, 0);
				assert.match(err, `tincture: Wrote ${directory}/${words[0] === 'build-system' ? 'brand.css' : 'parse-color.txt'}.\n`);
			}
			else {
				assert.equal([code, out], [1, ''], words.join(' '));
				assert.match(err, /^tincture: Cannot write "[^\n]+": [^\n]+\n$/);
			}
		}
	}
	const full = openSync('/dev/full', 'w');
	const words = [bundledProgram('cli/main'), 'parse-color', 'teal'];
	const { status, stderr } = spawnSync(process.execPath, words, { cwd: ROOT, stdio: ['ignore', full, 'pipe'] });
	closeSync(full);
	assert.is(status, 1);
	assert.match(String(stderr), /^tincture: Cannot write the output: no space left on device\.\n$/);
}));

files('a directory as standard input is refused, and not read as empty', () => {
	for (const words of [['parse-color', '-'], ['audit-palette', '-'], ['audit-theme', '-'], ['mcp']]) {
		const directory = openSync(ROOT, 'r');
		const stdio = [directory, 'pipe', 'pipe'] as const, program = [bundledProgram('cli/main'), ...words];
		const { status, stdout, stderr } = spawnSync(process.execPath, program, { stdio: [...stdio] });
		closeSync(directory);
		assert.equal([status, String(stdout)], [1, ''], words.join(' '));
		assert.is(String(stderr), 'tincture: Cannot read -: it is a directory; expected a file.\n');
	}
});

files('standard input is read up to the bound of a file', async () => {
	let read = 0;
	async function* endless(): AsyncGenerator<Uint8Array> {
		for (;;) yield Buffer.alloc(65_536, ++read % 2 === 0 ? 'x' : '\n');
	}
	const { code, out, err } = await tincture(['audit-theme', '-'], { input: endless() });
	assert.equal([code, out, err], [1, '', 'tincture: Standard input has more than 1048576 bytes. Send less at once.\n']);
	assert.ok(read <= 17, `${read} pieces of 64 KiB`);
});

files.run();
