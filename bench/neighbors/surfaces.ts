/*
 * Heavy traffic by surface: what a client sends on each of its connections, without a pause. Every request is new, so that no cache
 * answers.
 */

export interface HeavySurface {
	readonly name: string;
	readonly connections: number;
	/** Bytes at the start of a connection. */
	readonly first: () => string;
	/** Bytes that follow as soon as the last ones are taken; null if nothing follows. */
	readonly more: (() => string) | null;
}

let count = 0;

/** A HEX color without #, other than the last 16 million. */
export const nextHex = (): string => (count++ * 7919 % 0x1000000).toString(16).padStart(6, '0');

const chunk = (text: string): string => `${Buffer.byteLength(text).toString(16)}\r\n${text}\r\n`;

const post = (path: string, body: unknown): string => {
	const text = JSON.stringify(body);
	return `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`;
};

const chunked = (target: string, type: string): string =>
	`POST ${target} HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\nTransfer-Encoding: chunked\r\n\r\n`;

const NDJSON = chunked('/api/v1/batch', 'application/x-ndjson');

const parse = (): object => ({ operation: 'parse-color', input: { color: `#${nextHex()}` } });
const system = (): object => ({ operation: 'build-system', input: { primary: `#${nextHex()}` } });

const lines = (question: () => object) => (): string => chunk(Array.from({ length: 100 }, () => `${JSON.stringify(question())}\n`).join(''));

/** Sixty modes with eight pairs each, most of which fail. */
function theme(): string {
	const turn = count++;
	const pair = (mode: number, i: number): string => `--b${i}: hsl(${(mode * 37 + i * 61 + turn) % 360} 40% 45%); `
		+ `--b${i}-foreground: hsl(${(mode * 53 + i * 17) % 360} 40% 52%);`;
	return Array.from({ length: 60 }, (_, mode) =>
		`[data-theme=t${mode}] { ${Array.from({ length: 8 }, (__, i) => pair(mode, i)).join(' ')} }`).join('\n');
}

/** Eight translucent gradients of 32 stops over each other. */
function layers(): object {
	const turn = count++;
	const layer = (n: number): string => `linear-gradient(in hsl longer hue, ${Array.from({ length: 32 }, (_, i) =>
		`oklch(.5 .4 ${(n * 40 + i * 11 + turn) % 360}/.5)`).join(',')})`;
	return { text: '#fff', background: layer(0), layers: Array.from({ length: 7 }, (_, n) => layer(n + 1)) };
}

const nothing = (): string => '';

export const SURFACES: readonly HeavySurface[] = [
	{ name: 'idle', connections: 0, first: nothing, more: null },
	{ name: 'NDJSON parse-color x4', connections: 4, first: () => NDJSON, more: lines(parse) },
	{ name: 'NDJSON build-system', connections: 1, first: () => NDJSON, more: lines(system) },
	{ name: 'NDJSON blank lines', connections: 1, first: () => NDJSON, more: () => chunk('\n'.repeat(65_536)) },
	{ name: 'NDJSON line without end', connections: 1, first: () => NDJSON, more: () => chunk('x'.repeat(65_536)) },
	{ name: 'batches of 100 build-system', connections: 2, first: () => post('/api/v1/batch', Array.from({ length: 100 }, system)), more: null },
	{ name: 'audit-theme with repair', connections: 4, first: nothing, more: () => post('/api/v1/audit-theme', { theme: theme(), repair: true }) },
	{ name: 'check-contrast with layers', connections: 4, first: nothing, more: () => post('/api/v1/check-contrast', layers()) },
	{ name: 'requests beyond the limit', connections: 8, first: nothing, more: () => 'GET /api/v1/parse-color?color=teal HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(20) },
	{ name: 'bodies in chunks of a byte', connections: 4, first: () => chunked('/', 'text/plain'), more: () => '1\r\nx\r\n'.repeat(10_000) },
];
