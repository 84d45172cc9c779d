/*
 * What the specification says about results and limits of the service, tested over HTTP.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { luminance } from '../support/luminance.ts';
import { withServer } from '../support/server.ts';
import { CONTRACT } from './folders.ts';
import { ask, json, padded, shorten } from './specification-client.ts';
import { FORMATS, HARMONIES, SPECIFIED, STEPS, type Values } from './specified.ts';

const specification = suite('results in the specification');

specification('convert-color keeps the requested order, and every format is text', () => withServer(async (url) => {
	for (const formats of [undefined, FORMATS, FORMATS.slice().reverse()]) {
		const answer = await json(url, 'convert-color', { color: 'teal', ...(formats && { formats }) });
		assert.equal(Object.keys(answer['formats'] as Values), formats ?? ['hex', 'rgb', 'hsl', 'oklch', 'oklab', 'display-p3']);
		for (const text of Object.values(answer['formats'] as Values)) assert.type(text, 'string');
	}
}));

/** The ratio of WCAG 2.2 from the definition. */
function contrastRatio(a: string, b: string): number {
	const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
	return (light + 0.05) / (dark + 0.05);
}

// The next gray below misses it; apca-w3 0.1.9 for Lc.
const TARGETS = [
	['aa', 4.5, '#767676'], ['aa-large', 3, '#949494'], ['aaa', 7, '#595959'],
	['apca-body', 75, '#6e6e6e'], ['apca-content', 60, '#8e8e8e'], ['apca-large', 45, '#ababab'],
] as const;

for (const [target, least, gray] of TARGETS) {
	specification(`fix-contrast ${target} is ${target.startsWith('apca') ? `Lc ${least}` : `${least}:1`}, and no more than that`,
		() => withServer(async (url) => {
		for (const method of ['GET', 'POST'] as const) {
			const { color, after } = await json(url, 'fix-contrast', { text: 'white', background: 'white', target, adjust: 'text' }, method);
			assert.is((color as Values)['hex'], gray);
			if (target.startsWith('apca')) assert.ok(Number((after as Values)['lc']) >= least);
			else assert.ok(contrastRatio(gray, '#ffffff') >= least);
		}
	}));
}

specification('a scale has the steps 50, 100 to 900 and 950', () => withServer(async (url) => {
	const scale = await json(url, 'generate-scale', { color: '#3b82f6' });
	assert.equal((scale['steps'] as Values[]).map(({ step }) => step), STEPS);
	const { scales } = await json(url, 'build-system', { primary: '#3b82f6' }) as { scales: { [name: string]: Values[] } };
	for (const [name, steps] of Object.entries(scales)) assert.equal(steps.map(({ step }) => step), STEPS, name);
}));

specification('harmonies have the order of the page, and without a kind all of them are returned', () => withServer(async (url) => {
	const all = await json(url, 'harmonies', { color: 'tomato' });
	assert.equal((all['harmonies'] as Values[]).map(({ kind }) => kind), HARMONIES);
	for (const kind of HARMONIES) {
		const one = await json(url, 'harmonies', { color: 'tomato', kind });
		assert.equal((one['harmonies'] as Values[]).map((harmony) => harmony['kind']), [kind]);
	}
}));

specification('the verdicts are five words', () => withServer(async (url) => {
	const pairs = [['red', '#f00'], ['#808080', '#828282'], ['#3b82f6', '#5b92f6'], ['red', 'orange'], ['black', 'white']] as const;
	const verdicts = await Promise.all(
		pairs.map(async ([first, second]) => (await json(url, 'compare-colors', { first, second }))['verdict']),
	);
	assert.equal(verdicts, ['identical', 'nearly', 'similar', 'different', 'opposite']);
}));

