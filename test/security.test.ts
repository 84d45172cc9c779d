/*
 * Compares SECURITY.md with the limits in the code.
 */

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { MOST_QUESTIONS } from '../src/doors/batch.ts';
import { DEFAULT_RATE, LIMITS } from '../src/doors/limits.ts';
import { SERVER_FIELDS } from '../src/http/options.ts';
import { MOST_ISSUES } from '../src/schema/fault.ts';
import { between } from '../build/docs/tables.ts';
import { ROOT } from './support/project.ts';

const security = suite('SECURITY.md');

const page = readFileSync(join(ROOT, 'SECURITY.md'), 'utf8');

/** The row of each limit; null if it needs none. */
const ROWS: { readonly [limit in keyof typeof LIMITS]: ((value: string) => string) | null } = {
	target: (n) => `| a request's target | ${n} characters |`,
	headerBytes: (n) => `| all header lines together | ${n} bytes |`,
	headers: (n) => `| header lines | ${n} |`,
	body: (n) => `| a body, or one line of NDJSON | ${n} bytes |`,
	bytesPerToken: (n) => `| bytes of a body or line per token of the rate limit | ${n} bytes |`,
	lines: (n) => `| lines of NDJSON in a request | ${n} |`,
	levels: (n) => `| nesting of JSON | ${n} levels |`,
	requestsPerConnection: (n) => `| requests on one connection | ${n} |`,
	unread: (n) => `| bytes of answers that clients have not read | ${n}, of one address`,
	unreadOfAddress: (n) => `of one address ${n} |`,
	connections: (n) => `| connections | ${n} |`,
	headersMs: (n) => `| time for the headers | ${n} ms |`,
	requestMs: (n) => `| time for the whole request | ${n} ms |`,
	streamMs: (n) => `| time for a stream of lines | ${n} ms |`,
	stalledMs: (n) => `| inactivity on a connection | ${n} ms |`,
	idleMs: (n) => `| an idle connection | ${n} ms, with`,
	idleBehindProxyMs: (n) => `with \`TRUST_PROXY\` ${n} ms |`,
	// Details of how other limits are enforced.
	droppedBody: null,
	pipelined: null,
	checkMs: null,
	lingerMs: null,
};

const print = (n: number): string => n.toLocaleString('en');

security('every limit has a row with its number', () => {
	const table = between(page, 'limits')!;
	const rows = Object.entries(LIMITS).flatMap(([limit, value]) => ROWS[limit as keyof typeof LIMITS]?.(print(value)) ?? []);
	const others = [
		`| faults reported in one response | ${MOST_ISSUES} |`,
		`| questions of a JSON batch | ${MOST_QUESTIONS} |`,
		`| requests per address, by default | ${DEFAULT_RATE.rate} a second, ${DEFAULT_RATE.burst} at once |`,
		`| NDJSON streams per address, by default | ${SERVER_FIELDS.streamsPerAddress.value} |`,
		`| bits of an IPv6 address that identify a client | ${SERVER_FIELDS.ipv6Prefix.value} |`,
	];
	assert.equal([...rows, ...others].filter((row) => !table.includes(row)), []);
	// Two pairs of limits share a row, and the head of the table has two lines.
	assert.is(table.trim().split('\n').length, rows.length - 2 + others.length + 2);
});

security('names existing directories and commands', () => {
	const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { readonly scripts: object };
	const paths = [...page.matchAll(/`((?:src|test|deploy)\/[\w./-]*)`/g)].map(([, path = '']) => path);
	assert.ok(paths.length >= 4);
	assert.equal(paths.filter((path) => !existsSync(join(ROOT, path))), []);
	for (const [, name = ''] of page.matchAll(/`npm run ([\w-]+)/g)) assert.ok(name in scripts, name);
});

security.run();
