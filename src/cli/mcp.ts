/*
 * `tincture mcp`: the Model Context Protocol over standard input and output, one message per line, until the input ends. Writes
 * only responses to standard output.
 *
 * Source  https://modelcontextprotocol.io/specification/2026-07-28, transports, stdio.
 * Proof   test/cli/mcp.test.ts; clients of both protocol generations in test/consumers/mcp.test.ts.
 */

import { LIMITS } from '../doors/limits.ts';
import { createLines, type Line } from '../doors/lines.ts';
import { createMcp, type Mcp } from '../doors/mcp/answer.ts';
import { CODES, errorResponse } from '../doors/mcp/message.ts';
import { quote } from '../errors.ts';
import { createBudget } from '../math/budget.ts';
import { OPERATIONS } from '../operations/table.ts';
import { DONE, type Io } from './io.ts';
import { environmentLanguage } from './language.ts';
import { message } from './messages.ts';
import { printMessage, refuse } from './report.ts';

/** Answers messages until the input ends. Returns the exit code. */
export async function mcp(words: readonly string[], io: Io): Promise<number> {
	const [word] = words, language = environmentLanguage(io.environment);
	if (word !== undefined) return refuse(io, message('mcp-takes-none', quote(word)), language);
	if (io.output.isTerminal) await printMessage(io, message('mcp-waits'), language);
	const report = (thrown: unknown): void => {
		void printMessage(io, message('our-fault', thrown instanceof Error ? thrown.message : String(thrown)), language);
	};
	await answerAll(createMcp({ operations: OPERATIONS, inspect: null, report }), io);
	return DONE;
}

async function answerAll(answer: Mcp, { input, output }: Io): Promise<void> {
	const lines = createLines();
	const respond = async (line: Line): Promise<void> => {
		// Without headers, the protocol version comes from the message alone.
		const { text } = line === null ? TOO_LONG : await answer(line, null, createBudget());
		if (text !== null) await output.write(`${text}\n`);
	};
	for await (const chunk of input) {
		for (const line of lines.of(chunk)) await respond(line);
	}
	const last = lines.rest();
	if (last !== undefined) await respond(last);
}

const TOO_LONG = errorResponse(null, 413, CODES.notJson, `The line has more than ${LIMITS.body} bytes. Send one shorter message per line.`);
