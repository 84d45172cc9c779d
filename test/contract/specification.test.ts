/*
 * The specification of the service as a separate table: every bound, word, default and requirement, written from that page and
 * not from `src`, and tested over HTTP with GET and POST. Changing a limit only in the source makes a test fail.
 *
 * The cases in test/operations and the guard of the table cover everything that the page leaves open.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { luminance } from '../support/luminance.ts';
import { withServer } from '../support/server.ts';
import { CONTRACT } from './folders.ts';

type Values = { readonly [name: string]: unknown };

/** Allowed values of a field; `default` is the value of an absent one. */
type Rule =
	| { readonly kind: 'color'; readonly required: boolean }
	| { readonly kind: 'colors'; readonly required: boolean; readonly least: number; readonly most?: number }
	| { readonly kind: 'word'; readonly required: boolean; readonly words: readonly string[]; readonly default?: string }
	| { readonly kind: 'words'; readonly words: readonly string[]; readonly most?: number; readonly default?: readonly string[] }
	| { readonly kind: 'whole'; readonly least?: number; readonly most?: number; readonly default?: number }
	| { readonly kind: 'number'; readonly least?: number; readonly most?: number; readonly default?: number }
	| { readonly kind: 'text'; readonly required: boolean; readonly least?: number; readonly most?: number; readonly default?: string };

interface Specified {
	readonly methods: 'GET, POST' | 'POST';
	/** A valid request. */
	readonly good: Values;
	readonly fields: { readonly [name: string]: Rule };
	/** Paths that the result must contain. */
	readonly contains: readonly string[];
}

const COLOR: Rule = { kind: 'color', required: true };
const OTHER_COLOR: Rule = { kind: 'color', required: false };
const LOCALE: Rule = { kind: 'word', required: false, words: ['en', 'ru'], default: 'en' };
const VALUES: Rule = { kind: 'word', required: false, words: ['oklch', 'hex', 'rgb', 'hsl', 'display-p3'], default: 'oklch' };

const DEFICIENCIES = ['protanopia', 'deuteranopia', 'tritanopia', 'achromatopsia'];
const FORMATS = [
	'hex', 'rgb', 'hsl', 'hsv', 'hwb', 'cmyk', 'lab', 'lch', 'oklab', 'oklch', 'display-p3', 'rec2020', 'a98-rgb', 'prophoto-rgb',
	'srgb-linear', 'xyz-d65', 'xyz-d50', 'swiftui', 'uikit', 'flutter', 'android',
];
const HARMONIES = ['complementary', 'split-complementary', 'analogous', 'triadic', 'tetradic', 'square', 'monochromatic'];
const STEPS = [50, 100, 200, 300, 400, 500, 600, 700, 800, 900, 950];

