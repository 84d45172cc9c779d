/*
 * Tokens as custom properties: mapped for every screen, and wide if the style supports it.
 *
 * Display P3 of the mapped green and of rebeccapurple by Color.js.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { fits } from '../../src/gamut/fits.ts';
import { format } from '../../src/formats/table.ts';
import { parse } from '../../src/names/parse-color.ts';
import { writeCss } from '../../src/tokens/css.ts';
import { looseTokens } from '../../src/tokens/token-set.ts';
import { VALUE_STYLES } from '../../src/tokens/value.ts';
import { PURPLE, VEIL, VIVID, VIVID_HEX, VIVID_VEIL } from './sample.ts';

const css = suite('writeCss');

css('writes a custom property for each token', () => {
	assert.is(writeCss(looseTokens([PURPLE, VEIL]), 'oklch'), `:root {
  --brand: oklch(0.44027 0.1603 303.373);
  --veil: oklch(0.44027 0.1603 303.373 / 0.502);
}
`);
});

css('writes a wide color mapped first, then wide for screens that show it', () => {
	assert.is(writeCss(looseTokens([PURPLE, VIVID]), 'display-p3'), `:root {
  --brand: color(display-p3 0.37367 0.21033 0.57911);
  --vivid: color(display-p3 0.40564 0.87835 0.33536);
}

@media (color-gamut: p3) {
  :root {
    --vivid: color(display-p3 0.1 0.9 0.2);
  }
}
`);
});

css('writes a wide color once, mapped, in a style that only supports sRGB', () => {
	assert.is(writeCss(looseTokens([PURPLE, VIVID]), 'hex'), ':root {\n  --brand: #663399;\n  --vivid: #00e338;\n}\n');
	for (const style of ['hex', 'rgb', 'hsl'] as const) {
		const code = writeCss(looseTokens([VIVID_VEIL]), style);
		assert.not.match(code, /@media/);
		const values = [...code.matchAll(/--vivid-veil: (.*);/g)].map((match) => format(parse(match[1]!), 'hex'));
		assert.equal(values, [`${VIVID_HEX}80`], style);
	}
});

for (const style of ['oklch', 'display-p3'] as const) {
	css(`in ${style}, the first value of a wide color is its mapped color, the second the color itself`, () => {
		const values = [...writeCss(looseTokens([VIVID_VEIL]), style).matchAll(/--vivid-veil: (.*);/g)].map((match) => parse(match[1]!));
		assert.is(values.length, 2);
		assert.ok(fits(values[0]!, 'srgb'));
		assert.is(format(values[0]!, 'hex'), `${VIVID_HEX}80`);
		assert.not.ok(fits(values[1]!, 'srgb'));
		assert.is(format(values[1]!, 'hex'), `${VIVID_HEX}80`);
	});
}

css('writes no media query if every color is in sRGB', () => {
	for (const style of VALUE_STYLES) assert.not.match(writeCss(looseTokens([PURPLE, VEIL]), style), /@media/);
});

css.run();
