/*
 * An agent: a client of the Model Context Protocol that sees only the answers a tool gives by default.
 */

import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { bundledProgram } from '../support/bundled-program.ts';
import { withServer } from '../support/server.ts';

export interface Agent {
	/** Calls a tool and reads the text of its answer as the job expects it. Throws the message of a refused call. */
	readonly call: <T>(tool: string, input: object) => Promise<T>;
	/** The text of a prompt. */
	readonly prompt: (name: string, given: object) => Promise<string>;
}

type Exchange = (message: string) => Promise<string>;

interface Response<R> {
	readonly result: R;
	readonly error?: { readonly message: string };
}

interface Called {
	readonly content: readonly [{ readonly text: string }];
	readonly isError: boolean;
}

interface Prompted {
	readonly messages: readonly [{ readonly content: { readonly text: string } }];
}

function createAgent(exchange: Exchange): Agent {
	const request = async <R>(method: string, params: object): Promise<R> => {
		const { result, error } = JSON.parse(await exchange(JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }))) as Response<R>;
		if (error !== undefined) throw new Error(error.message);
		return result;
	};
	return {
		call: async <T>(name: string, given: object) => {
			const { content: [{ text }], isError } = await request<Called>('tools/call', { name, arguments: given });
			if (isError) throw new Error(text);
			return JSON.parse(text) as T;
		},
		prompt: async (name, given) => (await request<Prompted>('prompts/get', { name, arguments: given })).messages[0].content.text,
	};
}

/** An agent that is connected over HTTP. */
export const withHttpAgent = (work: (agent: Agent) => Promise<void>): Promise<void> => withServer((url) => {
	const headers = { 'Content-Type': 'application/json' };
	return work(createAgent(async (body) => (await fetch(`${url}/mcp`, { method: 'POST', headers, body })).text()));
});

/** An agent that has started the command, as `claude mcp add tincture -- npx tincture mcp` does. */
export async function withLocalAgent(work: (agent: Agent) => Promise<void>): Promise<void> {
	const child = spawn(process.execPath, [bundledProgram('cli/main'), 'mcp'], { stdio: ['pipe', 'pipe', 'inherit'] });
	const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
	try {
		await work(createAgent(async (message) => {
			child.stdin.write(`${message}\n`);
			const { value, done } = await lines.next();
			if (done === true) throw new Error('The command ended.');
			return value;
		}));
	} finally {
		child.kill();
	}
}
