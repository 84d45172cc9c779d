/*
 * The Model Context Protocol with its official software: client packages of both generations, over HTTP and over standard input, the
 * inspector and the conformance suite. A tokenizer measures that answers are short.
 */

import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client as ModernClient, StreamableHTTPClientTransport as ModernHttp } from '@modelcontextprotocol/client';
import { StdioClientTransport as ModernStdio } from '@modelcontextprotocol/client/stdio';
import { Client as LegacyClient } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport as LegacyStdio } from '@modelcontextprotocol/sdk/client/stdio.js';
import { StreamableHTTPClientTransport as LegacyHttp } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { encode } from 'gpt-tokenizer';
import { encode as encodeOlder } from 'gpt-tokenizer/encoding/cl100k_base';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { LEGACY, MODERN } from '../../src/doors/mcp/answer.ts';
import { OMITTED } from '../../src/doors/mcp/brief.ts';
import { describeTool, FULL } from '../../src/doors/mcp/call.ts';
import { PROMPTS } from '../../src/doors/mcp/prompts.ts';
import { RESOURCES } from '../../src/doors/mcp/resources.ts';
import { OPERATIONS } from '../../src/operations/table.ts';
import { leaveOut } from '../support/left-out.ts';
import { ROOT } from '../support/project.ts';
import { withServer } from '../support/server.ts';
import { NODES, TOOLS } from './packed.ts';

const mcp = suite('clients of MCP');

interface Called {
	readonly content: readonly { readonly text: string }[];
	readonly structuredContent?: Readonly<Record<string, unknown>>;
	readonly isError?: boolean;
}

/** The common part of both clients, whose types differ. */
interface Client {
	readonly connect: (transport: never) => Promise<void>;
	readonly listTools: () => Promise<{ readonly tools: readonly { readonly name: string; readonly outputSchema?: object | undefined }[] }>;
	readonly callTool: (call: { readonly name: string; readonly arguments: Record<string, unknown> }) => Promise<unknown>;
	readonly listPrompts: () => Promise<{ readonly prompts: readonly { readonly name: string }[] }>;
	readonly getPrompt: (request: { readonly name: string; readonly arguments: Record<string, string> }) =>
	Promise<{ readonly messages: readonly { readonly content: unknown }[] }>;
	readonly listResources: () => Promise<{ readonly resources: readonly { readonly uri: string }[] }>;
	readonly readResource: (request: { readonly uri: string }) => Promise<{ readonly contents: readonly object[] }>;
	readonly getServerVersion: () => { readonly name: string } | undefined;
	readonly close: () => Promise<void>;
}

interface Opened {
	readonly client: Client;
	/** The revision that was agreed upon. */
	readonly version: () => string | undefined;
}

/** Where the server is: an address, or the command that starts it. */
type Place = string | { readonly command: string; readonly args: string[] };

const IDENTITY = { name: 'test', version: '1' };

async function openLegacy(place: Place): Promise<Opened> {
	const client = new LegacyClient(IDENTITY) as Client;
	const transport = typeof place === 'string' ? new LegacyHttp(new URL(place)) : new LegacyStdio({ ...place, cwd: ROOT });
	let version: string | undefined;
	// Over HTTP the transport keeps the revision; the client passes it to transports that accept it.
	Object.assign(transport, { setProtocolVersion: captureVersion(transport, (agreed) => { version = agreed; }) });
	await client.connect(transport as never);
	return { client, version: () => version };
}

function captureVersion(transport: object, tell: (version: string) => void): (version: string) => void {
	const { setProtocolVersion: before } = transport as { setProtocolVersion?: (version: string) => void };
	return (version) => {
		tell(version);
		before?.call(transport, version);
	};
}

