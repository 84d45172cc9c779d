/*
 * Skips a test that cannot run in this environment, with the reason. It counts as skipped, never as passed.
 */

/** The part of a uvu suite that is used here. */
interface Skips {
	readonly skip: (name?: string) => void;
}

export function leaveOut(suite: Skips, claim: string, reason: string): void {
	console.log(`  LEFT OUT (${reason}): ${claim}`);
	suite.skip(claim);
}
