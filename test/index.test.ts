/*
 * The library as a caller uses it: colors or texts in, colors, texts and numbers out.
 */

import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import {
	color, contrast, convert, deltaE, inGamut, format, FORMAT_IDS, InputError, isEqual, isMissing, mapToGamut, mix, parse, simulate, withAlpha,
} from '../src/index.ts';
import * as names from '../src/names.ts';
import { nearest, search } from '../src/names.ts';
import { convertColor, mixColors, OPERATIONS, parseColor } from '../src/operations.ts';
import { near, nearAll } from './support/near.ts';
import { ROOT } from './support/project.ts';

const library = suite('the library');

library('a function takes a text or the color that it describes', () => {
	const teal = parse('teal'), wide = parse('color(display-p3 0 1 0)');
	assert.equal(convert('teal', 'oklch'), convert(teal, 'oklch'));
	assert.is(format('teal', 'hex'), format(teal, 'hex'));
	assert.is(inGamut('color(display-p3 0 1 0)', 'srgb'), inGamut(wide, 'srgb'));
	assert.equal(mapToGamut('color(display-p3 0 1 0)', 'srgb'), mapToGamut(wide, 'srgb'));
	assert.is(deltaE('teal', 'color(display-p3 0 1 0)'), deltaE(teal, wide));
	assert.equal(contrast('teal', 'white'), contrast(teal, parse('white')));
	assert.equal(mix('teal', 'white', 0.3, 'oklab'), mix(teal, parse('white'), 0.3, 'oklab'));
	assert.equal(simulate('teal', 'protanopia'), simulate(teal, 'protanopia'));
});

library('a color is plain data, and functions return new ones', () => {
	const teal = parse('teal');
	assert.equal(teal, { space: 'srgb', coords: [0, 128 / 255, 128 / 255], alpha: 1, none: 0 });
	assert.equal(withAlpha(teal, 0.5), { ...teal, alpha: 0.5 });
	assert.ok(isEqual(teal, color('srgb', [0, 128 / 255, 128 / 255])));
	assert.ok(isMissing(parse('oklch(0.5 0.1 none)'), 2));
	assert.is(teal.alpha, 1);
});

library('convert says what CSS Color 4 prints of #7654CD', () => {
	nearAll(convert('#7654CD', 'lab').coords, [44.36, 36.05, -58.99], 0.005);
	nearAll(convert('#7654CD', 'xyz-d65').coords, [0.21661, 0.14602, 0.59452], 2e-4);
});

library('format knows all 21 and agrees with the operation', () => {
	const { formats } = convertColor({ color: 'oklch(0.7 0.2 150 / 0.4)', formats: FORMAT_IDS });
	for (const id of FORMAT_IDS) assert.is(format('oklch(0.7 0.2 150 / 0.4)', id), formats[id]);
});

library('mapToGamut gives a color of the gamut that inGamut it', () => {
	const mapped = mapToGamut('color(rec2020 0 1 0)', 'display-p3');
	assert.is(mapped.space, 'display-p3');
	assert.ok(inGamut(mapped, 'display-p3'));
	assert.not.ok(inGamut('color(rec2020 0 1 0)', 'display-p3'));
});

library('deltaE uses the requested method: the first pair of Sharma 2005 is 2.0425', () => {
	near(deltaE('lab(50 2.6772 -79.7751)', 'lab(50 0 -82.7485)', '2000'), 2.0425, 5e-5);
	near(deltaE('black', 'white'), 1, 1e-12);
	assert.is(deltaE('black', 'white'), deltaE('black', 'white', 'ok'));
});

library('contrast is not rounded: #777 on white is 4.478, and 63.056… of #888 is published', () => {
	near(contrast('#777', 'white').ratio, 4.478089453577214, 1e-12);
	near(contrast('#888', '#fff').lc, 63.056469930209424, 1e-9);
	near(contrast('#fff', '#888').lc, -68.54146436644962, 1e-9);
});

library('nearest names a color by itself, and by its neighbours in order', () => {
	assert.equal(nearest('teal', 'css'), [{ name: 'teal', hex: '#008080', deltaEOK: 0, source: 'css' }]);
	const results = nearest(parse('#0000fe'), 'css', 3);
	const distances = results.map(({ deltaEOK }) => deltaEOK);
	assert.is(results[0]?.name, 'blue');
	assert.is(results.length, 3);
	assert.equal(distances, distances.slice().sort((a, b) => a - b));
});