/** The section "Endpoints", in its order. */
const SPECIFIED: { readonly [operation: string]: Specified } = {
	'parse-color': {
		methods: 'GET, POST',
		good: { color: 'gray' },
		fields: { color: COLOR, locale: LOCALE },
		contains: ['hex', 'rgb', 'hsl', 'oklch', 'name', 'tailwind', 'hueFamily', 'gamut.srgb', 'gamut.display-p3', 'readableText.color'],
	},
	'convert-color': {
		methods: 'GET, POST',
		good: { color: 'teal' },
		fields: {
			color: COLOR,
			formats: { kind: 'words', words: FORMATS, most: 21, default: ['hex', 'rgb', 'hsl', 'oklch', 'oklab', 'display-p3'] },
		},
		contains: ['formats.hex'],
	},
	'find-colors': {
		methods: 'GET, POST',
		good: { query: 'navy' },
		fields: { query: { kind: 'text', required: true }, limit: { kind: 'whole' } },
		contains: ['results.0.name', 'results.0.hex'],
	},
	'check-contrast': {
		methods: 'GET, POST',
		good: { text: '#777', background: 'white' },
		fields: { text: COLOR, background: COLOR },
		contains: [
			'wcag2.ratio', 'wcag2.aa.normal', 'wcag2.aa.large', 'wcag2.aaa.normal', 'wcag2.aaa.large', 'apca.lc', 'apca.level',
			'suggestions.aa', 'suggestions.aaa',
		],
	},
	'fix-contrast': {
		methods: 'GET, POST',
		good: { text: '#9ca3af', background: 'white', target: 'aa', adjust: 'text' },
		fields: {
			text: COLOR,
			background: COLOR,
			target: { kind: 'word', required: true, words: ['aa', 'aa-large', 'aaa', 'apca-body', 'apca-content', 'apca-large'] },
			adjust: { kind: 'word', required: true, words: ['text'] },
		},
		contains: ['color.hex'],
	},
	'audit-palette': {
		methods: 'GET, POST',
		good: { colors: ['#111827', 'white', 'color(display-p3 0 1 0)'] },
		fields: { colors: { kind: 'colors', required: true, least: 2 } },
		contains: ['pairs.0.ratio', 'pairs.0.lc', 'pairs.0.use', 'indistinguishable', 'outsideSrgb.0'],
	},
	'check-gamut': {
		methods: 'GET, POST',
		good: { color: 'color(display-p3 0 1 0)' },
		fields: { color: COLOR },
		contains: ['gamut.srgb', 'gamut.display-p3', 'gamut.rec2020', 'fallback.hex'],
	},
	'nearest-names': {
		methods: 'GET, POST',
		good: { color: '#c0ffee' },
		fields: { color: COLOR, limit: { kind: 'whole', least: 1, most: 20, default: 5 }, locale: LOCALE },
		contains: ['names.4.deltaEOK', 'css.4.deltaEOK', 'tailwind.4.deltaEOK'],
	},
	'compare-colors': {
		methods: 'GET, POST',
		good: { first: 'red', second: 'cyan' },
		fields: { first: COLOR, second: COLOR },
		contains: ['ciede2000', 'deltaEOK', 'verdict', 'lightnessShift', 'chromaShift', 'hueShift', 'contrast'],
	},
	'generate-scale': { methods: 'GET, POST', good: { color: '#3b82f6' }, fields: { color: COLOR }, contains: ['steps.10.hex'] },
	'tints-shades': {
		methods: 'GET, POST',
		good: { color: 'teal' },
		fields: { color: COLOR, steps: { kind: 'whole' } },
		contains: ['tints.0', 'shades.0', 'tones.0'],
	},
	'harmonies': {
		methods: 'GET, POST',
		good: { color: 'tomato' },
		fields: { color: COLOR, kind: { kind: 'word', required: false, words: HARMONIES } },
		contains: ['harmonies.0.colors.0.hex'],
	},
	'mix-colors': {
		methods: 'GET, POST',
		good: { first: 'red', second: 'blue' },
		fields: {
			first: COLOR,
			second: COLOR,
			amount: { kind: 'number', least: 0, most: 100, default: 50 },
			space: {
				kind: 'word', required: false, default: 'oklab', words: ['oklab', 'oklch', 'srgb', 'srgb-linear', 'lab', 'lch', 'hsl', 'hwb'],
			},
		},
		contains: ['hex', 'css'],
	},
	'make-gradient': {
		methods: 'GET, POST',
		good: { colors: ['red', 'blue'] },
		fields: {
			colors: { kind: 'colors', required: true, least: 2 },
			kind: { kind: 'word', required: false, words: ['linear'] },
			angle: { kind: 'number' },
			space: { kind: 'word', required: false, words: ['oklab', 'oklch', 'srgb'] },
		},
		contains: ['css', 'fallback', 'stops.0.hex'],
	},
	'generate-palette': {
		methods: 'GET, POST',
		good: { seed: 'spring' },
		fields: {
			keep: { kind: 'colors', required: false, least: 0, most: 12 },
			mode: {
				kind: 'word', required: false, default: 'auto',
				words: ['auto', 'analogous', 'complementary', 'triadic', 'monochromatic', 'pastel', 'vivid', 'muted', 'dark'],
			},
			size: { kind: 'whole', least: 2, most: 10, default: 5 },
			seed: { kind: 'text', required: false, least: 0, most: 100 },
		},
		contains: ['colors.4.hex'],
	},
	'simulate-cvd': {
		methods: 'GET, POST',
		good: { colors: ['#d62728', '#2ca02c'] },
		fields: {
			colors: { kind: 'colors', required: true, least: 1, most: 12 },
			kinds: { kind: 'words', words: DEFICIENCIES },
		},
		contains: DEFICIENCIES.map((kind) => `colors.1.simulated.${kind}`).concat('hardToTellApart'),
	},
	'export-tokens': {
		methods: 'POST',
		good: { colors: [{ color: 'teal' }] },
		fields: {
			format: {
				kind: 'word', required: false, default: 'css', words: ['css', 'tailwind', 'scss', 'json', 'dtcg', 'array', 'svg'],
			},
			values: VALUES,
		},
		contains: ['code'],
	},
	'build-system': {
		methods: 'GET, POST',
		good: { primary: '#3b82f6' },
		fields: {
			primary: COLOR,
			secondary: OTHER_COLOR,
			accent: OTHER_COLOR,
			neutral: OTHER_COLOR,
			name: { kind: 'text', required: false, least: 1, most: 60, default: 'Brand' },
			format: { kind: 'word', required: false, default: 'tailwind', words: ['tailwind', 'css', 'shadcn', 'dtcg'] },
			values: VALUES,
		},
		contains: [
			...['primary', 'secondary', 'accent', 'neutral', 'success', 'warning', 'danger'].map((scale) => `scales.${scale}.10`),
			'themes.light', 'themes.dark', 'audit.0.text', 'audit.0.surface', 'code',
		],
	},
};

