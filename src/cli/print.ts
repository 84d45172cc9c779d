/*
 * Prints one answer in the requested form, or writes it to a file.
 */

import { quote } from '../errors.ts';
import type { Answer } from './answer.ts';
import { escapeJson, escapeLine, escapeLines, jsonLine } from './cells.ts';
import type { Io } from './io.ts';
import { message } from './messages.ts';
import { loadPicture } from './operations.ts';
import { FORMS } from './output-mode.ts';
import { commandError, fileFault, printMessage } from './report.ts';
import { plainLines } from './result-paths.ts';

/** Fields that every result with code has. */
interface Code {
	readonly code: string;
	readonly encoding?: 'base64';
	readonly filename: string;
	/** Absent if the code is one file of any kind. */
	readonly format?: string;
}

/** Prints an answer, or writes it to the file of --output. */
export async function print(answer: Answer): Promise<void> {
	const { operation, settings, io } = answer, path = settings.get('output');
	const result = resultFile(answer);
	if (result !== undefined) return printWithFile(answer, result);
	if (path === undefined) return io.output.write(await render(answer, io.output.isTerminal));
	const code = requestedCode(answer);
	if (code !== undefined && isFolder(io, path)) {
		return save(answer, (await listFiles(code)).map(([name, content]) => [inFolder(path, name), content]));
	}
	const file = isFolder(io, path) ? inFolder(path, `${operation.name}.${fileEnding(settings)}`) : path;
	return save(answer, [[file, await render(answer, false)]]);
}

/** The files of code: one, or several that the API returns as one JSON object from path to text. */
async function listFiles({ code, encoding, filename, format = '' }: Code): Promise<Files> {
	const { WRITERS } = await import('../tokens/table.ts');
	return (WRITERS as { readonly [format: string]: { readonly isSeveral?: boolean } })[format]?.isSeveral === true
		? Object.entries(JSON.parse(code) as Record<string, string>)
		: [[filename, encoding === undefined ? code : Buffer.from(code, encoding)]];
}

/** True for a directory, and for a path that names one. */
const isFolder = (io: Io, path: string): boolean => path.endsWith('/') || io.isDirectory(path);

const inFolder = (folder: string, name: string): string => `${folder}${folder.endsWith('/') ? '' : '/'}${name}`;

const fileEnding = (settings: Answer['settings']): string => (settings.has('json') ? 'json' : settings.has('csv') ? 'csv' : 'txt');

/** The file that an answer may contain: a repaired theme or findings as SARIF. Undefined if the settings request another form. */
function resultFile(answer: Answer): string | undefined {
	const { operation: { result: schema }, settings } = answer;
	const field = schema.kind === 'object' ? schema.fields['code'] : undefined;
	return field?.kind === 'optional' && FORMS.every((form) => !settings.has(form)) ? resultCode(answer) : undefined;
}

/** The code of a result, if any. SARIF repeats names of the file: its invisible characters are escaped, and its value is the same. */
function resultCode({ input, result }: Answer): string | undefined {
	const { code } = result as Partial<Code>;
	return code !== undefined && (input as { readonly format?: string }).format === 'sarif' ? escapeJson(code) : code;
}

/** Writes a repaired file back, or a file to --output, and prints the picture; without a path it prints the file itself. */
async function printWithFile(answer: Answer, code: string): Promise<void> {
	const { settings, io, source, input, result } = answer, isRepair = (input as { readonly repair?: boolean }).repair === true;
	const output = settings.get('output');
	// A result with code has a file name.
	const path = output !== undefined && isFolder(io, output) ? inFolder(output, (result as Code).filename) : output;
	if (path !== undefined) await save(answer, [[path, code]]);
	else if (isRepair && source !== undefined) await write(answer, [[source, code]]);
	else return io.output.write(io.output.isTerminal ? escapeLines(code) : code);
	const otherSettings = new Map([...settings].filter(([name]) => name !== 'output'));
	await io.output.write(await renderAsPicture({ ...answer, settings: otherSettings }));
}

/** The code of an answer, unless another form is requested. */
function requestedCode(answer: Answer): Code | undefined {
	const { operation: { result: schema }, result, settings } = answer;
	if (settings.has('json') || settings.has('csv') || settings.has('plain')) return undefined;
	if (!settings.has('code') && !settings.has('output')) return undefined;
	// A result with code also has a file name.
	if (schema.kind !== 'object' || !('code' in schema.fields)) return undefined;
	const code = resultCode(answer);
	if (code !== undefined) return { ...result as Code, code };
	if (!settings.has('code')) return undefined;
	throw commandError('code', message('no-file'));
}

/** The answer in the requested form. */
async function render(answer: Answer, isTerminal: boolean): Promise<string | Uint8Array> {
	const { operation, input, result, settings } = answer;
	if (settings.has('json')) return jsonLine(result, isTerminal);
	if (settings.has('csv')) {
		const { createTable } = await import('./csv.ts');
		const { head, answer: lines } = createTable(operation, input, null);
		return head + lines([], result);
	}
	if (settings.has('plain')) {
		const text = plainLines(operation.values ?? [], result);
		return isTerminal ? escapeLines(text) : text;
	}
	const { code, encoding, filename } = requestedCode(answer) ?? {};
	if (code !== undefined && encoding !== undefined) {
		if (isTerminal) throw commandError('code', message('binary-code', filename!, filename!));
		return Buffer.from(code, encoding);
	}
	if (code === undefined) return renderAsPicture(answer);
	const text = code.endsWith('\n') ? code : `${code}\n`;
	return isTerminal ? escapeLines(text) : text;
}

async function renderAsPicture(answer: Answer): Promise<string> {
	const [{ renderPicture }, draw] = await Promise.all([import('./picture.ts'), loadPicture(answer.operation.name)]);
	return renderPicture(answer, draw);
}

type Files = readonly (readonly [path: string, content: string | Uint8Array])[];

/** Writes new files, or with --force any. */
async function save(answer: Answer, files: Files): Promise<void> {
	const { io, settings } = answer, existing = files.find(([path]) => io.isFile(path));
	if (existing !== undefined && !settings.has('force')) throw commandError('output', message('file-exists', quote(existing[0])));
	return write(answer, files);
}

/** Writes files and prints their paths on standard error. */
async function write({ io, language }: Answer, files: Files): Promise<void> {
	for (const [path, content] of files) {
		try {
			io.writeFile(path, content);
		} catch (thrown) {
			throw fileFault(path, thrown, 'cannot-be-written');
		}
		await printMessage(io, message('wrote', escapeLine(path)), language);
	}
}
