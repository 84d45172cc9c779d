/*
 * Cases of audit-theme: each form of a theme, its judged pairs, repairs, and refused themes.
 *
 * Ratios: #767676 on white 4.54 and #777777 4.47 are the grays next to the line in WCAG 2; #9ca3af on white 2.53 was computed
 * with wcag-contrast. Names of pairs: ui.shadcn.com/docs/theming, m3.material.io/styles/color/roles.
 */

import { MOST_PAIRS } from '../../../src/theme/judge-pairs.ts';
import { about, inJson, refused, type Case } from '../../contract/case.ts';
import { list, LOCALE_WORDS, TARGET_WORDS, text, words, type Limit } from '../../contract/limits.ts';

const passes = { passes: true }, fails = { passes: false };

/** A name of the longest that are read, with its hyphens. */
const LONG = 'n'.repeat(398);

const ORANGES = Array.from({ length: MOST_PAIRS }, (_, i) => `--n${i}:#f80;`).join('');

/** Themes that a command line reads as the name of a file. */
const onlyJson = { command: 'any text other than CSS and JSON is the name of a file' };

export const LIMITS: readonly Limit[] = [
	['theme', 'required', text(1, 1 << 20)],
	['target', { default: 'aa' }, TARGET_WORDS],
	['pairs', 'optional', list(1, 200)],
	['pairs[].background', 'optional', text(1, 400)],
	['pairs[].text', 'optional', text(1, 400)],
	['pairs[].target', 'optional', TARGET_WORDS],
	['repair', { default: false }, { kind: 'flag' }],
	['lock', 'optional', list(1, 200)],
	['lock[]', 'optional', text(1, 400)],
	['prefer', { default: 'least' }, words('least', 'text', 'surface')],
	['format', { default: 'json' }, words('json', 'sarif')],
	['path', 'optional', text(1, 200)],
	['locale', { default: 'en' }, LOCALE_WORDS],
];