const openModern = (mode: 'legacy' | 'auto' | { readonly pin: string }) => async (place: Place): Promise<Opened> => {
	const client = new ModernClient(IDENTITY, { versionNegotiation: { mode } });
	await client.connect(typeof place === 'string' ? new ModernHttp(new URL(place)) : new ModernStdio({ ...place, cwd: ROOT }));
	return { client: client as unknown as Client, version: () => client.getNegotiatedProtocolVersion() };
};

const GENERATIONS = [
	['the client of 2025', openLegacy, LEGACY[0]],
	['the client of 2026 as one of 2025', openModern('legacy'), LEGACY[0]],
	['the client of 2026 that finds out', openModern('auto'), MODERN],
	['the client of 2026 that speaks nothing else', openModern({ pin: MODERN }), MODERN],
] as const;

const OURS: Place = { command: process.execPath, args: ['--import', 'tsx', join(ROOT, 'src/cli/main.ts'), 'mcp'] };

async function withClient(open: (place: Place) => Promise<Opened>, place: Place, use: (opened: Opened) => Promise<void>): Promise<void> {
	const opened = await open(place);
	try {
		await use(opened);
	} finally {
		await opened.client.close();
	}
}

const TRANSPORTS = [
	['HTTP', (use: (place: Place) => Promise<void>) => withServer((url) => use(`${url}/mcp`))],
	['standard input', (use: (place: Place) => Promise<void>) => use(OURS)],
] as const;

/** A client validates answers against the schema and throws on a mismatch, but only for tools that it has listed. */
async function callsEveryTool({ client }: Opened): Promise<void> {
	const { tools } = await client.listTools();
	assert.equal(tools.map(({ name }) => name), OPERATIONS.map(({ name }) => name));
	for (const { name, examples } of OPERATIONS) {
		assert.ok(tools.find((tool) => tool.name === name)?.outputSchema, name);
		const given = { ...examples[0]!.input };
		const short = await client.callTool({ name, arguments: given }) as Called;
		const full = await client.callTool({ name, arguments: { ...given, [FULL]: true } }) as Called;
		for (const { content, structuredContent, isError } of [short, full]) {
			assert.not(isError, `${name}: ${content[0]?.text}`);
			assert.equal(JSON.parse(content[0]!.text), structuredContent, name);
		}
		assert.not(OMITTED in full.structuredContent!, name);
	}
}

/** Values of the arguments that prompts require. */
const GIVEN: Readonly<Record<string, string>> = { theme: ':root { --card: teal }', primary: 'teal', count: '5' };

async function readsEverythingElse({ client }: Opened): Promise<void> {
	const { prompts } = await client.listPrompts();
	assert.equal(prompts.map(({ name }) => name), PROMPTS.map(({ name }) => name));
	for (const { name, arguments: declared } of PROMPTS) {
		const given = Object.fromEntries(declared.filter(({ required }) => required).map((one) => [one.name, GIVEN[one.name]!]));
		const { messages } = await client.getPrompt({ name, arguments: given });
		for (const value of Object.values(given)) assert.match((messages[0]?.content as { readonly text: string }).text, value, name);
	}
	const { resources } = await client.listResources();
	assert.equal(resources.map(({ uri }) => uri), RESOURCES.map(({ uri }) => uri));
	for (const { uri } of RESOURCES) {
		const { contents } = await client.readResource({ uri });
		assert.ok((contents[0] as { readonly text: string }).text.length > 500, uri);
	}
}

async function isToldWhatIsWrong({ client }: Opened): Promise<void> {
	const { content, isError } = await client.callTool({ name: 'parse-color', arguments: { color: 'tael' } }) as Called;
	assert.ok(isError);
	assert.match(content[0]!.text, 'Did you mean "teal"?');
	for (const [what, ask] of [
		['parse-color', () => client.callTool({ name: 'parse-colour', arguments: {} })],
		['repair-contrast', () => client.getPrompt({ name: 'repair', arguments: {} })],
		['tincture://roles', () => client.readResource({ uri: 'tincture://rolls' })],
	] as const) {
		const error = await ask().then(() => undefined, (thrown: { readonly code: number; readonly message: string }) => thrown);
		assert.is(error?.code, -32_602, what);
		assert.match(error!.message, what);
	}
}

