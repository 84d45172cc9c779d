import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { parse } from '../../src/names/parse-color.ts';
import { SHADCN_NAMES, writeShadcn, type ShadcnColors, type ShadcnName } from '../../src/tokens/shadcn.ts';
import { token } from './sample.ts';

// shadcn/ui, documentation of theming and its registry of themes, August 2026.
const DOCUMENTED = `background foreground card card-foreground popover popover-foreground primary primary-foreground
	secondary secondary-foreground muted muted-foreground accent accent-foreground destructive border input ring
	chart-1 chart-2 chart-3 chart-4 chart-5 sidebar sidebar-foreground sidebar-primary sidebar-primary-foreground
	sidebar-accent sidebar-accent-foreground sidebar-border sidebar-ring`.split(/\s+/);

const shadcn = suite('writeShadcn');

const all = (text: string): ShadcnColors =>
	Object.fromEntries(SHADCN_NAMES.map((name) => [name, parse(text)])) as Record<ShadcnName, ShadcnColors[ShadcnName]>;

const theme = { light: { ...all('white'), foreground: parse('black') }, dark: { ...all('black'), border: parse('rgb(255 255 255 / 0.1)') } };

/** The declarations of each block, in order. */
function blocksOf(code: string): Map<string, Map<string, string>> {
	const blocks = [...code.matchAll(/^([^\s{][^{]*?) \{\n((?: {2}--[a-z0-9-]+: [^;{}]+;\n)+)\}\n/gm)];
	assert.is(blocks.map((match) => match[0]).join('\n'), code, 'nothing but blocks');
	return new Map(blocks.map((match) => [match[1]!, new Map([...match[2]!.matchAll(/--([a-z0-9-]+): ([^;]+);/g)].map((line) => [line[1]!, line[2]!]))]));
}

shadcn('knows the 31 documented variables, in their order', () => {
	assert.is(DOCUMENTED.length, 31);
	assert.equal(SHADCN_NAMES, DOCUMENTED);
});

shadcn('writes every variable in :root and .dark, and hands each to Tailwind', () => {
	const blocks = blocksOf(writeShadcn(theme, 'oklch'));
	assert.equal([...blocks.keys()], [':root', '.dark', '@theme inline']);
	assert.equal([...blocks.get(':root')!.keys()], ['radius', ...DOCUMENTED]);
	assert.equal([...blocks.get('.dark')!.keys()], DOCUMENTED);
	assert.equal(
		[...blocks.get('@theme inline')!].filter(([name]) => name.startsWith('color-')),
		DOCUMENTED.map((name) => [`color-${name}`, `var(--${name})`]),
	);
});

shadcn('writes the colors of each theme', () => {
	const blocks = blocksOf(writeShadcn(theme, 'oklch'));
	assert.is(blocks.get(':root')!.get('background'), 'oklch(1 0 0)');
	assert.is(blocks.get(':root')!.get('foreground'), 'oklch(0 0 0)');
	assert.is(blocks.get('.dark')!.get('background'), 'oklch(0 0 0)');
	assert.is(blocks.get('.dark')!.get('border'), 'oklch(1 0 0 / 0.1)');
	assert.is(blocksOf(writeShadcn(theme, 'hex')).get('.dark')!.get('border'), '#ffffff1a');
});

shadcn('writes the radius and what utilities make of it', () => {
	const blocks = blocksOf(writeShadcn(theme, 'hex'));
	assert.is(blocks.get(':root')!.get('radius'), '0.625rem');
	assert.equal([...blocks.get('@theme inline')!].filter(([name]) => name.startsWith('radius')), [
		['radius-sm', 'calc(var(--radius) * 0.6)'], ['radius-md', 'calc(var(--radius) * 0.8)'], ['radius-lg', 'var(--radius)'],
		['radius-xl', 'calc(var(--radius) * 1.4)'], ['radius-2xl', 'calc(var(--radius) * 1.8)'], ['radius-3xl', 'calc(var(--radius) * 2.2)'],
		['radius-4xl', 'calc(var(--radius) * 2.6)'],
	]);
});

shadcn('takes further variables, each handed on once', () => {
	const more = { light: [token('primary-500', 'rebeccapurple'), token('success', 'green')], dark: [token('success', 'lime')] };
	const blocks = blocksOf(writeShadcn({ ...theme, more }, 'hex'));
	assert.equal([...blocks.get(':root')!].slice(-2), [['primary-500', '#663399'], ['success', '#008000']]);
	assert.equal([...blocks.get('.dark')!].slice(-1), [['success', '#00ff00']]);
	assert.is(blocks.get('@theme inline')!.get('color-primary-500'), 'var(--primary-500)');
	assert.is(blocks.get('@theme inline')!.get('color-success'), 'var(--success)');
	assert.is(blocks.get('@theme inline')!.size, 31 + 2 + 7);
});

shadcn.run();
