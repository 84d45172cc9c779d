/*
 * `@path` in the place of a value: the value is what the file holds. `@@` is an @ itself.
 *
 * Of a list each line is an item, or several with commas; a file of JSON is taken as JSON. A line feed at the end of a file
 * is no part of a value.
 *
 * Proof  test/cli/print.test.ts.
 */

import { InputError, quote } from '../errors.ts';
import { schemaOf, type Structure } from '../schema/schema.ts';
import { fileField } from './fields.ts';
import type { Io } from './io.ts';
import { message } from './messages.ts';
import { commandError, fileFault } from './report.ts';

/** No input of any operation is longer. */
const LONGEST_FILE = 1 << 20;

type Fields = ReadonlyMap<string, readonly string[]>;

/** The name of the file that was given for that field; undefined where the text itself was, or standard input. */
export function filePath(fields: Fields, input: Structure): string | undefined {
	const name = fileField(input), [given] = (name === undefined ? undefined : fields.get(name)) ?? [];
	// What has braces or several lines is a theme, whatever it is called.
	const isText = given === undefined || given === '-' || given === '' || /[{\n]/.test(given) || given.startsWith('@@');
	return isText ? undefined : given.replace(/^@/, '');
}

/** The texts of the fields with what files hold in the place of their names. Throws an InputError for what cannot be read. */
export function withFiles(fields: Fields, input: Structure, io: Io): Fields {
	const file = fileField(input), path = filePath(fields, input);
	return new Map([...fields, ...pathOf(fields, input, path)].map(([name, texts]): readonly [string, readonly string[]] => {
		if (name === file && path !== undefined) return [name, [readWhole(path, io)]];
		const isList = schemaOf(input.fields[name]!).kind === 'list';
		return [name, texts.flatMap((text) => {
			if (!text.startsWith('@')) return [text];
			if (text.startsWith('@@')) return [text.slice(1)];
			const held = readText(text.slice(1), io).replace(/\r?\n$/, '');
			return isList && !/^\s*[[{]/.test(held) ? held.split(/\r?\n/) : [held];
		})] as const;
	}));
}

/** Where the file is, for an operation that asks. */
const pathOf = (fields: Fields, input: Structure, path: string | undefined): Fields =>
	new Map(path !== undefined && 'path' in input.fields && !fields.has('path') ? [['path', [path]]] : []);

/** What a file holds. */
const readWhole = (path: string, io: Io): string => textOf(readBytes(path, io));

/** Bytes as text; what is no text as base64. */
export function textOf(bytes: Uint8Array): string {
	try {
		return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
	} catch {
		return Buffer.from(bytes).toString('base64');
	}
}

function readText(path: string, io: Io): string {
	try {
		return new TextDecoder('utf-8', { fatal: true }).decode(readBytes(path, io));
	} catch (thrown) {
		if (thrown instanceof InputError) throw thrown;
		throw commandError(path, message('not-utf-8', quote(path)));
	}
}

function readBytes(path: string, io: Io): Uint8Array {
	let bytes: Uint8Array;
	try {
		bytes = io.readFile(path);
	} catch (thrown) {
		throw fileFault(path, thrown, 'cannot-be-read');
	}
	if (bytes.length > LONGEST_FILE) throw commandError(path, message('file-too-long', quote(path), bytes.length, LONGEST_FILE));
	return bytes;
}
