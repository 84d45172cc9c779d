/*
 * The Model Context Protocol over HTTP: `POST /mcp`, one message, one JSON answer, nothing stored.
 */

import { InputError } from '../../errors.ts';
import { JSON_TYPE, type Door, type Reply } from '../door.ts';
import { readJsonValue } from '../json.ts';
import { tokensFor } from '../limits.ts';
import { createMcp, type McpOptions } from './answer.ts';
import { CODES, errorOf, type Answer } from './message.ts';

/** The door of the protocol with these operations as tools. */
export function mcpDoor(options: McpOptions): Door {
	const mcp = createMcp(options);
	return {
		path: '/mcp',
		name: 'mcp',
		methods: { POST: 'json' },
		cost: 1,
		answer: ({ body, charge, header, isLocal }) => {
			charge(tokensFor(body.length) - 1);
			if (isLocal && isForeign(header('host'), header('origin'))) {
				return replyOf(errorOf(null, 403, CODES.refused, 'On this machine only its own pages may ask: Host and Origin must be localhost.'));
			}
			let message: unknown;
			try {
				message = readJsonValue(body);
			} catch (thrown) {
				if (!(thrown instanceof InputError)) throw thrown;
				return replyOf(errorOf(null, 400, CODES.notJson, thrown.message));
			}
			const answer = mcp(message, header);
			return answer instanceof Promise ? answer.then(replyOf) : replyOf(answer);
		},
	};
}

/**
 * A page of another site that had its name turned to this machine, or a page that has no business here: a name that is not
 * this machine's in Host or Origin.
 */
const isForeign = (host: string | null, origin: string | null): boolean =>
	!isLoopback(host === null ? null : `http://${host}`) || (origin !== null && !isLoopback(origin));

const LOOPBACK: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

const isLoopback = (url: string | null): boolean => url !== null && URL.canParse(url) && LOOPBACK.has(new URL(url).hostname);

const replyOf = ({ status, message }: Answer): Reply => message === null
	? { status, type: JSON_TYPE, body: '', keep: 'never' }
	: { status, type: JSON_TYPE, body: JSON.stringify(message), keep: 'never' };
