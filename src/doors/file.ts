/*
 * The file that an answer holds as code, as the file itself: to who asks for its media type, and to `?download`.
 */

import { InputError, quote } from '../errors.ts';
import type { AnyOperation } from '../operations/operation.ts';
import type { Query } from '../schema/decode.ts';
import { schemaOf } from '../schema/schema.ts';
import { fromBase64 } from '../tokens/bytes.ts';
import type { Reply } from './door.ts';

/** The parameter that asks for the file, beside the fields of an operation. */
export const DOWNLOAD = 'download';

interface FileResult {
	readonly mediaType: string;
	readonly filename: string;
	readonly code: string;
	readonly encoding?: 'base64';
}

/** Does this answer hold one, where it need not? */
export const holdsFile = (result: unknown): boolean => (result as Partial<FileResult>).code !== undefined;

/** What to say where a file is asked for and the answer is none. */
export const noFile = (): InputError => new InputError({
	code: 'invalid-parameter',
	path: [DOWNLOAD],
	detail: 'download asks for the file of the answer, which holds none. Ask for what makes one, or leave download out.',
});

/** Can the operation answer with a file? */
export const hasFile = ({ result }: AnyOperation): boolean =>
	result.kind === 'object' && ['mediaType', 'filename', 'code'].every((field) => field in result.fields);

/**
 * The media types of the files of an operation that Accept may ask for, each once: none where it answers without files. JSON
 * is not among them, for that is what everyone asks for.
 */
export function fileTypesOf(operation: AnyOperation): readonly string[] {
	const { result } = operation, types = result.kind === 'object' && hasFile(operation) ? schemaOf(result.fields['mediaType']!) : undefined;
	return types?.kind === 'choice' ? types.values.filter((type) => type !== 'application/json') : [];
}

/** The file of a result as a reply; `saved` where a browser shall keep it and not show it. */
export function fileReply(result: unknown, keep: Reply['keep'], saved: boolean, headers: readonly string[]): Reply {
	// Only asked of an operation that has one.
	const { mediaType, filename, code, encoding } = result as FileResult, body = encoding === undefined ? code : fromBase64(code);
	const charset = /^text\/|\+xml$|dart$/.test(mediaType) ? '; charset=utf-8' : '';
	const disposition = `${saved ? 'attachment' : 'inline'}; filename="${filename}"`;
	return { status: 200, type: mediaType + charset, body, keep, headers: ['Content-Disposition', disposition, ...headers] };
}

/** A query without `download`, and whether it was there. Throws where it is given a value that means nothing. */
export function withoutDownload(query: Query): { readonly query: Query; readonly isDownload: boolean } {
	const values = query.get(DOWNLOAD);
	if (values === undefined) return { query, isDownload: false };
	if (values.length > 1 || !['', 'true', 'false'].includes(values[0]!)) {
		const got = values.length > 1 ? `it ${values.length} times` : quote(values[0]!);
		const detail = `download is written without a value, got ${got}. Write ?download.`;
		throw new InputError({ code: 'invalid-parameter', path: [DOWNLOAD], detail });
	}
	return { query: new Map([...query].filter(([name]) => name !== DOWNLOAD)), isDownload: values[0] !== 'false' };
}
