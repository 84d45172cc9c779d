/*
 * Reading addresses and networks, and walking X-Forwarded-For from the right.
 */

import { isIP } from 'node:net';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { clientBehind, contains, limitKey, printAddress, readAddress, readNetworks, type Network } from '../../src/http/client-address.ts';
import { randomFrom } from '../../src/math/random.ts';

const addresses = suite('client address');

const V4 = [0, 0, 0xffff] as const;

/** RFC 4291 §2.2 and RFC 5952: the same address in several spellings. */
for (const [text, expected] of [
	['1.2.3.4', [...V4, 0x01020304]],
	['255.255.255.255', [...V4, 0xffffffff]],
	['::ffff:1.2.3.4', [...V4, 0x01020304]],
	['::FFFF:102:304', [...V4, 0x01020304]],
	['::', [0, 0, 0, 0]],
	['::1', [0, 0, 0, 1]],
	['2001:db8::', [0x20010db8, 0, 0, 0]],
	['2001:db8:0:0:8:800:200c:417a', [0x20010db8, 0, 0x00080800, 0x200c417a]],
	['2001:DB8::8:800:200C:417A', [0x20010db8, 0, 0x00080800, 0x200c417a]],
	['fe80::1%eth0', [0xfe800000, 0, 0, 1]],
	['64:ff9b::192.0.2.33', [0x0064ff9b, 0, 0, 0xc0000221]],
] as const) {
	addresses(`${text} is read`, () => assert.equal(readAddress(text), expected));
}

addresses('the same texts are addresses as for the system, over 20,000 damaged ones', () => {
	const random = randomFrom('addresses');
	const pieces = ['1', '255', '256', 'ffff', '0', ':', '::', '.', '1.2.3.4', 'db8', 'g', '%', '01', ' '];
	let read = 0;
	for (let i = 0; i < 20_000; i++) {
		const text = Array.from({ length: 1 + Math.floor(random() * 12) }, () => pieces[Math.floor(random() * pieces.length)]).join('');
		if (text.includes('%')) continue;
		const address = readAddress(text);
		assert.is(address !== undefined, isIP(text) !== 0, text);
		if (address === undefined) continue;
		read++;
		for (const word of address) assert.ok(Number.isInteger(word) && word >= 0 && word < 2 ** 32, text);
	}
	assert.ok(read > 100, `${read} read`);
});

const networks = (list: string): readonly Network[] => {
	const read = readNetworks(list);
	assert.not.type(read, 'string', list);
	return read as readonly Network[];
};

for (const [list, inside, outside] of [
	['10.0.0.0/8', ['10.0.0.0', '10.255.255.255', '::ffff:10.1.2.3'], ['11.0.0.0', '9.255.255.255', '::a00:0']],
	['192.168.1.1', ['192.168.1.1'], ['192.168.1.0', '192.168.1.2']],
	['192.168.1.128/25', ['192.168.1.128', '192.168.1.255'], ['192.168.1.127']],
	['0.0.0.0/0', ['1.2.3.4', '255.255.255.255'], ['2001:db8::1']],
	['2001:db8::/33', ['2001:db8::1', '2001:db8:7fff::'], ['2001:db8:8000::', '2001:db9::']],
	['::/0', ['::1', '1.2.3.4'], []],
	['loopback', ['127.0.0.1', '127.9.9.9', '::1'], ['128.0.0.1', '::2']],
	['linklocal', ['169.254.1.1', 'fe80::1'], ['169.255.0.0', 'fec0::']],
	['uniquelocal, loopback', ['10.0.0.1', '172.31.0.1', '192.168.0.1', 'fd00::1', '::1'], ['172.32.0.0', 'fe00::']],
] as const) {
	addresses(`${list} contains these addresses and no others`, () => {
		const isInside = (text: string): boolean => networks(list).some((network) => contains(network, readAddress(text)!));
		for (const text of inside) assert.ok(isInside(text), text);
		for (const text of outside) assert.not(isInside(text), text);
	});
}

