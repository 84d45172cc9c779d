/*
 * All claims about the deployments. debian.test.ts runs this file inside the network of a Debian; it prints a line of JSON with
 * the result of each claim.
 */

import { pathToFileURL } from 'node:url';
import { CADDY } from './caddy.ts';
import { inside } from './debian.ts';
import { NGINX } from './nginx.ts';
import { SYSTEMD } from './systemd.ts';
import { VARNISH } from './varnish.ts';

/** One after the other: each begins where the last one left the machine. */
export const CLAIMS = { ...NGINX, ...VARNISH, ...CADDY, ...SYSTEMD };

export interface Verdict {
	readonly claim: string;
	/** The error, if the claim fails. */
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
