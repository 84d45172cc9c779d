/*
 * Addresses of clients, and the part of them that rate limits count by.
 *
 * The client is the peer of the socket, unless that is a trusted proxy: then it is the rightmost address of X-Forwarded-For that is not a
 * trusted proxy. Anyone can write the entries left of it, so they are never read. Limits count by whole IPv4 addresses and by the first
 * bits of IPv6 addresses: by default 64, the size of a customer's network.
 *
 * Source  RFC 4291 for the forms of an address.
 * Proof   test/http/client-address.test.ts, against the validity rules of node:net.
 */

import { isIPv4, isIPv6 } from 'node:net';

/** 128 bits as four unsigned words. IPv4 is ::ffff:a.b.c.d, however it was written. */
export type Address = readonly [number, number, number, number];

/** The first `bits` bits of an address. */
export interface Network {
	readonly address: Address;
	readonly bits: number;
}

const IPV4_WORD = 0xffff;

const isV4 = ([a, b, c]: Address): boolean => a === 0 && b === 0 && c === IPV4_WORD;

/** The address of clients on a Unix socket, which have none. */
export const LOCAL: Address = [0, 0, IPV4_WORD, 0x7f000001];

/** Parses an IPv4 or IPv6 address, without the zone after `%`. Undefined for any other text. */
export function readAddress(text: string): Address | undefined {
	if (isIPv4(text)) return [0, 0, IPV4_WORD, v4Word(text)];
	const [bare = ''] = text.split('%');
	if (!isIPv6(bare)) return undefined;
	const [head = '', tail] = bare.split('::');
	const before = parseGroups(head), after = parseGroups(tail ?? '');
	const groups = [...before, ...new Array<number>(8 - before.length - after.length).fill(0), ...after];
	const word = (i: number): number => ((groups[i]! << 16) | groups[i + 1]!) >>> 0;
	return [word(0), word(2), word(4), word(6)];
}

const parseGroups = (text: string): number[] => text === '' ? [] : text.split(':').flatMap((group) => {
	if (!group.includes('.')) return [Number.parseInt(group, 16)];
	const word = v4Word(group);
	return [word >>> 16, word & 0xffff];
});

const v4Word = (text: string): number => text.split('.').reduce((word, byte) => ((word << 8) | Number(byte)) >>> 0, 0);

const NAMED_NETWORKS: ReadonlyMap<string, readonly string[]> = new Map([
	['loopback', ['127.0.0.0/8', '::1/128']],
	['linklocal', ['169.254.0.0/16', 'fe80::/10']],
	['uniquelocal', ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7']],
]);

/** Names of networks. */
export const NETWORK_NAMES: readonly string[] = [...NAMED_NETWORKS.keys()];

/** Parses a list such as `loopback,10.0.0.0/8,2001:db8::1`. Returns the first invalid item as text, if any. */
export function readNetworks(list: string): readonly Network[] | string {
	const networks: Network[] = [];
	for (const item of list.split(',').map((part) => part.trim())) {
		for (const text of NAMED_NETWORKS.get(item) ?? [item]) {
			const network = readNetwork(text);
			if (network === undefined) return item;
			networks.push(network);
		}
	}
	return networks;
}

function readNetwork(text: string): Network | undefined {
	const [, host, length] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(text) ?? [];
	const address = host === undefined ? undefined : readAddress(host);
	if (host === undefined || address === undefined) return undefined;
	// 10.0.0.0/8 is ::ffff:10.0.0.0/104.
	const most = isIPv4(host) ? 32 : 128;
	const bits = length === undefined ? most : Number(length);
	return bits > most ? undefined : { address, bits: bits + 128 - most };
}

/** The networks of a valid list. */
export const toNetworks = (list: readonly string[]): readonly Network[] => list.flatMap((item) => {
	const networks = readNetworks(item);
	return typeof networks === 'string' ? [] : networks;
});

/** Word `i` of an address as far as it is among the first `bits` bits, 0 to 128; the others are 0. */
function maskWord(word: number, i: number, bits: number): number {
	const counted = Math.min(32, Math.max(0, bits - 32 * i));
	return counted === 0 ? 0 : (word & (0xffffffff << (32 - counted))) >>> 0;
}

/** True if the address is in the network: its first bits are equal. */
export const contains = ({ address, bits }: Network, other: Address): boolean =>
	address.every((word, i) => maskWord(word ^ other[i]!, i, bits) === 0);

/** The client behind a peer. Reads from the right and stops at the first entry that is untrusted or not an address. */
export function clientBehind(peer: Address, forwardedFor: string | null, trusted: readonly Network[]): Address {
	let client = peer;
	let end = forwardedFor?.length ?? 0;
	while (end > 0 && trusted.some((network) => contains(network, client))) {
		const comma = forwardedFor!.lastIndexOf(',', end - 1);
		const next = readAddress(withoutPort(forwardedFor!.slice(comma + 1, end).trim()));
		if (next === undefined) break;
		client = next;
		end = comma;
	}
	return client;
}

/** Removes the port that some proxies add: `1.2.3.4:5555`, `[2001:db8::1]:443`. */
const withoutPort = (entry: string): string =>
	/^\[([^\]]+)\](?::\d+)?$/.exec(entry)?.[1] ?? /^([\d.]+):\d+$/.exec(entry)?.[1] ?? entry;

/** The key of an address in rate limits: the whole IPv4 address, or the first `prefix` bits of an IPv6 address. */
export function limitKey(address: Address, prefix: number): Address {
	if (isV4(address)) return address;
	const [a, b, c, d] = address;
	return [maskWord(a, 0, prefix), maskWord(b, 1, prefix), maskWord(c, 2, prefix), maskWord(d, 3, prefix)];
}

/** Prints an address for a log: IPv4 with dots, IPv6 in eight groups. */
export function printAddress(address: Address): string {
	if (isV4(address)) return [24, 16, 8, 0].map((shift) => (address[3] >>> shift) & 0xff).join('.');
	return address.flatMap((word) => [word >>> 16, word & 0xffff]).map((group) => group.toString(16)).join(':');
}
