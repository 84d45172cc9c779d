/*
 * Tries every fix that a problem offers: sends a seeded fault, takes the fix from the message, pastes it verbatim at the place
 * of the fault (raw into the query, as JSON into the body), and checks that the fault is gone.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { randomFrom, type Random } from '../../src/math/random.ts';
import { splitList } from '../../src/schema/query-text.ts';
import { below, pick } from '../support/arbitrary.ts';
import { withServer } from '../support/server.ts';

type Values = { readonly [name: string]: unknown };

/** Operations with fields of every kind, and a valid request for each. */
const GOOD: readonly (readonly [operation: string, values: Values])[] = [
	['parse-color', { color: 'teal', locale: 'en' }],
	['convert-color', { color: 'teal', formats: ['hex', 'oklch'] }],
	['fix-contrast', { text: '#9ca3af', background: 'white', target: 'aa', adjust: 'text' }],
	['nearest-names', { color: '#c0ffee', limit: 5, locale: 'en' }],
	['mix-colors', { first: 'red', second: 'blue', amount: 40, space: 'oklab' }],
	['make-gradient', { colors: ['red', 'blue'], kind: 'linear', angle: 45, space: 'oklab' }],
	['generate-palette', { keep: ['#3b82f6'], mode: 'pastel', size: 4, seed: 'x' }],
	['simulate-cvd', { colors: ['#d62728', 'teal'], kinds: ['deuteranopia'] }],
	['tints-shades', { color: 'teal', steps: 4 }],
	['check-contrast', { text: 'teal', background: 'white' }],
	['random-colors', { count: 3, lightness: [0.6, 0.8], chroma: [0.1, 0.5], seed: '7' }],
];

const POST_ONLY: readonly (readonly [operation: string, values: Values])[] = [
	['export-tokens', { colors: [{ color: 'teal', name: 'brand' }], format: 'css', values: 'hex' }],
];

/** Common mistakes in colors. */
const WRONG_COLORS = [
	'tael', 'drak teal', 'cornflower bleu', 'rebecca-purpel', 'red\'', '-navy', 'skyy-500', 'sky-512', 'бирюзовй', 'темно синй',
	'light steal blue',
	'#12345', '#12', '#ggg', '#1234567', '#3b82fg', 'rgb(1 2)', 'rgb(1, 2 3)', 'rgb(1 2 3', 'rgb(10px 20 30)', 'rgba(1,2,3 / .5)',
	'rgb 1 2 3', '1, 2, 3',
	'hsl(120, 50, 50%)', 'hsl(50% 50% 50%)', 'hsl(120 50)', 'hwb(120, 30%, 50%)', 'lab(0, 0, 0)', 'lch(50% 30)',
	'okclh(0.5 0.1 20)', 'oklch(0.5)', 'oklab(50%, 0.1, 0.1)',
	'color(p3 1 0 0)', 'color(rec-2020 1 0 0)', 'color(srgb 1 1)', 'color(banana 1 1 1)', 'hsv(120 100% 100%)',
	'cmyk(0%, 100%, 100%, 0%)', 'okhsl(29 100% 50%)',
	'hsluv(20 50 50)', '0x3b82f6', 'currentcolor', 'Canvas', 'var(--brand)', 'rgb(from red r g x)',
	'color-mix(in rgb, red, blue)', 'rgb(1 2 3 / 50 %)', '<b>', 'zzzz', '',
];

const misspelt = (text: string, random: Random): string => {
	const at = below(random, text.length);
	return pick(random, [text.toUpperCase(), text.slice(0, at) + text.slice(at + 1), `${text.slice(0, at)}x${text.slice(at)}`]);
};

/** Replaces a valid value with a wrong one for that field. */
function spoiled(name: string, value: unknown, random: Random, inJson: boolean): unknown {
	if (Array.isArray(value)) {
		if (inJson && random() < 0.15) return pick(random, [value[0], [], 5, null]);
		const at = below(random, value.length);
		const items = value.map((item: unknown, i) => (i === at ? spoiled(name, item, random, inJson) : item));
		// A comma outside parentheses makes two items of one in a query.
		return inJson ? items : items.flatMap((item) => (typeof item === 'string' ? splitList(item) : [item]));
	}
	if (typeof value === 'object' && value !== null) {
		if (random() < 0.4) return (value as Values)['color'];
		return random() < 0.5 ? { name: 'brand' } : { ...value, color: pick(random, WRONG_COLORS) };
	}
	if (typeof value === 'number')
		return pick(random, [value + 1000, -5000, value + 0.5, ...(inJson ? [String(value), null] : ['abc', `+${value}`, '1e3'])]);
	if (inJson && random() < 0.1) return pick(random, [5, null, true, ['red']]);
	if (name === 'target' && random() < 0.4) return pick(random, ['4.5', '7:1', '60', 'AA', 'apca']);
	return /^(?:locale|target|adjust|space|kind|kinds|mode|formats|format|values)$/.test(name)
		? misspelt(String(value), random)
		: pick(random, WRONG_COLORS);
}

interface Fault {
	readonly detail: string;
	readonly parameter?: string;
	readonly pointer?: string;
	readonly suggestion?: unknown;
}

