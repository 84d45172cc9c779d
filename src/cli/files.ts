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
import type { Io } from './io.ts';
import { fileFault } from './report.ts';

/** No input of any operation is longer. */
const LONGEST_FILE = 1 << 20;

type Fields = ReadonlyMap<string, readonly string[]>;

/** The texts of the fields with what files hold in the place of their names. Throws an InputError for what cannot be read. */
export function withFiles(fields: Fields, input: Structure, io: Io): Fields {
	return new Map([...fields].map(([name, texts]) => {
		const isList = schemaOf(input.fields[name]!).kind === 'list';
		return [name, texts.flatMap((text) => {
			if (!text.startsWith('@')) return [text];
			if (text.startsWith('@@')) return [text.slice(1)];
			const held = readText(text.slice(1), io).replace(/\r?\n$/, '');
			return isList && !/^\s*[[{]/.test(held) ? held.split(/\r?\n/) : [held];
		})] as const;
	}));
}

function readText(path: string, io: Io): string {
	let bytes: Uint8Array;
	try {
		bytes = io.readFile(path);
	} catch (thrown) {
		throw fileFault(path, thrown, 'read');
	}
	const fault = (why: string): InputError =>
		new InputError({ code: 'invalid-parameter', path: [path], detail: `${quote(path)} ${why}.` });
	if (bytes.length > LONGEST_FILE) throw fault(`has ${bytes.length} bytes; at most ${LONGEST_FILE} are read`);
	try {
		return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
	} catch {
		throw fault('is not UTF-8');
	}
}
