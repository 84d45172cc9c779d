/*
 * A Russian speaker in a shell asks for a color by its name and makes mistakes with the command.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { inShell } from '../support/shell.ts';

const job = suite('a Russian speaker');

const RUSSIAN = { LANG: 'ru_RU.UTF-8' };

job('reads answers and mistakes of the command in Russian', () => inShell({}, ({ run }) => {
	const cherry = run('tincture "цвет спелой вишни"', RUSSIAN);
	assert.is(cherry.code, 0);
	assert.match(cherry.out, /простое имя +\p{Script=Cyrillic}+/u);
	for (const script of ['tincture mix red blue green', 'tincture audit red', 'tincture teal --jsno', 'tincture teal --json --csv',
		'tincture audit-palette red blue --plain', 'echo red | tincture convert - --column x']) {
		const { code, err } = run(script, RUSSIAN);
		assert.ok(code === 1 || code === 2, script);
		const messages = err.trimEnd().split('\n').filter((text) => text.startsWith('tincture:'));
		for (const line of messages) assert.match(line, /\p{Script=Cyrillic}{3}/u, script);
	}
}));

job.run();