specification('tints, shades and tones have the requested number of HEX colors', () => withServer(async (url) => {
	const answer = await json(url, 'tints-shades', { color: 'teal', steps: 7 });
	for (const kind of ['tints', 'shades', 'tones']) {
		const steps = answer[kind] as string[];
		assert.is(steps.length, 7, kind);
		assert.ok(steps.every((hex) => /^#[\da-f]{6}$/.test(hex)), kind);
	}
}));

specification('find-colors searches in English and Russian, and returns at most limit results', () => withServer(async (url) => {
	for (const query of ['navy', 'синий']) assert.ok(((await json(url, 'find-colors', { query }))['results'] as Values[]).length > 0, query);
	assert.is(((await json(url, 'find-colors', { query: 'blue', limit: 3 }))['results'] as Values[]).length, 3);
}));

specification('names are in the requested language', () => withServer(async (url) => {
	for (const [locale, letters] of [['en', /^[a-z '-]+$/i], ['ru', /^[а-яё '-]+$/i]] as const) {
		const { name } = await json(url, 'parse-color', { color: 'gray', locale });
		assert.match(String((name as Values)['name']), letters);
	}
}));

specification('a palette keeps its colors in the given order, and the same seed gives the same palette', () => withServer(async (url) => {
	const keep = ['#3b82f6', 'orange', '#123456'];
	const [one, two] = await Promise.all(
		(['GET', 'POST'] as const).map((method) => ask(url, 'generate-palette', method, { keep, size: 5, seed: 'x' })),
	);
	assert.is(one!.text, two!.text);
	const { colors } = JSON.parse(one!.text) as { colors: Values[] };
	assert.equal(colors.map(({ hex }) => hex).slice(0, 3), ['#3b82f6', '#ffa500', '#123456']);
	assert.is(colors.length, 5);
}));

specification('export-tokens takes 1 to 24 colors, with names of 1 to 60 characters or the closest', () => withServer(async (url) => {
	const tokens = (count: number): Values => ({ colors: Array.from({ length: count }, () => ({ color: 'teal' })) });
	const named = (name: string): Values => ({ colors: [{ color: 'teal', name }] });
	const requests: readonly (readonly [Values, number])[] = [
		[tokens(0), 400], [tokens(1), 200], [tokens(24), 200], [tokens(25), 400],
		[named(''), 400], [named('n'), 200], [named('n'.repeat(60)), 200], [named('n'.repeat(61)), 400],
		[{}, 400], [{ colors: [{ name: 'brand' }] }, 400], [{ colors: [{ color: 'no such color at all' }] }, 400],
		[{ colors: [{ color: padded(120) }] }, 200], [{ colors: [{ color: padded(121) }] }, 400],
	];
	for (const [values, status] of requests) assert.is((await ask(url, 'export-tokens', 'POST', values)).status, status, shorten(values));
	assert.match(String((await json(url, 'export-tokens', { colors: [{ color: 'teal' }] }))['code']), /--teal: oklch\(/);
}));

specification('export-tokens is POST only', () => withServer(async (url) => {
	assert.is((await fetch(`${url}/api/v1/export-tokens?colors=red`)).status, 405);
}));

specification('the result of simulate-cvd is that of the model of 2009 at full severity', () => withServer(async (url) => {
	// Machado, Oliveira & Fernandes 2009, table for severity 1.0, on linear light: rows of the matrix for red.
	const answer = await json(url, 'simulate-cvd', { colors: ['#663399'] });
	assert.equal((answer['colors'] as Values[])[0]!['simulated'], {
		protanopia: '#004c9c', deuteranopia: '#0f4d97', tritanopia: '#5c4961', achromatopsia: '#4d4d4d',
	});
}));

specification('any site may call, without credentials; answers that never change are cached for one day', () => withServer(async (url) => {
	for (const path of ['parse-color?color=teal', 'parse-color?color=zzzz']) {
		const { headers } = await fetch(`${url}/api/v1/${path}`, { headers: { origin: 'https://any.example' } });
		assert.is(headers.get('access-control-allow-origin'), '*');
	}
	const cacheControl = async (path: string): Promise<string | null> => (await fetch(`${url}/api/v1/${path}`)).headers.get('cache-control');
	assert.match((await cacheControl('parse-color?color=teal'))!, /\bmax-age=86400\b/);
	assert.match((await cacheControl('generate-palette'))!, /no-store/);
}));

specification('above about ten requests a second, one address gets 429 with Retry-After', () => withServer(async (url) => {
	const replies = await Promise.all(Array.from({ length: 60 }, () => fetch(`${url}/api/v1/check-gamut?color=teal`)));
	const refused = replies.filter(({ status }) => status === 429);
	assert.ok(refused.length > 0 && refused.length < 51, `${refused.length} of 60`);
	for (const { headers } of refused) assert.match(headers.get('retry-after')!, /^[1-9]\d*$/);
}, { rateLimit: {} }));

specification('the interface description has version 1.0.0 and these operations in this order; all others have a folder of cases',
	() => withServer(async (url) => {
	const description = await (await fetch(`${url}/openapi.json`)).json() as { info: Values; paths: { [path: string]: Values } };
	assert.is(description.info['version'], '1.0.0');
	const described = Object.entries(description.paths).filter(([path]) => !['/api/v1/batch', '/swatch/{color}.svg'].includes(path));
	const readName = (path: string): string => path.replace('/api/v1/', '');
	const isSpecified = (path: string): boolean => readName(path) in SPECIFIED;
	assert.equal(described.map(([path]) => path).filter(isSpecified).map(readName), Object.keys(SPECIFIED));
	assert.equal(described.map(([path]) => readName(path)).sort(), [...CONTRACT.keys()].sort());
	for (const [path, item] of described.filter(([path]) => isSpecified(path))) {
		const { methods } = SPECIFIED[readName(path)]!;
		assert.is(['get' in item ? 'GET' : '', 'post' in item ? 'POST' : ''].filter(Boolean).join(', '), methods, path);
	}
}));

specification.run();
