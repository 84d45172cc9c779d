/*
 * Every door of a service.
 */

import { assetDoor, type Site } from './assets.ts';
import { BATCH, batchDoor } from './batch.ts';
import type { Door } from './door.ts';
import { healthDoors } from './health.ts';
import { indexDoor } from './index-door.ts';
import { operationDoor, type ServedOperations } from './operations.ts';
import { catalogDoor, linkHeader } from './links.ts';
import { MCP, mcpDoor } from './mcp/door.ts';
import type { Part } from './door-options.ts';
import { OFFLINE, offlineDoor } from './offline.ts';
import { metricsDoor, pageDoors } from './pages.ts';
import { problemDoors } from './problem-pages.ts';
import { referenceDoors } from './reference/table.ts';
import { swatchDoor } from './swatch.ts';

export interface Doorway extends ServedOperations {
	readonly site: Site;
	/** Further doors; they may replace others. */
	readonly doors: readonly Door[];
	readonly isLeaving: () => boolean;
	/** Parts that are not served. */
	readonly disable: readonly Part[];
	/** True if a key is required. */
	readonly hasKeys: boolean;
	/** Returns the metrics as text; null without metrics. */
	readonly metrics: (() => string) | null;
}

/** Paths of the parts of the service that can be disabled. */
const PART_PATHS: Readonly<Record<Part, (path: string) => boolean>> = {
	batch: (path) => path === BATCH,
	mcp: (path) => path === MCP,
	pages: (path) => path === '/' || path === OFFLINE || /^\/docs(?:\/|$)/.test(path),
};

/** Every door. The last of several at the same path counts, so the caller's doors replace ours. */
export function listDoors(
	{ operations, site, inspect, doors, isLeaving, report, metrics, disable, hasKeys }: Doorway,
): readonly Door[] {
	const hasBatch = !disable.includes('batch'), links = linkHeader(site);
	const own: readonly Door[] = [
		...operations.map((operation) => operationDoor(operation, inspect, links)),
		indexDoor(operations, site, hasBatch),
		batchDoor({ operations, basePath: site.base, inspect, report }),
		mcpDoor({ operations, inspect, report }),
		...pageDoors(operations, site, hasBatch, hasKeys),
		...healthDoors(site, isLeaving),
		...(metrics === null ? [] : [metricsDoor(metrics)]),
		...problemDoors(site),
		swatchDoor(links),
		catalogDoor(operations, site),
		...referenceDoors(operations, site),
		assetDoor(site.assets),
		offlineDoor(site),
	];
	return [...own.filter(({ path }) => !disable.some((part) => PART_PATHS[part](path))), ...doors];
}
