/*
 * Source of `dist/service/main.js`, which runs the bundled service with settings from the environment. The build makes it and
 * `compiled.ts` CommonJS modules, which Node starts sooner.
 */

import { openCompiled, type Compiled } from './compiled.ts';
import { EX_OSFILE } from './exit-codes.ts';
import { requireNode } from './node-version.ts';

function open(): Compiled {
	try {
		return openCompiled(import.meta.dirname);
	} catch (error) {
		process.stderr.write(`tincture: ${(error as Error).message}\n`);
		process.exit(EX_OSFILE);
	}
}

requireNode();
open().run().program(process.argv.slice(2), process.env);
