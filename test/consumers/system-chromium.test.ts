/*
 * The CSS of systems in Chromium: light-dark(), classes, and screens with Display P3.
 */

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { leaveOut } from '../support/left-out.ts';
import { built } from './built.ts';
import { toHex } from './exported.ts';
import { inFolder, isWide, WIDE } from './in-folder.ts';

const CHROMIUM = '/usr/bin/chromium';

const FLAGS = [
	'--headless', '--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update', '--disable-sync',
	'--no-first-run', '--virtual-time-budget=2000', '--dump-dom',
];

/** The colors that Chromium computes for elements, as `id: value`. */
function computed(css: string, body: string, ...flags: readonly string[]): ReadonlyMap<string, string> {
	const script = `document.querySelector('pre').textContent = [...document.querySelectorAll('[id]')]
		.map((one) => one.id + ': ' + getComputedStyle(one).backgroundColor + ';').join('\\n')`;
	return inFolder({ 'page.html': `<!doctype html><style>${css}</style>${body}<pre></pre><script>${script}</script>` }, (folder) => {
		const all = [...FLAGS, `--user-data-dir=${folder}/profile`, ...flags, `file://${folder}/page.html`];
		const { stdout } = spawnSync(CHROMIUM, all, { encoding: 'utf8', timeout: 60_000 });
		const [, told = ''] = /<pre>([^<]*)<\/pre>/.exec(stdout) ?? [];
		return new Map([...told.matchAll(/^(.*): (.*);$/gm)].map((match) => [match[1]!, match[2]!]));
	});
}

const chromium = suite('Chromium');

/** The unchanged page, and parts of it with either class. */
const BOXES = (id: string, role: string): string => `<div id="${id}" style="background: var(--${role})"></div>`;
const PAGES = BOXES('page', 'background')
	+ `<main class="light">${BOXES('light', 'background')}</main><main class="dark">${BOXES('dark', 'background')}</main>`;

const SCHEME = { light: '--blink-settings=preferredColorScheme=1', dark: '--blink-settings=preferredColorScheme=0' } as const;

if (!existsSync(CHROMIUM)) leaveOut(chromium, 'light-dark() and wide screens', 'Chromium is not installed');
else {
	for (const [how, edit] of [
		['light-dark()', (css: string): string => css],
		// Without light-dark() a browser keeps the old rule and drops the new one.
		['the fallback of it', (css: string): string => css.replaceAll('light-dark(', 'dark-light(')],
	] as const) {
		for (const scheme of ['light', 'dark'] as const) {
			chromium(`${how} follows a system that is ${scheme}, and the class before it`, () => {
				const { code, roles } = built('#3b82f6', 'css', 'hex');
				const actual = computed(edit(code), PAGES, SCHEME[scheme]);
				const expected = [['page', roles[scheme].background], ['light', roles.light.background], ['dark', roles.dark.background]];
				assert.equal([...actual].map(([id, value]) => [id, toHex(value)]), expected);
			});
		}
	}

	for (const format of ['css', 'shadcn'] as const) {
		chromium(`${format}: a brand in Display P3 is wide on a screen that is, and in sRGB on one that is not`, () => {
			const { code } = built(WIDE, format, 'display-p3');
			const page = `${BOXES('brand', 'primary-300')}<main class="dark">${BOXES('role', 'primary')}</main>`;
			// Browsers ignore the rules for Tailwind.
			const css = code.replace('@theme inline', '.none');
			const on = (profile: string): ReadonlyMap<string, string> => computed(css, page, `--force-color-profile=${profile}`);
			const plain = on('srgb'), wide = on('display-p3-d65');
			assert.is(plain.size, 2);
			assert.equal([...plain.values()].map(isWide), [false, false], [...plain].join());
			assert.equal([...wide.values()].map(isWide), [true, true], [...wide].join());
		});
	}
}

chromium.run();