export const CASES: readonly Case[] = [
	{
		input: { theme: ':root { --card: white; --card-foreground: #777777; }' },
		expect: {
			form: 'css',
			summary: { colors: 2, pairs: 1, failing: 1, unread: 0 },
			modes: [{ mode: 'default', pairs: 1, failing: 1 }],
			pairs: [{
				...fails, mode: 'default', by: 'shadcn', target: 'aa', ratio: 4.47,
				text: { name: '--card-foreground', hex: '#777777', line: 1, column: 43 },
				background: { name: '--card', hex: '#ffffff', line: 1, column: 17 },
				fails: ['aa', 'aaa', 'apca-body'],
			}],
		},
	},
	{
		input: { theme: ':root { --card: white; --card-foreground: #767676; }' },
		expect: { summary: { failing: 0 }, pairs: [{ ...passes, ratio: 4.54 }] },
	},
	{
		input: { theme: ':root { --card: white; --card-foreground: #777777; }', target: 'aa-large' },
		expect: { summary: { failing: 0 }, pairs: [{ ...passes, target: 'aa-large' }] },
	},
	{
		input: { theme: ':root { --card: white; --card-foreground: #777777; }', repair: true },
		expect: {
			summary: { failing: 1, repaired: 1 },
			changes: [{ name: '--card-foreground', from: '#777777', to: '#767676', deltaEOK: about(0.0035, 0.0005) }],
			mediaType: 'text/css',
			filename: 'theme.css',
			code: ':root { --card: white; --card-foreground: #767676; }',
		},
	},
	// Equal colors change together: more changes than pairs.
	{
		input: { theme: `:root{--card:#fff;--card-foreground:#f80;${ORANGES}}`, repair: true },
		expect: { summary: { pairs: 1, repaired: 1 }, changes: ({ length }: readonly unknown[]) => length === 1 + MOST_PAIRS },
	},
	// The refusal of an empty list shows a pair that can be sent.
	inJson({ theme: ':root { --card: white; --card-foreground: #777777; }', pairs: [] }, 'pairs',
		'Write it like [{"background": "card", "text": "card-foreground"}].'),
	{
		input: { theme: ':root { --card: white; --card-foreground: #767676; }', pairs: [{ background: 'card', text: 'card-foreground' }] },
		expect: { summary: { failing: 0 } },
	},
	{
		input: { theme: ':root { --a: white; --b: #777; }', pairs: [{ text: '--b', background: 'a', target: 'apca-large' }] },
		expect: { pairs: [{ ...passes, by: 'declared', target: 'apca-large', text: { name: '--b' } }] },
	},
	// Names that are read can be sent.
	{
		input: { theme: `:root { --${LONG}: white; --b: #777; }`, pairs: [{ text: 'b', background: LONG }], lock: [LONG] },
		expect: { pairs: [{ ...fails, by: 'declared', background: { name: `--${LONG}` } }] },
	},
	{
		input: { theme: '@media (prefers-color-scheme: dark) { :root { --bg: #000; --on-bg: #767676; } }' },
		expect: { modes: [{ mode: 'dark', pairs: 1 }], pairs: [{ ...passes, mode: 'dark', by: 'material', ratio: 4.62 }] },
	},
	{
		input: { theme: '@theme { --color-primary: oklch(0.5 0.1 250); --color-primary-content: var(--color-none); }' },
		expect: { form: 'tailwind', summary: { colors: 1, pairs: 0 } },
	},
	{
		input: { theme: '{"theme":{"extend":{"colors":{"brand":{"DEFAULT":"#0000ff","foreground":"#ffffff"}}}}}' },
		expect: { form: 'tailwind3', pairs: [{ ...passes, text: { name: 'brand-foreground' }, background: { name: 'brand', hex: '#0000ff' } }] },
	},
	{
		input: { theme: '$blue: #00f; $roles: ("dark": ("brand": $blue, "on-brand": white), "light": ("brand": white, "on-brand": $blue));' },
		expect: {
			form: 'scss',
			pairs: [{ ...passes, mode: 'dark', text: { name: 'roles.on-brand' }, background: { hex: '#0000ff' } }, { ...passes, mode: 'light' }],
		},
	},
	{
		input: { theme: 'module.exports = { theme: { colors: { brand: { DEFAULT: \'#0000ff\', foreground: "#fff" } } } };' },
		expect: { form: 'script', pairs: [{ ...passes, text: { name: 'brand-foreground' }, background: { name: 'brand', hex: '#0000ff' } }] },
	},
	{
		input: {
			theme: '{"on":{"$type":"color","ink":{"$value":{"colorSpace":"srgb","components":[0,0,0]}}},"ink":{"$type":"color","$value":"{on.ink}"}}',
		},
		expect: { form: 'dtcg', colors: [{ name: 'on.ink', hex: '#000000', plainName: 'black' }, { name: 'ink', source: 'on.ink' }] },
	},
	{
		input: { theme: '{"light":{"bg":{"value":"#fff","type":"color"},"on-bg":{"value":"{bg}","type":"color"}},"$themes":[]}' },
		expect: { form: 'tokens-studio', pairs: [{ ...fails, ratio: 1, mode: 'light' }] },
	},
	{
		input: {
			theme: '{"meta":{"variableCollections":{"c":{"modes":[{"modeId":"1","name":"Light"},{"modeId":"2","name":"Dark"}]}},'
				+ '"variables":{"v":{"id":"v","name":"brand","valuesByMode":{"1":{"r":1,"g":0,"b":0,"a":1},"2":{"r":0,"g":0,"b":1,"a":1}}}}}}',
		},
		expect: { form: 'figma', modes: [{ mode: 'Light' }, { mode: 'Dark' }], colors: [{ hex: '#ff0000' }, { hex: '#0000ff' }] },
	},
	{
		input: { theme: '{"schemes":{"light":{"primary":"#6750a4","onPrimary":"#ffffff"},"dark":{"primary":"#d0bcff","onPrimary":"#381e72"}}}' },
		expect: { form: 'json', modes: [{ mode: 'light', pairs: 1, failing: 0 }, { mode: 'dark', pairs: 1, failing: 0 }] },
	},
	{
		input: { theme: ':root { --a: #d62728; --b: #2ca02c; --c: #2ca12c; --d: color(display-p3 0 1 0); --e: rgb(1 2); }', locale: 'ru' },
		expect: {
			summary: { nearDuplicates: 1, outsideSrgb: 1, unread: 1 },
			nearDuplicates: [{ first: { name: '--b' }, second: { name: '--c' } }],
			outsideSrgb: [{ name: '--d' }],
			unread: [{ name: '--e', line: 1, detail: '--e — не цвет, который можно прочитать.' }],
			colors: (colors: readonly { readonly plainName: string }[]) => colors[0]!.plainName === 'красный',
		},
	},
	{
		input: { theme: ':root { --card: white; --card-foreground: #777777; }', format: 'sarif', path: 'src/theme.css' },
		expect: {
			mediaType: 'application/sarif+json',
			filename: 'audit.sarif',
			code: (code: unknown) => {
				const { version, runs: [run] } = JSON.parse(String(code));
				return version === '2.1.0' && run.results.length === 1 && run.results[0].ruleId === 'contrast' && run.results[0].level === 'error'
					&& run.results[0].locations[0].physicalLocation.artifactLocation.uri === 'src/theme.css';
			},
		},
	},
	refused({ theme: ':root { --card: white; }', format: 'sarif', repair: true }, 'format', 'json'),
	refused({ theme: ':root { --card: white; }', pairs: [{ text: 'cart', background: 'card' }] }, 'pairs.0.text', '--card'),
	refused({ theme: ':root { --card: white; }', lock: ['card', 'cart'] }, 'lock.1', '--card'),
	refused({ theme: ':root { --card: white; }', target: 'AA' }, 'target', 'aa'),
	refused({ theme: ':root { --space: 4px; }' }, 'theme', 'no color was found'),
	refused({ theme: '{ "a": "#fff" "b": "#000" }' }, 'theme', 'at line 1, column 15', 'invalid-json'),
	refused({ theme: '{ "a": "#fff", "a": "#000" }' }, 'theme.a', 'is repeated', 'invalid-json'),
	{ ...refused({ theme: 'no theme' }, 'theme', 'no color was found'), skip: onlyJson },
	{ ...refused({ theme: '' }, 'theme', 'empty', 'unreadable-color'), skip: onlyJson },
	{ ...refused({}, 'theme', 'missing'), skip: {} },
	inJson({ theme: 5 }, 'theme', 'text'),
	inJson({ theme: ':root { --card: white; }', repair: 'yes' }, 'repair', 'true or false'),
];
