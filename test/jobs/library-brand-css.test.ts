/*
 * A developer has one brand color and wants the custom properties of a light and a dark theme as CSS.
 */

import { transformSync } from 'esbuild';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { ratio } from './contrast.ts';
import { runProgram } from './installed.ts';

const job = suite('a theme from a brand color');

job('is CSS that parses, and its text is readable in both themes', () => {
	const css = runProgram('theme.js', `
		import { systemCode } from 'tincture';
		console.log(systemCode({ primary: '#6366f1' }, { format: 'css', values: 'hex' }));
	`);
	assert.equal(transformSync(css, { loader: 'css' }).warnings, []);
	// The first declaration of a property; later ones are for browsers without light-dark().
	const values = new Map([...css.matchAll(/--([\w-]+): ([^;]+);/g)].reverse().map(([, name, value]) => [name!, value!]));
	/** The HEX of a property, 0 for light and 1 for dark, as CSS resolves var() and light-dark(). */
	const hex = (text: string, theme: 0 | 1): string => {
		const [, ...sides] = /^light-dark\(([^,]+), (.+)\)$/.exec(text) ?? [], [, name] = /^var\(--([\w-]+)\)$/.exec(text) ?? [];
		return sides.length > 0 ? hex(sides[theme]!, theme) : name !== undefined ? hex(values.get(name)!, theme) : text;
	};
	for (const theme of [0, 1] as const) {
		for (const [name, surface] of [['foreground', 'background'], ['muted-foreground', 'muted'], ['primary-foreground', 'primary']] as const) {
			const [text, behind] = [hex(values.get(name)!, theme), hex(values.get(surface)!, theme)];
			assert.ok(ratio(text, behind) >= 4.5, `${name} ${text} on ${behind}`);
		}
	}
	assert.is.not(hex(values.get('background')!, 0), hex(values.get('background')!, 1));
});

job.run();
