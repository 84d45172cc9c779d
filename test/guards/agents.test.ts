/*
 * The documents for coding agents are true: every command of skills/tincture/SKILL.md prints the output below it, its request, its
 * MCP servers and its code work, and AGENTS.md names existing commands, files and rooms.
 */

import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { SETTINGS } from '../../src/http/config.ts';
import * as operations from '../../src/operations.ts';
import { fixContrast } from '../../src/operations/fix-contrast/declaration.ts';
import { OPERATIONS } from '../../src/operations/table.ts';
import { tincture, type Ran } from '../support/cli.ts';
import { ROOT } from '../support/project.ts';
import { withServer } from '../support/server.ts';

const agents = suite('documents for coding agents');

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

const skill = read('skills/tincture/SKILL.md'), page = read('AGENTS.md');

const blocks = (language: string): string[] =>
	[...skill.matchAll(new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``, 'g'))].map(([, inside = '']) => inside);

/** A command that needs no shell except for its quotation marks. */
function ask(command: string): Promise<Ran> {
	const words = [...command.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, bare = '']) => quoted ?? bare);
	assert.is(words[0], 'tincture', command);
	return tincture(words.slice(1));
}

agents('the skill begins with its name, which is that of its folder, and its purpose', () => {
	const [, head = ''] = /^---\n([\s\S]*?)\n---\n/.exec(skill) ?? [];
	const fields = new Map(head.split('\n').map((line): [string, string] => [line.split(': ')[0]!, line.split(': ').slice(1).join(': ')]));
	assert.equal([...fields.keys()], ['name', 'description']);
	assert.is(fields.get('name'), 'tincture');
	// The bounds of the format: agentskills.io/specification.
	assert.ok(fields.get('description')!.length > 50 && fields.get('description')!.length <= 1024);
	assert.not.match(fields.get('description')!, /[<>]|: /);
});

for (const block of blocks('console')) {
	const [first = '', ...printed] = block.split('\n'), command = first.replace('$ ', '');
	agents(`${command} prints the documented output`, async () => {
		const { code, out, err } = await ask(command);
		// The document shows only the first line of an error.
		assert.is(code === 0 ? out : `${err.split('\n')[0]}\n`, printed.join('\n'));
	});
}

const inline = [...skill.matchAll(/`(tincture [^`]+)`/g)].map(([, command = '']) => command);

for (const command of inline.filter((one) => one !== 'tincture serve')) {
	agents(`${command} answers`, async () => {
		const { code, out } = await ask(command);
		assert.is(code, 0);
		assert.ok(out.length > 200);
	});
}

agents('a theme is written to the file that is named, and every pair of its audit passes AA', async () => {
	const command = inline.find((one) => one.startsWith('tincture build-system'))!;
	const { written, code } = await ask(`${command} -o theme.css`);
	assert.equal([code, Object.keys(written)], [0, ['theme.css']]);
	const { out } = await ask(command.replace('--code', '--json'));
	const { audit } = JSON.parse(out) as { readonly audit: readonly { readonly ratio: number; readonly least: number }[] };
	assert.ok(audit.length > 20);
	// WCAG 2: 4.5 for text, 3 for large text and for the outline of a control.
	for (const { ratio, least } of audit) assert.ok((least === 4.5 || least === 3) && ratio >= least, `${ratio} of ${least}`);
});

agents('the exit codes are the documented ones', async () => {
	for (const [words, code] of [['teal', 0], ['tael', 1], ['teal --frob', 2]] as const)
		assert.is((await ask(`tincture parse-color ${words}`)).code, code, words);
	assert.match(skill, /0 for success, 1 for\s+invalid input, 2 for unknown or missing arguments/);
});

agents('the service has the documented addresses for its request, its documents and its MCP server', () => withServer(async (url) => {
	const home = `http://${SETTINGS.HOST.fallback}:${SETTINGS.PORT.fallback}`;
	assert.ok(skill.includes(`\`${home}\``));
	const [, body = '', address = ''] = /-d '([^']+)' (\S+)/.exec(blocks('sh')[0] ?? '') ?? [];
	assert.ok(address.startsWith(`${home}/`));
	const post = (path: string, text: string): Promise<Response> =>
		fetch(url + path, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: text });
	const answer = await (await post(address.slice(home.length), body)).json() as { readonly formats: object };
	// CSS Color 4 has rebeccapurple as #663399.
	assert.equal(answer.formats, { hex: '#663399' });
	for (const path of ['/openapi.json', '/llms.txt']) {
		assert.ok(skill.includes(`\`${path}\``));
		assert.is((await fetch(url + path)).status, 200, path);
	}
	const [, mcp = ''] = /claude mcp add --transport http tincture (\S+?)`/.exec(skill) ?? [];
	assert.ok(mcp.startsWith(`${home}/`));
	assert.ok(read('README.md').includes(`\`claude mcp add --transport http tincture ${mcp}\``), 'the README says the same');
	assert.is((await post(mcp.slice(home.length), '{"jsonrpc":"2.0","id":1,"method":"tools/list"}')).status, 200);
}));

