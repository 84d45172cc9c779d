/*
 * Every case of every operation on every surface, and what the files of cases themselves must have.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { OPERATIONS } from '../../src/operations/table.ts';
import { withServer } from '../support/server.ts';
import { CONTRACT } from './folders.ts';
import { checkSurfaces } from './surfaces.ts';

const contract = suite('the contract');

contract('every operation has a folder of cases and limits, and every folder is named after an operation', () => {
	assert.equal([...CONTRACT.keys()].sort(), OPERATIONS.map(({ name }) => name).sort());
	for (const [name, folder] of CONTRACT) assert.equal(Object.keys(folder).sort(), ['CASES', 'LIMITS'], name);
});

contract('an operation has ten cases or more, all different, answers and problems; a surface is skipped only for a reason', () => {
	for (const [name, { CASES }] of CONTRACT) {
		assert.ok(CASES.length >= 10, `${name} has ${CASES.length} cases`);
		assert.ok(CASES.some((one) => 'problem' in one) && CASES.some((one) => 'expect' in one), name);
		const sent = CASES.map(({ input, query }) => JSON.stringify([input, query]));
		assert.equal(sent.filter((text, i) => sent.indexOf(text) !== i), [], name);
		for (const { skip = {} } of CASES) for (const reason of Object.values(skip)) assert.ok(reason.length > 10, name);
	}
});

for (const operation of OPERATIONS) {
	contract(`${operation.name} gives one answer on every surface`, () => withServer(async (server) => {
		const faults = await checkSurfaces(server, operation, CONTRACT.get(operation.name)!.CASES);
		assert.ok(faults.length === 0, `${faults.length} faults\n${faults.join('\n')}`);
		// checkSurfaces checks the shape of each different answer, so the server need not.
	}, { inspect: () => {} }));
}

contract.run();
