/*
 * Does the seven tasks of CONTRIBUTING.md in a copy of the tree, exactly as printed. The copy compiles, one `npm run docs` writes
 * everything generated, and each addition is used through HTTP, the operation through every door.
 */

import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { applyDiff, printedFiles, type PrintedFile } from '../support/printed-files.ts';
import { ROOT } from '../support/project.ts';
import { withCopy } from '../support/scratch-project.ts';

const PAGE = readFileSync(join(ROOT, 'CONTRIBUTING.md'), 'utf8'), PRINTED = printedFiles(PAGE);

/** Functions of both modules below. */
const CLIENT = `
import { withServer } from './support/server.ts';

const clientOf = (url: string) => {
	const read = async (path: string, init?: RequestInit): Promise<string> => (await fetch(url + path, init)).text();
	return {
		read,
		ask: async (operation: string, fields: Record<string, string>) =>
			JSON.parse(await read(\`/api/v1/\${operation}?\${new URLSearchParams(fields)}\`)),
		post: async (path: string, body: unknown) => JSON.parse(await read(path, {
			method: 'POST', headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream' }, body: JSON.stringify(body),
		})),
	};
};
`;

/** Calls the operation through every door, runs its cases, and prints the answers; then runs the guards of the contract. */
const OPERATION = `
import { makeAssets } from '../build/make-assets.ts';
import { repeatColor } from '../src/operations.ts';
import { OPERATIONS } from '../src/operations/table.ts';
import { CONTRACT } from './contract/folders.ts';
import { checkSurfaces } from './contract/surfaces.ts';
import { tincture } from './support/cli.ts';
${CLIENT}
await withServer(async (url) => {
	const { read, ask, post } = clientOf(url);
	const command = async (...words: string[]): Promise<string> => (await tincture(words)).out.trim();
	const input = { color: 'teal' };
	const tool = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'repeat-color', arguments: input } };
	const openapi = JSON.parse(await read('/openapi.json'));
	const scripts = (await makeAssets()).map(({ text }) => text).join('');
	const has = (text: string, part: string): boolean => text.includes(part);
	console.log(JSON.stringify({
		library: repeatColor(input),
		get: await ask('repeat-color', input),
		post: await post('/api/v1/repeat-color', input),
		batch: await post('/api/v1/batch', [{ operation: 'repeat-color', input }]),
		mcp: (await post('/mcp', tool)).result.structuredContent,
		command: JSON.parse(await command('repeat-color', 'teal', '--json')),
		picture: await command('repeat-color', 'teal'),
		help: has(await command('help', 'repeat-color'), 'Repeat the text of a color.'),
		russianHelp: has(await command('help', 'repeat-color', '--locale', 'ru'), 'Цвет, который повторить.'),
		openapi: Object.keys(openapi.paths['/api/v1/repeat-color']),
		reference: has(await read('/docs/repeat-color'), 'The color to repeat.'),
		frontPage: has(await read('/'), 'Repeat the text of a color.'),
		russianFrontPage: has(await read('/', { headers: { 'accept-language': 'ru' } }), 'Запись цвета.'),
		pageScripts: ['repeated-color', 'The text of a color.', 'Запись цвета.'].map((text) => has(scripts, text)),
		cases: CONTRACT.get('repeat-color').CASES.length,
		faults: await checkSurfaces(url, OPERATIONS.find(({ name }) => name === 'repeat-color'), CONTRACT.get('repeat-color').CASES),
	}));
});
await import('./guards/table.test.ts');
await import('./guards/exports.test.ts');
`;

