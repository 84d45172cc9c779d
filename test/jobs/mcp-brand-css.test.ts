/*
 * An agent was told "our brand is #6366f1, give me the CSS for our app", and wants a CSS file whose text can be read in both themes.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { withHttpAgent } from './agent.ts';
import { ratio } from './contrast.ts';

const job = suite('mcp-brand-css');

job('the result is held', async () => {
	await withHttpAgent(async ({ call }) => {
		const { code, filename } = await call<{ code: string; filename: string }>(
			'build-system', { primary: '#6366f1', format: 'css', values: 'hex' },
		);
		assert.match(filename, /\.css$/);
		for (const mode of [code, code.slice(code.indexOf('dark'))]) {
			const values = new Map([...mode.matchAll(/(--[\w-]+): ([^;]+);/g)].map(([, name, value]) => [name!, value!]));
			const resolve = (name: string): string => {
				const value = values.get(name) ?? '', [, next] = /^var\((--[\w-]+)\)$/.exec(value) ?? [];
				return next === undefined ? value : resolve(next);
			};
			for (const name of ['background', 'card', 'primary', 'danger']) {
				const [text, surface] = [resolve(name === 'background' ? '--foreground' : `--${name}-foreground`), resolve(`--${name}`)];
				assert.ok(ratio(text, surface) >= 4.5, `${name}: ${text} on ${surface}`);
			}
		}
	});
});

job.run();
