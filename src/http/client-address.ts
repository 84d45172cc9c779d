/*
 * Who is asking, as a key for the limiter.
 *
 * The peer of the socket, unless it is a proxy that the operator listed: then the rightmost address in
 * X-Forwarded-For that is not a listed proxy itself. What stands left of that can be written by anyone, so it is never
 * read. An IPv4 address counts whole, an IPv6 address by its first bits: 64 unless set otherwise, which is what one
 * customer gets.
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

/** A socket without an address is a local one. */
export const LOCAL: Address = [0, 0, IPV4_WORD, 0x7f000001];

/** An address of IPv4 or IPv6 as text, a zone behind `%` left out; undefined for any other text. */
export function readAddress(text: string): Address | undefined {
	if (isIPv4(text)) return [0, 0, IPV4_WORD, v4Word(text)];
	const [bare = ''] = text.split('%');
	if (!isIPv6(bare)) return undefined;
	const [head = '', tail] = bare.split('::');
	const before = groupsOf(head), after = groupsOf(tail ?? '');
	const groups = [...before, ...new Array<number>(8 - before.length - after.length).fill(0), ...after];
	const word = (i: number): number => ((groups[i]! << 16) | groups[i + 1]!) >>> 0;
	return [word(0), word(2), word(4), word(6)];
}

const groupsOf = (text: string): number[] => text === '' ? [] : text.split(':').flatMap((group) => {
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

/** Names that stand for networks. */
export const NETWORK_NAMES: readonly string[] = [...NAMED_NETWORKS.keys()];

/** `loopback,10.0.0.0/8,2001:db8::1` as networks; the first item that is none of these as text. */
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

/** Does the address lie in the network? Are its first `bits` bits, 0 to 128, the same? */
export const contains = ({ address, bits }: Network, other: Address): boolean =>
	address.every((word, i) => {
		const counted = Math.min(32, Math.max(0, bits - 32 * i));
		return counted === 0 || (word ^ other[i]!) >>> (32 - counted) === 0;
	});

/** The caller behind a peer. Reads from the right and stops at the first entry that is untrusted or no address. */
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

/** `1.2.3.4:5555` and `[2001:db8::1]:443`, as some proxies write them. */
const withoutPort = (entry: string): string =>
	/^\[([^\]]+)\](?::\d+)?$/.exec(entry)?.[1] ?? /^([\d.]+):\d+$/.exec(entry)?.[1] ?? entry;

/** What the limiter counts by: an IPv4 address whole, of an IPv6 address the first bits. */
export const keyOf = (address: Address, prefix: number): Address => isV4(address) ? address : masked(address, prefix);

function masked([a, b, c, d]: Address, bits: number): Address {
	const mask = (word: number, left: number): number =>
		(left <= 0 ? 0 : left >= 32 ? word : (word & (0xffffffff << (32 - left))) >>> 0);
	return [mask(a, bits), mask(b, bits - 32), mask(c, bits - 64), mask(d, bits - 96)];
}

/** As text for a log: IPv4 with dots, IPv6 in eight groups. */
export function printAddress(address: Address): string {
	if (isV4(address)) return [24, 16, 8, 0].map((shift) => (address[3] >>> shift) & 0xff).join('.');
	return address.flatMap((word) => [word >>> 16, word & 0xffff]).map((group) => group.toString(16)).join(':');
}
