/*
 * Builds the image of the unchanged deploy/Dockerfile with buildah, starts it with a read-only root and an unprivileged user,
 * sends it requests, and drains it.
 *
 * Needs no registry of images: both bases are a Debian by debootstrap with the Node that runs this test. Packages come from the
 * registry of npm. If a program is missing, the claim is left out, unless DEPLOY_TESTS=insist.
 */

import { spawn, spawnSync } from 'node:child_process';
import {
	appendFileSync, copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync,
} from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { homedir, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { leaveOut } from '../support/left-out.ts';
import { ROOT } from '../support/project.ts';

const image = suite('the image');

const DOCKERFILE = join(ROOT, 'deploy/Dockerfile');
const BASES = [...readFileSync(DOCKERFILE, 'utf8').matchAll(/^FROM (\S+)/gm)].map((match) => match[1]!);
/** The uid of nonroot in distroless. */
const NOBODY = 65532;
const CERTIFICATES = '/etc/ssl/certs';

function run(program: string, words: readonly string[], options: { cwd?: string } = {}): string {
	const { status, stdout, stderr } = spawnSync(program, words, { encoding: 'utf8', maxBuffer: 1 << 26, ...options });
	assert.is(status, 0, `${program} ${words.join(' ')}\n${stdout}${stderr}`);
	return stdout.trim();
}

/** A Debian with this Node and its npm, where both bases have them. */
function debian(directory: string): string {
	const root = join(directory, 'root');
	run('debootstrap', ['--variant=minbase', '--include=libstdc++6', debianName(), root]);
	for (const unused of ['var/cache/apt', 'var/lib/apt', 'usr/share/doc', 'usr/share/locale', 'usr/share/man'])
		rmSync(join(root, unused), { recursive: true, force: true });
	copyFileSync(process.execPath, join(root, 'usr/local/bin/node'));
	mkdirSync(join(root, 'nodejs/bin'), { recursive: true });
	symlinkSync('/usr/local/bin/node', join(root, 'nodejs/bin/node'));
	const npm = dirname(dirname(run('readlink', ['-f', run('sh', ['-c', 'command -v npm'])])));
	mkdirSync(join(root, 'usr/local/lib/node_modules'), { recursive: true });
	run('cp', ['-r', npm, join(root, 'usr/local/lib/node_modules/npm')]);
	symlinkSync('../lib/node_modules/npm/bin/npm-cli.js', join(root, 'usr/local/bin/npm'));
	appendFileSync(join(root, 'etc/passwd'), `nonroot:x:${NOBODY}:${NOBODY}::/home/nonroot:/usr/sbin/nologin\n`);
	return root;
}

const debianName = (): string => /^VERSION_CODENAME=(\w+)/m.exec(readFileSync('/etc/os-release', 'utf8'))![1]!;

/** Options of npm: the registry and the certificates to trust. */
function npmrc(directory: string): string {
	const path = join(directory, 'npmrc'), own = join(homedir(), '.npmrc'), authority = process.env['NODE_EXTRA_CA_CERTS'];
	writeFileSync(path, `${existsSync(own) ? readFileSync(own, 'utf8') : ''}\n${authority === undefined ? '' : `cafile=${authority}\n`}`);
	return path;
}

const freePort = (): Promise<number> => new Promise((resolve) => {
	const server = createServer().listen(0, '127.0.0.1', () => {
		const { port } = server.address() as AddressInfo;
		server.close(() => resolve(port));
	});
});

/** In separate namespaces: a read-only root, /proc and a few devices, no new privileges. `$0` root, `$1` uid, then the command. */
const CONTAINED = `
mount --make-rprivate /
mount --bind "$0" "$0"
mount -t proc proc "$0/proc"
mount --bind /dev "$0/dev"
mount -o remount,bind,ro "$0"
uid=$1; shift
exec chroot --userspec="$uid:$uid" "$0" /usr/bin/setpriv --no-new-privs -- "$@"`;

interface Configured {
	readonly User: string;
	readonly Env: readonly string[];
	readonly Entrypoint: readonly string[];
	readonly Cmd: readonly string[];
	readonly WorkingDir: string;
	readonly ExposedPorts: Readonly<Record<string, unknown>>;
	readonly StopSignal: NodeJS.Signals;
}

const CLAIM = 'builds, runs read-only as nonroot, answers and drains';

const isThere = (name: string): boolean => spawnSync('sh', ['-c', 'command -v "$0"', name]).status === 0;
const absent = ['buildah', 'debootstrap', 'unshare', 'chroot'].filter((name) => !isThere(name));
const missing = process.getuid?.() === 0 ? absent.join(', ') : 'root';

if (missing !== '' && process.env['DEPLOY_TESTS'] !== 'insist') leaveOut(image, CLAIM, `missing: ${missing}`);
else {
	image(CLAIM, async () => {
		assert.is(missing, '');
		const directory = mkdtempSync(join(tmpdir(), 'tincture-buildah-'));
		const storage = ['--storage-driver', 'vfs', '--root', join(directory, 'store'), '--runroot', join(directory, 'run')];
		const buildah = (...words: readonly string[]): string => run('buildah', [...storage, ...words], { cwd: ROOT });
		try {
			const base = buildah('from', 'scratch');
			buildah('add', '--quiet', base, debian(directory), '/');
			buildah('config', '--entrypoint', '["/nodejs/bin/node"]', base);
			const [first, ...others] = BASES.map((name) => name.includes('/') ? name : `docker.io/library/${name}`);
			buildah('commit', '--quiet', base, first!);
			for (const other of others) buildah('tag', first!, other);
			buildah(
				'bud', '--quiet', '--isolation', 'chroot', '--pull-never', '--format', 'docker', '--network', 'host',
				'--volume', `${npmrc(directory)}:/root/.npmrc:ro`, '--volume', `${CERTIFICATES}:${CERTIFICATES}:ro`,
				'--file', DOCKERFILE, '--tag', 'tincture', '.',
			);
			const inspected = JSON.parse(buildah('inspect', '--type', 'image', 'localhost/tincture')) as { Docker: { config: Configured } };
			const { config } = inspected.Docker;
			const built = buildah('mount', buildah('from', '--pull-never', 'localhost/tincture'));
			assert.is(config.User, 'nonroot');
			assert.is(run('find', [join(built, 'app'), '-user', String(NOBODY)]), '', 'the user owns no file');

			const port = await freePort();
			assert.equal(Object.keys(config.ExposedPorts), ['8080/tcp']);
			const service = spawn(
				'unshare',
				[
					'--mount', '--pid', '--fork', '--kill-child=KILL', 'sh', '-ec', CONTAINED, built, String(NOBODY),
					'/usr/bin/env', '-i', ...config.Env.filter((pair) => !pair.startsWith('PORT=')), `PORT=${port}`,
					'sh', '-c', 'cd "$0"; touch /written 2>/dev/null && exit 70; exec "$@"', config.WorkingDir, ...config.Entrypoint, ...config.Cmd,
				],
				{ stdio: ['ignore', 'pipe', 'pipe'] },
			);
			let said = '';
			service.stdout.on('data', (chunk) => said += chunk);
			service.stderr.on('data', (chunk) => said += chunk);
			const ended = new Promise<number | null>((resolve) => service.on('close', resolve));
			const url = `http://127.0.0.1:${port}`;
			let isUp = false;
			for (let i = 0; i < 200 && service.exitCode === null && !isUp; i++) {
				isUp = await fetch(`${url}/readyz`).then(({ ok }) => ok, () => false);
				if (!isUp) await new Promise((resolve) => setTimeout(resolve, 100));
			}
			assert.ok(isUp, said);
			for (const path of ['parse-color?color=dark%20teal', 'find-colors?query=teal', 'build-system?primary=teal']) {
				const { status } = await fetch(`${url}/api/v1/${path}`, { headers: { Connection: 'close' } });
				assert.is(status, 200, path);
			}
			assert.is((await fetch(url, { headers: { Connection: 'close' } })).status, 200, 'the front page');
			// The first process of the namespace, which is what an engine of containers sends the signal to.
			const inside = run('pgrep', ['-P', String(service.pid)]);
			process.kill(Number(inside), config.StopSignal);
			assert.is(await ended, 0, said);
		} finally {
			run('rm', ['-rf', directory]);
		}
	});
}

image.run();
