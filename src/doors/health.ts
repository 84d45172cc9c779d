/*
 * Liveness and readiness probes. Never limited and never cached.
 */

import { jsonReply, READS, type Door, type Reply } from './door.ts';
import { problem } from './problem.ts';

const door = (path: string, answer: () => Reply): Door => ({ path, methods: READS, cost: 0, answer });

const LIVE = jsonReply({ status: 'live' }, 'never'), READY = jsonReply({ status: 'ready' }, 'never');

/** `base` is the path that the service is mounted under. */
export const healthDoors = (base: string, isLeaving: () => boolean): readonly Door[] => {
	const leaving = problem(base, 'unavailable', 'The service is shutting down.', ['Retry-After', '5']);
	return [
		door('/livez', () => LIVE),
		door('/healthz', () => LIVE),
		door('/readyz', () => (isLeaving() ? leaving : READY)),
	];
};