library('CSS is read by both entries, a name only by that of the names', () => {
	for (const text of ['teal', '#3b82f6', '3b82f6', 'hsl(none 0% 50%)', ' TRANSPARENT ', 'r\\65 d'])
		assert.equal(parse(text), names.parse(text));
	for (const text of ['dusty rose', 'sky-500', 'тёмно-бирюзовый']) {
		assert.throws(() => parse(text), (error: unknown) => error instanceof InputError && error.issues[0].code === 'unreadable-color');
		assert.is(names.parse(text).alpha, 1);
	}
	assert.is(nearest('dusty rose')[0]?.name, 'Dusty Rose');
});

library('search finds the meaning of words, limits the results, and searches one language or both', () => {
	assert.is(search('dusty rose', 1)[0]?.name, 'Dusty Rose');
	assert.is(search('rose', 7).length, 7);
	assert.ok(search('синяя', 5, 'ru').every(({ locale }) => locale === 'ru'));
	assert.equal(search('qqqqqqqqqq'), []);
});

library('mix takes a share from 0 to 1 and any way round the wheel', () => {
	const shorter = mix('oklch(0.5 0.1 10)', 'oklch(0.5 0.1 350)', 0.5, 'oklch');
	const longer = mix('oklch(0.5 0.1 10)', 'oklch(0.5 0.1 350)', 0.5, 'oklch', 'longer');
	near(shorter.coords[2], 0, 1e-9);
	near(longer.coords[2], 180, 1e-9);
	nearAll(mix('red', 'blue', 0.25, 'srgb').coords, [0.75, 0, 0.25], 1e-12);
});

library('an operation takes the fields of a body and fills in defaults', () => {
	assert.equal(mixColors({ first: 'red', second: 'blue' }), mixColors({ first: 'red', second: 'blue', amount: 50, space: 'oklab' }));
	assert.is(parseColor({ color: ' teal ' }).input, 'teal');
});

library('what a caller writes wrongly is an InputError with every issue', () => {
	const isAbout = (paths: readonly string[]) => (error: unknown): boolean =>
		error instanceof InputError && error.issues.map(({ path }) => path.join('.')).join(' ') === paths.join(' ');
	assert.throws(() => parse('tael'), (error: unknown) => error instanceof InputError && error.message.includes('teal'));
	assert.throws(() => convert('nope', 'oklch'), isAbout(['color']));
	assert.throws(() => mixColors({ first: 'nope', second: 'blue', amount: 200 }), isAbout(['first', 'amount']));
	assert.throws(() => mixColors({} as never), isAbout(['first', 'second']));
	assert.throws(() => mixColors(null as never), isAbout(['']));
});

library('the table of operations is there for other surfaces', () => {
	assert.ok(OPERATIONS.some(({ name }) => name === 'mix-colors'));
	assert.ok(OPERATIONS.every(({ run, input, result }) => typeof run === 'function' && input.kind === 'object' && result.kind === 'object'));
});

library('importing it reads no file and keeps no process alive', () => {
	// A fresh process whose file reads are counted; it must also end by itself.
	const script = `
		const fs = (await import('node:fs')).default;
		let reads = 0;
		const readFileSync = fs.readFileSync;
		fs.readFileSync = (...args) => {
			if (String(args[0]).includes('/data/')) reads++;
			return readFileSync(...args);
		};
		(await import('node:module')).syncBuiltinESMExports();
		const { parse } = await import(${JSON.stringify(pathToFileURL(join(ROOT, 'src/names.ts')).href)});
		const before = reads;
		parse('#008080');
		parse('teal');
		parse('oklch(0.5 0.1 200)');
		const after = reads;
		parse('river blue');
		process.stdout.write([before, after, reads > 0].join(' '));
	`;
	const out = execFileSync(
		process.execPath,
		['--import', 'tsx', '--input-type=module', '-e', script],
		{ cwd: ROOT, encoding: 'utf8', timeout: 20_000 },
	);
	assert.is(out, '0 0 true');
});

library.run();
