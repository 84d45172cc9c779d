/*
 * The examples as somebody runs them who copies their folder: with the packed package in node_modules, compiled strictly, each
 * asked what its README says.
 */

import { spawn } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { PNG } from 'pngjs';
import { compile } from 'tailwindcss';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { simulate } from '../../src/library/simulate.ts';
import { toRgb8 } from '../../src/library/color.ts';
import { leaveOut } from '../support/left-out.ts';
import { ROOT } from '../support/project.ts';
import { must, projectWithPackage, run, TOOLS, type Ran } from './packed.ts';

const examples = suite('examples');

const FOLDERS = readdirSync(join(ROOT, 'examples'), { withFileTypes: true }).filter((entry) => entry.isDirectory()).map(({ name }) => name);

const WORKS = ['node_modules', 'package-lock.json', 'picker.js'];

const home = ((): (() => string) => {
	let made: string | undefined;
	return () => {
		if (made === undefined) {
			made = projectWithPackage();
			cpSync(join(ROOT, 'examples'), made, { recursive: true, filter: (path) => !WORKS.some((name) => path.endsWith(name)) });
		}
		return made;
	};
})();

const NO_GITHUB = { GITHUB_ACTIONS: '', GITHUB_STEP_SUMMARY: '' };

/** Runs a program of an example in its folder. */
const runs = (folder: string, words: readonly string[], environment: Record<string, string> = NO_GITHUB): Ran =>
	run(process.execPath, ['--import', 'tsx', ...words], join(home(), folder), environment);

examples('compile strictly; each is in the list and has a README', () => {
	must(process.execPath, [join(ROOT, 'node_modules/typescript/bin/tsc'), '-p', '.'], home());
	const list = readFileSync(join(ROOT, 'examples/README.md'), 'utf8');
	assert.equal([...list.matchAll(/^\| \[([a-z-]+)\]/gm)].map(([, name]) => name).sort(), [...FOLDERS].sort());
	for (const folder of FOLDERS) assert.ok(existsSync(join(ROOT, 'examples', folder, 'README.md')), folder);
});

examples('the contrast linter fails on the pair that misses, and what it proposes passes', () => {
	const { status, out, err } = runs('contrast-linter', ['lint.ts', 'pairs.json']);
	assert.is(status, 1, err);
	assert.match(out, '1 of 3 pairs miss their target');
	// #9ca3af on white is 2.538:1 by the formula of WCAG 2.
	const [, advised = ''] = /❌ \| hint \| #9ca3af \| #ffffff \| aa \| 2\.53:1, Lc [\d.]+ \| use (#[\da-f]{6})/.exec(out) ?? [];
	assert.ok(advised, out);
	const fixed = readFileSync(join(home(), 'contrast-linter/pairs.json'), 'utf8').replace('#9ca3af', advised);
	writeFileSync(join(home(), 'contrast-linter/fixed.json'), fixed);
	const again = runs('contrast-linter', ['lint.ts', 'fixed.json']);
	assert.is(again.status, 0, again.out + again.err);
});

examples('the contrast linter annotates the line on GitHub, and writes the summary of the job', () => {
	const summary = join(home(), 'summary.md');
	const { out } = runs('contrast-linter', ['lint.ts', 'pairs.json'], { GITHUB_ACTIONS: 'true', GITHUB_STEP_SUMMARY: summary });
	assert.match(out, /^::error file=pairs\.json,line=4,title=Contrast::hint is 2\.53:1/m);
	assert.match(readFileSync(summary, 'utf8'), '| ❌ | hint |');
});

examples('the contrast linter reads custom properties, follows var(), and reports values that it cannot read', () => {
	const passed = runs('contrast-linter', ['lint.ts', 'theme.css']);
	assert.is(passed.status, 0, passed.out + passed.err);
	assert.match(passed.out, '| ✅ | --text on --surface | #1f2937 | #ffffff | aaa |');
	for (const [name, text, says] of [
		['absent.css', '/* contrast: --a on --b */', 'line 1: --a is not declared'],
		['loop.css', ':root { --a: var(--a); --b: red }\n/* contrast: --a on --b */', 'line 2: --a is declared by itself'],
		['color.css', ':root { --a: rgb(1 2); --b: red }\n/* contrast: --a on --b */', 'rgb(1 2)'],
		['target.json', '{ "pairs": [{ "text": "red", "background": "blue", "target": "aaaa" }] }', 'aaaa'],
		['list.json', '[]', 'wanted { "pairs"'],
		['empty.json', '{ "pairs": [] }', 'lists no pairs'],
	] as const) {
		writeFileSync(join(home(), 'contrast-linter', name), text);
		const { status, err } = runs('contrast-linter', ['lint.ts', name]);
		assert.is(status, 2, name);
		assert.ok(err.includes(says) && !err.includes('    at '), `${name}: ${err}`);
	}
});

