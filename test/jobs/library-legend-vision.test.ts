/*
 * A developer has the four colors of a legend and wants to hold the pairs that people with deuteranopia confuse.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { runProgram } from './installed.ts';

const job = suite('a legend for every color vision');

job('the olive green and the brown are one pair, blue is in none', () => {
	const pairs = JSON.parse(runProgram('legend.js', `
		import { deltaE, simulate } from 'tincture';
		const legend = { sky: '#3b82f6', leaf: '#6b8e23', earth: '#a0702a', ink: '#111827' }, names = Object.keys(legend);
		const seen = (name) => simulate(legend[name], 'deuteranopia');
		const confused = names.flatMap((one, i) => names.slice(i + 1)
			.filter((other) => deltaE(legend[one], legend[other]) > 0.09 && deltaE(seen(one), seen(other)) < 0.06)
			.map((other) => one + ' ' + other));
		console.log(JSON.stringify(confused));
	`)) as string[];
	assert.equal(pairs, ['leaf earth']);
});

job.run();
