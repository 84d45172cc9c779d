/*
 * Refuses versions of Node that the programs do not run on, in one sentence instead of the error of a missing function.
 *
 * This file and the files that import it first use only syntax and functions that older versions have.
 *
 * Proof  test/http/node-version.test.ts; test/guards/engines.test.ts compares with `engines` of package.json.
 */

/** The first versions of the lines 20 and 22; the lines between are not supported, later ones are. */
const FLOOR_20 = [20, 19, 3], FLOOR_22 = [22, 12, 0];

const isFrom = (version: readonly number[], floor: readonly number[]): boolean => {
	const i = floor.findIndex((part, at) => version[at] !== part);
	return i < 0 || version[i]! > floor[i]!;
};

/** True for a version such as `22.12.0` that is supported. */
export function isSupported(version: string): boolean {
	const parts = version.split('.').map(Number);
	return isFrom(parts, FLOOR_22) || (parts[0] === FLOOR_20[0] && isFrom(parts, FLOOR_20));
}

/** Ends the process with a sentence if its Node is not supported. */
export function requireNode(): void {
	if (isSupported(process.versions.node)) return;
	process.stderr.write(
		`tincture: This needs Node ${FLOOR_20.join('.')} or later in version 20, or ${FLOOR_22.join('.')} or later; here is ${process.versions.node}.\n`,
	);
	process.exit(1);
}
