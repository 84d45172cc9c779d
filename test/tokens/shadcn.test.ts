/*
 * Themes for shadcn/ui: every variable, light and dark.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { parse } from '../../src/names/parse-color.ts';
import { buildSystem } from '../../src/palette/system.ts';
import { SHADCN_NAMES, writeShadcn } from '../../src/tokens/shadcn.ts';
import { systemTokens } from '../../src/tokens/system.ts';
import { readBlocks } from './css-blocks.ts';

// shadcn/ui, documentation of theming and its registry of themes, August 2026.
const DOCUMENTED = `background foreground card card-foreground popover popover-foreground primary primary-foreground
	secondary secondary-foreground muted muted-foreground accent accent-foreground destructive border input ring
	chart-1 chart-2 chart-3 chart-4 chart-5 sidebar sidebar-foreground sidebar-primary sidebar-primary-foreground
	sidebar-accent sidebar-accent-foreground sidebar-border sidebar-ring`.split(/\s+/);

const SET = systemTokens(buildSystem({ primary: parse('#3b82f6') }), 'acme');

const shadcn = suite('writeShadcn');

shadcn('has the 31 documented variables, in order', () => {
	assert.is(DOCUMENTED.length, 31);
	assert.equal(SHADCN_NAMES, DOCUMENTED);
});

shadcn('writes every variable in :root and .dark, and registers each with Tailwind', () => {
	const blocks = readBlocks(writeShadcn(SET, 'oklch'));
	const names = DOCUMENTED.map((name) => `--${name}`);
	assert.equal([...blocks.get(':root')!.declared.keys()].slice(0, 33), ['color-scheme', '--radius', ...names]);
	assert.equal([...blocks.get('.dark')!.declared.keys()].slice(0, 32), ['color-scheme', ...names]);
	const inline = [...blocks.get('@theme inline')!.declared].filter(([name]) => name.startsWith('--color-'));
	assert.equal(inline.slice(0, 31), DOCUMENTED.map((name) => [`--color-${name}`, `var(--${name})`]));
});

shadcn('writes the radius and the sizes of utilities', () => {
	const blocks = readBlocks(writeShadcn(SET, 'hex'));
	assert.is(blocks.get(':root')!.declared.get('--radius'), '0.625rem');
	assert.equal([...blocks.get('@theme inline')!.declared].filter(([name]) => name.startsWith('--radius')), [
		['--radius-sm', 'calc(var(--radius) * 0.6)'], ['--radius-md', 'calc(var(--radius) * 0.8)'], ['--radius-lg', 'var(--radius)'],
		['--radius-xl', 'calc(var(--radius) * 1.4)'], ['--radius-2xl', 'calc(var(--radius) * 1.8)'],
		['--radius-3xl', 'calc(var(--radius) * 2.2)'],
		['--radius-4xl', 'calc(var(--radius) * 2.6)'],
	]);
});

shadcn('replaces no color of Tailwind', () => {
	const inline = [...readBlocks(writeShadcn(SET, 'hex')).get('@theme inline')!.declared.keys()];
	assert.equal(
		inline.filter((name) => /neutral/.test(name)).map((name) => name.replace(/-\d+$/, '')),
		Array.from({ length: 11 }, () => '--color-acme-neutral'),
	);
});

shadcn.run();
