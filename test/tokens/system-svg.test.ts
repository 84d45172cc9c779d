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

/** A tag of a picture: its name, its attributes that are numbers, and the words inside. */
interface Shape {
	readonly name: string;
	readonly words: string;
	readonly at: Readonly<Record<string, number>>;
}

const shapesOf = (code: string): readonly Shape[] => [...code.matchAll(/<(rect|circle|text)((?: [a-z-]+="[^"]*")*)\/?>([^<]*)/g)].map(
	([, name = '', attributes = '', words = '']) => ({
		name, words, at: Object.fromEntries([...attributes.matchAll(/ ([a-z-]+)="(-?[\d.]+)"/g)].map(([, key, value]) => [key, Number(value)])),
	}));

/** One panel and its rectangles. */
const panel = panels(draw('#635bff').code)[0]!, rects = shapesOf(panel).flatMap(({ name, at }) => (name === 'rect' ? [at] : []));

picture('the scales fill a frame that is as round as the panels', () => {
	const { code } = draw('#635bff'), [frame, ...steps] = shapesOf(code.slice(0, code.indexOf('translate'))).flatMap(
		({ name, at }) => (name === 'rect' ? [at] : []));
	assert.equal([frame!['x'], frame!['y'], frame!['width'], frame!['rx']], [0, 0, 880, rects[0]!['rx']]);
	assert.is(steps.length, 88);
	// Eleven steps side by side, each row below the one before.
	let x = 0, y = 0;
	for (const [i, step] of steps.entries()) {
		assert.equal([step['x'], step['y']], [x, y], `step ${i}`);
		x = (i + 1) % 11 === 0 ? 0 : x + step['width']!;
		if (x === 0) y += step['height']!;
		else assert.ok(x < frame!['width']!);
	}
	assert.equal([steps[0]!['width']! * 11, y], [frame!['width'], frame!['height']]);
});

picture('shapes in a row have equal gaps', () => {
	// A border of 1 on half pixels moves an edge by 0.5.
	for (const [what, count, gap, isOne] of [
		['buttons', 4, 8, ({ y }) => y === 318],
		['badges', 4, 6, ({ y }) => y === 366],
		['bars', 6, 8, ({ width }) => width === 14],
	] as const satisfies readonly (readonly [string, number, number, (at: Shape['at']) => boolean])[]) {
		const row = rects.filter(isOne);
		assert.is(row.length, count, what);
		row.slice(1).forEach(({ x }, i) => {
			const space = x! - row[i]!['x']! - row[i]!['width']!;
			assert.ok(Math.abs(space - gap) <= 0.5, `${what}: ${space} after ${i}`);
		});
	}
	const axis = rects.find(({ width }) => width === 134)!;
	for (const { y, height } of rects.filter(({ width }) => width === 14)) assert.ok(Math.abs(y! + height! - axis['y']!) < 1e-9);
});

picture('a text is in the middle of the shape below it', () => {
	const shapes = shapesOf(panel);
	for (const words of [
		'Save', 'Preview', 'Promote', 'Cancel', 'success', 'warning', 'danger', 'info', '+12 %', 'MK', '!', 'Main Street 12', 'Settings',
		'Billing',
	]) {
		const place = shapes.findIndex((shape) => shape.words === words), { at } = shapes[place]!, { name, at: below } = shapes[place - 1]!;
		const [x, y] = name === 'circle' ? [below['cx']!, below['cy']!]
			: [below['x']! + below['width']! / 2, below['y']! + below['height']! / 2];
		// Capitals are about 0.72 of the size of a font.
		const baseline = y + 0.36 * (at['font-size'] ?? 13);
		assert.ok(Math.abs(at['y']! - baseline) <= 0.6, `${words}: ${at['y']} for ${baseline}`);
		if (new RegExp(`text-anchor="middle"[^>]*>${words.replace('+', '\\+')}<`).test(panel)) assert.ok(Math.abs(at['x']! - x) <= 0.5, words);
	}
});

picture('badges and switches end in half circles, and the line of the open page begins below its word', () => {
	const pills = rects.filter(({ y, width, height }) => y === 366 || (width === 32 && height === 18) || (width === 52 && height === 20));
	assert.is(pills.length, 7);
	for (const { height, rx } of pills) assert.is(rx, height! / 2);
	const knobs = shapesOf(panel).filter(({ name, at }) => name === 'circle' && at['r'] === 6).map(({ at }) => [at['cx'], at['cy']]);
	// As far from the nearest end as from above and below.
	const [on, off] = rects.filter(({ width, height }) => width === 32 && height === 18);
	assert.equal(knobs, [[on!['x']! + 32 - 9, on!['y']! + 9], [off!['x']! + 9, off!['y']! + 9]]);
	assert.is(rects.find(({ rx }) => rx === 1.5)!['x'], shapesOf(panel).find(({ words }) => words === 'Overview')!.at['x']);
});

picture.run();