agents('the server of MCP that is configured is a command that speaks it', async () => {
	const { mcpServers } = JSON.parse(blocks('json')[0]!) as { mcpServers: { tincture: { command: string; args: string[] } } };
	const { command, args: [name, ...words] } = mcpServers.tincture;
	assert.equal([command, name], ['npx', 'tincture']);
	const call = { name: 'parse-color', arguments: { color: 'teal', full: true } };
	const { out } = await tincture(words, { input: [JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: call })] });
	const { result } = JSON.parse(out) as { readonly result: { readonly structuredContent: object } };
	assert.equal(result.structuredContent, JSON.parse((await tincture(['parse-color', 'teal', '--json'])).out));
});

agents('the code imports existing names and gives the documented values', () => {
	const [code = ''] = blocks('ts'), [, names = '', entry = ''] = /import \{ (.+) \} from '(.+)';/.exec(code) ?? [];
	assert.is(entry, 'tincture/operations');
	const lines = [...code.matchAll(/^(.+); \/\/ (.+)$/gm)];
	assert.is(lines.length, 2);
	const values = Object.fromEntries(names.split(', ').map((name) => [name, (operations as Readonly<Record<string, unknown>>)[name]]));
	for (const [, line = '', documented = ''] of lines)
		assert.is(JSON.stringify(new Function(...Object.keys(values), `return ${line};`)(...Object.values(values))), documented, line);
});

agents('all targets of a contrast are listed', () => {
	const [, documented = ''] = /`target` is (.+?);/.exec(skill) ?? [];
	const target = fixContrast.input.fields.target;
	assert.equal(documented.split(/, | or /), [...target.values]);
});

agents('AGENTS.md is short, and names files, rooms and scripts that there are', () => {
	assert.ok(page.trimEnd().split('\n').length <= 40);
	const paths = [...page.matchAll(/`((?:src|test)\/[\w./-]*)`|\]\(([^)]+)\)/g)].map(([, code, link]) => code ?? link!);
	assert.ok(paths.length > 15);
	assert.equal(paths.filter((path) => !existsSync(join(ROOT, path))), []);
	const { scripts } = JSON.parse(read('package.json')) as { readonly scripts: object };
	const named = [...page.matchAll(/`npm (?:run )?(\w+)`/g)].map(([, name = '']) => name).filter((name) => name !== 'ci');
	assert.ok(named.length >= 6);
	assert.equal(named.filter((name) => !Object.hasOwn(scripts, name)), []);
	assert.ok(OPERATIONS.every(({ name }) => existsSync(join(ROOT, 'src/operations', name, 'declaration.ts'))), 'a folder for each operation');
});

agents('the commands of AGENTS.md that need no build run verbatim', () => {
	const commands = [...page.matchAll(/`(node --import tsx [^`]+)`/g)].map(([, command = '']) => command);
	assert.is(commands.length, 3);
	// The guards are running already: this is one of them.
	for (const [command, says] of [[commands[0]!, /Passed: +\D*[1-9]/], [commands[2]!, /#008080/]] as const) {
		const { status, stdout, stderr } = spawnSync('bash', ['-c', command], { cwd: ROOT, encoding: 'utf8', timeout: 60_000 });
		assert.is(status, 0, stderr);
		assert.match(stdout, says);
	}
});

agents.run();
