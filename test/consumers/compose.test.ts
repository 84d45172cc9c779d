/*
 * deploy/compose.yaml: its instances are those that nginx names, with settings that the service reads. Not started: that needs images.
 */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { parse } from 'yaml';
import { readConfig, SETTINGS } from '../../src/http/config.ts';
import { ROOT } from '../support/project.ts';

const compose = suite('compose');

const read = (path: string): string => readFileSync(join(ROOT, 'deploy', path), 'utf8');

interface Service {
	readonly image: string;
	readonly build?: { readonly context: string; readonly dockerfile: string };
	readonly network_mode?: string;
	readonly environment?: Readonly<Record<string, string>>;
	readonly volumes?: readonly string[];
	readonly read_only?: boolean;
}

const { services, volumes } = parse(read('compose.yaml'), { merge: true }) as {
	readonly services: Readonly<Record<string, Service>>; readonly volumes: object;
};

compose('has the instances of nginx, in its network, with settings that the service reads', () => {
	const { nginx, ...instances } = services;
	const expected = [...read('nginx/tincture.conf').matchAll(/^\tserver (127\.0\.0\.1):(\d+)/gm)].map(([, host, port]) => `${host}:${port}`);
	assert.equal(Object.values(instances).map(({ environment }) => `${environment!['HOST']}:${environment!['PORT']}`), expected);
	for (const { environment = {}, network_mode, read_only, build } of Object.values(instances)) {
		assert.is(network_mode, 'service:nginx');
		assert.is(read_only, true);
		for (const name of Object.keys(environment)) assert.ok(name in SETTINGS, name);
		assert.equal(readConfig(environment).server.trustProxy, ['loopback']);
		assert.match(readFileSync(join(ROOT, 'deploy', build!.context, build!.dockerfile), 'utf8'), /^FROM /m);
	}
	const [file = '', cache = ''] = nginx!.volumes!.map((volume) => volume.split(':')[0]!);
	assert.match(read(file), /^upstream tincture/m);
	assert.ok(cache in volumes);
});

compose.run();
