/*
 * A test that cannot be made where it runs: it is named with the reason, counts as skipped and never as passed.
 */

/** What of a uvu suite is asked for here. */
interface Skips {
	readonly skip: (name?: string) => void;
}

export function leaveOut(suite: Skips, claim: string, reason: string): void {
	console.log(`  LEFT OUT (${reason}): ${claim}`);
	suite.skip(claim);
}
