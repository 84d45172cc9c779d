/*
 * Weighted lists of HTTP headers: Accept, Accept-Encoding and Accept-Language.
 *
 * Source  RFC 9110 §12.4.2 (quality values).
 * Proof   test/doors/file.test.ts, test/doors/coding.test.ts.
 */

/** Parses `br;q=0.5, gzip` into names in lower case with weights from 0 to 1, in order. An unreadable weight counts as 0. */
export const parseWeights = (list: string): readonly (readonly [name: string, weight: number])[] => list.split(',').map((item) => {
	const [name = '', ...parameters] = item.split(';').map((part) => part.trim().toLowerCase());
	const weight = parameters.find((parameter) => parameter.startsWith('q='));
	return [name, weight === undefined ? 1 : Number(/^q=([01](?:\.\d{0,3})?)$/.exec(weight)?.[1] ?? 0)];
});
