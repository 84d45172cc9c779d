/*
 * Claims about systemd without a proxy, in this order.
 */

import * as assert from 'uvu/assert';
import type { Debian } from './debian.ts';
import { PRINTED } from './printed.ts';
import { sendWhile } from './questions.ts';

const property = async ({ run }: Debian, unit: string, name: string): Promise<string> =>
	(await run(`systemctl show --value --property=${name} ${unit}`)).trim();

export const SYSTEMD: Readonly<Record<string, (debian: Debian) => Promise<void>>> = {
	'systemd: it finds no fault with the units, and little that an instance could do': async ({ run }) => {
		assert.is((await run('cd /tmp; systemd-analyze verify tincture@8081.service tincture@8083.socket 2>&1')).trim(), '');
		const [, exposure = 'none'] = /Overall exposure level.*?: ([\d.]+)/.exec(
			await run('systemd-analyze security --no-pager tincture@8081.service'),
		) ?? [];
		assert.ok(Number(exposure) < 2, exposure);
	},

	'systemd: instances run as nobody in particular, and end with code 0': async (debian) => {
		await debian.run('rm -f /etc/tincture.env; systemctl restart tincture@8081');
		const pid = await property(debian, 'tincture@8081', 'MainPID');
		assert.not.match(await debian.run(`stat --format=%u /proc/${pid}`), /^0$/m);
		await debian.run('systemctl stop tincture@8081');
		assert.is(await property(debian, 'tincture@8081', 'Result'), 'success');
		assert.is(await property(debian, 'tincture@8081', 'ExecMainStatus'), '0');
	},

	'systemd: an instance that is started answers': async ({ run }) => {
		for (let i = 0; i < 5; i++)
			assert.match(
				await run("systemctl restart tincture@8081; curl -sS 'http://127.0.0.1:8081/api/v1/parse-color?color=teal'"),
				/^\{"input":"teal",/,
			);
	},

	'systemd: an instance that dies is back': async (debian) => {
		await debian.run(
			'systemctl reset-failed; systemctl start tincture@8081; systemctl kill --kill-whom=main --signal=KILL tincture@8081; for i in $(seq 100); do sleep 0.1; systemctl is-active tincture@8081 && break; done',
		);
		assert.is(await property(debian, 'tincture@8081', 'NRestarts'), '1');
	},

	'systemd: a setting that cannot be is not tried again': async (debian) => {
		await debian.run('echo RATE_LIMIT=perhaps > /etc/tincture.env; systemctl reset-failed; systemctl restart tincture@8081 || true');
		assert.is(await property(debian, 'tincture@8081', 'ExecMainStatus'), '78');
		assert.is(await property(debian, 'tincture@8081', 'ActiveState'), 'failed');
		await debian.run('rm /etc/tincture.env; systemctl reset-failed');
	},

	'systemd: an instance on another address of the machine is found ready': async (debian) => {
		await debian.run('echo HOST=127.0.0.9 > /etc/tincture.env; systemctl restart tincture@8081');
		assert.is(await property(debian, 'tincture@8081', 'ActiveState'), 'active');
		assert.match(await debian.run("curl -sS 'http://127.0.0.9:8081/api/v1/parse-color?color=teal'"), /^\{"input":"teal",/);
		await debian.run('rm /etc/tincture.env; systemctl stop tincture@8081');
	},

	'systemd: an invalid setting ends a unit whose port systemd holds, with its message': async (debian) => {
		await debian.run('echo RATE_LIMIT=perhaps > /etc/tincture.env; systemctl reset-failed; systemctl start tincture@8084.socket');
		// Each connection starts the unit again, until systemd gives up.
		await debian.run('for i in $(seq 30); do curl -s -m 2 http://127.0.0.1:8084/livez || true; systemctl is-failed tincture@8084.socket && exit; done');
		assert.is(await property(debian, 'tincture@8084', 'ExecMainStatus'), '78');
		assert.is(await property(debian, 'tincture@8084.socket', 'ActiveState'), 'failed');
		assert.match(await debian.run('journalctl --sync; journalctl --output=cat --unit=tincture@8084'), /RATE_LIMIT must be one of/);
		await debian.run('rm /etc/tincture.env; systemctl reset-failed');
	},

	'systemd: it holds the port by the printed steps, and a restart under load refuses nobody': async ({ run }) => {
		assert.match(await run(PRINTED.socket), /^\{"input":"teal",/m);
		const requests = await sendWhile('http://127.0.0.1:8083', () => run(PRINTED.socket.trim().split('\n').at(-1)!));
		console.error(`  ${requests} requests to a port that systemd holds during a restart, none failed`);
	},
};
