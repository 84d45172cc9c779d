/*
 * One answer → where it is wanted and in the form that is asked for.
 */

import { writeJson } from '../http/json-write.ts';
import type { Answer } from './answer.ts';
import type { Code } from './code-files.ts';
import type { Io } from './io.ts';
import { message } from './messages.ts';
import { commandError, fileFault } from './report.ts';

/** Prints an answer, or writes it to the file of --output. */
export async function print(answer: Answer): Promise<void> {
	const { settings, io } = answer, path = settings.get('output');
	const file = fileOf(answer);
	if (file !== undefined) return printBeside(answer, file);
	if (path === undefined) return io.output.write(await textOf(answer));
	const code = codeOf(answer);
	if (code !== undefined && (path.endsWith('/') || io.isDirectory(path))) {
		const { filesOf } = await import('./code-files.ts');
		for (const [name, text] of filesOf(code)) save(io, `${path.replace(/\/$/, '')}/${name}`, text);
	} else {
		save(io, path, await textOf(answer));
	}
}

/**
 * The file that an answer comes with, where it need not have one: what was repaired, or findings in the form of another tool. It is
 * written, and people are told beside it; undefined where it is asked for in another form.
 */
function fileOf({ operation: { result: schema }, result, settings }: Answer): string | undefined {
	const field = schema.kind === 'object' ? schema.fields['code'] : undefined;
	const isAsked = settings.has('json') || settings.has('csv') || settings.has('code');
	return field?.kind === 'optional' && !isAsked ? (result as Partial<Code>).code : undefined;
}

/** A repaired file goes where it came from or where it is told to, findings where they are told to; what goes nowhere is printed. */
async function printBeside(answer: Answer, code: string): Promise<void> {
	const { settings, io, source, input } = answer, isRepair = (input as { readonly repair?: boolean }).repair === true;
	const path = settings.get('output') ?? (isRepair ? source : undefined);
	if (path === undefined) return io.output.write(code);
	save(io, path, code);
	const shown = new Map([...settings].filter(([name]) => name !== 'output'));
	await io.output.write(await pictured({ ...answer, settings: shown }));
}

/** The code of an answer, unless another form is asked for. */
function codeOf({ operation: { result: schema }, result, settings }: Answer): Code | undefined {
	if (settings.has('json') || settings.has('csv')) return undefined;
	if (!settings.has('code') && !settings.has('output')) return undefined;
	// What has code has the name of its file.
	if (schema.kind !== 'object' || !('code' in schema.fields)) return undefined;
	if ((result as Partial<Code>).code !== undefined) return result as Code;
	if (!settings.has('code')) return undefined;
	throw commandError('code', message('no-file'));
}

async function textOf(answer: Answer): Promise<string | Uint8Array> {
	const { operation, input, result, settings } = answer;
	if (settings.has('json')) return Buffer.concat([writeJson(result), LINE_FEED]);
	if (settings.has('csv')) {
		const { askedOf, tableOf } = await import('./csv.ts');
		return tableOf(operation.result, askedOf(operation.input, input), result);
	}
	const { code, encoding } = codeOf(answer) ?? {};
	if (code !== undefined && encoding !== undefined) return Buffer.from(code, encoding);
	if (code !== undefined) return code.endsWith('\n') ? code : `${code}\n`;
	return pictured(answer);
}

async function pictured(answer: Answer): Promise<string> {
	const [{ pictureOf }, { PICTURES }] = await Promise.all([import('./picture.ts'), import('./pictures.ts')]);
	return pictureOf(answer, PICTURES[answer.operation.name]);
}

const LINE_FEED = Buffer.from('\n');

function save(io: Io, path: string, content: string | Uint8Array): void {
	try {
		io.writeFile(path, content);
	} catch (thrown) {
		throw fileFault(path, thrown, 'cannot-be-written');
	}
}
