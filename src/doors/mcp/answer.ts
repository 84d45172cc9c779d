/*
 * A message of the Model Context Protocol → its answer. Nothing is remembered between two of them.
 *
 * Two generations of clients ask. Since 2026-07-28 each request says in `_meta` which revision it speaks and what the client
 * can; over HTTP the same stands in headers, so that what is in between can route by them. Before, a client asked to be
 * initialized, and the revision stood in a header from then on.
 *
 * Source  https://modelcontextprotocol.io/specification/2026-07-28 and /2025-11-25.
 * Proof   test/doors/mcp.test.ts, and the clients of both generations in test/consumers/mcp.test.ts.
 */

import { quote } from '../../errors.ts';
import type { AnyOperation } from '../../operations/operation.ts';
import { ABOUT } from '../about.ts';
import type { Inspect } from '../operations.ts';
import { isRecord } from '../options.ts';
import { ACCEPTED, CODES, errorOf, isAnswer, readMessage, resultOf, type Answer, type Id, type Message } from './message.ts';
import { PROMPTS, type Prompt } from './prompts.ts';
import { RESOURCES } from './resources.ts';
import { callTool, noTool, toolOf, type Tool } from './call.ts';

/** The revision without a handshake. */
export const MODERN = '2026-07-28';

/** Those with one, the latest first: what a client is offered whose own is unknown. */
export const LEGACY = ['2025-11-25', '2025-06-18', '2025-03-26'] as const;

const META = {
	version: 'io.modelcontextprotocol/protocolVersion',
	capabilities: 'io.modelcontextprotocol/clientCapabilities',
	server: 'io.modelcontextprotocol/serverInfo',
} as const;

/** Lists change with a release alone: an hour, in milliseconds. */
const KEPT = { ttlMs: 3_600_000, cacheScope: 'public' } as const;

const CAPABILITIES = { tools: {}, prompts: {}, resources: {} } as const;

const SERVER_INFO = { name: 'tincture', title: 'Tincture', version: ABOUT.version } as const;

const INSTRUCTIONS = 'Color tools. A color is any CSS text, a HEX, or a name in English or Russian. Answers are brief; "full": true '
	+ 'gives all of one. What is wrong with a call is said in its result, with what to write instead.';

export interface McpOptions {
	readonly operations: readonly AnyOperation[];
	readonly inspect: Inspect | null;
	/** Sees what was thrown and is no fault of the caller. */
	readonly report: (thrown: unknown) => void;
}

/** The header of a request by its name; null for a transport that has none. */
export type HeaderOf = ((name: string) => string | null) | null;

/** A promise where the answer takes long. */
export type Mcp = (message: unknown, header: HeaderOf) => Answer | Promise<Answer>;

/** Answers messages with these operations as tools. Never throws or rejects. */
export function createMcp(options: McpOptions): Mcp {
	const methods = methodsOf(options);
	return (value, header) => {
		const message = readMessage(value);
		if (isAnswer(message)) return message;
		const version = message.meta[META.version];
		const isModern = version !== undefined || header?.('mcp-protocol-version') === MODERN;
		if (message.id === undefined) return ACCEPTED;
		const refused = isModern ? refuseModern(message, message.id, header) : refuseLegacy(message.id, header);
		return refused ?? answer(methods, message, message.id, isModern, options.report);
	};
}

function answer(
	methods: Methods, { method, params }: Message, id: Id, isModern: boolean, report: McpOptions['report'],
): Answer | Promise<Answer> {
	const known = Object.hasOwn(methods, method) ? methods[method] : undefined;
	if (known === undefined || (isModern ? known.era === 'legacy' : known.era === 'modern')) {
		return errorOf(id, isModern ? 404 : 200, CODES.noMethod, `There is no method ${quote(method)}.`);
	}
	const failed = (thrown: unknown): Answer => {
		report(thrown);
		return errorOf(id, 500, CODES.internal, 'The fault is ours, not yours, and it has been recorded.');
	};
	const told = (result: object | string): Answer => {
		if (typeof result === 'string') return errorOf(id, 200, CODES.badParams, result);
		return resultOf(id, isModern ? { resultType: 'complete', ...result, ...(known.isKept && KEPT) } : result);
	};
	try {
		const result = known.answer(params);
		return result instanceof Promise ? result.then(told).catch(failed) : told(result);
	} catch (thrown) {
		return failed(thrown);
	}
}

/** What is wrong with a request of 2026-07-28 as such. */
function refuseModern({ method, params, meta }: Message, id: Id, header: HeaderOf): Answer | undefined {
	const { [META.version]: version, [META.capabilities]: capabilities } = meta;
	if (typeof version !== 'string' || !isRecord(capabilities)) {
		return errorOf(id, 400, CODES.badParams, `"_meta" must hold "${META.version}" as a text and "${META.capabilities}" as an object.`);
	}
	if (header !== null) {
		const wanted = { 'mcp-protocol-version': version, 'mcp-method': method, ...nameIn(method, params) };
		for (const [name, value] of Object.entries(wanted)) {
			const got = decodedHeader(header(name));
			if (got !== value) {
				const found = got === null ? 'missing' : quote(got);
				return errorOf(id, 400, CODES.badHeader, `The header ${name} must be ${quote(value)}, as in the body, and is ${found}.`);
			}
		}
	}
	if (version === MODERN) return undefined;
	return errorOf(id, 400, CODES.badVersion, `The revision ${quote(version)} is not spoken here.`, { supported: [MODERN], requested: version });
}

