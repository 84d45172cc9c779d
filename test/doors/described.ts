/*
 * The OpenAPI description as clients receive it, and its operations by path and method.
 */

import { BATCH } from '../../src/doors/batch.ts';
import { openApi } from '../../src/doors/openapi/document.ts';
import { SWATCH } from '../../src/doors/swatch.ts';
import { whole } from '../../src/math/steps.ts';
import { OPERATIONS } from '../../src/operations/table.ts';
import { referred } from '../support/json-schema.ts';

export type Json = { readonly [key: string]: unknown };

// The bytes that clients receive, not the objects.
export const written = JSON.stringify(whole(openApi(OPERATIONS)));
export const document = JSON.parse(written) as Json;

/** A part of the document by its keys. */
export const at = (from: unknown, ...keys: readonly string[]): Json =>
	keys.reduce<unknown>((part, key) => (part as Json | undefined)?.[key], from) as Json;

export const paths = at(document, 'paths');

/** Media types of files in addition to JSON: the formats of version 1. */
export const FILES: { readonly [operation: string]: readonly string[] } = {
	'export-tokens': [
		'text/css', 'text/x-scss', 'application/design-tokens+json', 'text/javascript', 'image/svg+xml', 'application/x-adobe-ase',
		'application/x-adobe-aco', 'application/x-gimp-color-palette', 'application/x-procreate-swatches', 'application/x-krita-palette',
	],
	'build-system': [
		'text/css', 'text/x-scss', 'application/design-tokens+json', 'text/javascript', 'application/vnd.dart', 'image/svg+xml',
		'application/x-adobe-ase', 'application/x-adobe-aco', 'application/x-gimp-color-palette', 'application/x-krita-palette',
	],
	'generate-data-colors': ['text/css', 'text/x-python', 'text/javascript', 'text/x-r'],
	'audit-theme': ['text/css', 'application/sarif+json', 'text/plain'],
};

export interface Described {
	readonly path: string;
	readonly method: string;
	readonly name: string;
	readonly operation: Json;
}

export const described: readonly Described[] = Object.entries(paths).filter(([path]) => ![BATCH, SWATCH].includes(path))
	.flatMap(([path, item]) => Object.entries(item as Json).map(([method, operation]) => ({
	path, method, name: path.replace('/api/v1/', ''), operation: operation as Json,
})));

export const resolved = (part: unknown): Json => {
	const reference = at(part, '$ref');
	return typeof reference === 'string' ? referred(document, reference) as Json : part as Json;
};
