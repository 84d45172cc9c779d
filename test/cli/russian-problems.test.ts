/*
 * Problems in Russian: every claim and every advice about an input is translated.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { RUSSIAN_PROBLEMS } from '../../src/doors/problems-ru.ts';
import { translateIssue } from '../../src/doors/translate-problem.ts';
import { InputError } from '../../src/errors.ts';
import { APCA_LEVELS } from '../../src/metrics/apca.ts';
import { readColor } from '../../src/names/parse-color.ts';
import { OPERATIONS } from '../../src/operations/table.ts';
import { decodeJson } from '../../src/schema/decode.ts';
import type { Case } from '../contract/case.ts';
import { hostileStrings } from '../support/hostile.ts';
import { tincture } from '../support/cli.ts';

const russian = suite('problems in Russian');

const RUSSIAN = { LANG: 'ru_RU.UTF-8' };

/** English words that are no names of fields, choices or CSS. */
const ENGLISH = /\b(?:must|is|are|has|needs|fails|not|got|the|Write|Did|it|which|needs|Leave|Known|missing|empty)\b/;

for (const [words, expected] of [
	[['mix', 'red', 'blue', '--amount', '500'], 'amount: нужно число от 0 до 100, получено 500. Напишите --amount 100.'],
	[['parse', 'tael'], 'color: "tael" — не цвет. Может быть, "teal"?'],
	[['parse', '217 91% 60%'], 'color: "217 91% 60%" — не цвет. Напишите "hsl(217 91% 60%)".'],
	[['parse', 'rgb(1 2'], 'color: "rgb(1 2", ошибка в конце: каналов 2 из 3. Пишите, например, "rgb(1 2 153)".'],
	[['parse', '#12345'], 'color: "#12345": цифр 5, а в HEX их 3, 4, 6 или 8. Пишите, например, "#3b82f6".'],
	[['parse', ''], 'color: пусто. С "#" в оболочке начинается примечание. Напишите "#3b82f6" или 3b82f6.'],
	[['parse', 'currentcolor'], 'color: "currentcolor": это цвет текста страницы. Напишите сам цвет, например "#3b82f6".'],
	[['parse', 'var(--x)'], 'зависит от --x: её задаёт страница, а variables нет.'],
	[['parse', '1 1 1'], 'color: "1 1 1" — не цвет. Напишите "color(srgb 1 1 1)" или "rgb(1 1 1)".'],
	[['mix', 'red'], 'second: нет значения. С "#" в оболочке начинается примечание. Напишите "#3b82f6" или 3b82f6.'],
	[['audit-theme'], 'theme: нет значения. Напишите путь к файлу или -, чтобы читать стандартный ввод.'],
	[['scale', 'red', '--kind', 'foo'], 'kind: нужно одно из tailwind, radix, contrast, получено "foo".'],
	[['harmonies', 'red', '--kind', 'split'], 'Может быть, "split-complementary"?'],
	[['scale', 'teal', '--pins', '500'], 'pins: нужно КЛЮЧ=ЗНАЧЕНИЕ, получено "500".'],
	[['scale', 'teal', '--pins', '{x'], 'pins: это не JSON: "{x".'],
	[['scale', 'teal', '--pins', '500=red,500=teal'], 'pins: "500" указано дважды. Оставьте одно.'],
	[['audit-palette', 'red'], 'colors: нужно значений: от 2 до 24, получено 1. Пишите, например, "red,teal".'],
	[['nearest-names', 'red', '--limit', 'many'], 'limit: нужно целое число от 1 до 20 цифрами, получено "many". Напишите цифры, например 1.'],
	[['gradient', 'red', 'blue', '--kind', 'radial', '--angle', '4'], 'у радиального градиента его нет. Уберите или напишите --kind linear.'],
	[['sort-colors', 'red', '--by', 'distance'], 'to: нет значения. Чтобы упорядочить по расстоянию, нужен цвет'],
	[['adjust-color', 'red', '--change', 'invert', '--amount', '5'], 'amount: для invert не нужно. Уберите.'],
] as const) {
	russian(`${words.join(' ')}: ${expected}`, async () => {
		const { code, err } = await tincture(words, { environment: RUSSIAN });
		assert.ok(code === 1 || code === 2);
		assert.ok(err.includes(expected), err);
		for (const line of err.split('\n').filter((one) => one.startsWith('tincture:'))) {
			assert.match(line, /\p{Script=Cyrillic}{3}/u);
			assert.not.match(line.replace(/"[^"]*"/g, ''), ENGLISH);
		}
	});
}

russian('every refusal of a color is translated', () => {
	const missing = new Set<string>();
	for (const text of [
		...hostileStrings('russian problems', 20_000), 'lab(1 2)', 'color-mix(red)', 'oklch(from red l c', 'Canvas', 'dark', 'x'.repeat(121),
	]) {
		try {
			readColor(text);
		} catch (error) {
			if (!(error instanceof InputError)) throw error;
			for (const issue of error.issues) if (translateIssue(issue, RUSSIAN_PROBLEMS) === undefined) missing.add(issue.detail);
		}
	}
	assert.equal([...missing].slice(0, 10), []);
});

for (const { name, input } of OPERATIONS) {
	russian(`the refusals of ${name} are translated`, async () => {
		const { CASES } = await import(`../operations/${name}/cases.ts`) as { readonly CASES: readonly Case[] };
		const refusals = CASES.filter((one) => 'problem' in one && one.input !== undefined);
		assert.ok(refusals.length > 0);
		for (const one of refusals) {
			try {
				decodeJson(input, one.input);
			} catch (error) {
				if (!(error instanceof InputError)) throw error;
				for (const issue of error.issues)
					assert.match(translateIssue(issue, RUSSIAN_PROBLEMS) ?? issue.detail, /\p{Script=Cyrillic}/u);
			}
		}
	});
}

russian('JSON has the problem of the API', async () => {
	const { err } = await tincture(['parse', 'tael', '--json'], { environment: RUSSIAN });
	assert.match(err, 'Did you mean \\"teal\\"?');
});

russian('every use of APCA is a Russian sentence', async () => {
	const uses = new Set<string>(), grays = Array.from({ length: 16 }, (_, i) => `#${i.toString(16).repeat(3)}`);
	for (const gray of grays) {
		const { out } = await tincture(['contrast', gray, 'white'], { environment: RUSSIAN });
		const [, use = ''] = /годится для +([^\n]+)/.exec(out) ?? [];
		assert.match(use, /^\p{Script=Cyrillic}/u, gray);
		uses.add(use);
	}
	assert.is(uses.size, APCA_LEVELS.length);
});

russian('colors that are piped to the command alone are described', async () => {
	const { code, out } = await tincture([], { input: ['red\nteal\n'] });
	assert.is(code, 0);
	assert.equal(out.trimEnd().split('\n').map((line) => (JSON.parse(line) as { hex: string }).hex), ['#ff0000', '#008080']);
});

russian.run();
