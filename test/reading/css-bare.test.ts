/*
 * What channels without a function may mean. The rows follow from the ranges that people write: bytes to 255, hues to 360, shares as
 * percentages, OKLCH lightness to 1 and chroma to .5, Lab to 100 and ±150.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { randomFrom } from '../../src/math/random.ts';
import { readColor } from '../../src/names/parse-color.ts';
import { bareColors } from '../../src/reading/css-bare.ts';
import { below, pick } from '../support/arbitrary.ts';

const bare = suite('bare channels');

const MEANINGS: readonly (readonly [text: string, meanings: readonly string[]])[] = [
	['0x3366cc', ['#3366cc']],
	// Opaque first, as Flutter and Android write it; opaque last; neither.
	['0xff3366cc', ['#3366cc']], ['0x3366ccff', ['#3366cc', '#66ccff33']], ['0x803366cc', ['#3366cc80']], ['0xff3366ff', ['#3366ff']],
	['59, 130, 246', ['rgb(59 130 246)']], ['59 130 246 / 128', ['rgb(59 130 246 / 0.502)']], ['59 130 246 / .5', ['rgb(59 130 246 / .5)']],
	['59 130 246 / 1', ['rgb(59 130 246 / 1)']], ['59 130 246 / 255', ['rgb(59 130 246 / 1)']],
	['255;51;102', ['rgb(255 51 102)']], ['20% 40% 60%', ['rgb(20% 40% 60%)']],
	['217 91% 60%', ['hsl(217 91% 60%)']], ['217° 91% 60%', ['hsl(217deg 91% 60%)']], ['.6turn 91 60', ['hsl(.6turn 91% 60%)']],
	['300 91 60', ['hsl(300 91% 60%)']], ['256 91 60', ['hsl(256 91% 60%)']], ['255 91 60', ['rgb(255 91 60)']],
	['0.7 0.12 200deg', ['oklch(0.7 0.12 200deg)']], ['70 40 200deg', ['lch(70 40 200deg)']],
	['0.7 0.12 200', ['oklch(0.7 0.12 200)']], ['70% 0.12 360', ['oklch(70% 0.12 360)']], ['70% 0.12 361', ['lab(70% 0.12 361)']],
	['0.7 -0.1 0.1', ['oklab(0.7 -0.1 0.1)']], ['70% 0.1 0.1', ['oklab(70% 0.1 0.1)']],
	['60% 40 130', ['lch(60% 40 130)']],
	// 100 % of b is 125.
	['60% 40 126', ['lch(60% 40 126)']], ['60% 40 125', ['lab(60% 40 125)', 'lch(60% 40 125)']],
	['60% 40 50', ['lab(60% 40 50)', 'lch(60% 40 50)']], ['60% -40 50', ['lab(60% -40 50)']],
	['60 -40 50', ['lab(60 -40 50)']],
	['0.2 0.4 0.6', ['color(srgb 0.2 0.4 0.6)']], ['0.5 0.6 0.1', ['color(srgb 0.5 0.6 0.1)']],
	['0.5 0 0.3', ['color(srgb 0.5 0 0.3)', 'oklab(0.5 0 0.3)']], ['1 0 1', ['color(srgb 1 0 1)', 'rgb(1 0 1)']], ['0 0 0', ['rgb(0 0 0)']],
	['200.5 50 60', ['rgb(200.5 50 60)', 'hsl(200.5 50% 60%)']],
	['0% 100% 100% 0%', ['device-cmyk(0% 100% 100% 0%)']],
	['10 50deg 20', []], ['217deg 91% 60deg', []], ['10 20% 30', []], ['1 2', []], ['1 2 3 4 5', []],
	['1 2 3 / 4 / 5', []], ['1 2 3 / 4deg', []], ['a b c', []], ['', []],
	['360 91 60', ['hsl(360 91% 60%)']], ['361 91 60', []], ['400 200 300', []],
];

for (const [text, meanings] of MEANINGS) {
	bare(`${JSON.stringify(text)} may mean ${meanings.join(' or ') || 'nothing'}`, () => assert.equal(bareColors(text), meanings));
}

bare('every meaning of 20,000 random lists is a color', () => {
	const random = randomFrom('bare');
	const number = (): string => pick(random, ['0', '1', '.5', '0,5', '-3', '12.5', '91', '200', '255', '361', '1e3', '']);
	let count = 0;
	for (let i = 0; i < 20_000; i++) {
		const unit = (): string => pick(random, ['', '', '', '%', 'deg', '°', 'px']);
		const piece = (): string => number() + unit() + pick(random, [' ', ', ', ',', '; ', ' / ', '  ']);
		const text = pick(random, ['', '', '', '0x']) + Array.from({ length: 1 + below(random, 6) }, piece).join('').slice(0, -1);
		for (const meaning of bareColors(text)) {
			count++;
			assert.not.throws(() => readColor(meaning), `${JSON.stringify(text)}: ${meaning}`);
		}
	}
	assert.ok(count > 200, String(count));
});

bare.run();