/** Uses the six other additions through HTTP and prints the answers. */
const OTHERS = `
import { OPERATIONS } from '../src/operations/table.ts';
import { tincture } from './support/cli.ts';
${CLIENT}
/** Names in the answer of each operation that has a locale. */
const IN_FRENCH = {
	'parse-color': async (ask) => {
		const { name, plainName, hueName } = await ask('parse-color', { color: '#0000fe', locale: 'fr' });
		return [name.name, plainName, hueName];
	},
	'nearest-names': async (ask) =>
		(await ask('nearest-names', { color: '#0000fe', locale: 'fr', limit: '20' })).names.map(({ name }) => name).sort(),
	'find-colors': async (ask) => (await ask('find-colors', { query: 'vertes olive', locale: 'fr' })).results,
	'generate-palette': async (ask) => (await ask('generate-palette', { keep: '#0000fe,#f00000', size: '3', seed: 'a', locale: 'fr' }))
		.colors.slice(0, 2).map(({ name }) => name),
	// The new language does not translate the warning.
	'generate-data-colors': async (ask) =>
		(await ask('generate-data-colors', { kind: 'diverging', hues: '145,25', count: '9', locale: 'fr' })).warning.slice(0, 12),
	'export-tokens': async (_, post) =>
		(await post('/api/v1/export-tokens', { colors: [{ color: '#0000fe' }], format: 'css', values: 'hex', locale: 'fr' })).code,
	'audit-theme': async (_, post) =>
		(await post('/api/v1/audit-theme', { theme: '{"name":"Two","colors":["0000fe","f00000"]}', locale: 'fr' })).colors.map(({ plainName }) => plainName),
};
await withServer(async (url) => {
	const { read, ask, post } = clientOf(url);
	const inSpace = async (color: string) => {
		const { space, hex } = await ask('parse-color', { color });
		return [space, hex];
	};
	const theme = await post('/api/v1/audit-theme', {
		theme: '{"name":"Two","colors":["000000","ffffff"]}', pairs: [{ text: 'color-1', background: 'color-2' }],
	});
	console.log(JSON.stringify({
		space: { gray: await inSpace('color(rec709 0.5 0.5 0.5)'), converted: await inSpace('color(from white rec709 0.5 g b)') },
		format: (await ask('convert-color', { color: 'rebeccapurple', formats: 'colorref' })).formats,
		language: {
			operations: OPERATIONS.filter(({ input }) => JSON.stringify(input).includes('"locale":')).map(({ name }) => name).sort(),
			answers: Object.fromEntries(await Promise.all(Object.entries(IN_FRENCH).map(async ([name, answer]) => [name, await answer(ask, post)]))),
			parsed: await Promise.all(['vertes olives', 'gris clair', 'rouge foncé', 'bleuâtre', 'couleur du vert'].map(async (color) => {
				const { form, readAs, hex } = await ask('parse-color', { color, locale: 'fr' });
				return [form, readAs ?? hex];
			})),
			message: (await tincture(['parse', 'jaunne', '--locale', 'fr'])).err,
			russian: (await ask('parse-color', { color: '#0000fe', locale: 'ru' })).name.name,
		},
		tokens: (await post('/api/v1/export-tokens', { colors: [{ color: '#3b82f6', name: 'Brand' }], format: 'less', values: 'hex' })).code,
		theme: { form: theme.form, ratio: theme.pairs[0].ratio },
		door: [await read('/hex/rebeccapurple'), JSON.parse(await read('/hex/tael')).type],
	}));
});
`;

/** Files that the steps \`tables\` and \`pages\` write. */
const GENERATED = [
	'src/operations.ts', 'src/cli/operations.ts', 'src/cli/pictures.ts', 'src/page/catalog.ts',
	'README.md', 'docs/command-line.md', 'docs/library.md',
];

/** The HEX digits of half a channel of Rec. 709, by its standard and that of sRGB (IEC 61966-2-1). */
function halfAsHex(): string {
	const light = ((0.5 + 0.099) / 1.099) ** (1 / 0.45), encoded = 1.055 * light ** (1 / 2.4) - 0.055;
	return Math.round(encoded * 255).toString(16);
}

const contributing = suite('the tasks of CONTRIBUTING');

contributing('are seven; each adds one file or folder, and at most an import and a row to a table', () => {
	const tasks = PAGE.split('\n### Add ').slice(1);
	assert.is(tasks.length, 7);
	for (const task of tasks) {
		const [title] = task.split('\n');
		const inSource = printedFiles(task).filter(({ path }) => path.startsWith('src/'));
		const added = inSource.filter(({ isDiff }) => !isDiff), changed = inSource.filter(({ isDiff }) => isDiff);
		assert.ok(added.length === 1 || (added.length > 1 && new Set(added.map(({ path }) => dirname(path))).size === 1), title);
		assert.ok(changed.length <= 1, title);
		for (const { text } of changed) assert.ok(text.match(/^\+/gm)!.length <= 2, title);
	}
});

