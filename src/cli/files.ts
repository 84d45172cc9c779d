/*
 * `@path` instead of a value reads the value from a file. `@@` is a literal @.
 *
 * For a list, each line is an item or several with commas; a JSON file is read as JSON. The final line feed of a file is dropped.
 *
 * Proof  test/cli/print.test.ts; test/cli/read-file.test.ts for endless files.
 */

import { InputError, quote } from '../errors.ts';
import type { Query } from '../schema/decode.ts';
import { schemaOf, type Structure } from '../schema/schema.ts';
import { fileField } from './fields.ts';
import type { Io } from './io.ts';
import { message } from './messages.ts';
import { STREAMED } from './output-mode.ts';
import { commandError, fileFault } from './report.ts';

/** Most bytes of a file or of standard input. No operation takes more. */
export const LONGEST_FILE = 1 << 20;

/** The path in the field that takes a file; undefined for inline text and for standard input. */
export function filePath(fields: Query, input: Structure): string | undefined {
	const name = fileField(input), [given] = (name === undefined ? undefined : fields.get(name)) ?? [];
	// Braces, semicolons or line breaks mark a theme, not a path.
	const isText = given === undefined || given === STREAMED || given === '' || /[{;\n]/.test(given) || given.startsWith('@@');
	return isText ? undefined : given.replace(/^@/, '');
}

/** Replaces paths by the content of their files. Throws an InputError if a file is not readable. */
export function withFiles(fields: Query, input: Structure, io: Io): Query {
	const file = fileField(input), path = filePath(fields, input);
	return new Map([...fields, ...defaultPath(fields, input, path)].map(([name, texts]): readonly [string, readonly string[]] => {
		if (name === file && path !== undefined) return [name, [decodeText(readBytes(path, LONGEST_FILE, io.readFile))]];
		const isList = schemaOf(input.fields[name]!).kind === 'list';
		return [name, texts.flatMap((text) => {
			if (!text.startsWith('@')) return [text];
			if (text.startsWith('@@')) return [text.slice(1)];
			const content = readText(text.slice(1), io).replace(/\r?\n$/, '');
			return isList ? listItems(content) : [content];
		})] as const;
	}));
}

/** The items of a list: its lines that are not blank, or all of a JSON text. */
const listItems = (content: string): readonly string[] =>
	(/^\s*[[{]/.test(content) ? [content] : content.split(/\r?\n/).filter((line) => line.trim() !== ''));

/** Reads the items of a list from standard input: its lines, or a column of its table. */
export async function readItems(field: string, column: string | undefined, io: Io): Promise<readonly string[]> {
	const bytes = await readAll(field, io), { openInput, rejectUtf16 } = await import('./stream-input.ts');
	rejectUtf16(bytes);
	if (column === undefined) return listItems(new TextDecoder().decode(bytes));
	const input = (async function* () {
		yield bytes;
	})();
	const { batches } = await openInput({ input }, column, () => {});
	const items: string[] = [];
	for await (const values of batches) items.push(...values.flatMap(({ text }) => (text === null || text === '' ? [] : [text])));
	return items;
}

/** The field `path`, if the operation has one and the caller did not set it. */
const defaultPath = (fields: Query, input: Structure, path: string | undefined): Query =>
	new Map(path !== undefined && 'path' in input.fields && !fields.has('path') ? [['path', [path]]] : []);

/** Decodes bytes as UTF-8; any other bytes become base64. */
function decodeText(bytes: Uint8Array): string {
	try {
		return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
	} catch {
		return Buffer.from(bytes).toString('base64');
	}
}

function readText(path: string, { readFile }: Io): string {
	try {
		return new TextDecoder('utf-8', { fatal: true }).decode(readBytes(path, LONGEST_FILE, readFile));
	} catch (thrown) {
		if (thrown instanceof InputError) throw thrown;
		throw commandError(path, message('not-utf-8', quote(path)));
	}
}

/** Reads a file of at most `most` bytes. Throws an InputError if it is longer or cannot be read. */
export function readBytes(path: string, most: number, readFile: Io['readFile']): Uint8Array {
	let bytes: Uint8Array;
	try {
		bytes = readFile(path, most);
	} catch (thrown) {
		throw fileFault(path, thrown, 'cannot-be-read');
	}
	if (bytes.length > most) throw commandError(path, message('file-too-long', quote(path), most));
	return bytes;
}

/** Reads all of standard input as text; bytes that are not UTF-8 become base64. */
export const readInput = async (field: string, io: Io): Promise<string> => decodeText(await readAll(field, io));

/** Reads all of standard input, at most as much as a file may have. */
async function readAll(field: string, { input }: Io): Promise<Uint8Array> {
	const chunks: Uint8Array[] = [];
	let length = 0;
	for await (const chunk of input) {
		chunks.push(chunk);
		length += chunk.length;
		if (length > LONGEST_FILE) throw commandError(field, message('input-too-long', LONGEST_FILE));
	}
	return Buffer.concat(chunks);
}
