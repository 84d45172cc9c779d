/*
 * A small JSON Schema checker for the keywords that this project uses: any other keyword is a mismatch.
 *
 * Source  JSON Schema 2020-12, Validation §6 and Core §10; OpenAPI 3.1 adds only `$ref` into the document.
 */

type Json = { readonly [key: string]: unknown };

/** Keywords that do not restrict values. */
const ANNOTATIONS = new Set(['description', 'default', 'examples', 'title']);

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);

const listTypes = (value: unknown): string[] => {
	if (value === null) return ['null'];
	if (Array.isArray(value)) return ['array'];
	if (typeof value === 'number') return Number.isInteger(value) ? ['integer', 'number'] : ['number'];
	return [typeof value];
};

const countCharacters = (value: string): number => [...value].length;

/** Mismatches of a value with a JSON Schema, each as `path: reason`; empty if it is valid. */
export function mismatches(schema: unknown, value: unknown, document: unknown = schema, path = '#'): string[] {
	if (!isObject(schema)) return [`${path}: ${JSON.stringify(schema)} is not a schema`];
	return Object.entries(schema).flatMap(([keyword, wants]): string[] => {
		const wrong = (isWrong: boolean): string[] =>
			(isWrong ? [`${path}: ${JSON.stringify(value)?.slice(0, 80)} fails ${keyword} ${JSON.stringify(wants).slice(0, 80)}`] : []);
		const text = typeof value === 'string' ? value : undefined;
		const number = typeof value === 'number' ? value : undefined;
		const array: readonly unknown[] | undefined = Array.isArray(value) ? value : undefined;
		const object = isObject(value) ? value : undefined;
		switch (keyword) {
			case 'type': return wrong(!listTypes(value).some((type) => [wants].flat().includes(type)));
			case 'enum': return wrong(!(wants as unknown[]).includes(value));
			case 'minLength': return wrong(text !== undefined && countCharacters(text) < (wants as number));
			case 'maxLength': return wrong(text !== undefined && countCharacters(text) > (wants as number));
			case 'pattern': return wrong(text !== undefined && !new RegExp(wants as string, 'u').test(text));
			case 'minimum': return wrong(number !== undefined && number < (wants as number));
			case 'maximum': return wrong(number !== undefined && number > (wants as number));
			case 'minItems': return wrong(array !== undefined && array.length < (wants as number));
			case 'maxItems': return wrong(array !== undefined && array.length > (wants as number));
			case 'items': return (array ?? []).flatMap((item, i) => mismatches(wants, item, document, `${path}/${i}`));
			case 'required': return wrong(object !== undefined && (wants as string[]).some((name) => !Object.hasOwn(object, name)));
			case 'properties': return Object.entries(wants as Json)
				.filter(([name]) => object !== undefined && Object.hasOwn(object, name))
				.flatMap(([name, property]) => mismatches(property, object![name], document, `${path}/${name}`));
			case 'additionalProperties': {
				const others = Object.entries(object ?? {}).filter(([name]) => !Object.hasOwn((schema['properties'] ?? {}) as Json, name));
				return wants === false ? wrong(others.length > 0) : others.flatMap(([name, other]) => mismatches(wants, other, document, `${path}/${name}`));
			}
			case 'anyOf': return wrong((wants as unknown[]).every((way) => mismatches(way, value, document, path).length > 0));
			case '$ref': return mismatches(referred(document, wants as string), value, document, path);
			default: return ANNOTATIONS.has(keyword) ? [] : [`${path}: unknown keyword ${keyword}`];
		}
	});
}

/** The target of a reference within a document (RFC 6901, as a URI fragment), or undefined. */
export const referred = (document: unknown, reference: string): unknown =>
	reference.startsWith('#/')
		? reference.slice(2).split('/').reduce<unknown>((at, part) => {
			const name = decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~');
			return isObject(at) && Object.hasOwn(at, name) ? at[name] : undefined;
		}, document)
		: undefined;
