/*
 * Two instances behind the proxy are killed, stopped and started at random while clients ask; and what became of every
 * request.
 *
 * Run as a program it takes its time: `npm run chaos -- --minutes 10 --seed 1` boots a Debian by the printed steps, and
 * fails where a request did, or where the slowest hundredth waited for more than `SLOWEST`.
 */

import { spawn } from 'node:child_process';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { randomFrom } from '../../src/math/random.ts';
import { inside, withDebian, type Debian } from './debian.ts';
import { Broken, keptConnection, type KeptConnection } from './kept-connection.ts';
import { PRINTED } from './printed.ts';
import { pause } from './questions.ts';
import { isAnswer, nextQuestion } from './mixture.ts';

const HOST = '127.0.0.1', PORT = 80;
const INSTANCES = ['tincture@8081', 'tincture@8082'] as const;
/** Each client has its own address and stays below the proxy's limit for one; together they send over a million in ten minutes. */
const CLIENTS = 240, PER_SECOND = 7.25;
/** Highest 99th percentile of response times, in milliseconds. */
const SLOWEST = 50;

/** How an instance stops and returns. The next one stops only after it has returned, so one always answers. */
const BLOWS: readonly ((instance: string) => string)[] = [
	(instance) => `systemctl kill --kill-whom=main --signal=KILL ${instance}; sleep 0.2; until systemctl is-active --quiet ${instance}; do sleep 0.1; done`,
	(instance) => `systemctl stop ${instance}; sleep 0.$((RANDOM % 9)); systemctl start ${instance}`,
	(instance) => `systemctl restart ${instance}`,
];

export interface Survived {
	readonly asked: number;
	readonly blows: number;
	/** Requests without a complete and correct answer, except those cut short. */
	readonly failures: readonly string[];
	/** Answers that had begun when their instance was killed. */
	readonly cutShort: number;
	/** Milliseconds from when a client was due to ask. */
	readonly median: number;
	readonly slowest: number;
}

/** Clients send requests for `milliseconds`, while about every second one instance stops. */
export async function chaos({ run }: Pick<Debian, 'run'>, milliseconds: number, seed: string): Promise<Survived> {
	const random = randomFrom(seed), waited: number[] = [], failures: string[] = [];
	let cutShort = 0, blows = 0, isOver = false;

	const once = async (connection: KeptConnection, n: number, due: number): Promise<void> => {
		const { color, request } = nextQuestion(HOST, n);
		const fail = (what: string): void => void failures.push(`${request.split(' HTTP')[0]} ${color}: ${what}`);
		try {
			const { status, body } = await connection.ask(request);
			waited.push(performance.now() - due);
			if (status !== 200) return fail(`${status} ${body.slice(0, 200)}`);
			if (!isAnswer(body, color)) return fail(`not its answer: ${body.slice(0, 200)}`);
		} catch (error) {
			if (!(error instanceof Broken)) throw error;
			if (!error.isCut) return fail(error.message);
			cutShort++;
		}
	};

	const client = async (i: number): Promise<void> => {
		const connection = keptConnection(HOST, PORT, `127.1.${i >> 6}.${1 + (i & 63)}`), every = 1000 / PER_SECOND;
		// Clients are independent: each sends on a fixed schedule, catches up on late requests, and measures waiting time from the
		// schedule.
		for (let n = i, due = performance.now() + random() * every; !isOver; n++, due += every) {
			await pause(Math.max(0, due - performance.now()));
			await once(connection, n, due);
		}
		connection.close();
	};
	const clients = Array.from({ length: CLIENTS }, (_, i) => client(i));
	const end = performance.now() + milliseconds;
	try {
		while (performance.now() < end) {
			await pause(500 + random() * 1500);
			const instance = INSTANCES[Math.floor(random() * INSTANCES.length)]!, blow = BLOWS[Math.floor(random() * BLOWS.length)]!;
			// By default systemd gives up on a unit that stops ten times a minute, which is right but not the subject here.
			await run(`systemctl reset-failed; ${blow(instance)}`);
			blows++;
		}
	} finally {
		isOver = true;
		await Promise.all(clients);
	}
	waited.sort((a, b) => a - b);
	const at = (part: number): number => waited[Math.floor(part * (waited.length - 1))] ?? 0;
	return { asked: waited.length + cutShort, blows, failures, cutShort, median: at(0.5), slowest: at(0.99) };
}

export const describeSurvival = ({ asked, blows, failures, cutShort, median, slowest }: Survived): string =>
	`${asked} requests, ${blows} times an instance went; ${failures.length} failed, ${cutShort} were cut short; `
	+ `median ${median.toFixed(1)} ms, p99 ${slowest.toFixed(1)} ms`;

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
	const { values } = parseArgs({
		options: { minutes: { type: 'string', default: '10' }, seed: { type: 'string', default: '1' }, init: { type: 'string' } },
	});
	if (values.init !== undefined) {
		const survived = await chaos({ run: inside(Number(values.init)) }, Number(values.minutes) * 60_000, values.seed);
		console.log([describeSurvival(survived), ...survived.failures.slice(0, 10)].join('\n'));
		process.exit(survived.failures.length > 0 || survived.slowest > SLOWEST ? 1 : 0);
	}
	await withDebian(PRINTED.build, async ({ init, run }) => {
		await run(PRINTED.instances);
		await run(PRINTED.nginx);
		// Only the network is shared: the program and its Node are those of the outside.
		const words = [
			'--target', String(init), '--net', process.execPath, '--import', 'tsx', fileURLToPath(import.meta.url),
			'--init', String(init), '--minutes', values.minutes, '--seed', values.seed,
		];
		process.exitCode = await new Promise<number>((resolve) =>
			spawn('nsenter', words, { stdio: 'inherit' }).on('close', (code) => resolve(code ?? 1)));
	});
}
