/*
 * Serves the OpenAPI description: the one of the build if everything is served, otherwise one that is generated on first use.
 */

import type { Encoded } from '../assets/asset.ts';
import type { AnyOperation } from '../operations/operation.ts';
import { OPERATIONS } from '../operations/table.ts';
import type { Site } from './assets.ts';
import { JSON_TYPE, type Reply } from './door.ts';
import { openApi } from './openapi/document.ts';

/** The reply of the description. */
export function description(operations: readonly AnyOperation[], { base, assets }: Site, hasBatch: boolean, hasKeys: boolean): Reply {
	const built = operations === OPERATIONS && hasBatch && !hasKeys ? assets.built('openapi.json') : undefined;
	if (built === undefined) return toReply(JSON.stringify(openApi(operations, base, hasBatch, hasKeys)));
	return base === '' ? toReply(built.text, built.encoded) : toReply(addBase(base, built.text));
}

const toReply = (body: string, encoded?: Encoded): Reply =>
	({ status: 200, type: JSON_TYPE, body, keep: 'day', ...(encoded && { encoded }) });

/** Adds the base path to a description: to the address of the server and to the types of problems, which are all that depend on it. */
export const addBase = (base: string, text: string): string =>
	text.replace('"servers":[{"url":"/"', `"servers":[{"url":"${base}"`).replaceAll('"/problems/', `"${base}/problems/`);
