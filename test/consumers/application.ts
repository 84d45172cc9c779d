/*
 * Applications of web frameworks with the package installed: built and started as their documentation says.
 */

import { spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import * as assert from 'uvu/assert';
import { mix, toHex } from '../../src/index.ts';
import { ROOT } from '../support/project.ts';
import { must, NODES, run, tarball } from './packed.ts';

/** Commands of an application; the first word of each is an executable of its packages, or `node`. */
export interface Application {
	/** Folder in applications/. */
	readonly folder: string;
	readonly build: readonly string[];
	readonly start: readonly string[];
}

/** The newest Node line, which current frameworks require; the running one if there is no other. */
const NODE = NODES.filter(existsSync).at(-1) ?? process.execPath;

const ENVIRONMENT = {
	PATH: [dirname(NODE), process.env['PATH']].join(delimiter), CI: 'true', NO_COLOR: '1', NODE_ENV: 'production', HOST: '127.0.0.1',
	NEXT_TELEMETRY_DISABLED: '1', NUXT_TELEMETRY_DISABLED: '1', ASTRO_TELEMETRY_DISABLED: '1',
};

const freePort = (): Promise<number> => new Promise((resolve) => {
	const server = createServer().listen(0, '127.0.0.1', () => {
		const { port } = server.address() as AddressInfo;
		server.close(() => resolve(port));
	});
});

/** Builds the application, which must not complain about the package, and calls `use` with its address. */
async function withApplication({ folder, build, start }: Application, use: (url: string) => Promise<void>): Promise<void> {
	const home = mkdtempSync(join(tmpdir(), 'application-'));
	const toCommand = ([program = '', ...words]: readonly string[]): readonly [string, readonly string[]] =>
		(program === 'node' ? [NODE, words] : [NODE, [readProgram(home, program), ...words]]);
	try {
		cpSync(join(ROOT, 'test/consumers/applications', folder), home, { recursive: true });
		must('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--silent', '--include=dev', tarball().path], home);
		const { status, out, err } = run(...toCommand(build), home, ENVIRONMENT);
		assert.is(status, 0, out + err);
		assert.not.match(out + err, /node_modules\/tincture|resolve ["'`]tincture/);
		const port = await freePort(), url = `http://127.0.0.1:${port}`, [program, words] = toCommand(start);
		const server = spawn(program, words, {
			cwd: home, detached: true, stdio: 'ignore', env: { ...process.env, ...ENVIRONMENT, PORT: String(port) },
		});
		try {
			await untilAnswers(url);
			await use(url);
		} finally {
			if (server.exitCode === null) process.kill(-server.pid!, 'SIGKILL');
		}
	} finally {
		rmSync(home, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
	}
}

/** Path of the script of an executable. */
function readProgram(home: string, name: string): string {
	const [packageName, program = packageName] = name.split(':') as [string, string?];
	const folder = join(home, 'node_modules', packageName);
	const text = readFileSync(join(folder, 'package.json'), 'utf8');
	const { bin } = JSON.parse(text) as { readonly bin: string | Readonly<Record<string, string>> };
	return join(folder, typeof bin === 'string' ? bin : bin[program]!);
}

async function untilAnswers(url: string): Promise<void> {
	for (let i = 0; i < 300; i++) {
		if (await fetch(url).then(({ ok }) => ok, () => false)) return;
		await new Promise((resolve) => setTimeout(resolve, 100));
	}
	throw new Error(`${url} does not answer.`);
}

/** The text of a page without the comments by which frameworks find their places. */
const readPage = async (url: string): Promise<string> => (await (await fetch(url)).text()).replaceAll(/<!--.*?-->/g, '');

/** Mixed as the slider of each application does. */
export const MIX = toHex(mix('gold', 'teal'));

/** An application answers names and a mix, in its page and in a route of its server. `more` has questions of its own. */
export const proveApplication = (application: Application, more: (url: string) => Promise<void> = async () => {}): Promise<void> =>
	withApplication(application, async (url) => {
		const page = await readPage(url);
		assert.match(page, 'Name Teal');
		assert.match(page, `Mix ${MIX}`);
		const named = await (await fetch(`${url}/api/name?color=dusty%20rose`)).json() as { readonly hex: string };
		// The row of data/common-names.txt.
		assert.is(named.hex, '#d4a5a5');
		await more(url);
	});

const CHROMIUM = ['chromium', 'chromium-browser', 'google-chrome'].find((name) => spawnSync(name, ['--version']).status === 0);

/** The page after its scripts have run; undefined without a browser. */
export function runPage(url: string): string | undefined {
	if (CHROMIUM === undefined) return undefined;
	const profile = mkdtempSync(join(tmpdir(), 'profile-'));
	try {
		return run(CHROMIUM, [
			'--headless', '--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update', '--disable-sync',
			'--no-first-run', `--user-data-dir=${profile}`, '--virtual-time-budget=20000', '--dump-dom', url,
		], tmpdir()).out;
	} finally {
		rmSync(profile, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
	}
}
