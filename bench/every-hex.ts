/*
 * npm run every-hex                     describes all 16,777,216 HEX colors as lines of a batch
 * npm run every-hex -- --stride 97      every 97th of them, with an estimate for all
 *
 * Runs in this process, from the compiled code. Fails on the first problem, and on an answer that does not match its schema.
 */

import { parseArgs } from 'node:util';
import type * as batch from '../src/doors/batch.ts';
import { createBudget } from '../src/math/budget.ts';
import type * as table from '../src/operations/table.ts';
import { check } from '../test/support/check.ts';
import { built } from './engine.ts';

const { values } = parseArgs({ options: { stride: { type: 'string', default: '1' } } });
const stride = Number(values.stride), ALL = 2 ** 24;
if (!Number.isInteger(stride) || stride < 1) throw new Error('Invalid --stride: expected a whole number from 1.');

const { batchDoor } = await built<typeof batch>('doors/batch');
const { OPERATIONS } = await built<typeof table>('operations/table');

const { result } = OPERATIONS.find(({ name }) => name === 'parse-color')!;
const report = (thrown: unknown): never => {
	throw thrown;
};
const { lines } = batchDoor({ operations: OPERATIONS, basePath: '', inspect: null, report });

const encoder = new TextEncoder(), begun = process.cpuUsage();
let count = 0;
for (let n = 0; n < ALL; n += stride, count++) {
	const hex = `#${n.toString(16).padStart(6, '0')}`;
	const line = encoder.encode(`{"operation":"parse-color","input":{"color":"${hex}"}}`);
	const answer = JSON.parse(JSON.stringify(await lines!.answer(line, createBudget(), () => undefined, count + 1))) as { readonly result?: { readonly hex: string } };
	const mismatches = answer.result === undefined ? ['a problem'] : check(result, answer.result);
	if (mismatches.length > 0 || answer.result!.hex !== hex) {
		console.error(`${hex}: ${JSON.stringify(mismatches)}\n${JSON.stringify(answer)}`);
		process.exit(1);
	}
}
const { user, system } = process.cpuUsage(begun), seconds = (user + system) / 1e6;
console.log(`${count.toLocaleString('en')} colors described, no problem, every answer valid: ${seconds.toFixed(1)} s of CPU.`);
if (stride > 1) console.log(`All ${ALL.toLocaleString('en')} would take ${(seconds / count * ALL / 60).toFixed(0)} minutes of CPU.`);