for (const list of [
	'10.0.0.0/33', '10.0.0/8', '2001:db8::/129', 'everyone', '', '10.0.0.0/8,', '10.0.0.0/8,x', '1.2.3.4/-1', '1.2.3.4/08x',
]) {
	addresses(`"${list}" is not a list of networks`, () => assert.type(readNetworks(list), 'string'));
}

/** Peer, header, trusted networks, and who is asking. */
for (const [claim, peer, header, trusted, client] of [
	['no header', '10.0.0.1', null, '10.0.0.0/8', '10.0.0.1'],
	['an untrusted peer', '203.0.113.9', '1.2.3.4', '10.0.0.0/8', '203.0.113.9'],
	['one proxy', '10.0.0.1', '1.2.3.4', '10.0.0.0/8', '1.2.3.4'],
	['a forged entry on the left', '10.0.0.1', '6.6.6.6, 1.2.3.4', '10.0.0.0/8', '1.2.3.4'],
	['two proxies', '10.0.0.1', '6.6.6.6, 1.2.3.4,10.9.9.9', '10.0.0.0/8', '1.2.3.4'],
	['only proxies', '10.0.0.1', '10.0.0.2, 10.0.0.3', '10.0.0.0/8', '10.0.0.2'],
	['a port', '10.0.0.1', '1.2.3.4:5555', '10.0.0.0/8', '1.2.3.4'],
	['brackets and a port', '10.0.0.1', '[2001:db8::1]:443', '10.0.0.0/8', '2001:db8::1'],
	['brackets', '10.0.0.1', '[2001:db8::1]', '10.0.0.0/8', '2001:db8::1'],
	['a mapped peer', '::ffff:10.0.0.1', '1.2.3.4', '10.0.0.0/8', '1.2.3.4'],
	['no address', '10.0.0.1', 'unknown', '10.0.0.0/8', '10.0.0.1'],
	['no address behind a proxy', '10.0.0.1', '6.6.6.6, unknown, 10.0.0.2', '10.0.0.0/8', '10.0.0.2'],
	['an empty entry', '10.0.0.1', '6.6.6.6,', '10.0.0.0/8', '10.0.0.1'],
	['an empty header', '10.0.0.1', '', '10.0.0.0/8', '10.0.0.1'],
] as const) {
	addresses(`${claim}: the client is ${client}`, () => {
		assert.equal(clientBehind(readAddress(peer)!, header, networks(trusted)), readAddress(client));
	});
}

addresses('an IPv4 key is the whole address, an IPv6 key its /64, and they never collide', () => {
	const key = (text: string): string => limitKey(readAddress(text)!, 64).join();
	assert.is.not(key('1.2.3.4'), key('1.2.3.5'));
	assert.is(key('1.2.3.4'), key('::ffff:1.2.3.4'));
	assert.is(key('2001:db8::1'), key('2001:db8::ffff:ffff:ffff:ffff'));
	assert.is.not(key('2001:db8::1'), key('2001:db8:0:1::1'));
	assert.is.not(key('::1'), key('0.0.0.0'));
});

addresses('the first bits of an IPv6 address are what a mask of BigInt leaves', () => {
	const random = randomFrom('prefix');
	const bitsOf = (address: readonly number[]): bigint => address.reduce((sum, word) => (sum << 32n) | BigInt(word), 0n);
	for (let i = 0; i < 2000; i++) {
		const address = [0x20010db8, 0, 0, 0].map((word) => (word ^ Math.floor(random() * 2 ** 32)) >>> 0) as [number, number, number, number];
		const prefix = 32 + Math.floor(random() * 97);
		const mask = ((1n << BigInt(prefix)) - 1n) << BigInt(128 - prefix);
		assert.is(bitsOf(limitKey(address, prefix)), bitsOf(address) & mask, `${address.join()}/${prefix}`);
		assert.equal(readAddress(printAddress(address)), address);
	}
});

for (const [text, printed] of [
	['1.2.3.4', '1.2.3.4'], ['::ffff:255.0.0.1', '255.0.0.1'], ['2001:db8::1', '2001:db8:0:0:0:0:0:1'],
] as const) {
	addresses(`${text} is logged as ${printed}`, () => assert.is(printAddress(readAddress(text)!), printed));
}

addresses.run();
