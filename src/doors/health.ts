/*
 * Liveness and readiness probes. Never limited and never cached.
 */

import { jsonReply, READS, type Door, type Reply } from './door.ts';
import type { Mount } from './links.ts';
import { problem } from './problem.ts';

const door = (path: string, answer: () => Reply): Door => ({ path, methods: READS, cost: 0, answer });

const LIVE = jsonReply({ status: 'live' }, 'never'), READY = jsonReply({ status: 'ready' }, 'never');

/** The doors of both probes. `isLeaving` is true while the service shuts down. */
export const healthDoors = (mount: Mount, isLeaving: () => boolean): readonly Door[] => {
	const leaving = problem(mount, 'unavailable', 'The service is shutting down.', ['Retry-After', '5']);
	return [
		door('/livez', () => LIVE),
		door('/healthz', () => LIVE),
		door('/readyz', () => (isLeaving() ? leaving : READY)),
	];
};
