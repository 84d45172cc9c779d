/*
 * The instructions for coding agents, as the command prints them.
 */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { OPERATIONS } from '../../src/operations/table.ts';
import { tincture } from '../support/cli.ts';
import { ROOT } from '../support/project.ts';

const skill = suite('skill');

skill('prints the file of the package, which names every operation', async () => {
	const { code, out, err } = await tincture(['skill']);
	assert.equal([code, err, out], [0, '', readFileSync(join(ROOT, 'skills/tincture/SKILL.md'), 'utf8')]);
	for (const { name } of OPERATIONS) assert.match(out, `\`${name}\``);
});

skill('takes no words', async () => {
	const { code, out, err } = await tincture(['skill', 'teal']);
	assert.equal([code, out], [2, '']);
	assert.match(err, 'Unexpected word "teal"');
});

skill('is in the package', () => {
	const { files } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { readonly files: readonly string[] };
	assert.ok(files.includes('skills'));
});

skill.run();
