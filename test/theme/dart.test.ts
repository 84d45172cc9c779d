/*
 * Colors of Flutter in the notations of its documents; names, modes and references of classes and color schemes.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { randomFrom } from '../../src/math/random.ts';
import { InputError } from '../../src/errors.ts';
import { auditTheme } from '../../src/operations.ts';
import { readTheme } from '../../src/theme/read-theme.ts';

const dart = suite('colors of Flutter');

const HEAD = 'import \'package:flutter/material.dart\';\n';
const list = (code: string): readonly string[] => auditTheme({ theme: HEAD + code }).colors.map(({ mode, name, hex }) => `${mode} ${name} ${hex}`);

for (const [written, hex] of [
	// A number without the digits of alpha has alpha 0 (api.flutter.dev, Color).
	['Color(0x111827)', '#11182700'], ['Color(0xFFF)', '#000fff00'], ['Color(0x0)', '#00000000'],
	['Color(0xFF3B82F6)', '#3b82f6'], ['const Color(0x803b82f6)', '#3b82f680'], ['Color.fromARGB(255, 255, 128, 0)', '#ff8000'],
	['Color.fromRGBO(255, 128, 0, 0.5)', '#ff800080'], ['Color.from(alpha: 1.0, red: 1.0, green: 0.5, blue: 0.0)', '#ff8000'],
	['Colors.white', '#ffffff'], ['Colors.black', '#000000'], ['Colors.transparent', '#00000000'],
] as const) dart(`${written} is ${hex}`, () => assert.equal(list(`const a = ${written};\nconst b = Color(0xFF000000);`)[0], `default a ${hex}`));

dart('Display P3 is kept: pure green of it is outside sRGB', () => {
	const green = 'Color.from(alpha: 1.0, red: 0.0, green: 1.0, blue: 0.0, colorSpace: ColorSpace.displayP3)';
	const { outsideSrgb } = auditTheme({ theme: `${HEAD}const a = ${green};` });
	assert.equal(outsideSrgb.map(({ name }) => name), ['a']);
});

for (const [claim, code, colors] of [
	['members of classes have the name of the class',
		'class A { static const x = Color(0xFF111111); }\nclass B { static const Color x = Color(0xFF222222); }',
		['default A.x #111111', 'default B.x #222222']],
	['a member refers to another one, and to that of another class',
		'class A { static const x = Color(0xFF111111), y = x; }\nclass B { static const z = A.x; }',
		['default A.x #111111', 'default A.y #111111', 'default B.z #111111']],
	['a class whose name begins with Color is a class',
		'class Colorado { static const x = Color(0xFF111111); }\nclass B { static const z = Colorado.x; }',
		['default Colorado.x #111111', 'default B.z #111111']],
	['arguments of a scheme have the mode of its variable',
		'final ColorScheme myDark = ColorScheme(primary: Color(0xFF111111));', ['dark primary #111111']],
	['of its constructor', 'final s = ColorScheme.light(primary: Color(0xFF111111));', ['light primary #111111']],
	['of its brightness', 'final s = ColorScheme(brightness: Brightness.dark, primary: Color(0xFF111111));', ['dark primary #111111']],
	['of its function',
		'ColorScheme lightHighContrastScheme() { return const ColorScheme(brightness: Brightness.light, primary: Color(0xFF111111)); }',
		['light-high-contrast primary #111111']],
	['arguments of widgets are not colors of a theme',
		'const a = Color(0xFF111111);\nfinal w = Container(color: Color(0xFF222222));', ['default a #111111']],
	['comments and strings are not code',
		'// const c = Color(0xFF333333);\n/* const d = Color(0xFF333333); */ final s = "const e = Color(0xFF333333);";\nconst a = Color(0xFF111111);',
		['default a #111111']],
	['names that a file does not declare have no color',
		'final s = ColorScheme.dark(primary: Color(0xFF111111), secondary: Other.blue, surface: blend(a, b));',
		['dark primary #111111']],
] as const) dart(claim, () => assert.equal(list(code), colors));

dart('a scheme of Material has its pairs', () => {
	const { pairs } = auditTheme({ theme: `${HEAD}final s = ColorScheme.light(primary: Color(0xFF777777), onPrimary: Colors.white);` });
	assert.equal(pairs.map(({ mode, text, background, ratio }) => [mode, text.name, background.name, ratio]), [
		['light', 'onPrimary', 'primary', 4.47],
	]);
});

for (const [before, after] of [
	['Color(0xFF999999)', /^Color\(0xFF[\dA-F]{6}\)$/], ['Color.fromARGB(255, 150, 150, 150)', /^Color\.fromARGB\(255, \d+, \d+, \d+\)$/],
	['Color.fromRGBO(150, 150, 150, 1.0)', /^Color\.fromRGBO\(\d+, \d+, \d+, 1\.0\)$/],
	['Color.from(alpha: 1.0, red: 0.6, green: 0.6, blue: 0.6)', /^Color\.from\(alpha: 1\.0, red: 0\.\d+, green: 0\.\d+, blue: 0\.\d+\)$/],
] as const) {
	dart(`a repair writes in the notation of the file: ${before}`, () => {
		const theme = `${HEAD}class A {\n  static const card = Color(0xFFFFFFFF);\n  static const onCard = ${before}; // text\n}\n`;
		const { code, mediaType } = auditTheme({ theme, repair: true, lock: ['A.card'] }), written = /onCard = (.*);/.exec(code!)![1]!;
		assert.match(written, after);
		assert.is(code, theme.replace(before, written));
		assert.is(auditTheme({ theme: code! }).summary.failing, 0);
		assert.is(mediaType, 'application/vnd.dart');
	});
}

dart('a repair gives a reference its own color if the two colors are one', () => {
	const theme = `${HEAD}class P { static const gray = Color(0xFF888888); }\nfinal s = ColorScheme.light(surface: P.gray, onSurface: P.gray);`;
	const { code, summary } = auditTheme({ theme, repair: true });
	assert.is(summary.repaired, 1);
	assert.match(code!, /(?:surface|onSurface): Color\(0xFF[\dA-F]{6}\)/i);
	assert.is(auditTheme({ theme: code! }).summary.failing, 0);
});

dart('any text is a theme or refused', () => {
	const parts = [
		'class ', 'A ', '{', '}', '(', ')', '[', ',', ';', '=', ': ', 'const a = Color(0xFF112233);', 'Color(', 'Color.fromARGB(1,2',
		'\'', '"', '/*', '//', '\n', 'ColorScheme.dark', 'primary', 'A.a', 'Brightness.dark', '0xFF', '\\',
	];
	for (let n = 0; n < 400; n++) {
		const random = randomFrom(`dart ${n}`), text = HEAD + Array.from({ length: 40 }, () => parts[Math.floor(random() * parts.length)]).join('');
		try {
			for (const { start, end, text: own } of readTheme(text).entries) assert.is(text.slice(start, end), own, `dart ${n}`);
		} catch (error) {
			if (!(error instanceof InputError)) throw new Error(`dart ${n}: ${text}`, { cause: error });
		}
	}
});

dart.run();