/** What the header Mcp-Name repeats. */
function nameIn(method: string, { name, uri }: Message['params']): { readonly 'mcp-name'?: string } {
	const named = method === 'resources/read' ? uri : method === 'tools/call' || method === 'prompts/get' ? name : undefined;
	return typeof named === 'string' ? { 'mcp-name': named } : {};
}

/** What a header cannot hold as it is comes as `=?base64?…?=`. */
function decodedHeader(value: string | null): string | null {
	const [, encoded] = /^=\?base64\?([A-Za-z0-9+/]*={0,2})\?=$/.exec(value ?? '') ?? [];
	if (encoded === undefined) return value;
	try {
		return new TextDecoder().decode(Uint8Array.from(atob(encoded), (one) => one.charCodeAt(0)));
	} catch {
		return value;
	}
}

/** Without a header a client is taken at its word. */
function refuseLegacy(id: Id, header: HeaderOf): Answer | undefined {
	const version = header?.('mcp-protocol-version') ?? null;
	if (version === null || LEGACY.some((known) => known === version)) return undefined;
	return errorOf(id, 400, CODES.refused, `The revision ${quote(version)} is not spoken here. Supported: ${[MODERN, ...LEGACY].join(', ')}.`);
}

interface Method {
	/** Which generation knows it; both unless given. */
	readonly era?: 'modern' | 'legacy';
	/** May its answer be kept by whoever is between? */
	readonly isKept?: boolean;
	/** A result, or a promise of it, or what is wrong with the params. */
	readonly answer: (params: Message['params']) => object | Promise<object> | string;
}

type Methods = { readonly [method: string]: Method };

function methodsOf({ operations, inspect }: McpOptions): Methods {
	const byName = new Map(operations.map((operation) => [operation.name, operation]));
	let tools: readonly Tool[] | undefined;
	return {
		'server/discover': {
			era: 'modern',
			isKept: true,
			answer: () => ({
				supportedVersions: [MODERN], capabilities: CAPABILITIES, instructions: INSTRUCTIONS, _meta: { [META.server]: SERVER_INFO },
			}),
		},
		'initialize': {
			era: 'legacy',
			answer: ({ protocolVersion }) => ({
				protocolVersion: LEGACY.find((known) => known === protocolVersion) ?? LEGACY[0],
				capabilities: CAPABILITIES,
				serverInfo: SERVER_INFO,
				instructions: INSTRUCTIONS,
			}),
		},
		'ping': { era: 'legacy', answer: () => ({}) },
		'tools/list': { isKept: true, answer: () => ({ tools: tools ??= operations.map(toolOf) }) },
		'tools/call': {
			answer: ({ name, arguments: given = {} }) => {
				const operation = typeof name === 'string' ? byName.get(name) : undefined;
				if (operation === undefined) return noTool(name, [...byName.keys()]);
				return isRecord(given) ? callTool(operation, given, inspect) : '"arguments" must be an object.';
			},
		},
		'prompts/list': { isKept: true, answer: () => ({ prompts: PROMPTS.map(({ text: _, tools: __, ...listed }) => listed) }) },
		'prompts/get': { answer: ({ name, arguments: given = {} }) => getPrompt(name, given) },
		'resources/list': { isKept: true, answer: () => ({ resources: RESOURCES.map(({ text: _, ...listed }) => listed) }) },
		'resources/templates/list': { isKept: true, answer: () => ({ resourceTemplates: [] }) },
		'resources/read': {
			isKept: true,
			answer: ({ uri }) => {
				const found = RESOURCES.find((resource) => resource.uri === uri);
				if (found === undefined) return `"uri" must be one of ${RESOURCES.map((resource) => resource.uri).join(', ')}.`;
				return { contents: [{ uri: found.uri, mimeType: found.mimeType, text: found.text() }] };
			},
		},
	};
}

function getPrompt(name: unknown, given: unknown): object | string {
	const prompt = PROMPTS.find((one) => one.name === name);
	if (prompt === undefined) return `"name" must be one of ${PROMPTS.map((one) => one.name).join(', ')}.`;
	if (!isRecord(given)) return '"arguments" must be an object of texts.';
	const wrong = wrongArgument(prompt, given);
	if (wrong !== undefined) return wrong;
	// Every argument was seen to be a text.
	const text = prompt.text(given as { readonly [argument: string]: string });
	return { description: prompt.description, messages: [{ role: 'user', content: { type: 'text', text } }] };
}

function wrongArgument({ arguments: declared }: Prompt, given: Readonly<Record<string, unknown>>): string | undefined {
	for (const { name, description, required } of declared) {
		if (required && given[name] === undefined) return `The argument "${name}" is missing. ${description}`;
	}
	const known = declared.map((one) => one.name);
	for (const [name, value] of Object.entries(given)) {
		if (!known.includes(name)) return `There is no argument ${quote(name)}. Known: ${known.join(', ')}.`;
		if (typeof value !== 'string') return `The argument "${name}" must be a text.`;
	}
	return undefined;
}
