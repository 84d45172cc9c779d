/*
 * A Debian for testing the printed steps: a copy of this machine's, in separate namespaces, with systemd as its first process.
 *
 * Files are an overlay in memory and the network is a private loopback, so port 80 is free, nothing outside changes, and
 * everything disappears when the first process ends. Needs root, overlayfs and systemd; `absence` says what is missing.
 */

import { execFile, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../support/project.ts';

export interface Debian {
	/** Its first process, as the outside counts. */
	readonly init: number;
	/** Runs a script inside as root, in /opt/tincture. Returns its output, or throws an error with it. */
	readonly run: (script: string) => Promise<string>;
}

/** With the network of the machine, for npm; then without. `$1` empty directory, `$2` checkout, `$3` Node, `$4` steps. */
const PREPARE = `
set -eu
umask 022
mount --make-rprivate /
mount -t tmpfs tmpfs "$1"
mkdir "$1/upper" "$1/work" "$1/root"
mount -t overlay overlay -o "lowerdir=/,upperdir=$1/upper,workdir=$1/work" "$1/root"
root="$1/root"
rm -rf "$root/opt/tincture" "$root/etc/tincture.env"
mkdir -p "$root/opt/tincture"
(cd "$2" && git ls-files -z --cached --others --exclude-standard | tar --null --ignore-failed-read -T - -cf -) | tar -xf - -C "$root/opt/tincture" --no-same-owner
cmp -s "$3" "$root/usr/bin/node" || cp "$3" "$root/usr/local/bin/node"
mount --rbind /dev "$root/dev"
mount --rbind /proc "$root/proc"
chroot "$root" bash -euc "$4"
umount -R "$root/proc" "$root/dev"
exec unshare --net --pid --cgroup --uts --ipc --mount --fork --kill-child=KILL bash -euc '
cd "$0"
mount -t proc proc proc
mount -t tmpfs tmpfs dev
for name in null zero full random urandom tty; do touch "dev/$name"; mount --bind "/dev/$name" "dev/$name"; done
mkdir dev/pts dev/shm
mount -t devpts devpts dev/pts
ln -s pts/ptmx dev/ptmx
ln -s /proc/self/fd dev/fd
# Read-only, and systemd leaves the devices alone.
mount -t sysfs -o ro sysfs sys
mount -t cgroup2 cgroup sys/fs/cgroup
mount -t tmpfs tmpfs run
mkdir run/lock
mount -t tmpfs tmpfs tmp
ip link set lo up
export container=other
# Not chroot: who is in one may not make user namespaces, as PrivateUsers= does.
mkdir -p mnt/outside
pivot_root . mnt/outside
umount --lazy /mnt/outside
exec /lib/systemd/systemd --system --unit=basic.target --log-target=journal --show-status=0
' "$root"
`;

/** Why it cannot start here, if it cannot. */
export function absence(programs: readonly string[]): string | undefined {
	if (process.getuid?.() !== 0) return 'not root';
	if (!existsSync('/etc/debian_version')) return 'not Debian';
	const missing = [...programs, 'unshare', 'nsenter', 'ip', 'git', '/lib/systemd/systemd'].filter((name) =>
		spawnSync('sh', ['-c', 'command -v "$0"', name]).status !== 0);
	if (missing.length > 0) return `not installed: ${missing.join(', ')}`;
	const directory = mkdtempSync(join(tmpdir(), 'tincture-overlay-'));
	const { status, stderr } = spawnSync('unshare', ['--mount', '--net', '--pid', '--cgroup', '--fork', 'sh', '-euc', `
		mount --make-rprivate /; mount -t tmpfs tmpfs "$0"; mkdir "$0/u" "$0/w" "$0/r" "$0/c"
		mount -t overlay overlay -o "lowerdir=/,upperdir=$0/u,workdir=$0/w" "$0/r"; mount -t cgroup2 cgroup "$0/c"`, directory]);
	rmSync(directory, { recursive: true, force: true });
	return status === 0 ? undefined : `no namespaces or overlays here: ${String(stderr).trim()}`;
}

/** Runs a script inside a Debian, in /opt/tincture; `init` is its first process. */
export const inside = (init: number): Debian['run'] => (script) => new Promise((resolve, reject) => {
	const command = [
		'--target', String(init), '--all', `--wd=/proc/${init}/root/opt/tincture`, '/bin/bash', '--norc', '-euo', 'pipefail', '-c',
		script,
	];
	const env = {
		PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin', HOME: '/root', LANG: 'C.UTF-8',
		DEBIAN_FRONTEND: 'noninteractive',
	};
	execFile('nsenter', command, { env, timeout: 180_000, maxBuffer: 1 << 26 }, (error, out, err) => {
		if (error) reject(new Error(`${script}\n${out}${err}`, { cause: error }));
		else resolve(out);
	});
});

/** Boots a Debian with the project in /opt/tincture and `steps` taken there, and ends it. */
export async function withDebian(steps: string, use: (debian: Debian) => Promise<void>): Promise<void> {
	const directory = mkdtempSync(join(tmpdir(), 'tincture-debian-'));
	const outer = spawn('unshare',
		['--mount', '--kill-child=KILL', '--fork', 'bash', '-c', PREPARE, 'prepare', directory, ROOT, realpathSync(process.execPath), steps], {
		stdio: ['ignore', 'pipe', 'pipe'],
		env: { ...process.env, NODE_OPTIONS: '', NODE_V8_COVERAGE: '', npm_config_prefer_offline: 'true' },
	});
	let said = '';
	for (const stream of [outer.stdout, outer.stderr]) stream.on('data', (chunk) => said += chunk);
	let hasEnded = false;
	const ended = new Promise<void>((resolve) => outer.on('close', () => {
		hasEnded = true;
		resolve();
	}));
	try {
		// unshare → bash, now unshare → systemd.
		const init = await until(() => listChildren(outer.pid!).flatMap(listChildren).find(isSystemd), () => hasEnded, () => said);
		const run = inside(init);
		await until(() => run('systemctl is-active basic.target').catch(() => undefined), () => hasEnded, () => said);
		await use({ init, run });
	} finally {
		outer.kill('SIGKILL');
		await ended;
		rmSync(directory, { recursive: true, force: true });
	}
}

/** A file of /proc about a process; empty if the process has ended in the meantime. */
function readProc(pid: number, what: string): string {
	try {
		return readFileSync(`/proc/${pid}/${what}`, 'latin1');
	} catch {
		return '';
	}
}

const listChildren = (pid: number): number[] => readProc(pid, `task/${pid}/children`).split(' ').filter(Boolean).map(Number);

const isSystemd = (pid: number): boolean => readProc(pid, 'cmdline').startsWith('/lib/systemd/systemd\0');

async function until<T>(look: () => T | undefined | Promise<T | undefined>, isOver: () => boolean, said: () => string): Promise<T> {
	// npm and the build come first, on a machine that may be busy.
	for (let i = 0; i < 3000 && !isOver(); i++) {
		const result = await look();
		if (result !== undefined) return result;
		await new Promise((resolve) => setTimeout(resolve, 100));
	}
	throw new Error(`no Debian came up:\n${said()}`);
}
