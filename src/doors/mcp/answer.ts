/*
 * Answers messages of the Model Context Protocol. Stateless.
 *
 * Supports two generations of clients. Since 2026-07-28 each request states the revision and the capabilities of the client in `_meta`,
 * repeated in headers over HTTP for routing. Older clients initialize first and then state the revision in a header.
 *
 * Source  https://modelcontextprotocol.io/specification/2026-07-28 and /2025-11-25.
 * Proof   test/doors/mcp.test.ts; clients of both generations in test/consumers/mcp.test.ts.
 */

import { quote } from '../../errors.ts';
import type { Budget } from '../../math/budget.ts';
import { decodeJsonInSteps } from '../../schema/decode.ts';
import { isRecord, type AnyRecord } from '../../schema/record.ts';
import { ABOUT } from '../about.ts';
import { orElse, whenDone, type ServedOperations } from '../operations.ts';
import { CLIENT_GONE, inSlices } from '../slices.ts';
import { didYouMean, explainUnknown } from '../unknown-name.ts';
import {
	ACCEPTED, CODES, errorResponse, faultText, isAnswer, readMessage, resultResponse, type Answer, type Id, type Message,
} from './message.ts';
import { promptInput, PROMPTS, promptText, type Prompt } from './prompts.ts';
import { RESOURCES } from './resources.ts';
import { callTool, describeTool, type Tool } from './call.ts';

/** The revision without initialization. */
export const MODERN = '2026-07-28';

/**
 * Revisions with initialization, latest first; clients of any other revision are offered the latest. 2025-03-26 is not supported,
 * because its servers must accept batches.
 */
export const LEGACY = ['2025-11-25', '2025-06-18'] as const;

const META = {
	version: 'io.modelcontextprotocol/protocolVersion',
	capabilities: 'io.modelcontextprotocol/clientCapabilities',
	server: 'io.modelcontextprotocol/serverInfo',
} as const;

/** Lists change only with a release: cached for an hour, in milliseconds. */
const CACHE_HINT = { ttlMs: 3_600_000, cacheScope: 'public' } as const;

const CAPABILITIES = { tools: {}, prompts: {}, resources: {} } as const;

const SERVER_INFO = { name: 'tincture', title: 'Tincture', version: ABOUT.version } as const;

const SERVER_META = { [META.server]: SERVER_INFO };

const INSTRUCTIONS = 'Color tools. A color is any CSS text, a HEX, or a name in English or Russian. Long answers are shortened; "full": '
	+ 'true returns everything. The result of an invalid call says what is wrong and what to write instead.';

/** Returns a header of the request by name; null if the transport has no headers. */
type HeaderReader = ((name: string) => string | null) | null;

/**
 * Answers the bytes of a message, with a promise if that takes longer than a slice of the event loop. `charge` is called with the
 * tokens that a tool costs, before the work.
 */
export type Mcp = (body: Uint8Array, header: HeaderReader, budget: Budget, charge?: (tokens: number) => void) => Answer | Promise<Answer>;

/** Creates a server with these operations as tools. Throws or rejects only with CLIENT_GONE or an error of `charge`. */
export function createMcp(options: ServedOperations): Mcp {
	const methods = createMethods(options);
	const costs = new Map<unknown, number>(options.operations.map(({ name, cost }) => [name, cost]));
	return (body, header, budget, charge) => {
		const message = readMessage(body);
		if (isAnswer(message)) return message;
		const version = message.meta[META.version];
		const isModern = version !== undefined || header?.('mcp-protocol-version') === MODERN;
		if (message.id === undefined) return ACCEPTED;
		const refusal = isModern ? refuseModern(message, message.id, header) : refuseLegacy(message.id, header);
		if (refusal !== undefined) return refusal;
		charge?.(message.method === 'tools/call' ? costs.get(message.params['name']) ?? 1 : 1);
		return answer(methods, message, message.id, isModern, options.report, budget);
	};
}