// --- Requests ---------------------------------------------------------------------------------------------------------

type Method = 'GET' | 'POST';

interface Reply {
	readonly status: number;
	readonly type: string | null;
	readonly text: string;
}

const asText = (value: unknown): string => (Array.isArray(value) ? value.map(asText).join(',') : String(value));

async function ask(url: string, operation: string, method: Method, values: Values): Promise<Reply> {
	const path = `${url}/api/v1/${operation}`;
	const query = new URLSearchParams(Object.entries(values).map(([name, value]): [string, string] => [name, asText(value)]));
	const response = await (method === 'GET' ? fetch(`${path}?${query}`) : fetch(path, {
		method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(values),
	}));
	return { status: response.status, type: response.headers.get('content-type'), text: await response.text() };
}

/** A request and its expected status. */
interface TestRequest {
	readonly what: string;
	readonly values: Values;
	readonly status: 200 | 400;
	/** A query cannot write an empty list. */
	readonly onlyPost?: boolean;
}

const distinct = (count: number): string[] => Array.from({ length: count }, (_, i) => `hsl(${i * 27} 60% 50%)`);
const shorten = (value: unknown): string => JSON.stringify(value).slice(0, 50);

/** Longest and shortest text that is read as a color: blanks around it count. */
const padded = (length: number): string => 'rgb(1 2 3)'.padEnd(length);

/** Accepted forms, one of each. */
const READABLE = [
	'#3b82f6', '#38f', '#3b82f680', 'rgb(59 130 246)', 'rgb(59, 130, 246)', 'hsl(217 91% 60%)', 'hwb(217 23% 4%)', 'lab(55% 9 -65)',
	'lch(55% 66 278)', 'oklab(0.62 -0.03 -0.19)', 'oklch(0.62 0.19 260)', 'color(display-p3 0.3 0.5 0.9)', 'rebeccapurple',
	'dusty rose', 'sky-500',
];

function listRequests(name: string, rule: Rule, good: Values): TestRequest[] {
	const sent = (value: unknown, status: 200 | 400, what = shorten(value)): TestRequest =>
		({ what: `${name} ${what}`, values: { ...good, [name]: value }, status });
	const counted = (least: number, most: number | undefined, make: (n: number) => readonly unknown[]): TestRequest[] => [
		...(least > 0 ? [{ ...sent(make(least - 1), 400, `of ${least - 1}`), onlyPost: least === 1 }] : []),
		{ ...sent(make(least), 200, `of ${least}`), onlyPost: least === 0 },
		...(most === undefined ? [] : [sent(make(most), 200, `of ${most}`), sent(make(most + 1), 400, `of ${most + 1}`)]),
	];
	switch (rule.kind) {
		case 'color': return [
			...READABLE.map((color) => sent(color, 200)),
			sent(padded(120), 200, 'of 120 characters'),
			sent(padded(121), 400, 'of 121 characters'),
			sent('', 400),
			sent('no such color at all', 400),
		];
		case 'colors': return [
			...counted(rule.least, rule.most, distinct),
			sent([...distinct(Math.max(1, rule.least)), 'no such color at all'], 400),
			sent([...distinct(Math.max(1, rule.least)), padded(121)], 400, 'with one of 121 characters'),
		];
		case 'word': return [...rule.words.map((word) => sent(word, 200)), sent('no-such-word', 400)];
		case 'words': return [
			...rule.words.map((word) => sent([word], 200)),
			...counted(1, rule.most, (n) => Array.from({ length: n }, (_, i) => rule.words[i % rule.words.length])),
			sent([...rule.words].reverse(), 200, 'all'),
			sent([rule.words[0], 'no-such-word'], 400),
		];
		case 'whole': return [sent('x', 400), sent(2.5, 400), sent(3, 200), ...bounds(rule, sent)];
		case 'number': return [sent('x', 400), sent(2.5, 200), ...bounds(rule, sent)];
		case 'text': return [
			...(
				rule.least === undefined ? [] : [sent('n'.repeat(rule.least), 200), ...(rule.least > 0 ? [sent('n'.repeat(rule.least - 1), 400)] : [])]
			),
			...(rule.most === undefined ? [] : [sent('n'.repeat(rule.most), 200), sent('n'.repeat(rule.most + 1), 400)]),
		];
		default: return rule satisfies never;
	}
}

