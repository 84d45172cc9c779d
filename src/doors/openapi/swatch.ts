/*
 * Describes swatches (`../swatch.ts`) in OpenAPI.
 *
 * Proof  test/doors/openapi.test.ts.
 */

import { fieldSchema, type JsonSchema } from '../../schema/json-schema.ts';
import { isRequired, schemaOf } from '../../schema/schema.ts';
import { SWATCH, SWATCH_INPUT } from '../swatch.ts';
import { headerRefs, refusalRefs, REFUSALS, schemaRef } from './components.ts';

/** The operation object. */
export const describeSwatch = (): JsonSchema => ({
	operationId: 'swatch',
	summary: 'Draw a color',
	description: 'A color as a small picture for pages, READMEs and mails; a translucent color is on a checkerboard.',
	tags: ['Export'],
	// Pages show swatches, without a key.
	security: [],
	parameters: Object.entries(SWATCH_INPUT.fields).map(([name, field]) => ({
		name,
		in: SWATCH.includes(`{${name}}`) ? 'path' : 'query',
		description: schemaOf(field).doc,
		required: isRequired(field),
		schema: fieldSchema(field),
		...(isRequired(field) && { example: 'rebeccapurple' }),
	})),
	responses: {
		200: {
			description: 'The picture.',
			headers: headerRefs('ETag'),
			content: { 'image/svg+xml': { schema: schemaRef('File') } },
		},
		304: { description: 'Not modified since the given ETag.' },
		...refusalRefs(REFUSALS),
	},
});
