/*
 * Exit codes of the service.
 *
 * Source  sysexits.h of BSD.
 */

/** An invalid argument; a missing or damaged program file; an invalid setting. */
export const EX_USAGE = 64, EX_OSFILE = 72, EX_CONFIG = 78;

/** What each exit code means. */
export const EXIT_CODES = {
	0: 'Stopped by a signal.',
	1: 'A bug, or a second signal.',
	[EX_USAGE]: 'Invalid argument.',
	[EX_OSFILE]: 'A missing or damaged program file.',
	[EX_CONFIG]: 'Invalid setting.',
} as const;