function bounds(
	{ least, most }: { readonly least?: number; readonly most?: number },
	sent: (value: unknown, status: 200 | 400) => TestRequest,
): TestRequest[] {
	return [
		...(least === undefined ? [] : [sent(least, 200), sent(least - 1, 400)]),
		...(most === undefined ? [] : [sent(most, 200), sent(most + 1, 400)]),
	];
}

const without = (values: Values, name: string): Values => Object.fromEntries(Object.entries(values).filter(([key]) => key !== name));

const holds = (answer: unknown, path: string): boolean =>
	path.split('.').reduce<unknown>((part, key) => (part as Values | null | undefined)?.[key], answer) !== undefined;

// --- The rules ----------------------------------------------------------------------------------------------------------

const specification = suite('the specification');

for (const [operation, { methods, good, fields, contains }] of Object.entries(SPECIFIED)) {
	const isRequired = (rule: Rule): boolean => 'required' in rule && rule.required;
	const requests: readonly TestRequest[] = [
		{ what: 'the valid request', values: good, status: 200 },
		...Object.entries(fields).flatMap(([name, rule]) => listRequests(name, rule, good)),
		...Object.entries(fields)
			.filter(([, rule]) => isRequired(rule))
			.map(([name]): TestRequest => ({ what: `without ${name}`, values: without(good, name), status: 400 })),
		...Object.entries(fields)
			.filter(([, rule]) => !isRequired(rule))
			.map(([name]): TestRequest => ({ what: `without ${name}`, values: without(good, name), status: 200 })),
	];
	for (const method of methods.split(', ') as Method[]) {
		specification(`${method} ${operation}: ${requests.length} requests get the expected status`, () => withServer(async (url) => {
			const faults: string[] = [];
			for (const { what, values, status, onlyPost = false } of requests) {
				if (onlyPost && method === 'GET') continue;
				const reply = await ask(url, operation, method, values);
				if (reply.status !== status) faults.push(`${what}: ${reply.status} instead of ${status}, ${reply.text.slice(0, 120)}`);
				else faults.push(...faultsOfBody(reply).map((fault) => `${what}: ${fault}`));
			}
			assert.equal(faults, []);
		}));

		specification(`${method} ${operation}: an absent field has its default`, () => withServer(async (url) => {
			for (const [name, rule] of Object.entries(fields)) {
				if (!('default' in rule)) continue;
				// Every good request for a palette has a seed, because a random one would make any two palettes differ.
				const [absent, written] = await Promise.all([
					ask(url, operation, method, without(good, name)), ask(url, operation, method, { ...good, [name]: rule.default }),
				]);
				assert.is(absent.status, 200);
				assert.is(absent.text, written.text, `${name} is ${shorten(rule.default)}`);
				const other = otherThan(rule);
				if (other !== undefined)
					assert.is.not(absent.text, (await ask(url, operation, method, { ...good, [name]: other })).text, `${name} matters`);
			}
		}));

		specification(`${method} ${operation}: the result contains the listed fields`, () => withServer(async (url) => {
			const answer: unknown = JSON.parse((await ask(url, operation, method, good)).text);
			assert.equal(contains.filter((path) => !holds(answer, path)), []);
		}));
	}
}

/** A value of the field that is not its default. */
function otherThan(rule: Rule): unknown {
	switch (rule.kind) {
		case 'word': return rule.words.find((word) => word !== rule.default);
		case 'words': return rule.words.slice(0, 1);
		case 'whole':
		case 'number': return rule.most;
		case 'text': return 'Other';
		default: return undefined;
	}
}

/** A problem has type, title, status and detail; a success is JSON. */
function faultsOfBody({ status, type, text }: Reply): string[] {
	const body = JSON.parse(text) as Values;
	if (status === 200) return type?.split(';')[0] === 'application/json' ? [] : [`is ${type}`];
	return [
		...(type === 'application/problem+json' ? [] : [`is ${type}`]),
		...['type', 'title', 'detail'].filter((key) => typeof body[key] !== 'string' || body[key] === '').map((key) => `has no ${key}`),
		...(body['status'] === status ? [] : [`says status ${String(body['status'])}`]),
	];
}

const json = async (url: string, operation: string, values: Values, method: Method = 'POST'): Promise<Values> =>
	JSON.parse((await ask(url, operation, method, values)).text) as Values;

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
