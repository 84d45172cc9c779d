/*
 * Runs every step of deploy/README.md for one machine, as printed, on a Debian with systemd, nginx, Caddy and Varnish, and
 * checks the result: one limit, one cache, the right address, restarts that lose nothing.
 *
 * If such a Debian cannot start here, each claim is left out by name, unless DEPLOY_TESTS=insist.
 */

import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { leaveOut } from '../support/left-out.ts';
import { CLAIMS, type Verdict } from './claims.ts';
import { absence, withDebian } from './debian.ts';
import { LEFT, PRINTED } from './printed.ts';

const debian = suite('deployed on a Debian');

debian('every printed step is taken by one claim or another', () => assert.equal(LEFT, []));

const PROGRAM = fileURLToPath(import.meta.resolve('./claims.ts'));

/** Runs every claim inside, once. */
async function prove(): Promise<ReadonlyMap<string, string | undefined>> {
	let out = '';
	await withDebian(PRINTED.build, async ({ init }) => {
		const child = spawn(
			'nsenter',
			['--target', String(init), '--net', process.execPath, '--import', 'tsx', PROGRAM, String(init)],
			{ stdio: ['ignore', 'pipe', 'inherit'] },
		);
		child.stdout.on('data', (chunk) => out += chunk);
		await new Promise((resolve) => child.on('close', resolve));
	});
	return new Map(out.trim().split('\n').map((line) => JSON.parse(line) as Verdict).map(({ claim, fault }) => [claim, fault]));
}

const missing = absence(['nginx', 'caddy', 'varnishd', 'curl']);

if (missing === undefined || process.env['DEPLOY_TESTS'] === 'insist') {
	let verdicts: ReturnType<typeof prove> | undefined;
	for (const claim of Object.keys(CLAIMS)) {
		debian(claim, async () => {
			assert.is(missing, undefined);
			const results = await (verdicts ??= prove());
			assert.ok(results.has(claim), 'was checked');
			const fault = results.get(claim);
			if (fault !== undefined) throw new Error(fault);
		});
	}
} else {
	for (const claim of Object.keys(CLAIMS)) leaveOut(debian, claim, missing);
}

debian.run();
