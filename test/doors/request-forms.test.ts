/*
 * Forms of a request: each is run by its own interpreter and must send the same request.
 */

import { execFile } from 'node:child_process';
import { createServer } from 'node:http';
import { promisify } from 'node:util';
import type { AddressInfo } from 'node:net';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { tokenText } from '../../src/doors/command-words.ts';
import { callAddress, writeQuery, REQUEST_FORMS, requestText, type Call } from '../../src/doors/request-forms.ts';
import { readQuery } from '../../src/doors/query.ts';

const forms = suite('forms of a request');

/** Texts that quotes, shells and addresses could take for their own. */
const HARD = 'it\'s "50%" & <a>+$HOME `ls` \\n ё 😀 #1 \u2028';

const CALLS: readonly Omit<Call, 'api'>[] = [
	{ operation: 'parse-color', method: 'GET', fields: { color: '#3b82f6', locale: 'ru' } },
	{ operation: 'generate-palette', method: 'GET', fields: {} },
	{ operation: 'find-colors', method: 'GET', fields: { query: HARD, limit: 3 } },
	{ operation: 'make-gradient', method: 'GET', fields: { colors: ['rgb(255, 0, 0)', 'teal'], angle: -45.5 } },
	{
		operation: 'export-tokens', method: 'POST',
		fields: { colors: [{ color: 'teal', name: HARD }, { color: '#fff' }], isNew: true, none: null, 'odd-name': [1, 2] },
	},
];

interface ReceivedRequest {
	readonly method: string;
	readonly path: string;
	readonly query: readonly (readonly [string, readonly string[]])[];
	readonly type: string | undefined;
	readonly body: string;
}

/** A server that remembers the last request. */
async function withRecorder(work: (api: string, lastRequest: () => ReceivedRequest) => Promise<void>): Promise<void> {
	let last: ReceivedRequest | undefined;
	const server = createServer((req, res) => {
		const chunks: Buffer[] = [];
		req.on('data', (chunk: Buffer) => chunks.push(chunk)).on('end', () => {
			const [path = '', query = ''] = req.url!.split('?');
			last = {
				method: req.method!, path, query: [...readQuery(query)], type: req.headers['content-type'], body: Buffer.concat(chunks).toString(),
			};
			res.setHeader('content-type', 'application/json');
			res.end('{}');
		});
	});
	await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
	try {
		await work(`http://127.0.0.1:${(server.address() as AddressInfo).port}/api/v1/`, () => last!);
	} finally {
		server.closeAllConnections();
		server.close();
	}
}

const run = promisify(execFile);

const RUNNERS = {
	url: (text: string, call: Call) => (call.method === 'GET' ? run('curl', ['-sS', '-g', text]) : undefined),
	curl: (text: string) => run('sh', ['-c', text.replace(/^curl /, 'curl -sS -g ')]),
	fetch: (text: string) => run(process.execPath, ['--input-type=module', '-e', text]),
	python: (text: string) => run('python3', ['-c', text]),
} as const satisfies { readonly [form in (typeof REQUEST_FORMS)[number]]: unknown };

forms('each sends the same request', () => withRecorder(async (api, lastRequest) => {
	for (const rest of CALLS) {
		const call: Call = { api, ...rest };
		for (const form of REQUEST_FORMS) {
			const text = requestText(call, form), running = RUNNERS[form](text, call);
			if (running === undefined) continue;
			await running;
			const { method, path, query, type, body } = lastRequest(), what = `${call.operation} as ${form}: ${text}`;
			assert.is(method, call.method, what);
			assert.is(path, `/api/v1/${call.operation}`, what);
			assert.equal(query, call.method === 'GET' ? [...readQuery(writeQuery(call.fields))] : [], what);
			if (call.method === 'POST') {
				assert.is(type, 'application/json', what);
				assert.equal(JSON.parse(body), call.fields, what);
			}
		}
	}
}));

for (const [fields, query] of [
	[{ color: '#3b82f6' }, 'color=%233b82f6'],
	[{ color: 'oklch(0.7 0.15 200 / 0.5)' }, 'color=oklch(0.7+0.15+200+/+0.5)'],
	[{ colors: ['red', 'rgb(0,0,255)'] }, 'colors=red,rgb(0,0,255)'],
	[{ query: 'it\'s 1+1' }, 'query=it%27s+1%2B1'],
	[{ color: '\ud800' }, 'color=%EF%BF%BD'],
] as const) {
	forms(`the query ${query} is parsed to the same fields`, () => {
		assert.is(writeQuery(fields), query);
		const values = Object.values(fields).map((value) => (typeof value === 'string' ? value.replace('\ud800', '\ufffd') : value.join(',')));
		assert.equal([...readQuery(query).values()].map(([value]) => value), values);
	});
}

forms('an address without fields ends with the operation', () => {
	assert.is(callAddress({ api: 'https://example.org/api/v1/', operation: 'generate-palette', method: 'GET', fields: {} }),
		'https://example.org/api/v1/generate-palette');
});

forms('a value of a command is a text, name=color, or JSON where that would mean something else', () => {
	for (const [value, text] of [
		['teal', 'teal'], [5, '5'], [null, 'null'], [['a'], '["a"]'], [{ color: 'red' }, 'red'], [{ name: 'brand', color: '#f00' }, 'brand=#f00'],
		[{ name: 'a=b', color: 'red' }, '{"name":"a=b","color":"red"}'], [{ name: 'a,b', color: 'red' }, '{"name":"a,b","color":"red"}'],
		[{ name: 5, color: 'red' }, '{"name":5,"color":"red"}'], [{ color: 'red', at: 1 }, '{"color":"red","at":1}'], [{ a: 'b' }, '{"a":"b"}'],
	] as const) assert.is(tokenText(value), text);
});

forms.run();