for (const [client, open, version] of GENERATIONS) for (const [way, at] of TRANSPORTS) {
	mcp(`${client} over ${way} agrees on ${version}, calls every tool, reads prompts and resources, and gets helpful errors`, () =>
		at((place) => withClient(open, place, async (opened) => {
			assert.is(opened.version(), version);
			assert.is(opened.client.getServerVersion()?.name, 'tincture');
			await callsEveryTool(opened);
			await readsEverythingElse(opened);
			await isToldWhatIsWrong(opened);
		})));
}

/** Bound of the list of tools. */
const TOKENS = 12_000;

mcp(`the list of tools is below ${TOKENS} tokens`, () => {
	const text = JSON.stringify(OPERATIONS.map(describeTool));
	for (const count of [encode(text).length, encodeOlder(text).length]) assert.ok(count < TOKENS, String(count));
});

interface Ended {
	readonly status: number;
	readonly out: string;
	readonly err: string;
}

/** Their programs want Node 22. */
const NODE = NODES.slice(1).find((node) => existsSync(node));

/** Runs an external program with a separate home; the server is in this process, which must not block. */
async function theirs(program: string, words: readonly string[]): Promise<Ended> {
	const home = mkdtempSync(join(tmpdir(), 'tincture-mcp-'));
	try {
		return await new Promise((resolve) => {
			const environment = { PATH: process.env['PATH'] ?? '', HOME: home, MCP_CATALOG_PATH: join(home, 'catalog.json') };
			const options = { cwd: home, env: environment, timeout: 120_000, maxBuffer: 1 << 26 };
			execFile(NODE!, [join(TOOLS, '@modelcontextprotocol', program), ...words], options, (error, out, err) =>
				resolve({ status: error === null ? 0 : Number(error.code ?? -1), out, err }));
		});
	} finally {
		rmSync(home, { recursive: true, force: true });
	}
}

const INSPECTOR = 'inspector/clients/launcher/build/index.js', CONFORMANCE = 'conformance/dist/index.js';

const SCENARIOS = ['server-initialize', 'ping', 'tools-list', 'prompts-list', 'resources-list', 'dns-rebinding-protection'];

if (NODE === undefined) leaveOut(mcp, 'the inspector and the conformance suite', 'no Node 22 is here, which they want');
else {
	for (const era of ['legacy', 'modern']) {
		mcp(`the inspector has nothing to say of the schemas, however strict, and calls a tool (${era})`, () => withServer(async (url) => {
			const ask = (...words: string[]): Promise<Ended> =>
				theirs(INSPECTOR, ['--cli', `${url}/mcp`, '--transport', 'http', '--protocol-era', era, '--format', 'json', ...words]);
			const { status, out, err } = await ask('--method', 'tools/list', '--strict');
			assert.equal([status, err], [0, ''], err);
			assert.equal([...out.matchAll(/"name": ?"([a-z-]+)"/g)].length >= OPERATIONS.length, true, out.slice(0, 500));
			const words = ['--tool-name', 'convert-color', '--tool-args-json', '{"color":"#f00","formats":["rgb"]}'];
			const called = await ask('--method', 'tools/call', ...words);
			assert.is(called.status, 0, called.err);
			assert.match(called.out, 'rgb(255 0 0)');
		}));
	}
	for (const scenario of SCENARIOS) {
		mcp(`the conformance suite: ${scenario}`, () => withServer(async (url) => {
			const { status, out, err } = await theirs(CONFORMANCE, ['server', '--url', `${url}/mcp`, '--scenario', scenario]);
			assert.is(status, 0, out + err);
			assert.match(out, /Passed: (\d+)\/\1, 0 failed, 0 warnings/);
		}));
	}
}

mcp.run();
