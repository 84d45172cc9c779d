/*
 * Sends the code in an answer as a file, to clients that accept its media type and for `?download`.
 *
 * Proof  test/doors/file.test.ts.
 */

import { quote, type InputError } from '../errors.ts';
import type { AnyOperation } from '../operations/operation.ts';
import type { Query } from '../schema/decode.ts';
import { schemaOf } from '../schema/schema.ts';
import { fromBase64 } from '../tokens/bytes.ts';
import { DOWNLOAD, type Reply } from './door.ts';
import { fault } from './refusals.ts';

interface FileResult {
	readonly mediaType: string;
	readonly filename: string;
	readonly code: string;
	readonly encoding?: 'base64';
}

/** True if the result contains a file. */
export const holdsFile = (result: unknown): boolean => (result as Partial<FileResult>).code !== undefined;

/** The fault of `?download` for a result without a file. */
export const noFile = (): InputError => fault(
	'invalid-parameter',
	'download requests the file of the answer, which has no file. Request an output that is a file, or leave download out.',
	[DOWNLOAD],
);

/** True if results of the operation may contain a file. */
export const hasFile = ({ result }: AnyOperation): boolean =>
	result.kind === 'object' && ['mediaType', 'filename', 'code'].every((field) => field in result.fields);

/** The media types, other than JSON, of the files of an operation. */
export function listFileTypes(operation: AnyOperation): readonly string[] {
	const { result } = operation, types = result.kind === 'object' && hasFile(operation) ? schemaOf(result.fields['mediaType']!) : undefined;
	return types?.kind === 'choice' ? types.values.filter((type) => type !== 'application/json') : [];
}

/** The file of a result as a reply; an attachment is saved by browsers instead of shown. */
export function fileReply(result: unknown, keep: Reply['keep'], isAttachment: boolean, headers: readonly string[]): Reply {
	// Callers check that the result contains a file.
	const { mediaType, filename, code, encoding } = result as FileResult, body = encoding === undefined ? code : fromBase64(code);
	const charset = /^text\/|\+xml$|dart$/.test(mediaType) ? '; charset=utf-8' : '';
	const disposition = `${isAttachment ? 'attachment' : 'inline'}; filename="${filename}"`;
	return { status: 200, type: mediaType + charset, body, keep, headers: ['Content-Disposition', disposition, ...headers] };
}

/** Removes `download` from a query. Throws InputError for an invalid value. */
export function withoutDownload(query: Query): { readonly query: Query; readonly isDownload: boolean } {
	const values = query.get(DOWNLOAD);
	if (values === undefined) return { query, isDownload: false };
	if (values.length > 1 || !['', 'true', 'false'].includes(values[0]!)) {
		const got = values.length > 1 ? `it ${values.length} times` : quote(values[0]!);
		throw fault('invalid-parameter', `download takes no value, got ${got}. Write ?download.`, [DOWNLOAD]);
	}
	return { query: new Map([...query].filter(([name]) => name !== DOWNLOAD)), isDownload: values[0] !== 'false' };
}
