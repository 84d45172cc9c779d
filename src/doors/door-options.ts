/*
 * Options that every server takes: what it serves.
 */

import type { Asset } from '../assets/asset.ts';
import type { AnyOperation } from '../operations/operation.ts';
import type { Door } from './door.ts';
import type { Inspect } from './operations.ts';

/** The parts of the service that can be disabled. */
export const PARTS = ['batch', 'mcp', 'pages'] as const;

export type Part = (typeof PARTS)[number];

export interface DoorOptions {
	/** Operations to serve; all by default. */
	readonly operations?: readonly AnyOperation[];
	/** Further doors. A door replaces an existing one at the same path. */
	readonly doors?: readonly Door[];
	/** The public path of the service, such as `/color`; links, `servers` and problem types begin with it. */
	readonly basePath?: string;
	/** The content of `tincture/assets.json`, for runtimes without a disk. */
	readonly assets?: readonly Asset[];
	/** Called with every result before it is sent; may throw. */
	readonly inspect?: Inspect;
	/** Parts that are not served: `batch`, `mcp`, and `pages` (the front page and the reference). None by default. */
	readonly disable?: readonly Part[];
}
