/*
 * The Model Context Protocol over HTTP: `POST /mcp` with one message gets one JSON answer. Stateless.
 */

import { JSON_TYPE, type Door, type Reply } from '../door.ts';
import { tokensFor, unitsToRead } from '../limits.ts';
import { whenDone, type ServedOperations } from '../operations.ts';
import { createMcp } from './answer.ts';
import { CODES, errorResponse, type Answer } from './message.ts';

/** Path of the Model Context Protocol. */
export const MCP = '/mcp';

/** The door with these operations as tools. */
export function mcpDoor(options: ServedOperations): Door {
	const mcp = createMcp(options);
	return {
		path: MCP,
		name: 'mcp',
		methods: { POST: 'json' },
		cost: 1,
		answer: ({ body, budget, charge, header, isLocal }) => {
			const cost = tokensFor(body.length);
			charge(cost - 1);
			budget.spent += unitsToRead(body.length);
			if (isLocal && isForeign(header('host'), header('origin'))) {
				const reason = 'Requests to this machine must have localhost as Host and Origin.';
				return toReply(errorResponse(null, 403, CODES.refused, reason));
			}
			return whenDone(mcp(body, header, budget, (tokens) => charge(tokens - cost)), toReply);
		},
	};
}

/**
 * True if Host or Origin is not a name of this machine: DNS rebinding, or a page of another site.
 */
const isForeign = (host: string | null, origin: string | null): boolean =>
	!isLoopback(host === null ? null : `http://${host}`) || (origin !== null && !isLoopback(origin));

const LOOPBACK: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

const isLoopback = (url: string | null): boolean => url !== null && URL.canParse(url) && LOOPBACK.has(new URL(url).hostname);

const toReply = ({ status, text }: Answer): Reply => ({ status, type: JSON_TYPE, body: text ?? '', keep: 'never' });
