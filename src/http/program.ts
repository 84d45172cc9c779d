/*
 * The service as a program, with settings from the environment.
 */

import { VERSION } from '../doors/openapi/document.ts';
import { quote } from '../errors.ts';
import type { Environment } from './config-names.ts';
import { help } from './config.ts';
import { EX_USAGE } from './exit-codes.ts';
import { exitWith, serve } from './serve.ts';
import type { ColorServer } from './server.ts';

/** Serves until a signal, then ends the process. Returns the server if it is one process. The only arguments are `--help`, `-h`, `--version` and `-V`. */
export function program([argument]: readonly string[], environment: Environment): ColorServer | undefined {
	if (argument === '--help' || argument === '-h') {
		process.stdout.write(help());
		process.exit(0);
	}
	if (argument === '--version' || argument === '-V') {
		process.stdout.write(`tincture ${VERSION}\n`);
		process.exit(0);
	}
	if (argument !== undefined)
		exitWith(EX_USAGE, `unknown argument ${quote(argument)}. Settings are read from the environment; --help lists them.`);
	return serve(environment);
}