function answer(
	methods: Methods, { method, params }: Message, id: Id, isModern: boolean, report: ServedOperations['report'], budget: Budget,
): Answer | Promise<Answer> {
	const handler = Object.hasOwn(methods, method) ? methods[method] : undefined;
	if (handler === undefined || handler.era === (isModern ? 'legacy' : 'modern')) {
		const names = Object.keys(methods).filter((name) => methods[name]!.era !== (isModern ? 'legacy' : 'modern'));
		return errorResponse(id, isModern ? 404 : 200, CODES.noMethod, `Unknown method ${quote(method)}. ${didYouMean(method, names)}`);
	}
	const reportBug = (thrown: unknown): Answer => {
		if (thrown === CLIENT_GONE) throw thrown;
		report(thrown);
		return errorResponse(id, 500, CODES.internal, 'The service has a bug, which was logged.');
	};
	const respond = (result: object | string): Answer => {
		if (typeof result === 'string') return errorResponse(id, 200, CODES.badParams, result);
		// The result of initialize names the server already, and that of ping is empty.
		if (!isModern) return resultResponse(id, handler.era === 'legacy' ? result : { ...result, _meta: SERVER_META });
		return resultResponse(id, { resultType: 'complete', ...result, ...(handler.isCacheable && CACHE_HINT), _meta: SERVER_META });
	};
	return orElse(() => whenDone(handler.answer(params, budget), respond), reportBug);
}

/** The error for an invalid request of 2026-07-28, if any. */
function refuseModern({ method, params, meta }: Message, id: Id, header: HeaderReader): Answer | undefined {
	const { [META.version]: version, [META.capabilities]: capabilities } = meta;
	if (typeof version !== 'string' || !isRecord(capabilities)) {
		return errorResponse(id, 400, CODES.badParams, `"_meta" must have "${META.version}" as a text and "${META.capabilities}" as an object.`);
	}
	if (header !== null) {
		const expected = { 'mcp-protocol-version': version, 'mcp-method': method, ...expectedHeaders(method, params) };
		for (const [name, value] of Object.entries(expected)) {
			const received = decodeHeader(header(name));
			if (received !== value) {
				const got = received === null ? 'missing' : quote(received);
				return errorResponse(id, 400, CODES.badHeader, `The header ${name} must be ${quote(value)}, as in the body, and is ${got}.`);
			}
		}
	}
	if (version === MODERN) return undefined;
	return errorResponse(id, 400, CODES.badVersion, `The revision ${quote(version)} is not supported.`, { supported: [MODERN], requested: version });
}

/** The value that the header Mcp-Name must repeat. */
function expectedHeaders(method: string, { name, uri }: Message['params']): { readonly 'mcp-name'?: string } {
	const named = method === 'resources/read' ? uri : method === 'tools/call' || method === 'prompts/get' ? name : undefined;
	return typeof named === 'string' ? { 'mcp-name': named } : {};
}

/** Decodes `=?base64?…?=`, the form of values that a header cannot contain. */
function decodeHeader(value: string | null): string | null {
	const [, encoded] = /^=\?base64\?([A-Za-z0-9+/]*={0,2})\?=$/.exec(value ?? '') ?? [];
	if (encoded === undefined) return value;
	try {
		return new TextDecoder().decode(Uint8Array.from(atob(encoded), (one) => one.charCodeAt(0)));
	} catch {
		return value;
	}
}

/** The error for an unsupported revision. A request without the header is accepted. */
function refuseLegacy(id: Id, header: HeaderReader): Answer | undefined {
	const version = header?.('mcp-protocol-version') ?? null;
	if (version === null || LEGACY.some((one) => one === version)) return undefined;
	return errorResponse(id, 400, CODES.refused, `The revision ${quote(version)} is not supported. Supported: ${[MODERN, ...LEGACY].join(', ')}.`);
}

