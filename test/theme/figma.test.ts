/*
 * Variables of Figma as its REST API answers and takes them (developers.figma.com/docs/rest-api/variables-endpoints), and lists of them.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { auditTheme } from '../../src/operations.ts';
import { readTheme } from '../../src/theme/read-theme.ts';
import { colorsIn, reasonFor } from './colors-in.ts';

const figma = suite('variables of Figma');

for (const [claim, text, expected] of [
	[
		'an alias of Figma is the id of a variable',
		'{"meta":{"variableCollections":{"c":{"modes":[{"modeId":"l","name":"Light"},{"modeId":"d","name":"Dark"}]}},"variables":{"a":{"id":"a","name":"x/a",'
			+ '"valuesByMode":{"l":{"r":0,"g":0,"b":0,"a":1},"d":{"r":1,"g":1,"b":1,"a":1}}},"b":{"id":"b","name":"b","valuesByMode":{"l":{"type":"VARIABLE_ALIAS","id":"a"}}}}}}',
		{ Light: { 'x/a': '#000000', 'b': '#000000' }, Dark: { 'x/a': '#ffffff' } },
	],
	[
		'a collection of one mode holds always; a variable without an alpha is opaque',
		'{"variableCollections":{"c":{"modes":[{"modeId":"m","name":"Mode 1"}]}},"variables":{"k":{"name":"a","valuesByMode":{"m":{"r":1,"g":0,"b":0}}},'
			+ '"b":{"id":"b","name":"b","valuesByMode":{"m":{"r":0,"g":0,"b":1,"a":0.4}}}}}',
		{ default: { a: '#ff0000', b: '#0000ff66' } },
	],
	[
		'an alias by the key of a variable without an id',
		'{"variableCollections":{},"variables":{"k":{"name":"a","valuesByMode":{"m":{"r":1,"g":0,"b":0}}},"l":{"name":"b","valuesByMode":{"m":{"type":"VARIABLE_ALIAS","id":"k"}}}}}',
		{ default: { a: '#ff0000', b: '#ff0000' } },
	],
	[
		'numbers, texts and variables without a name are not colors',
		'{"variableCollections":{},"variables":{"a":{"name":"a","valuesByMode":{"m":{"r":1,"g":0,"b":0}}},"b":{"name":"b","valuesByMode":{"m":12}},'
			+ '"c":{"name":"c","valuesByMode":{"m":"#111"}},"d":{"valuesByMode":{"m":{"r":1,"g":0,"b":0}}},"e":{"name":"e","valuesByMode":{"m":{"r":1,"g":0}}}}}',
		{ default: { a: '#ff0000' } },
	],
	[
		'the body of a request: modes and values in separate lists',
		'{"variableCollections":[{"action":"CREATE","id":"c","name":"c"}],"variableModes":[{"id":"l","name":"Light","variableCollectionId":"c"},'
			+ '{"id":"d","name":"Dark","variableCollectionId":"c"}],"variables":[{"id":"v","name":"a","variableCollectionId":"c"}],'
			+ '"variableModeValues":[{"variableId":"v","modeId":"l","value":{"r":1,"g":1,"b":1}},{"variableId":"v","modeId":"d","value":{"r":0,"g":0,"b":0}},'
			+ '{"variableId":"v","value":{"r":1,"g":0,"b":0}},{"modeId":"l","value":{"r":1,"g":0,"b":0}}]}',
		{ Light: { a: '#ffffff' }, Dark: { a: '#000000' } },
	],
	[
		'a body to send with one mode of a collection',
		'{"variableCollections":[],"variableModes":[{"id":"l","name":"Light","variableCollectionId":"c"},{"id":"d","name":"Dark","variableCollectionId":"e"}],'
			+ '"variables":[{"id":"v","name":"a"}],"variableModeValues":[{"variableId":"v","modeId":"l","value":{"r":1,"g":1,"b":1}}]}',
		{ default: { a: '#ffffff' } },
	],
	[
		'a list of variables with their modes',
		'[{"name":"a","type":"COLOR","mode":"Light","value":{"r":1,"g":1,"b":1}},{"name":"a","resolvedType":"COLOR","mode":"Dark","value":{"r":0,"g":0,"b":0}},'
			+ '{"name":"n","type":"FLOAT","value":3},{"name":"x","type":"COLOR"}]',
		{ Light: { a: '#ffffff' }, Dark: { a: '#000000' } },
	],
	[
		'a list of variables of one mode, with an alias by name',
		'[{"name":"a","type":"COLOR","mode":"M","value":{"r":1,"g":0,"b":0}},{"name":"b","type":"COLOR","mode":"M","value":{"type":"VARIABLE_ALIAS","id":"a"}}]',
		{ default: { a: '#ff0000', b: '#ff0000' } },
	],
] as const) figma(claim, () => assert.equal(colorsIn(text), expected));

const variable = (value: string): string =>
	`{"variableCollections":{},"variables":{"x":{"name":"x","valuesByMode":{"m":{"r":1,"g":0,"b":0}}},"a":{"name":"a","valuesByMode":{"m":${value}}}}}`;

for (const [value, why] of [
	['{"r":1.01,"g":0,"b":0}', /channels outside/], ['{"r":0,"g":-0.01,"b":0}', /channels outside/],
	['{"r":0,"g":0,"b":0,"a":2}', /channels outside/],
	['{"type":"VARIABLE_ALIAS","id":"nowhere"}', /not in the file/], ['{"type":"VARIABLE_ALIAS"}', /not in the file/],
] as const) figma(`a value of ${value} has no color, and the reason is reported`, () => assert.match(reasonFor(variable(value), 'a')!, why));

for (const value of ['{"r":0,"g":1,"b":0,"a":0}', '{"r":1,"g":0,"b":1,"a":1}'])
	figma(`a value of ${value} is a color`, () => assert.is(reasonFor(variable(value), 'a'), undefined));

for (const [text, form] of [
	['{"meta":{"variableCollections":{},"variables":{"a":{"name":"a","valuesByMode":{"m":{"r":1,"g":0,"b":0}}}}}}', 'figma'],
	['{"variables":{"a":{"name":"a","valuesByMode":{"m":{"r":1,"g":0,"b":0}}}}}', 'figma'],
	['{"variables":{"a":"#111"}}', 'json'], ['{"variables":["#111"]}', 'json'], ['["#111"]', 'json'],
] as const) figma(`${text} is ${form}`, () => assert.is(readTheme(text).form, form));

figma('a color keeps the text of its object, whose channels a repair rewrites', () => {
	const theme = '[{"name":"text","type":"COLOR","value":{"r":0.6,"g":0.6,"b":0.6,"a":1}},{"name":"page","type":"COLOR","value":{"r":1,"g":1,"b":1}}]';
	const { value } = readTheme(theme).entries[0]!;
	assert.is(value.kind === 'literal' && value.literal.text, '{"r":0.6,"g":0.6,"b":0.6,"a":1}');
	const { code, summary } = auditTheme({ theme, pairs: [{ text: 'text', background: 'page' }], repair: true });
	assert.is(summary.repaired, 1);
	assert.match(code!, /^\[\{"name":"text","type":"COLOR","value":\{"r":0\.4\d*,"g":0\.4\d*,"b":0\.4\d*,"a":1\}\},/);
});

figma.run();
