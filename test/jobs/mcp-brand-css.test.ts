/*
 * An agent was told "our brand is #1e1b4b, give me the CSS for our app", and wants a CSS file whose text can be read in both themes, and
 * one sentence on what was moved.
 */

import { transformSync } from 'esbuild';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { withHttpAgent } from './agent.ts';
import { ratio } from './contrast.ts';

const job = suite('mcp-brand-css');

const BRAND = '#1e1b4b';

interface Answer {
	readonly code: string;
	readonly filename: string;
	readonly summary: { readonly pairs: number; readonly failing: number };
	readonly adjustments: readonly {
		readonly theme: 'light' | 'dark'; readonly role: string; readonly from: string; readonly to: string; readonly why: readonly string[];
	}[];
}

job('the result is held', async () => {
	await withHttpAgent(async ({ call }) => {
		const { code, filename, summary, adjustments } = await call<Answer>('build-system', { primary: BRAND, format: 'css', values: 'hex' });
		assert.match(filename, /\.css$/);
		assert.equal(transformSync(code, { loader: 'css' }).warnings, []);
		assert.ok(summary.pairs > 50 && summary.failing === 0);
		const resolvers = { light: code, dark: code.slice(code.indexOf('dark')) };
		const read = (theme: 'light' | 'dark', name: string): string => {
			const own = [...resolvers[theme].matchAll(/(--[\w-]+): ([^;]+);/g)].map(([, key, value]) => [key!, value!] as const);
			const all = new Map([...[...code.matchAll(/(--[\w-]+): ([^;]+);/g)].map(([, key, value]) => [key!, value!] as const), ...own]);
			const resolve = (key: string): string => {
				const value = all.get(key) ?? '', [, next] = /^var\((--[\w-]+)\)$/.exec(value) ?? [];
				return next === undefined ? value : resolve(next);
			};
			return resolve(name);
		};
		for (const theme of ['light', 'dark'] as const) for (const name of ['background', 'card', 'primary', 'danger']) {
			const text = read(theme, name === 'background' ? '--foreground' : `--${name}-foreground`), surface = read(theme, `--${name}`);
			assert.ok(ratio(text, surface) >= 4.5, `${theme} ${name}: ${text} on ${surface}`);
		}
		// A navy is the brand on a light page, and hardly visible on a dark one.
		assert.equal(adjustments.filter(({ theme }) => theme === 'light'), []);
		const moved = adjustments.find(({ theme, role }) => theme === 'dark' && role === 'primary')!;
		const sentence = `In the dark theme the brand moves from ${moved.from} to ${moved.to}: ${moved.why.join(', ')}.`;
		assert.ok(moved.from === BRAND && moved.why.includes('visible'), sentence);
		assert.is(moved.to, read('dark', '--primary'));
		for (const surface of ['--background', '--card']) {
			assert.ok(ratio(moved.to, read('dark', surface)) >= 3, sentence);
			assert.ok(ratio(moved.from, read('dark', surface)) < 3, sentence);
		}
	});
});

job.run();
