/*
 * The rules of the Design Tokens Format and Color Modules 2025.10 for documents of colors, as JSON Schema: what the
 * published format.json says of groups, names and color objects. The published file is on the web alone, not in the
 * registry, so it is not read here.
 *
 * Source  designtokens.org/tr/2025.10: Format, "Character restrictions" (no leading `$`, no `{`, `}`, `.` in a name) and
 *         "Groups"; Color, "Supported color spaces" (components).
 */

/** Components of a color space, from the least to the most; `below` where the end itself is not allowed. */
const components = (...ranges: readonly object[]): object => ({
	type: 'array',
	prefixItems: ranges.map((range) => ({ anyOf: [{ type: 'number', ...range }, { const: 'none' }] })),
	items: false,
	minItems: 3,
});

const SHARE = { minimum: 0, maximum: 1 };
const PERCENT = { minimum: 0, maximum: 100 };
const HUE = { minimum: 0, exclusiveMaximum: 360 };
const CHROMA = { minimum: 0 };
const ANY = {};

const COMPONENTS: Readonly<Record<string, object>> = {
	'srgb': components(SHARE, SHARE, SHARE),
	'srgb-linear': components(SHARE, SHARE, SHARE),
	'display-p3': components(SHARE, SHARE, SHARE),
	'a98-rgb': components(SHARE, SHARE, SHARE),
	'prophoto-rgb': components(SHARE, SHARE, SHARE),
	'rec2020': components(SHARE, SHARE, SHARE),
	'xyz-d65': components(SHARE, SHARE, SHARE),
	'xyz-d50': components(SHARE, SHARE, SHARE),
	'hsl': components(HUE, PERCENT, PERCENT),
	'hwb': components(HUE, PERCENT, PERCENT),
	'lab': components(PERCENT, ANY, ANY),
	'lch': components(PERCENT, CHROMA, HUE),
	'oklab': components(SHARE, ANY, ANY),
	'oklch': components(SHARE, CHROMA, HUE),
};

const COLOR = {
	type: 'object',
	required: ['colorSpace', 'components'],
	additionalProperties: false,
	properties: {
		colorSpace: { enum: Object.keys(COMPONENTS) },
		components: { type: 'array' },
		alpha: { type: 'number', ...SHARE },
		hex: { type: 'string', pattern: '^#[0-9a-fA-F]{6}$' },
	},
	allOf: Object.entries(COMPONENTS).map(([colorSpace, allowed]) => ({
		if: { properties: { colorSpace: { const: colorSpace } } },
		then: { properties: { components: allowed } },
	})),
};

const NOTES = { $description: { type: 'string' }, $extensions: { type: 'object' }, $deprecated: { type: ['boolean', 'string'] } };

const NAME = '^[^$.{}][^.{}]*$';

export const DTCG_FORMAT = {
	$schema: 'https://json-schema.org/draft/2020-12/schema',
	$ref: '#/$defs/document',
	$defs: {
		color: COLOR,
		alias: { type: 'string', pattern: '^\\{[^{}]+\\}$' },
		token: {
			type: 'object',
			required: ['$type', '$value'],
			additionalProperties: false,
			properties: { $type: { const: 'color' }, $value: { anyOf: [{ $ref: '#/$defs/color' }, { $ref: '#/$defs/alias' }] }, ...NOTES },
		},
		group: {
			type: 'object',
			additionalProperties: false,
			properties: { $type: { const: 'color' }, ...NOTES },
			patternProperties: { [NAME]: { $ref: '#/$defs/node' } },
		},
		node: { if: { required: ['$value'] }, then: { $ref: '#/$defs/token' }, else: { $ref: '#/$defs/group' } },
		document: {
			type: 'object',
			additionalProperties: false,
			properties: { $schema: { const: 'https://www.designtokens.org/schemas/2025.10/format.json' }, ...NOTES },
			patternProperties: { [NAME]: { $ref: '#/$defs/node' } },
		},
	},
};
