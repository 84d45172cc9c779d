/*
 * Pairs by names: ui.shadcn.com/docs/theming, m3.material.io/styles/color/roles, daisyui.com/docs/colors,
 * mui.com/material-ui/customization/palette.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { whole } from '../../src/math/steps.ts';
import { findNamedPairs, findPage, indexNames, splitWords } from '../../src/theme/pairs.ts';

const pairs = suite('pairs by names');

const find = (...keys: readonly string[]): string[] =>
	whole(findNamedPairs(whole(indexNames(keys)))).map(({ text, background, rule }) => `${text} on ${background} (${rule})`);

for (const [key, words] of [
	['md-sys-color-on-primary', 'md sys color on primary'], ['onPrimaryContainer', 'on primary container'],
	['colors.primary.foreground', 'colors primary foreground'], ['brand/on_brand', 'brand on brand'], ['gray-50', 'gray 50'], ['--', ''],
] as const) pairs(`${key} has the words "${words}"`, () => assert.is(splitWords(key).join(' '), words));

for (const [keys, expected] of [
	[['card', 'card-foreground'], ['card-foreground on card (shadcn)']],
	[['card-background', 'card-foreground'], ['card-foreground on card-background (shadcn)']],
	[['card-background', 'card', 'card-foreground'], ['card-foreground on card (shadcn)']],
	[['background', 'foreground'], ['foreground on background (shadcn)']],
	[['primary', 'onPrimary'], ['onPrimary on primary (material)']],
	[['surface', 'on-surface-variant'], ['on-surface-variant on surface (material)']],
	[['surface', 'surface-variant', 'on-surface-variant'], ['on-surface-variant on surface-variant (material)']],
	[['brand.on.accent', 'brand.accent'], ['brand.on.accent on brand.accent (material)']],
	[['base-100', 'base-content'], ['base-content on base-100 (daisyui)']],
	[['primary', 'primary-content'], ['primary-content on primary (daisyui)']],
	[['primary.main', 'primary.contrastText'], ['primary.contrastText on primary.main (mui)']],
	[['primary', 'primary-default', 'primary-foreground'], ['primary-foreground on primary (shadcn)']],
	[['primary.default', 'primary.foreground.default'], ['primary.foreground.default on primary.default (shadcn)']],
	[['color-brand-500', 'color-brand-700', 'color-on-brand'], ['color-on-brand on color-brand-500 (material)']],
	[['ion-color-danger', 'ion-color-danger-contrast'], ['ion-color-danger-contrast on ion-color-danger (mui)']],
	[['text', 'text-muted', 'bg'], ['text on bg (plain)', 'text-muted on bg (plain)']],
	[['text-color', 'background-color'], ['text-color on background-color (plain)']],
	[['palette.text.primary', 'palette.background.default'], ['palette.text.primary on palette.background.default (plain)']],
	[['button.color', 'button.backgroundColor', 'color'], ['button.color on button.backgroundColor (plain)']],
	[['link', 'link-color', 'bg'], ['link on bg (plain)', 'link-color on bg (plain)']],
	[['card-link', 'card-bg', 'link-hover', 'bg'], ['card-link on card-bg (plain)']],
	[['text-light', 'border-color', 'bg'], []],
	[['background-color', 'background-surface-color', 'bg-color', 'bg-surface'], []],
	[['text', 'content', 'on', 'foreground'], []],
	[['card', 'card-foreground-disabled', 'card-border-foreground', 'on-card-outline'], []],
	[['brand-stroke2', 'brand-stroke2-contrast'], []],
	[['primary', 'primary-text'], []],
	[['b', 'b-foreground', 'a', 'a-foreground'], ['b-foreground on b (shadcn)', 'a-foreground on a (shadcn)']],
] as const) pairs(`${keys.join(', ')}: ${expected.join(', ') || 'no pair'}`, () => assert.equal(find(...keys), expected));

pairs('the page is the likeliest of its names, in any case', () => {
	assert.is(findPage(['surface', 'card', 'Background']), 'Background');
	assert.is(findPage(['surface', 'base-100']), 'base-100');
	assert.is(findPage(['card']), undefined);
	assert.is(findPage(['BG', 'bg']), 'BG');
});

pairs.run();
