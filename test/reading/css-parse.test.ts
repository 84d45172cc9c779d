/*
 * Messages of the library for a text that is not a color: the received text, the position of the fault, a replacement.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { InputError } from '../../src/errors.ts';
import { parseCss } from '../../src/reading/css-parse.ts';
import { readCssText } from '../../src/reading/css-levels.ts';
import { hostileStrings } from '../support/hostile.ts';

const parse = suite('texts that the library cannot read');

const readMessage = (text: string): string => {
	try {
		parseCss(text);
	} catch (error) {
		assert.instance(error, InputError);
		const { issues, message } = error as InputError;
		assert.equal(issues.map(({ code, path }) => [code, path]), [['unreadable-color', []]]);
		return message;
	}
	return assert.unreachable(`${text} was read`) as never;
};

for (const [text, ...parts] of [
	['rgb(1, 2 3)', '"rgb(1, 2 3)" fails at character 10, in its commas.'],
	['rgb(1 2', 'fails at its end, in its channels.'],
	['rgb(1 2 x)', 'fails at character 9, in its channels.'],
	['/* 🎨🎨 */ rgb(1 x)', 'fails at character 16, in its channels.'],
	['rgb(1 2 3) x', 'fails at character 12, in its function.'],
	['okclh(0.5 0.1 250)', 'fails at character 1, in its function.'],
	['hsl(120° 50% 50%)', 'fails at character 8, in its spelling.'],
	['rgb(calc(1 + 2%) 0 0)', 'fails at character 12, in its math.'],
	['rgb(pow(1) 0 0)', 'fails at character 9, in its math.'],
	['#12', '"#12" is not HEX.', '3, 4, 6 or 8 hex digits'],
	['tael', '"tael" is not a CSS color.', 'Did you mean "teal"?'],
	['blac\u212a', 'Did you mean "black"?'],
	['dusty blue', '"dusty blue" is not a CSS color.', 'keyword like "teal"'],
	['', '"" is not a CSS color.', 'HEX like "#3b82f6"'],
	['x'.repeat(4097), 'has more than 4096 characters.'], ['rgb(var(--a) 0 0)'.padEnd(4097), 'has more than 4096 characters.'],
	['rgb(var(--r) 0 0)', '"rgb(var(--r) 0 0)" needs a value for "--r" in variables.', 'like "#3b82f6"'],
	['var(brand)', '"var(brand)" fails in its var(): name "brand".', 'like "#3b82f6"'],
	['var(--r', 'fails in its var(): open.'],
] as const) {
	parse(`${JSON.stringify(text).slice(0, 40)} has the message ${parts.join(' ')}`, () => {
		const message = readMessage(text);
		for (const words of parts) assert.ok(message.includes(words), message);
	});
}

parse('a cycle of variables names them', () => {
	assert.throws(
		() => parseCss('var(--a)', { variables: { '--a': 'var(--b)', '--b': 'var(--a)' } }),
		/^"var\(--a\)" fails in its var\(\): cycle "--a" "--b" "--a"\. Write the color itself, like "#3b82f6"\.$/,
	);
});

parse('replacements are readable, for 20,000 hostile strings too', () => {
	const seed = 'say';
	let offered = 0;
	for (const text of ['rgb(1)', '#', 'tael', 'x', ...hostileStrings(seed, 20_000)]) {
		if (readCssText(text) !== undefined) continue;
		const message = readMessage(text), remedy = /(?:Write|Did you mean) .*$/u.exec(message)?.[0] ?? '';
		const fixes = [...remedy.matchAll(/"([^"]*)"/g)].map((match) => match[1]!);
		assert.ok(fixes.length > 0 && message.length < 600, `seed ${seed}, ${JSON.stringify(text)}: ${message}`);
		for (const fix of new Set(fixes)) {
			offered++;
			parseCss(fix);
		}
	}
	assert.ok(offered > 10_000);
});

parse.run();
