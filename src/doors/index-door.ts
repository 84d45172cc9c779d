/*
 * `GET /api/v1`: every operation with its methods, path and documentation, for programs that start from the address of the API.
 *
 * Proof  test/jobs/http-discover.test.ts.
 */

import type { AnyOperation } from '../operations/operation.ts';
import { BATCH } from './batch.ts';
import { fixedDoor, jsonReply, WRITES, type Door } from './door.ts';
import { linkHeader, type Mount } from './links.ts';
import { API } from './operations.ts';

/** The door of the index. */
export const indexDoor = (operations: readonly AnyOperation[], { base, hasPages }: Mount, hasBatch: boolean): Door =>
	fixedDoor(API.slice(0, -1), () => jsonReply({
		operations: operations.map(({ name, title, summary, methods }) =>
			({ name, title, summary, methods: [...methods, 'QUERY'], path: base + API + name, ...(hasPages && { docs: `${base}/docs/${name}` }) })),
		...(hasBatch && { batch: { methods: Object.keys(WRITES), path: base + BATCH, ...(hasPages && { docs: `${base}/docs/batch` }) } }),
		openapi: `${base}/openapi.json`,
		docs: base + (hasPages ? '/docs' : '/llms.txt'),
	}, 'day', linkHeader({ base, hasPages })));
