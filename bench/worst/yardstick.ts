/*
 * The yardstick of CPU time: a fixed amount of work like that of the service, in floating-point numbers, texts, maps and objects. It
 * runs between requests, in their process, so that a slower processor, or one that others share, changes both alike.
 *
 * Proof  test/budget/calibration.test.ts, whose verdict does not depend on the processor.
 */

/** Microseconds of the yardstick on the small server of the work budget, for which bounds of time are. */
const SMALL_SERVER_US = 150;

/** Samples before and after each request, and runs until the yardstick is compiled. */
const SAMPLES = 3, WARM_UP_RUNS = 600;

const NAMES = Array.from({ length: 300 }, (_, i) => `--color-${'abcdefgh'[i % 8]!}${i}-foreground`);

/** The work. Its result is used, so that no compiler leaves it out. */
function work(): number {
	let sum = 0;
	const colors = new Map<string, { readonly words: readonly string[]; readonly coords: readonly number[] }>();
	for (const [i, name] of NAMES.entries()) {
		const words = name.slice(2).split('-'), l = Math.cbrt(i / 300), coords = [l, Math.cos(i) * l, Math.sin(i) * l];
		colors.set(words.join(' '), { words, coords });
	}
	for (const [name, { words, coords: [l = 0, a = 0, b = 0] }] of colors) {
		if (/^color ([a-z]+)(\d+)/.test(name) && name.endsWith('foreground')) sum += words.length;
		sum += Math.hypot(a, b) + ((l + 0.055) / 1.055) ** 2.4 + Math.atan2(b, a);
	}
	return sum;
}

let sum = 0;

function timeWork(): number {
	const begin = process.cpuUsage();
	sum += work();
	const { user, system } = process.cpuUsage(begin);
	return user + system;
}

/** Returns a function that measures how many times slower than the small server this processor was since the last call. */
export function createYardstick(): () => number {
	for (let run = 0; run < WARM_UP_RUNS; run++) sum += work();
	const sample = (): number[] => Array.from({ length: SAMPLES }, timeWork);
	let before = sample();
	return () => {
		const after = sample(), all = [...before, ...after].toSorted((one, other) => one - other);
		before = after;
		return all[SAMPLES]! / SMALL_SERVER_US;
	};
}