examples('the theme is one that Tailwind compiles, light and dark', async () => {
	const { status, err } = runs('tailwind-theme', ['theme.ts', '#3b82f6', 'theme.css']);
	assert.is(status, 0, err);
	const { build } = await compile(`${readFileSync(join(home(), 'tailwind-theme/theme.css'), 'utf8')}@tailwind utilities;`);
	const css = build(['bg-primary', 'text-primary-foreground', 'bg-primary-100', 'border-border']);
	for (const name of ['bg-primary', 'text-primary-foreground', 'bg-primary-100', 'border-border']) assert.match(css, `.${name} {`);
	assert.match(css, '.dark');
	const wrong = runs('tailwind-theme', ['theme.ts', 'no color at all']);
	assert.is(wrong.status, 1);
	assert.match(wrong.err, 'no color at all');
});

examples('each product has its everyday name; rows and quotes are unchanged', () => {
	const { status, out, err } = runs('name-products', ['name.ts', 'products.csv']);
	assert.is(status, 0, err);
	const lines = out.trimEnd().split('\n');
	assert.is(lines[0], 'sku,name,color,hex,common_name,hue_family');
	assert.match(lines[1]!, /^A-1,"Mug, large",#d11a2a,#d11a2a,[A-Za-z ]+,red$/);
	assert.match(lines[3]!, /^A-3,"Lamp ""Noon""",oklch\(0\.88 0\.15 95\),#[\da-f]{6},[A-Za-z ]+,yellow$/);
	assert.is(lines.length, 6);
	writeFileSync(join(home(), 'name-products/hard.csv'), '\uFEFFname,color\r\n"two\r\nlines",teal\r\nBowl,nothing at all\r\nCup,');
	const hard = runs('name-products', ['name.ts', 'hard.csv', 'ru']);
	assert.is(hard.status, 1);
	assert.match(hard.out, /^"two\r\nlines",teal,#008080,[А-Яа-яё -]+,/m);
	assert.match(hard.out, '\nBowl,nothing at all,,,\nCup,,,,\n');
	assert.match(hard.err, 'product 2: ');
	assert.match(hard.err, 'product 3: ');
	writeFileSync(join(home(), 'name-products/other.csv'), 'sku,colour\n1,red\n');
	assert.match(runs('name-products', ['name.ts', 'other.csv']).err, 'no column "color", but sku, colour');
});

examples('every pixel of a picture is seen as its color is, transparency kept', () => {
	const picture = new PNG({ width: 16, height: 16 });
	for (let i = 0; i < picture.data.length; i++) picture.data[i] = (i * 2_654_435_761 >>> 11) & 255;
	writeFileSync(join(home(), 'see-as/in.png'), PNG.sync.write(picture));
	// A picture is binary: the program writes to a file through a shell, as in its README.
	for (const [kind, severity] of [['protanopia', '1'], ['deuteranopia', '0.6'], ['tritanopia', '1'], ['achromatopsia', '1']] as const) {
		must('sh', ['-c', `"${process.execPath}" --import tsx see.ts in.png ${kind} ${severity} > out.png`], join(home(), 'see-as'));
		const { data } = PNG.sync.read(readFileSync(join(home(), 'see-as/out.png')));
		for (let i = 0; i < data.length; i += 4) {
			const [r, g, b, a] = picture.data.subarray(i, i + 4);
			const [red, green, blue] = toRgb8(simulate(`rgb(${r} ${g} ${b})`, kind, 'machado', Number(severity)));
			assert.equal([...data.subarray(i, i + 4)], [red, green, blue, a], `${kind} of ${r} ${g} ${b}`);
		}
	}
	assert.is(runs('see-as', ['see.ts', 'in.png', 'daltonism']).status, 2);
	assert.is(runs('see-as', ['see.ts', 'in.png', 'protanopia', '7']).status, 2);
});

const freePort = (): Promise<number> => new Promise((resolve) => {
	const server = createServer().listen(0, '127.0.0.1', () => {
		const { port } = server.address() as AddressInfo;
		server.close(() => resolve(port));
	});
});

/** Runs requests against a program that serves on a port, once it answers. */
async function served(
	command: string, words: readonly string[], folder: string, environment: Record<string, string>, port: number,
	work: (url: string) => Promise<void>,
): Promise<void> {
	const env = { ...process.env, ...environment };
	const child = spawn(command, words, { cwd: join(home(), folder), env, stdio: ['ignore', 'pipe', 'pipe'] });
	let said = '';
	for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => said += chunk.toString());
	const url = `http://127.0.0.1:${port}`;
	try {
		let isUp = false;
		for (let i = 0; i < 300 && !isUp && child.exitCode === null; i++) {
			isUp = await fetch(url).then(() => true, () => false);
			if (!isUp) await new Promise((resolve) => setTimeout(resolve, 100));
		}
		assert.ok(isUp, said);
		await work(url);
	} finally {
		child.kill('SIGKILL');
	}
}

interface Named {
	readonly hex: string;
	readonly name: { readonly name: string };
}

examples('Express serves the API below /color, with links that begin with it, next to its own routes', async () => {
	const port = await freePort();
	await served(process.execPath, ['--import', 'tsx', 'server.ts'], 'express', { PORT: String(port) }, port, async (url) => {
		assert.match(await (await fetch(url)).text(), '/color/docs');
		assert.is((await (await fetch(`${url}/color/api/v1/parse-color?color=teal`)).json() as Named).hex, '#008080');
		assert.match(await (await fetch(`${url}/color/docs`)).text(), 'href="/color/');
		assert.is((await fetch(`${url}/color/nowhere`)).status, 404);
		assert.is((await (await fetch(`${url}/name/008080`)).json() as readonly { readonly name: string }[])[0]!.name, 'Teal');
		assert.is((await fetch(`${url}/name/teal`)).status, 400);
	});
});

const WORKERD = join(TOOLS, '@cloudflare/workerd-linux-64/bin/workerd');

if (!existsSync(WORKERD)) leaveOut(examples, 'the Worker', 'workerd is not for this machine');
else {
	examples('the Worker answers names in workerd, with the module of names', async () => {
		const folder = join(home(), 'cloudflare-worker'), port = await freePort();
		must(process.execPath, [
			join(TOOLS, 'esbuild/bin/esbuild'), 'worker.ts', '--bundle', '--format=esm', '--platform=browser', '--target=es2022',
			'--outfile=worker.js', '--log-level=warning',
		], folder);
		const [, date] = /"compatibility_date": "([\d-]+)"/.exec(readFileSync(join(folder, 'wrangler.jsonc'), 'utf8'))!;
		writeFileSync(join(folder, 'worker.capnp'), `using Workerd = import "/workerd/workerd.capnp";
			const config :Workerd.Config = (services = [(name = "main", worker = .main)], sockets = [(name = "http", http = (), service = "main")]);
			const main :Workerd.Worker = (compatibilityDate = "${date}", modules = [
				(name = "worker.js", esModule = embed "worker.js"),
			]);`);
		await served(WORKERD, ['serve', 'worker.capnp', `--socket-addr=http=127.0.0.1:${port}`], 'cloudflare-worker', {}, port, async (url) => {
			const answer = await (await fetch(`${url}/api/v1/parse-color?color=dusty%20rose`)).json() as Named;
			assert.match(answer.hex, /^#[\da-f]{6}$/);
			assert.is((await (await fetch(`${url}/api/v1/parse-color?color=%23008080`)).json() as Named).name.name, 'Teal');
		});
	});
}

examples('the picker is one script that needs no module, no server and nothing of Node', () => {
	const folder = join(home(), 'browser-picker');
	const { scripts } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { readonly scripts: { readonly start: string } };
	must(process.execPath, [join(TOOLS, 'esbuild/bin/esbuild'), ...scripts.start.split(' ').slice(1), '--log-level=error'], folder);
	const element = (): object => {
		const values = new Map<string, string>();
		return {
			value: '', max: '0.37', textContent: '', style: { setProperty: (name: string, value: string) => values.set(name, value) },
			values, removeAttribute: () => {}, toggleAttribute: () => {}, addEventListener: () => {},
		};
	};
	const page = new Map<string, Record<string, unknown>>();
	const getElementById = (id: string): object => {
		if (!page.has(id)) page.set(id, element() as Record<string, unknown>);
		return page.get(id)!;
	};
	(getElementById('text') as { value: string }).value = 'teal';
	// As in a page: without the globals of Node.
	runInNewContext(readFileSync(join(folder, 'picker.js'), 'utf8'), { document: { getElementById } });
	assert.is(page.get('hex')!['textContent'], '#008080');
	// White on teal is 4.77:1 by the formula of WCAG 2.
	assert.is(page.get('white')!['textContent'], '4.77:1');
	assert.is(page.get('gamut')!['textContent'], 'inside sRGB');
	const html = readFileSync(join(folder, 'index.html'), 'utf8');
	for (const id of page.keys()) assert.match(html, `id="${id}"`);
});

examples.run();
