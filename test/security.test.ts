/*
 * SECURITY.md tells every bound as it is in the code.
 */

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { MOST_QUESTIONS } from '../src/doors/batch.ts';
import { DEFAULT_IPV6_PREFIX, DEFAULT_RATE, LIMITS } from '../src/doors/limits.ts';
import { between } from './support/readme.ts';
import { ROOT } from './support/project.ts';

const security = suite('SECURITY.md');

const page = readFileSync(join(ROOT, 'SECURITY.md'), 'utf8');

/** The row of each bound of the table in the code; null says why none is needed. */
const ROWS: { readonly [limit in keyof typeof LIMITS]: ((value: string) => string) | null } = {
	target: (n) => `| a request's target | ${n} characters |`,
	headerBytes: (n) => `| all header lines together | ${n} bytes |`,
	headers: (n) => `| header lines | ${n} |`,
	body: (n) => `| a body, or one line of NDJSON | ${n} bytes |`,
	bytesPerToken: (n) => `| what one token pays of a body or a line | ${n} bytes |`,
	lines: (n) => `| lines of NDJSON in a request | ${n} |`,
	levels: (n) => `| nesting of JSON | ${n} levels |`,
	issues: (n) => `| faults that are told at once | ${n} |`,
	requestsPerConnection: (n) => `| requests on one connection | ${n} |`,
	connections: (n) => `| connections | ${n} |`,
	headersMs: (n) => `| time for the headers | ${n} ms |`,
	requestMs: (n) => `| time for the whole request | ${n} ms |`,
	streamMs: (n) => `| time for a stream of lines | ${n} ms |`,
	stalledMs: (n) => `| time in which nothing moves | ${n} ms |`,
	idleMs: (n) => `| an idle connection | ${n} ms, with`,
	idleBehindProxyMs: (n) => `with \`TRUST_PROXY\` ${n} ms |`,
	// How the others are carried out.
	droppedBody: null,
	checkMs: null,
	lingerMs: null,
};

const shown = (n: number): string => n.toLocaleString('en');

security('every bound has its row, with its number', () => {
	const table = between(page, 'limits')!;
	const rows = Object.entries(LIMITS).flatMap(([limit, value]) => ROWS[limit as keyof typeof LIMITS]?.(shown(value)) ?? []);
	const further = [
		`| questions of a JSON batch | ${MOST_QUESTIONS} |`,
		`| requests of one address, unless set | ${DEFAULT_RATE.rate} a second, ${DEFAULT_RATE.burst} at once |`,
		`| bits of an IPv6 address that count | ${DEFAULT_IPV6_PREFIX} |`,
	];
	assert.equal([...rows, ...further].filter((row) => !table.includes(row)), []);
	// Two bounds share a row; the head of the table has two lines.
	assert.is(table.trim().split('\n').length, rows.length - 1 + further.length + 2);
});

security('names directories and commands that there are', () => {
	const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { readonly scripts: object };
	const paths = [...page.matchAll(/`((?:src|test|deploy)\/[\w./-]*)`/g)].map(([, path = '']) => path);
	assert.ok(paths.length >= 4);
	assert.equal(paths.filter((path) => !existsSync(join(ROOT, path))), []);
	for (const [, name = ''] of page.matchAll(/`npm run ([\w-]+)/g)) assert.ok(name in scripts, name);
});

security.run();
