/*
 * Changes what numbers a ramp takes, and how many colors it has.
 *
 * Proof  test/fn/ramp.test.ts.
 */

import { checkNumber, copyList, fault, isCoordinate } from './arguments.ts';
import type { Ramp } from './mix.ts';

/** Most numbers of a domain, and most classes. */
export const MOST_PLACES = 1000;

/**
 * A ramp that takes numbers of a domain: `withDomain(ramp, [-20, 0, 40])` spreads its numbers evenly over the ramp, so that 0 is the
 * middle. Numbers ascend, 2 to 1,000; outside them the ramp has its first and last color.
 * @param ramp The ramp.
 * @param domain Ascending numbers.
 * @returns A function from the domain to colors.
 * @throws InputError
 * @example
 * toHex(withDomain(interpolate([parse('blue'), parse('white'), parse('red')]), [-20, 40])(10)); // '#ffffff'
 */
export function withDomain<S extends string>(ramp: Ramp<S>, domain: readonly number[]): Ramp<S> {
	checkRamp(ramp);
	return domainOf(ramp, checkAscending(domain, 2, 'domain'));
}

/**
 * A ramp of a few colors, evenly spaced on the given one: `withClasses(ramp, 5)` has five classes of equal width, and `withClasses(ramp,
 * [10, 100])` three: below 10, below 100, and the rest. At most 1,000 classes; borders ascend.
 * @param ramp The ramp.
 * @param classes Their number, or their borders.
 * @returns A ramp of the same domain.
 * @throws InputError
 * @example
 * toHex(withClasses(interpolate([parseHex('#000'), parseHex('#fff')]), 2)(0.2)); // '#000000'
 */
export function withClasses<S extends string>(ramp: Ramp<S>, classes: number | readonly number[]): Ramp<S> {
	checkRamp(ramp);
	if (typeof classes !== 'number') return classesOf(ramp, checkAscending(classes, 1, 'classes'));
	if (!Number.isInteger(checkNumber(classes, 2, MOST_PLACES, 'classes'))) throw fault('classes', 'a whole number or a list of borders');
	return classesOf(ramp, equalBorders(classes));
}

/** Borders between classes of equal width on 0..1. */
export const equalBorders = (count: number): readonly number[] => Array.from({ length: count - 1 }, (_, i) => (i + 1) / count);

/** `withDomain` of checked arguments. */
export const domainOf = <S extends string>(ramp: Ramp<S>, domain: readonly number[]): Ramp<S> => (at) => {
	checkNumber(at, -Infinity, Infinity, 'at');
	const next = domain.findIndex((x) => x > at), last = domain.length - 1;
	if (next <= 0) return ramp(next < 0 ? 1 : 0);
	const from = domain[next - 1]!;
	return ramp((next - 1 + (at - from) / (domain[next]! - from)) / last);
};

/** `withClasses` of checked borders. */
export const classesOf = <S extends string>(ramp: Ramp<S>, borders: readonly number[]): Ramp<S> => (at) => {
	checkNumber(at, -Infinity, Infinity, 'at');
	const next = borders.findIndex((x) => x > at);
	return ramp((next < 0 ? borders.length : next) / borders.length);
};

function checkRamp(ramp: unknown): void {
	if (typeof ramp !== 'function') throw fault('ramp', 'a function, such as interpolate returns');
}

function checkAscending(numbers: readonly number[], least: number, name: string): readonly number[] {
	const copy = copyList(numbers, least, MOST_PLACES);
	if (copy?.every((x, i) => isCoordinate(x) && (i === 0 || x > copy[i - 1]!))) return copy;
	throw fault(name, `${least} to ${MOST_PLACES} ascending numbers`);
}
