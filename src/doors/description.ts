/*
 * The OpenAPI description as it is sent: that of the build where all operations are served, else made when it is first
 * asked for.
 */

import type { Encoded } from '../assets/asset.ts';
import type { AnyOperation } from '../operations/operation.ts';
import { OPERATIONS } from '../operations/table.ts';
import type { Site } from './assets.ts';
import { JSON_TYPE, type Reply } from './door.ts';
import { openApi } from './openapi.ts';

/** The reply of the description. */
export function description(operations: readonly AnyOperation[], { base, assets }: Site): Reply {
	const built = operations === OPERATIONS ? assets.built('openapi.json') : undefined;
	if (built === undefined) return kept(JSON.stringify(openApi(operations, base)));
	return base === '' ? kept(built.text, built.encoded) : kept(under(base, built.text));
}

const kept = (body: string, encoded?: Encoded): Reply => ({ status: 200, type: JSON_TYPE, body, keep: 'day', ...(encoded && { encoded }) });

/**
 * The description of a service without a base as that of one under it: its address and the types of its problems begin with
 * the base, and nothing else of it does.
 */
export const under = (base: string, text: string): string =>
	text.replace('"servers":[{"url":"/"', `"servers":[{"url":"${base}"`).replaceAll('"/problems/', `"${base}/problems/`);
