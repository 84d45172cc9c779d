/*
 * An agent has a shadcn theme with six failing pairs in both modes, and wants the repaired file: audited again, none fails.
 */

import { readFileSync, writeFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { withLocalAgent } from './agent.ts';
import { ratio } from './contrast.ts';

const job = suite('mcp-repair-theme');

interface Audit {
	readonly summary: { readonly failing: number };
}

const THEME = `:root {
	--background: #fff; --foreground: #999; --card: #fff; --card-foreground: #aaa; --primary: #6366f1; --primary-foreground: #a5a7f7;
}
.dark {
	--background: #111; --foreground: #555; --card: #181818; --card-foreground: #444; --primary: #6366f1; --primary-foreground: #8183f4;
}
`;

job('the result is held', async () => {
	const folder = mkdtempSync(join(tmpdir(), 'job-')), file = join(folder, 'theme.css');
	try {
		await withLocalAgent(async ({ call }) => {
			writeFileSync(file, THEME);
			const first = await call<Audit>('audit-theme', { theme: readFileSync(file, 'utf8') });
			assert.is(first.summary.failing, 6);
			const { code } = await call<Audit & { code: string }>('audit-theme', { theme: readFileSync(file, 'utf8'), repair: true });
			writeFileSync(file, code);
			assert.is((await call<Audit>('audit-theme', { theme: readFileSync(file, 'utf8') })).summary.failing, 0);
		});
		const [light = '', dark = ''] = readFileSync(file, 'utf8').split('.dark');
		for (const mode of [light, dark]) {
			const values = new Map([...mode.matchAll(/--([\w-]+): (#[\da-f]+)/g)].map(([, name, value]) => [name!, value!]));
			for (const name of ['card', 'primary'])
				assert.ok(ratio(values.get(name)!, values.get(`${name}-foreground`)!) >= 4.5, `${name} in ${mode}`);
			assert.ok(ratio(values.get('background')!, values.get('foreground')!) >= 4.5, mode);
		}
	} finally {
		rmSync(folder, { recursive: true });
	}
});

job.run();
