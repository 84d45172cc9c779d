/*
 * A directory with files and a shell in which `tincture` is the command.
 */

import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundledProgram } from './bundled-program.ts';

interface Ended {
	readonly code: number | null;
	readonly out: string;
	readonly err: string;
}

export interface Shell {
	/** Runs a script of bash; a pipe fails if one of its commands does. */
	readonly run: (script: string, environment?: Readonly<Record<string, string>>) => Ended;
	readonly read: (file: string) => string;
}

/** Calls `job` with a shell in a directory of these files, which is removed afterwards. */
export function inShell(files: Readonly<Record<string, string>>, job: (shell: Shell) => void): void {
	const folder = mkdtempSync(join(tmpdir(), 'tincture-job-')), programs = join(folder, '.programs'), work = join(folder, 'work');
	try {
		mkdirSync(programs);
		mkdirSync(work);
		writeFileSync(join(programs, 'tincture'), `#!/bin/sh\nexec '${process.execPath}' '${bundledProgram('cli/main')}' "$@"\n`);
		chmodSync(join(programs, 'tincture'), 0o755);
		for (const [name, text] of Object.entries(files)) writeFileSync(join(work, name), text);
		job({
			run: (script, environment = {}) => {
				const { status, stdout, stderr } = spawnSync('bash', ['-o', 'pipefail', '-c', script], {
					cwd: work, encoding: 'utf8', timeout: 60_000, stdio: ['ignore', 'pipe', 'pipe'],
					env: { PATH: `${programs}:${process.env['PATH'] ?? ''}`, ...environment },
				});
				return { code: status, out: stdout, err: stderr };
			},
			read: (file) => readFileSync(join(work, file), 'utf8'),
		});
	} finally {
		rmSync(folder, { recursive: true });
	}
}
