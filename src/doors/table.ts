/*
 * Every door of the service, in the order in which the last of two at the same path is the one that counts.
 */

import type { AnyOperation } from '../operations/operation.ts';
import { assetDoor, assetSource, type Asset, type Site } from './assets.ts';
import { batchDoor } from './batch.ts';
import type { Door } from './door.ts';
import { healthDoors } from './health.ts';
import { operationDoor, type Inspect } from './operations.ts';
import { catalogDoor, linkHeader } from './links.ts';
import { mcpDoor } from './mcp/door.ts';
import { metricsDoor, pageDoors } from './pages.ts';
import { problemDoors } from './problem-pages.ts';
import { referenceDoors } from './reference/table.ts';
import { swatchDoor } from './swatch.ts';

export interface Doorway {
	readonly operations: readonly AnyOperation[];
	/** The path that the service is mounted under. */
	readonly basePath: string;
	/** Null: those of the package. */
	readonly assets: readonly Asset[] | null;
	readonly inspect: Inspect | null;
	/** Further doors; they may stand in the place of others. */
	readonly doors: readonly Door[];
	readonly isDraining: () => boolean;
	/** Sees what was thrown inside an answer and is no fault of the caller. */
	readonly report: (thrown: unknown) => void;
	/** What is counted at the moment, as Prometheus reads it; null where nothing is counted. */
	readonly metrics: (() => string) | null;
}

/** Every door there is. Of two at one path the later one stands, so that a caller's door may take the place of ours. */
export function doorsOf({ operations, basePath, assets, inspect, doors, isDraining, report, metrics }: Doorway): readonly Door[] {
	const site: Site = { base: basePath, assets: assetSource(assets) };
	const links = linkHeader(basePath);
	return [
		...operations.map((operation) => operationDoor(operation, inspect, links)),
		batchDoor({ operations, basePath, inspect, report }),
		mcpDoor({ operations, inspect, report }),
		...pageDoors(operations, site),
		...healthDoors(basePath, isDraining),
		...(metrics === null ? [] : [metricsDoor(metrics)]),
		...problemDoors(site),
		swatchDoor(basePath),
		catalogDoor(operations, basePath),
		...referenceDoors(operations, site),
		assetDoor(site.assets),
		...doors,
	];
}
