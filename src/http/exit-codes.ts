/*
 * Exit codes of the service.
 *
 * Source  sysexits.h of BSD.
 */

/** An invalid argument; a missing or damaged program file; an invalid setting. */
export const EX_USAGE = 64, EX_OSFILE = 72, EX_CONFIG = 78;
