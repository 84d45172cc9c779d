/*
 * Themes made to take long, of each form: every shape repeats one construction until the text has a given length. A number in the
 * construction makes each repetition differ.
 */

/** A theme of about the given number of characters. */
export type Shape = (length: number) => string;

/** `begin`, as many parts as fit, and `end`. */
const filled = (begin: string, part: (i: number) => string, end = '', separator = ''): Shape => (length) => {
	const parts: string[] = [];
	for (let i = 0, size = begin.length + end.length; ; i++) {
		const next = part(i);
		size += next.length + separator.length;
		if (size > length && i > 0) break;
		parts.push(next);
	}
	return begin + parts.join(separator) + end;
};

/** The same shape for a part that depends on how long the whole is. */
const sized = (make: (length: number) => string): Shape => make;

const times = (count: number, part: (i: number) => string, separator = ''): string =>
	Array.from({ length: count }, (_, i) => part(i)).join(separator);

const TOKEN = '{"$type":"color","$value":"#fff"}';

export const HEAVY_THEMES: Readonly<Record<string, Shape>> = {
	'CSS colors': filled(':root{', (i) => `--a${i}:#123;`, '}'),
	'CSS functions': filled(':root{', (i) => `--a${i}:oklch(0.5${i} 0.1 ${i % 360});`, '}'),
	'CSS chain forward': filled(':root{', (i) => `--a${i}:var(--a${i + 1});`, '--z:red}'),
	'CSS chain backward': filled(':root{--a0:#888;', (i) => `--a${i + 1}:var(--a${i});`, '}'),
	'CSS fan of empty texts': filled(':root{--card:white;--card-foreground:rgb(var(--n0) 0 0);', (i) =>
		`--n${i}:${`var(--n${i + 1}) `.repeat(8)};`, '}'),
	'CSS fan in one value': filled(':root{--e: ;', (i) => `--n${i}:rgb(${'var(--e)'.repeat(40)});`, '}'),
	'CSS nested fallbacks': filled(':root{--a:rgb(var(--b) 0 0);', (i) => `--x${i}:rgb(${'var(--a,'.repeat(40)}1${')'.repeat(40)} 0 0);`, '}'),
	'CSS fallback of the same name': sized((length) =>
		`:root{--b:red;--a:${'var(--a,'.repeat(length / 9)}red${')'.repeat(length / 9)}}`),
	'CSS nested light-dark()': filled(':root{', (i) => `--a${i}:light-dark(light-dark(light-dark(#1${i % 10}1,#222),#333),#444);`, '}'),
	'CSS expressions of each other': filled(':root{--e0:red;', (i) => `--e${i + 1}:color-mix(in oklch,var(--e${i}),var(--e${i >> 1}) 30%);`, '}'),
	'CSS modes': filled(':root{--a:#888;--on-a:#777}', (i) => `.t${i}-theme{--a:#${i % 9}11}`),
	'CSS modes of one name each': filled(':root{--a:var(--b)}', (i) => `.t${i}-theme{--b${i}:#111}`),
	'CSS chain in every mode': filled(`${times(64, (i) => `.t${i}-theme{--a0:#${10 + i}1}`)}:root{`, (i) => `--a${i + 1}:var(--a${i});`, '}'),
	'CSS expressions in every mode': filled(`${times(64, (i) => `.t${i}-theme{--a0:#${10 + i}1}`)}:root{--a0:red;`, (i) =>
		`--a${i + 1}:oklch(from var(--a0) calc(l*.${i}) c h);`, '}'),
	'CSS blocks with 24 conditions': filled('', (i) => `${times(24, (j) => `.t${j}-theme`, ',')}{--a${i}:red}`),
	'CSS one block of 24 conditions': filled(`${times(24, (j) => `.t${j}-theme`, ',')}{`, (i) => `--a${i}:red;`, '}'),
	'CSS lists in lists': filled('', (i) => `.a-theme,.b-theme,.c-theme,.d-theme,.e${i}-theme{.f-theme,.g-theme,.h-theme,.i-theme,.j${i}-theme{--a:#111}}`),
	'CSS lists in lists, three deep': filled('', (i) => {
		const list = (letter: string): string => times(5, (j) => `.${letter}${j}${i}-theme`, ',');
		return `${list('a')}{${list('b')}{${list('c')}{--a:#111}}}`;
	}),
	'CSS long list of selectors': filled(':root{--a:red}', (i) => `.t${i}-theme`, '{--a:#111}', ','),
	'CSS :is() lists': filled('', (i) => `:is(${times(90, (j) => `.t${i}${j}-theme`, ',')}) .x{--a:#111}`),
	'CSS nested :is()': filled('', () => `${':is('.repeat(900)}.a,.b${')'.repeat(900)}{--a:#111}`),
	'CSS nested :not()': filled('', () => `${':not('.repeat(700)}{--a:#111}`),
	'CSS nested :has()': filled('', () => `${':has(a,'.repeat(500)}{--a:#111}`),
	'CSS attribute with blanks': filled('', () => `[a="x"${' '.repeat(3900)}{--a:#111}`),
	'CSS long media lists': filled('', (i) => `@media ${times(300, (j) => `(width>${i}${j}px)`, ',')}{:root{--a:#111}}`),
	'CSS media in lists': filled('', (i) => `.a-theme,.b-theme,.c-theme,.d-theme,.e-theme{@media ${times(90, (j) => `(width>${i}${j}px)`, ',')}{--a:#111}}`),
	'CSS long conditions': filled('', (i) => `${times(5, (j) => `.t${i}${j}${'x'.repeat(60)}-theme`, ',')}{.a,.b,.c,.d,.e{--a:#111}}`),
	'CSS layers in layers': filled('', () => `${'@layer x{'.repeat(20)}:root{--a:#111}${'}'.repeat(20)}`),
	'CSS braces': filled(':root{--a:red}', () => '{'),
	'CSS nested blocks': filled(':root{--a:red}', () => '.dark{'),
	'CSS @property': filled('', (i) => `@property --p${i}{syntax:"<color>";inherits:false;initial-value:#123}`),
	'CSS @property with many syntaxes': sized((length) =>
		`@property${' '.repeat(length / 2)}x{${'syntax:a;'.repeat(length / 18)}}:root{--a:red}`),
	'CSS comments': filled(':root{--a:red;--b:#123', () => '/**/', '}'),
	'CSS long names': filled(':root{', (i) => `--${'x'.repeat(390)}${i}:red;`, '}'),
	'CSS one long name': sized((length) => `:root{--${'x'.repeat(length)}:red;--a:#123}`),
	'CSS long name in modes': sized((length) => `${times(64, (i) => `.t${i}-theme{--${'x'.repeat(length / 80)}:#${10 + i}1}`)}`),
	'CSS wrappers': filled(':root{--a:red;', () => 'rgb( from var( --a ', '}'),
	'CSS blanks': filled(':root{--a:red;--b:rgb(', () => ' ', '1 2 3)}'),
	'CSS digits': filled(':root{', (i) => `--a${i}:rgb(${'1'.repeat(33)} ${'1'.repeat(33)} ${'1'.repeat(33)}/1/**/);`, '}'),
	'CSS daisyUI': filled('', (i) => `@plugin "daisyui/theme"{name:"n${i}";prefersdark:true;--a:#111}`),
	'DTCG tokens': filled('{', (i) => `"a${i}":${TOKEN}`, '}', ','),
	'DTCG objects': filled('{', (i) => `"a${i}":{"$type":"color","$value":{"colorSpace":"srgb","components":[0,0,0.${i}]}}`, '}', ','),
	'DTCG aliases': filled(`{"$type":"color","a0":{"$value":"#123456"},`, (i) => `"a${i + 1}":{"$value":"{a${i}}"}`, '}', ','),
	'DTCG aliases forward': filled('{"$type":"color","z":{"$value":"#123456"},', (i) => `"a${i}":{"$value":"{a${i + 1}}"}`, '}', ','),
	'DTCG modes': filled('{"$type":"color","a":{"$value":"#fff","$extensions":{"mode":{', (i) => `"m${i}":"#123"`, '}}}}', ','),
	'DTCG modes of tokens': filled('{"$type":"color",', (i) => `"a${i}":{"$value":"#fff","$extensions":{"mode":{"m${i}":"#123"}}}`, '}', ','),
	'DTCG long key over many tokens': sized((length) =>
		`{"${'k'.repeat(length / 2)}":{"$type":"color",${times(Math.max(1, Math.floor(length / 50)), (i) => `"a${i}":{"$value":"#fff"}`, ',')}}}`),
	'DTCG deep': filled('{', (i) => `"a${i}":${'{"b":'.repeat(40)}${TOKEN}${'}'.repeat(40)}`, '}', ','),
	'DTCG sets that fan out': filled('{"resolutionOrder":[{"$ref":"#/sets/s0"}],"sets":{"t":{"sources":[{"a":' + TOKEN + '}]},', (i) =>
		`"s${i}":{"sources":[{"$ref":"#/sets/s${i + 1}"},{"$ref":"#/sets/s${i + 1}"},{"$ref":"#/sets/t"},{"a":${TOKEN}}]}`, '}}', ','),
	'DTCG the same set many times': filled(
		'{"sets":{"a":{"sources":[{"c":' + TOKEN + '}]}},"resolutionOrder":[', () => '{"$ref":"#/sets/a"}', ']}', ',',
	),
	'DTCG contexts of one set': filled(
		`{"sets":{"a":{"sources":[${times(20, (i) => `{"c${i}":${TOKEN}}`, ',')}]}},"resolutionOrder":[{"$ref":"#/modifiers/m"}],"modifiers":{"m":{"contexts":{`,
		(i) => `"x${i}":[{"$ref":"#/sets/a"}]`, '}}}}', ',',
	),
	'DTCG modifiers': filled(`{"sets":{"a":{"sources":[{"c":${TOKEN}}]}},"resolutionOrder":[`, (i) =>
		`{"contexts":{"x${i}":[{"$ref":"#/sets/a"}],"y${i}":[{"$ref":"#/sets/a"}]}}`, ']}', ','),
	'DTCG long reference': sized((length) => `{"a":${TOKEN},"b":{"$type":"color","$value":{"$ref":"#${'/a'.repeat(length / 2)}"}}}`),
	'Tokens Studio colors': filled('{"$metadata":{},"s":{', (i) => `"a${i}":{"value":"#123","type":"color"}`, '}}', ','),
	'Tokens Studio math': filled('{"$metadata":{},"s":{"n0":{"value":"1","type":"number"},"a":{"value":"#fff","type":"color"},', (i) =>
		`"n${i + 1}":{"value":"{n${i}} * 1 + {n${i}}","type":"number"},"c${i}":{"value":"rgba({a}, {n${i}})","type":"color"}`, '}}', ','),
	'Tokens Studio references': sized((length) =>
		`{"$metadata":{},"s":{"a":{"value":"#fff","type":"color"},"b":{"value":"rgba(${'{a}'.repeat(length / 3)})","type":"color"}}}`),
	'Tokens Studio empty references': filled('{"$metadata":{},"s":{"e":{"value":" ","type":"other"},', (i) =>
		`"b${i}":{"value":"rgba({e}${'{e}'.repeat(120)})","type":"color"}`, '}}', ','),
	'Tokens Studio themes': filled('{"s":{"a":{"value":"#fff","type":"color"}},"$themes":[', (i) => `{"name":"t${i}","selectedTokenSets":{"s":"enabled"}}`,
		',{"name":"z"}]}', ','),
	'Tokens Studio sets in themes': filled(`{${times(40, (i) => `"s${i}":{"a":{"value":"#fff","type":"color"}},`)}"$themes":[`, (i) =>
		`{"name":"t${i}","selectedTokenSets":{${times(40, (j) => `"s${j}":"enabled"`, ',')}}}`, ',{"name":"z"}]}', ','),
	'Tokens Studio without sets': filled('{', (i) => `"s${i}":{"a${i}":{"value":"{a${i + 1}}","type":"color"}}`, '}', ','),
	'Figma variables': filled('{"variableCollections":{},"variables":{', (i) =>
		`"${i}":{"name":"a${i}","valuesByMode":{"m":{"r":0,"g":0,"b":0.${i}}}}`, '}}', ','),
	'Figma numeric modes': filled('{"variableCollections":{},"variables":{"1":{"name":"a","valuesByMode":{', (i) => `"${i}":{"r":0,"g":0,"b":0}`, '}}}}', ','),
	'Figma numeric modes with names': sized((length) => {
		const count = Math.floor(length / 70);
		return `{"variableCollections":{"c":{"modes":[${times(count, (i) => `{"modeId":"${i}","name":"${i}"}`, ',')}]}},`
			+ `"variables":{"1":{"name":"a","valuesByMode":{${times(count, (i) => `"${i}":{"r":0,"g":0,"b":0}`, ',')}}}}}`;
	}),
	'Figma modes to send': filled('{"variableCollections":{},"variables":{"1":{"name":"a","valuesByMode":{"m":{"r":0,"g":0,"b":0}}}},"variableModes":[', () => '{}', ']}', ','),
	'Figma modes of collections': filled('{"variableCollections":{},"variables":{"1":{"name":"a","valuesByMode":{"m":{"r":0,"g":0,"b":0}}}},"variableModes":[', (i) =>
		`{"id":"${i}","name":"m${i}","variableCollectionId":"c"}`, ']}', ','),
	'Figma list': filled('[', (i) => `{"name":"a${i}","type":"COLOR","mode":"m${i}","value":{"r":0,"g":0,"b":0}}`, ']', ','),
	'Figma aliases': filled('{"variableCollections":{},"variables":{', (i) =>
		`"${i}":{"name":"a${i}","valuesByMode":{"m":{"type":"VARIABLE_ALIAS","id":"${i + 1}"}}}`, ',"x":{"name":"x","valuesByMode":{"m":{"r":0,"g":0,"b":0}}}}}', ','),
	'Tailwind 3': filled('{"theme":{"colors":{', (i) => `"a${i}":{"DEFAULT":"#123","50":"rgb(1 2 3 / <alpha-value>)"}`, '}}}', ','),
	'Tailwind 3 with daisyUI': filled('{"daisyui":{"themes":[', (i) => `{"t${i}":{"a":"#123"}}`, ']}}', ','),
	'Tailwind 3 long key': sized((length) => `{"theme":{"colors":{"${'k'.repeat(length / 2)}":{${times(Math.max(1, Math.floor(length / 30)), (i) => `"a${i}":"#fff"`, ',')}}}}}`),
	'JSON colors': filled('{', (i) => `"a${i}":"#123456"`, '}', ','),
	'JSON list': filled('{"a":[', () => '"red"', ']}', ','),
	'JSON numbers': filled('{"a":"#fff","b":[', () => '0', ']}', ','),
	'JSON lists': filled('{"a":"#fff","b":[', () => '[]', ']}', ','),
	'JSON long key over lists': sized((length) => `{"${'k'.repeat(length / 2)}":[${times(Math.max(1, Math.floor(length / 14)), () => '"red"', ',')}]}`),
	'JSON deep': filled('{', (i) => `"a${i}":${'['.repeat(60)}"red"${']'.repeat(60)}`, '}', ','),
	'JSON long keys all the way': filled('{', (i) => `"${i}":${times(50, () => `{"${'k'.repeat(20)}":`)}"red"${'}'.repeat(50)}`, '}', ','),
	'JSON modes': filled('{"modes":{', (i) => `"m${i}":{"a":"#123"}`, '}}', ','),
	'JSON long modes': filled('{"modes":{', (i) => `"${'m'.repeat(300)}${i}":{"a":"#123"}`, '}}', ','),
	'script of objects that stay open': filled('export default {', (i) => `a${i}:{b:'#123',`),
	'script of objects': filled('export default {', (i) => `a${i}:{b:'#123'},`, '}'),
	'GIMP palette': filled('GIMP Palette\n', (i) => `${i % 256} 0 0 name\n`),
	'GIMP palette of blanks': filled('GIMP Palette\n1 2 3\n', () => ' \t'),
	'GIMP palette of one line': filled('GIMP Palette\n1 2 3 ', () => '1 '),
	'base64 with blanks': sized((length) => `${'a'.repeat(12)}${' '.repeat(length)}!`),
	'base64 of anything': sized((length) => 'abcd'.repeat(length / 4)),
	'ASE without lengths': sized((length) => {
		const bytes = new Uint8Array(Math.floor((length * 3) / 4));
		bytes.set([65, 83, 69, 70]);
		for (let at = 12; at + 6 <= bytes.length; at += 6) bytes.set([0, 1, 0, 0, 0, 0], at);
		return btoa(String.fromCharCode(...bytes));
	}),
	'ACO': sized((length) => {
		const bytes = new Uint8Array(Math.floor((length * 3) / 4));
		bytes.set([0, 1, 255, 255]);
		for (let at = 4; at + 10 <= bytes.length; at += 10) bytes.set([0, 0, at & 255], at);
		return btoa(String.fromCharCode(...bytes));
	}),
};
