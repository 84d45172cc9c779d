/*
 * Bundles of small programs give what the modules give, although bundlers drop the spaces that a program does not name.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as fn from '../../src/fn.ts';
import { bundleCode } from '../support/bundle.ts';

const bundles = suite('bundles of tincture/fn');

/** What programs do with a color `c`. */
const USES = [
	'convert(c, lch)', 'convert(c, hsl)', 'convert(c, hct)', 'convert(c, xyzD65)', 'convert(c, srgbLinear)', 'convert(c, displayP3)',
	'toChannels(c, hsluv)', 'toCss(c)', 'adjust(c, { r: 0.5 })', 'lighten(c)', 'deltaEJz(c, c)', 'deltaEItp(c, c)', 'toTemperature(c)',
	'mix(c, c, 0.5, lch)', 'interpolate([c, c], { space: luv })(0.3)',
	'spline([c, c])(0.3)', 'inGamut(c, rec2020)', 'toHex(scale(c).colors[2])',
];

/** Colors of sRGB whose functions take no space, with the uses to try. */
const SOURCES = { 'parseHex(\'#f63\')': USES, 'fromNumber(0x2468ac)': ['convert(c, lch)', 'toCss(c)'] };

/** Names of exports in a piece of code. */
const namesIn = (code: string): string[] => [...new Set(code.match(/[A-Za-z]\w+/g))].filter((name) => Object.hasOwn(fn, name));

for (const [source, uses] of Object.entries(SOURCES)) {
	bundles(`convert, print, change and mix ${source}`, () => {
		for (const use of uses) {
			const imports = `import { ${namesIn(`${source} ${use}`).join(', ')} } from './fn.ts';`;
			const text = bundleCode(`${imports} const c = ${source}; globalThis.answer = ${use};`);
			// The code is that of the row above, and so is its bundle.
			const bundled: unknown = new Function('globalThis', `${text}; return globalThis.answer;`)({});
			const plain: unknown = new Function('fn', `const { ${Object.keys(fn).join(', ')} } = fn, c = ${source}; return ${use};`)(fn);
			if (use.includes('srgbLinear')) assert.is(fn.toCss(bundled as fn.Color), fn.toCss(plain as fn.Color), 'equal as printed');
			else assert.equal(bundled, plain, use);
		}
	});
}

bundles.run();
