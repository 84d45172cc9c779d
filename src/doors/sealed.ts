/*
 * Replies serialized once and sent any number of times, in every version; and the version that a request gets.
 *
 * Servers hash and store bytes differently: node:http at once and as latin1, a fetch handler with a promise and as bytes.
 * `sealInSteps` does the rest for both.
 *
 * Source  RFC 9110 §12.5 (content negotiation), §13.1.2 (If-None-Match).
 * Proof   test/fetch.test.ts compares both servers.
 */

import { CODINGS, type Coding } from '../assets/asset.ts';
import type { Reply } from './door.ts';
import { createEtag, DAY, replyHeaders, isMatch, notModifiedHeaders, variesBy } from './headers.ts';
import { chooseLanguage, prefersFile, selectCoding } from './negotiation.ts';

/** Text, or bytes that nobody else can change. */
export type Content = string | Uint8Array<ArrayBuffer>;

/** A version without its ETag: its content, and the body that the server sends. */
interface Draft<Body> {
	readonly content: Content;
	readonly body: Body;
}

/** A body has as many elements as bytes. */
interface Sized {
	readonly length: number;
}

export interface Sealed<Body> {
	readonly status: number;
	/** Flat: name, value, name, value. */
	readonly headers: readonly string[];
	/** Not sent with 204 and 304, nor in reply to HEAD. */
	readonly body: Body;
	/** Quoted; null without a validator. */
	readonly etag: string | null;
	/** The same content, precompressed; null without such versions. */
	readonly codings: { readonly [coding in Coding]?: Sealed<Body> } | null;
	/** The same content as a file, for clients that accept its media type; null without one. */
	readonly file: { readonly mediaType: string; readonly sealed: Sealed<Body> } | null;
	/** Translations by language tag; null without any. */
	readonly languages: { readonly [language: string]: Sealed<Body> } | null;
}

/** A reply with a single version and without a validator. */
export const sealedPlain = <Body>(status: number, headers: readonly string[], body: Body, etag: string | null = null): Sealed<Body> =>
	({ status, headers, body, etag, codings: null, file: null, languages: null });

/**
 * Serializes a reply. Yields each version that needs an ETag and takes the SHA-256 of its bytes in base64url; `store` converts content
 * to the body that the server sends.
 */
export function* sealInSteps<Body extends Sized>(
	reply: Reply,
	store: (content: Content) => Body,
	maxAge = DAY,
	vary: readonly string[] = variesBy(reply),
): Generator<Draft<Body>, Sealed<Body>, string> {
	const { body, encoded, file, languages } = reply;
	const plain = yield* sealVersion(reply, body, store, null, vary, maxAge);
	if (encoded === undefined && file === undefined && languages === undefined) return plain;
	const codings: { [coding in Coding]?: Sealed<Body> } = {}, translations: { [language: string]: Sealed<Body> } = {};
	for (const coding of CODINGS) {
		const bytes = encoded?.[coding];
		if (bytes !== undefined) codings[coding] = yield* sealVersion(reply, bytes, store, coding, vary, maxAge);
	}
	for (const [language, version] of Object.entries(languages ?? {}))
		translations[language] = yield* sealInSteps(version, store, maxAge, vary);
	return {
		...plain,
		codings: encoded === undefined ? null : codings,
		file: file === undefined ? null : { mediaType: file.type.split(';')[0]!, sealed: yield* sealInSteps(file, store, maxAge, vary) },
		languages: languages === undefined ? null : translations,
	};
}

function* sealVersion<Body extends Sized>(
	reply: Reply,
	source: Reply['body'],
	store: (content: Content) => Body,
	coding: Coding | null,
	vary: readonly string[],
	maxAge: number,
): Generator<Draft<Body>, Sealed<Body>, string> {
	const content = toContent(source), body = store(content);
	const etag = reply.keep === 'never' ? null : createEtag(yield { content, body });
	return sealedPlain(reply.status, replyHeaders(reply, { length: body.length, etag, coding, vary, maxAge }), body, etag);
}

const toContent = (body: Reply['body']): Content => (typeof body === 'string' ? body : Uint8Array.from(body));

/**
 * Selects the version for a request: translation, file, coding, or a 304 if the client has it. `target` is its path or address with the
 * query; `header` takes lower-case names.
 */
export function selectVersion<Body>(
	reply: Sealed<Body>, method: string, target: string, header: (name: string) => string | null,
): Sealed<Body> {
	const { languages } = reply;
	const translated = languages?.[chooseLanguage(target, header('accept-language'), Object.keys(languages))] ?? reply;
	const { file } = translated;
	const version = file !== null && prefersFile(file.mediaType, header('accept')) ? file.sealed : translated;
	const { codings } = version;
	const coding = codings && selectCoding(header('accept-encoding'), CODINGS.filter((one) => codings[one] !== undefined));
	const coded = coding === null ? version : codings![coding]!;
	// RFC 9110 has no 304 for POST. A QUERY is conditional like a GET.
	const ifNoneMatch = coded.etag === null || method === 'POST' ? null : header('if-none-match');
	return ifNoneMatch !== null && isMatch(ifNoneMatch, coded.etag!)
		? { ...coded, status: 304, headers: notModifiedHeaders(coded.headers) }
		: coded;
}
