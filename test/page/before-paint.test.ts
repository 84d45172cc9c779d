/*
 * The script before the first paint: the theme, the view and the language are in place before anything is drawn, and a script that does
 * not load is reported.
 */

import { runInNewContext } from 'node:vm';
import { buildSync } from 'esbuild';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { ROOT } from '../support/project.ts';

const paint = suite('before the first paint');

const built = buildSync({ entryPoints: [`${ROOT}/src/page/before-paint.ts`], bundle: true, write: false, format: 'iife', target: 'es2022' });
const SCRIPT = built.outputFiles[0]!.text;

class Script {
	readonly src = 'https://colors.example/color/assets/before-paint.1.js';
}

interface Options {
	readonly stored?: Readonly<Record<string, string>> | null;
	readonly address?: { readonly search?: string; readonly hash?: string };
	readonly register?: () => Promise<void>;
}

/** Runs the script in an English page that also exists in Russian; `stored` is null if the browser stores nothing. */
function run({ stored = {}, address: { search = '', hash = '' } = {}, register = async () => undefined }: Options = {}) {
	const listeners = new Map<string, (event: object) => void>(), visited: string[] = [], workers: [string, object][] = [];
	const root = { dataset: {} as Record<string, string>, lang: 'en' };
	let loads = 0;
	runInNewContext(SCRIPT, {
		URL, URLSearchParams, HTMLScriptElement: Script, CSS: { escape: (text: string) => text },
		document: {
			documentElement: root, currentScript: new Script(),
			querySelector: (selector: string) => (selector === 'link[hreflang="ru"]' ? { href: '/docs?lang=ru' } : null),
		},
		localStorage: { getItem: (key: string) => {
			if (stored === null) throw new Error('refused');
			return stored[key] ?? null;
		} },
		location: { search, hash, replace: (to: string) => visited.push(to), reload: () => loads++ },
		addEventListener: (type: string, listener: (event: object) => void) => listeners.set(type, listener),
		navigator: { serviceWorker: { register: (worker: URL, options: object) => {
			workers.push([worker.href, { ...options }]);
			return register();
		} } },
	});
	return { root, visited, workers, fire: (type: string, event: object = {}) => listeners.get(type)!(event), loads: () => loads };
}

paint('the view of the address is known, because its layout differs from that of the first view', () => {
	assert.is(run({ address: { search: '?view=mix-colors&first=red' } }).root.dataset['view'], 'mix-colors');
	assert.equal(run().root.dataset, {});
});

paint('a stored theme is applied, and any other text is not', () => {
	for (const theme of ['light', 'dark']) assert.is(run({ stored: { theme } }).root.dataset['theme'], theme);
	for (const theme of ['auto', '', 'red']) assert.equal(run({ stored: { theme } }).root.dataset, {}, theme);
});

paint('a stored language leads to the page in it, at the same place', () => {
	assert.equal(run({ stored: { lang: 'ru' }, address: { hash: '#fields' } }).visited, ['/docs?lang=ru#fields']);
});

paint('an address that names a language, the language of the page, and one without a page stay', () => {
	for (const [lang, search] of [['ru', '?lang=en'], ['en', ''], ['de', '']] as const)
		assert.equal(run({ stored: { lang }, address: { search } }).visited, [], lang);
});

paint('a browser that stores nothing shows the page unchanged, with its view', () => {
	const { root, visited } = run({ stored: null, address: { search: '?view=harmonies' } });
	assert.equal([root.dataset, visited], [{ view: 'harmonies' }, []]);
});

paint('a script that does not load is reported, and requested again once the browser is online', () => {
	const { root, fire, loads } = run();
	fire('error', { target: {} });
	fire('online');
	assert.equal([root.dataset, loads()], [{}, 0], 'another fault, as of a picture');
	fire('error', { target: new Script() });
	assert.equal(root.dataset, { failed: '' });
	fire('online');
	assert.is(loads(), 1);
});

paint('the worker is registered after the page has loaded, with the whole service as its scope', async () => {
	const { workers, fire } = run();
	assert.equal(workers, []);
	fire('load');
	// Service Workers, 3.4.3: the scope is the folder of the script, unless it is requested otherwise.
	assert.equal(workers, [['https://colors.example/color/offline.js', { updateViaCache: 'none' }]]);
	run({ register: () => Promise.reject(new Error('refused')) }).fire('load');
	await new Promise((resolve) => setImmediate(resolve));
});

paint.run();
