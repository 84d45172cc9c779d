/*
 * A developer has a form with a field for a color and wants either its HEX or a sentence to show below the field.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { runProgram } from './installed.ts';

const job = suite('a color field of a form');

job('holds HEX, or a sentence that helps', () => {
	const answers = JSON.parse(runProgram('form.js', `
		import { InputError, toHex } from 'tincture';
		import { parse } from 'tincture/names';
		const check = (text) => {
			try {
				return { hex: toHex(parse(text)) };
			} catch (error) {
				if (error instanceof InputError) return { message: error.message };
				throw error;
			}
		};
		console.log(JSON.stringify(['rgb(99 102 241)', 'rebecca purple', 'tael', 'rgb(10 20)', ''].map(check)));
	`)) as { readonly hex?: string; readonly message?: string }[];
	assert.equal(answers.slice(0, 2), [{ hex: '#6366f1' }, { hex: '#663399' }]);
	assert.match(answers[2]!.message!, /teal/);
	// Two of three channels, and a text that works.
	assert.match(answers[3]!.message!, /rgb\(10 20.+\)|#[0-9a-f]{6}/);
	for (const { message } of answers.slice(2)) assert.ok(message!.length > 10 && !/undefined|TypeError/.test(message!));
});

job.run();