contributing('work as printed', () => withCopy(({ build, compile, read, run, write }) => {
	const add = (files: readonly PrintedFile[]): void =>
		files.forEach(({ path, isDiff, text }) => write(path, isDiff ? applyDiff(read(path), text) : text));
	const isOperation = ({ path }: PrintedFile): boolean => path.includes('/repeat-color/');

	// First the operation alone, because the guards of the contract pin the formats and languages.
	add(PRINTED.filter(isOperation));
	assert.equal(build('tables', 'pages'), { status: 0, output: '' });
	assert.match(read('src/operations.ts'), 'export const repeatColor: ');
	assert.match(read('README.md'), 'repeat-color');
	assert.match(read('docs/command-line.md'), /\$ tincture repeat-color teal\n\n? *\[teal\]\n/);
	const before = GENERATED.map(read);
	build('tables');
	assert.equal(GENERATED.map(read), before);
	write('test/operation.ts', OPERATION);
	const { status, output } = run('test/operation.ts'), answer = { input: 'teal' };
	assert.is(status, 0, output);
	const [printed = '', ...guards] = output.split('\n');
	assert.match(guards.join('\n'), 'the limits of the contract');
	assert.equal(JSON.parse(printed), {
		library: answer,
		get: answer,
		post: answer,
		batch: [{ result: answer }],
		mcp: answer,
		command: answer,
		picture: '[teal]',
		help: true,
		russianHelp: true,
		openapi: ['get', 'post'],
		reference: true,
		frontPage: true,
		russianFrontPage: true,
		pageScripts: [true, true, true],
		cases: 10,
		faults: [],
	});

	add(PRINTED.filter((file) => !isOperation(file)));
	assert.equal(build('tables', 'pages'), { status: 0, output: '' });
	assert.match(read('README.md'), 'any of 22 formats');
	assert.match(read('docs/library.md'), '`colorref`');
	assert.equal(compile(), { status: 0, output: '' });
	write('test/others.ts', OTHERS);
	const others = run('test/others.ts'), half = halfAsHex();
	assert.is(others.status, 0, others.output);
	assert.equal(JSON.parse(others.output), {
		space: { gray: ['rec709', `#${half}${half}${half}`], converted: ['rec709', `#${half}ffff`] },
		// rebeccapurple is #663399; the bytes are reversed.
		format: { colorref: '0x00993366' },
		language: {
			operations: ['audit-theme', 'export-tokens', 'find-colors', 'generate-data-colors', 'generate-palette', 'nearest-names', 'parse-color'],
			answers: {
				'parse-color': ['bleu', 'bleu', 'bleu'],
				'nearest-names': ['blanc', 'bleu', 'bleu marine', 'bordeaux', 'gris', 'jaune', 'noir', 'olive', 'rouge', 'vert'],
				'generate-data-colors': 'The two arms',
				'find-colors': [{ name: 'vert olive', hex: '#808000', source: 'common', locale: 'fr', match: 'exact' }],
				'generate-palette': ['bleu', 'rouge'],
				'export-tokens': ':root {\n  --bleu: #0000fe;\n}\n',
				'audit-theme': ['bleu', 'rouge'],
			},
			parsed: [
				['common-name', '#808000'], ['composed-name', 'clair + gris'], ['composed-name', 'fonce + rouge'], ['composed-name', 'bleuatre'],
				['composed-name', 'vert'],
			],
			message: 'tincture: color: "jaunne" n’est pas une couleur. Vouliez-vous dire "jaune" ?\n',
			russian: 'синий',
		},
		tokens: '@brand: #3b82f6;\n',
		theme: { form: 'lospec', ratio: 21 },
		door: ['#663399', '/problems/unreadable-color'],
	});
}));

contributing.run();
