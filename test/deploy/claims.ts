/*
 * All that is claimed of the deployments; and, run as a program by debian.test.ts inside the network of a Debian, the
 * proof: a line of JSON for each claim.
 */

import { pathToFileURL } from 'node:url';
import { CADDY } from './caddy.ts';
import { inside } from './debian.ts';
import { NGINX } from './nginx.ts';
import { SYSTEMD } from './systemd.ts';

/** One after the other: each begins where the last one left the machine. */
export const CLAIMS = { ...NGINX, ...CADDY, ...SYSTEMD };

export interface Verdict {
	readonly claim: string;
	/** What was wrong, if it does not hold. */
	readonly fault?: string;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
	const init = Number(process.argv[2]);
	for (const [claim, prove] of Object.entries(CLAIMS)) {
		const fault = await prove({ init, run: inside(init) }).then(() => undefined, (error: unknown) =>
			String(error instanceof Error ? error.stack : error));
		console.log(JSON.stringify({ claim, fault } satisfies { claim: string; fault: string | undefined }));
	}
	process.exit();
}
