/*
 * Lightning CSS reads tokens and systems in CSS: every value is the exported color.
 */

import { transform } from 'lightningcss';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { BRANDS, built, resolved } from './built.ts';
import { exported, toHex, isColor, isWide, SENT, STYLES, type Sent } from './exported.ts';

const css = suite('Lightning CSS');

interface Read {
	/** The values of each custom property, in order: everywhere, then for wide screens. */
	readonly values: ReadonlyMap<string, readonly string[]>;
	readonly queries: readonly string[];
	/** How many values were understood as a color. */
	readonly colors: number;
}

function read(code: string): Read {
	let colors = 0;
	const { warnings, code: written } = transform({
		filename: 'tokens.css',
		code: Buffer.from(code),
		visitor: { Color: () => { colors++; } },
	});
	assert.equal(warnings, []);
	const values = new Map<string, string[]>();
	for (const [, name, value] of written.toString().matchAll(/^ *--([a-z0-9-]+): (.*);$/gm)) {
		values.set(name!, [...values.get(name!) ?? [], value!]);
	}
	return { values, colors, queries: [...written.toString().matchAll(/^@media (.*) \{$/gm)].map((match) => match[1]!) };
}

for (const style of STYLES) {
	css(`reads every value as the exact color, in ${style}`, () => {
		const { tokens, code } = exported('css', style);
		const { values, colors, queries } = read(code);
		const holdsWide = style === 'oklch' || style === 'display-p3';
		const wideOnes = holdsWide ? SENT.filter(({ color }) => isWide(color)).length : 0;
		assert.equal([...values.keys()], tokens.map(({ name }) => name));
		assert.is(colors, tokens.length + wideOnes);
		assert.equal(queries, holdsWide ? ['(color-gamut: p3)'] : []);
		tokens.forEach(({ name }, i) => {
			const sent: Sent = SENT[i]!;
			const [first, second] = values.get(name)!;
			if (!holdsWide || !isWide(sent.color)) {
				isColor(first!, sent, style);
				assert.is(second, undefined);
				return;
			}
			// In every style, the first is the mapped color.
			isColor(first!, sent, 'hex');
			isColor(second!, sent, style);
		});
	});
}

css('writes no media query without wide colors', () => {
	assert.equal(read(exported('css', 'oklch', [{ color: '#3b82f6', name: 'brand' }]).code).queries, []);
});

/** The parts of `light-dark()`, where a value is one. */
const pickPart = (value: string, part: 0 | 1): string => /^light-dark\((.*), (.*)\)$/.exec(value)?.[part + 1] ?? value;

for (const style of STYLES) {
	css(`reads a design system: every step a color, every role one of them, in ${style}`, () => {
		for (const brand of BRANDS) {
			const { code, steps, shown } = built(brand, 'css', style);
			const { warnings, code: written } = transform({ filename: 'system.css', code: Buffer.from(code) });
			assert.equal(warnings, []);
			const [, inner = ''] = /^:root \{\n([^}]*)\}/m.exec(written.toString()) ?? [];
			const root = new Map([...inner.matchAll(/^ *--([a-z0-9-]+): (.*);$/gm)].map((match) => [match[1]!, match[2]!]));
			const theme = (part: 0 | 1): ReadonlyMap<string, string> =>
				new Map([...root].map(([name, value]) => [name, pickPart(value, part)]));
			assert.equal([...root.keys()], [...steps.keys(), ...shown.light.keys()]);
			for (const [name, hex] of steps) assert.is(toHex(resolved(name, root)), hex, `${brand} ${name}`);
			for (const [name, hex] of shown.light) assert.is(toHex(resolved(name, theme(0))), hex, `${brand} ${name}`);
			for (const [name, hex] of shown.dark) assert.is(toHex(resolved(name, theme(1))), hex, `${brand} ${name} in dark`);
		}
	});
}

css.run();
