/*
 * Pairs that must be repaired together, because they share places.
 *
 * Proof  test/theme/repair.test.ts.
 */

import { spend } from '../math/budget.ts';
import type { Steps } from '../math/steps.ts';
import { placesIn, type Link, type Place } from './repair-places.ts';

/** Groups of pairs that share places, directly or through other pairs. */
export function* groupByPlace(links: readonly Link[]): Steps<readonly (readonly Link[])[]> {
	const groupAt = new Map<Place, Link[]>(), groups = new Set<Link[]>();
	for (const link of links) {
		yield;
		spend(1);
		const own = placesIn(link);
		// The smaller groups go into the largest, so that no pair is moved often.
		const [group = [], ...others] = [...new Set(own.map((place) => groupAt.get(place)).filter((one) => one !== undefined))]
			.toSorted((one, other) => other.length - one.length);
		for (const other of others) {
			spend(other.length * 0.5);
			for (const moved of other) {
				group.push(moved);
				for (const place of placesIn(moved)) groupAt.set(place, group);
			}
			groups.delete(other);
		}
		group.push(link);
		groups.add(group);
		for (const place of own) groupAt.set(place, group);
	}
	return [...groups];
}
