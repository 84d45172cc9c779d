/*
 * A developer has fifty brand colors and wants the name and the scale of each in one request.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { withClient } from './http-client.ts';

const jobs = suite('HTTP job');

jobs('fifty colors have a name and a scale of eleven steps', () => withClient(async ({ post }) => {
	const brands = Array.from({ length: 50 }, (_, i) => `#${(0x123456 + i * 0x040309).toString(16).padStart(6, '0')}`);
	const questions = brands.flatMap((color) => [
		{ id: `${color} name`, operation: 'parse-color', input: { color } },
		{ id: `${color} scale`, operation: 'generate-scale', input: { color } },
	]);
	type Answer = { readonly id: string; readonly result: { readonly name: { readonly name: string }; readonly steps: unknown[] } };
	const answers = await post<readonly Answer[]>('batch', questions);
	assert.is(answers.length, 100);
	brands.forEach((color, i) => {
		assert.is(answers[2 * i]!.id, `${color} name`);
		assert.ok(answers[2 * i]!.result.name.name.length > 1);
		assert.is(answers[2 * i + 1]!.result.steps.length, 11);
		assert.ok(JSON.stringify(answers[2 * i + 1]!.result.steps).includes(color));
	});
}));

jobs.run();