interface Method {
	/** The generation that has the method; both by default. */
	readonly era?: 'modern' | 'legacy';
	/** True if shared caches may store the answer. */
	readonly isCacheable?: boolean;
	/** Returns the result, a promise of it, or a message about invalid params. */
	readonly answer: (params: Message['params'], budget: Budget) => object | string | Promise<object | string>;
}

type Methods = { readonly [method: string]: Method };

function createMethods({ operations, inspect }: ServedOperations): Methods {
	const byName = new Map(operations.map((operation) => [operation.name, operation]));
	let tools: readonly Tool[] | undefined;
	return {
		'server/discover': {
			era: 'modern',
			isCacheable: true,
			answer: () => ({ supportedVersions: [MODERN], capabilities: CAPABILITIES, instructions: INSTRUCTIONS }),
		},
		'initialize': {
			era: 'legacy',
			answer: ({ protocolVersion }) => ({
				protocolVersion: LEGACY.find((one) => one === protocolVersion) ?? LEGACY[0],
				capabilities: CAPABILITIES,
				serverInfo: SERVER_INFO,
				instructions: INSTRUCTIONS,
			}),
		},
		'ping': { era: 'legacy', answer: () => ({}) },
		'tools/list': { isCacheable: true, answer: () => ({ tools: tools ??= operations.map(describeTool) }) },
		'tools/call': {
			answer: ({ name, arguments: given = {} }, budget) => {
				const operation = typeof name === 'string' ? byName.get(name) : undefined;
				if (operation === undefined) return explainUnknown('tool', '"name"', name, byName);
				return isRecord(given) ? callTool(operation, given, inspect, budget) : '"arguments" must be an object.';
			},
		},
		'prompts/list': { isCacheable: true, answer: () => ({ prompts: PROMPTS.map(listPrompt) }) },
		'prompts/get': { answer: ({ name, arguments: given = {} }, budget) => getPrompt(name, given, budget) },
		'resources/list': { isCacheable: true, answer: () => ({ resources: RESOURCES.map(({ text: _, ...listed }) => listed) }) },
		'resources/templates/list': { isCacheable: true, answer: () => ({ resourceTemplates: [] }) },
		'resources/read': {
			isCacheable: true,
			answer: ({ uri }) => {
				const resource = RESOURCES.find((one) => one.uri === uri);
				if (resource === undefined) return `"uri" must be one of ${RESOURCES.map((one) => one.uri).join(', ')}.`;
				return { contents: [{ uri: resource.uri, mimeType: resource.mimeType, text: resource.text() }] };
			},
		},
	};
}

function getPrompt(name: unknown, given: unknown, budget: Budget): object | string | Promise<object | string> {
	const prompt = PROMPTS.find((one) => one.name === name);
	if (prompt === undefined) return `"name" must be one of ${PROMPTS.map((one) => one.name).join(', ')}.`;
	if (!isRecord(given)) return '"arguments" must be an object of texts.';
	const wrong = wrongArgument(prompt, given);
	if (wrong !== undefined) return wrong;
	// Every argument was checked to be a string.
	const input = promptInput(prompt, given as { readonly [argument: string]: string });
	return orElse(() => whenDone(inSlices(decodeJsonInSteps(prompt.operation.input, input), budget), (): object => ({
		description: prompt.description, messages: [{ role: 'user', content: { type: 'text', text: promptText(prompt, input) } }],
	})), faultText);
}

const listPrompt = ({ name, title, description, arguments: declared }: Prompt): object =>
	({ name, title, description, arguments: declared });

function wrongArgument({ arguments: declared }: Prompt, given: AnyRecord): string | undefined {
	const names = declared.map(({ name }) => name);
	for (const [name, value] of Object.entries(given)) {
		if (!names.includes(name)) return `Unknown argument ${quote(name)}. ${didYouMean(name, names)}`;
		if (typeof value !== 'string') return `The argument "${name}" must be a text.`;
	}
	const missing = declared.find(({ name, required }) => required && given[name] === undefined);
	return missing && `The argument "${missing.name}" is missing. ${missing.description}`;
}
