/*
 * The picture of a system: well-formed, with the colors of its steps and roles only, and legible.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { buildSystem } from '../../src/operations.ts';
import { wcagRatio } from '../support/reference-math.ts';

const picture = suite('picture of a system');

const BRANDS = ['#635bff', '#fffc00', '#000000', '#ffffff', '#ff5a5f', 'color(display-p3 0 1 0)'];

const draw = (primary: string, look: 'standard' | 'high' = 'standard') => buildSystem({ primary, look, format: 'svg' });

/** Panels of the two themes. */
const panels = (code: string): string[] =>
	[...code.matchAll(/<g transform="translate\((?:0|448) \d+\)">(.*?)<\/g>/gs)].map(([, inside]) => inside!);

picture('has every step of every scale, and both themes', () => {
	for (const brand of BRANDS) {
		const { code, scales, mediaType, filename } = draw(brand);
		assert.equal([mediaType, filename], ['image/svg+xml', 'brand.svg']);
		for (const steps of Object.values(scales)) for (const { hex } of steps) assert.ok(code.includes(`fill="${hex}"`), hex);
		assert.is(panels(code).length, 2);
	}
});

picture('every color of a panel is a role of its theme', () => {
	for (const brand of BRANDS) {
		const { code, roles } = draw(brand);
		panels(code).forEach((panel, i) => {
			const known = new Set(Object.values(roles[i === 0 ? 'light' : 'dark']));
			const colors = [...panel.matchAll(/(?:fill|stroke)="([^"]*)"/g)].map(([, color]) => color!);
			assert.ok(colors.length > 50);
			for (const color of colors) assert.ok(known.has(color), color);
		});
	}
});

picture('its tags are closed, its attributes are quoted, and nothing is missing', () => {
	for (const brand of BRANDS) {
		const { code } = draw(brand), open: string[] = [];
		for (const [, end, name, , single] of code.matchAll(/<(\/?)([a-zA-Z]+)((?: [a-z-]+="[^"<>]*"| [a-zA-Z]+="[^"<>]*")*)(\/?)>/g)) {
			if (end === '/') assert.is(open.pop(), name);
			else if (single === '') open.push(name!);
		}
		assert.equal(open, []);
		assert.not.match(code, /NaN|undefined|null/);
		assert.is(code.replace(/<[^<>]*>/g, '').includes('<'), false);
	}
});

picture('text of buttons and alerts is legible', () => {
	for (const brand of BRANDS) for (const panel of panels(draw(brand, 'high').code)) {
		const [, fill, ink] = /<rect x="20" y="318"[^>]* fill="(#[0-9a-f]{6})"[^>]*\/><text [^>]*fill="(#[0-9a-f]{6})"/.exec(panel)!;
		assert.ok(wcagRatio(fill!, ink!) >= 7, `${brand}: ${ink} on ${fill}`);
	}
});

picture.run();
