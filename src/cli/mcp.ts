/*
 * `tincture mcp`: the Model Context Protocol over standard input and output, one message a line and one answer a line, until the
 * input ends. Nothing else is ever written to standard output.
 *
 * Source  https://modelcontextprotocol.io/specification/2026-07-28, transports, stdio.
 * Proof   test/cli/mcp.test.ts, and the clients of both generations in test/consumers/mcp.test.ts.
 */

import { LIMITS } from '../doors/limits.ts';
import { readJsonValue } from '../doors/json.ts';
import { createLines } from '../doors/lines.ts';
import { createMcp, type Mcp } from '../doors/mcp/answer.ts';
import { CODES, errorOf, type Answer } from '../doors/mcp/message.ts';
import { InputError, quote } from '../errors.ts';
import { OPERATIONS } from '../operations/table.ts';
import { DONE, MISUSE, type Io } from './io.ts';
import { languageOf } from './language.ts';
import { message } from './messages.ts';
import { tell } from './report.ts';

/** Answers messages until there are no more; the exit code. */
export async function mcp(words: readonly string[], io: Io): Promise<number> {
	const [word] = words, language = languageOf(io.environment);
	if (word !== undefined) {
		await tell(io, message('mcp-takes-none', quote(word)), language);
		return MISUSE;
	}
	if (io.output.isTerminal) await tell(io, message('mcp-waits'), language);
	const report = (thrown: unknown): void => {
		void tell(io, message('our-fault', thrown instanceof Error ? thrown.message : String(thrown)), language);
	};
	await answerAll(createMcp({ operations: OPERATIONS, inspect: null, report }), io);
	return DONE;
}

async function answerAll(answer: Mcp, { input, output }: Io): Promise<void> {
	const lines = createLines();
	const tell = async (line: Uint8Array | null): Promise<void> => {
		const { message } = await answerLine(answer, line);
		if (message !== null) await output.write(`${JSON.stringify(message)}\n`);
	};
	for await (const chunk of input) {
		for (const line of lines.of(chunk)) await tell(line);
	}
	const last = lines.rest();
	if (last !== undefined) await tell(last);
}

/** There are no headers here: what a client speaks stands in its messages alone. */
function answerLine(answer: Mcp, line: Uint8Array | null): Answer | Promise<Answer> {
	if (line === null) return errorOf(null, 413, CODES.notJson, `The line has more than ${LIMITS.body} bytes. Send one message a line, a shorter one.`);
	try {
		return answer(readJsonValue(line), null);
	} catch (thrown) {
		if (!(thrown instanceof InputError)) throw thrown;
		return errorOf(null, 400, CODES.notJson, thrown.message);
	}
}
