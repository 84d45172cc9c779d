/*
 * The service as a program of its own: settings from the environment alone.
 *
 * Exit codes: 0 stopped by a signal, 1 a bug or a second signal, 64 (EX_USAGE of sysexits.h) an argument, 78
 * (EX_CONFIG) a setting that cannot be.
 */

import { quote } from '../errors.ts';
import { help, type Environment } from './config.ts';
import { EX_USAGE, refuse, serve } from './serve.ts';
import type { ColorServer } from './server.ts';

/** Serves until a signal, and ends the process; the server that will listen. `words` are the arguments of the process. */
export function program([argument]: readonly string[], environment: Environment): ColorServer {
	if (argument === '--help' || argument === '-h') {
		process.stdout.write(help());
		process.exit(0);
	}
	if (argument !== undefined)
		refuse(EX_USAGE, `${quote(argument)} means nothing here. Settings are read from the environment; --help lists them.`);
	return serve(environment);
}
