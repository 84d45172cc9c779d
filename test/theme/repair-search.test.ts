/*
 * The search over pairs that share colors: a solution of several small moves is found if it costs less than one of large moves.
 *
 * A change costs a just noticeable difference, 0.02, plus its distance. Contrast is WCAG 2 from `support/reference-math.ts`.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { deltaE } from '../../src/index.ts';
import { auditTheme } from '../../src/operations.ts';
import { wcagRatio } from '../support/reference-math.ts';

const search = suite('search over pairs that share colors');

const TEXTS = { t0: '#a4a4a4', t1: '#606060', t2: '#525252', t3: '#909090' };
const SURFACES = { s0: '#808080', s1: '#a4a4a4', s2: '#939393', s3: '#7c7c7c' };

const write = (colors: Readonly<Record<string, string>>): string =>
	`:root { ${Object.entries(colors).map(([name, value]) => `--${name}: ${value}`).join('; ')} }`;

/** The theme with every text on every surface repaired, and one more pair if it has another text. */
const repaired = (texts: Readonly<Record<string, string>>): string => auditTheme({
	theme: write({ ...texts, ...SURFACES }), repair: true, pairs: [
		...Object.keys(TEXTS).flatMap((text) => Object.keys(SURFACES).map((background) => ({ text, background }))),
		...Object.keys(texts).slice(4).map((text) => ({ text, background: 's0' })),
	],
}).code!;

const allTo = (texts: object, color: string): Record<string, string> => Object.fromEntries(Object.keys(texts).map((name) => [name, color]));

search('of 16 pairs: the darkest surface moves a little, so that four texts move less', () => {
	// #171717 is the lightest gray with 4.5:1 on #808080, #111111 that on #7c7c7c.
	for (const [gray, lighter, surface] of [['#171717', '#181818', '#808080'], ['#111111', '#121212', '#7c7c7c']] as const)
		assert.equal([wcagRatio(gray, surface) >= 4.5, wcagRatio(lighter, surface) >= 4.5], [true, false]);
	const cost = (ink: string): number => Object.values(TEXTS).reduce((sum, text) => sum + 0.02 + deltaE(text, ink, 'ok'), 0);
	assert.ok(cost('#171717') + 0.02 + deltaE('#7c7c7c', '#808080', 'ok') < cost('#111111'));
	assert.is(repaired(TEXTS), write({ ...allTo(TEXTS, '#171717'), ...SURFACES, s3: '#808080' }));
});

search('more than 16 pairs are not searched: each color moves as far as its own pairs need', () => {
	// #828282 is the darkest gray on which #1a1a1a has 4.5:1.
	assert.equal(['#818181', '#828282'].map((gray) => wcagRatio('#1a1a1a', gray) >= 4.5), [false, true]);
	assert.is(repaired({ ...TEXTS, t4: '#1a1a1a' }), write({ ...allTo(TEXTS, '#111111'), t4: '#1a1a1a', ...SURFACES, s0: '#828282' }));
});

search('a solution for all pairs is taken, even if one that leaves a pair changes less', () => {
	// The darkest grays with 4.5:1 on both surfaces.
	for (const [gray, darker, surface] of [['#959595', '#949494', '#2e2e2e'], ['#c8c8c8', '#c7c7c7', '#545454']] as const)
		assert.equal([wcagRatio(gray, surface) >= 4.5, wcagRatio(darker, surface) >= 4.5], [true, false]);
	const surfaces = { s0: '#545454', s1: '#2e2e2e' }, pairs = [['t0', 's1'], ['t1', 's0'], ['t1', 's1']] as const;
	const { code, summary } = auditTheme({
		theme: write({ t0: '#404040', t1: '#202020', ...surfaces }), repair: true,
		pairs: pairs.map(([text, background]) => ({ text, background })),
	});
	assert.equal([code, summary.repaired], [write({ t0: '#959595', t1: '#c8c8c8', ...surfaces }), 3]);
});

search.run();
