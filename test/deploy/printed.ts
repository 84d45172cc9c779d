/*
 * The steps of deploy/README.md, for tests that run them verbatim.
 */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { ROOT } from '../support/project.ts';

const PAGE = readFileSync(join(ROOT, 'deploy/README.md'), 'utf8');

const BLOCKS = [...PAGE.matchAll(/```sh\n([\s\S]*?)```/g)].map(([, steps = '']) => steps);

/** Every block that holds these words; there must be one at least, and they must say the same. */
function steps(words: string): string {
	const matches = BLOCKS.filter((block) => block.includes(words));
	assert.ok(matches.length > 0 && matches.every((block) => block === matches[0]), `deploy/README.md: the steps with "${words}"`);
	return matches[0]!;
}

export const PRINTED = {
	build: steps('npm ci && npm run build'),
	instances: steps('enable --now tincture@8081 tincture@8082'),
	nginx: steps('deploy/nginx/tincture.conf'),
	tls: steps('tincture-tls.conf'),
	cdn: steps('tincture-behind-cdn.conf'),
	upgrade: steps('npm run build\nsystemctl'),
	purge: steps('-type f -delete'),
	restart: BLOCKS.find((block) => block.startsWith('systemctl restart tincture@8081')) ?? '',
	caddy: steps('/etc/caddy/Caddyfile'),
	sockets: steps('tincture@8081.socket'),
	varnish: steps('varnishd'),
	socket: steps('tincture@8083.socket'),
} as const;

/** Printed steps that nothing above runs. */
export const LEFT = BLOCKS.filter((block) => !Object.values<string>(PRINTED).includes(block));