/** The offered values of a message, verbatim: quoted texts, numbers, lists or objects. */
function offers(detail: string): string[] {
	// The message also quotes the received value; the advice is its last sentence.
	const advice =
		/(?:^|[.:)] )(?:In a URL "#" begins the fragment\. )?((?:Write|Did you mean|Leave it out, or write) .*)$/s.exec(detail)?.[1];
	if (advice === undefined) return [];
	return [
		...advice.matchAll(/"(?:[^"\\]|\\.)*"(?!:)|(?<=(?:Write|such as|like) )(?:-?\d+(?:\.\d+)?|\[.*\]|\{.*\})(?=\.$|, or |\. Or )/g),
	].map(([offer]) => offer);
}

/** Drops strings inside an offered list or object. */
const outermost = (offered: readonly string[]): string[] =>
	offered.filter((offer) => !offered.some((other) => other !== offer && /^[[{]/.test(other) && other.includes(offer)));

const raw = (value: unknown): string => (Array.isArray(value) ? value.map(raw).join(',') : String(value));

const RAW = Symbol('pasted');

/** A value that the request contains verbatim. */
interface Pasted { readonly [RAW]: string }

const isPasted = (value: unknown): value is Pasted => typeof value === 'object' && value !== null && RAW in value;

const writeQuery = (values: Values): string => Object.entries(values).map(([name, value]) => {
	const written = (item: unknown): string => (isPasted(item) ? item[RAW] : encodeURIComponent(raw(item)));
	return `${name}=${Array.isArray(value) ? value.map(written).join(',') : written(value)}`;
}).join('&');

const writeJson = (value: unknown): string => {
	if (isPasted(value)) return value[RAW];
	if (Array.isArray(value)) return `[${value.map(writeJson).join(',')}]`;
	if (typeof value !== 'object' || value === null) return JSON.stringify(value);
	return `{${Object.entries(value).map(([name, item]) => `${JSON.stringify(name)}:${writeJson(item)}`).join(',')}}`;
};

async function requestFaults(url: string, operation: string, method: 'GET' | 'POST', values: Values): Promise<readonly Fault[]> {
	const path = `${url}/api/v1/${operation}`;
	const response = await (method === 'GET' ? fetch(`${path}?${writeQuery(values)}`)
		: fetch(path, { method, headers: { 'content-type': 'application/json' }, body: writeJson(values) }));
	if (response.status === 200) return [];
	assert.is(response.status, 400, `${method} ${operation} ${writeQuery(values)}`);
	return (await response.json() as { errors?: Fault[] }).errors ?? [{ detail: 'the request itself' }];
}

/** Puts a value at a place given as keys. */
function placed(into: unknown, [key, ...rest]: readonly string[], value: unknown): unknown {
	if (key === undefined) return value;
	if (Array.isArray(into)) return into.map((item: unknown, i) => (String(i) === key ? placed(item, rest, value) : item));
	return { ...(into as Values), [key]: placed((into as Values)[key], rest, value) };
}

const readPlace = ({ parameter, pointer, detail }: Fault): string[] => pointer !== undefined
	? pointer.split('/').slice(1)
	: [parameter!, .../^[a-z]+\[(\d+)\]/i.exec(detail)?.slice(1) ?? []];

for (const method of ['GET', 'POST'] as const) {
	const fixes = suite(`fixes offered to ${method}`);

	fixes('for 500 seeded faults, every offered fix removes its fault', () => withServer(async (url) => {
		const seed = `fixes of ${method}`, random = randomFrom(seed), broken: string[] = [];
		const requests = method === 'GET' ? GOOD : [...GOOD, ...POST_ONLY];
		let faults = 0, tried = 0, suggested = 0;
		for (let n = 0; faults < 500; n++) {
			const [operation, good] = pick(random, requests);
			const name = pick(random, Object.keys(good));
			const isMissing = random() < 0.05;
			const values: Values = isMissing
				? Object.fromEntries(Object.entries(good).filter(([key]) => key !== name))
				: { ...good, [name]: spoiled(name, good[name], random, method === 'POST') };
			for (const fault of await requestFaults(url, operation, method, values)) {
				faults++;
				const place = readPlace(fault);
				const pasted = outermost(offers(fault.detail))
					.map((offer): Pasted => ({ [RAW]: method === 'GET' ? offer.replace(/^"|"$/g, '') : offer }));
				tried += pasted.length;
				if (fault.suggestion !== undefined) suggested++;
				for (const value of [...pasted, ...(fault.suggestion === undefined ? [] : [fault.suggestion])]) {
					const left = await requestFaults(url, operation, method, placed(values, place, value) as Values);
					const same = left.filter((other) => readPlace(other).join('/') === place.join('/'));
					if (same.length === 0) continue;
					const suggestion = JSON.stringify(fault.suggestion);
					broken.push(`case ${n} ${operation} ${JSON.stringify(values)}: ${fault.detail} | ${suggestion} | ${same[0]!.detail}`);
				}
			}
		}
		assert.ok(tried >= 400, `seed "${seed}": ${tried} fixes in ${faults} faults`);
		assert.ok(suggested >= 200, `seed "${seed}": ${suggested} suggestions in ${faults} faults`);
		assert.ok(broken.length === 0, `seed "${seed}", ${broken.length} of ${tried}:\n${broken.slice(0, 12).join('\n')}`);
	}));

	fixes.run();
}
