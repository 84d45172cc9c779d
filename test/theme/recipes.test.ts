/*
 * Recipes of design systems: names as their files have them, and pairs that their documents state.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { whole } from '../../src/math/steps.ts';
import { randomFrom } from '../../src/math/random.ts';
import { auditTheme, buildSystem } from '../../src/operations.ts';
import { indexNames } from '../../src/theme/pairs.ts';
import { recognize } from '../../src/theme/recipe-pairs.ts';
import { RECIPES } from '../../src/theme/recipes/table.ts';
import { wcagRatio } from '../support/reference-math.ts';

const recipes = suite('recipes');

const find = (...keys: readonly string[]): string[] => whole(recognize(whole(indexNames(keys)).byWords)).pairs
	.map(({ text, background, rule, isPart }) => `${text}/${background} ${rule}${isPart ? ' part' : ''}`);

/** Names as in the files of a system, and pairs among those found. */
const SYSTEMS: readonly (readonly [id: string, keys: string, pairs: string])[] = [
	['shadcn', 'background foreground card popover primary primary-foreground muted muted-foreground destructive input ring',
		'muted-foreground/background muted-foreground/card muted-foreground/popover destructive/card primary/background input/background* ring/card*'],
	['bootstrap', 'bs-body-color bs-body-bg bs-secondary-color bs-link-color bs-danger-text-emphasis bs-danger-bg-subtle bs-btn-color bs-btn-bg',
		'bs-body-color/bs-body-bg bs-secondary-color/bs-body-bg bs-link-color/bs-body-bg '
		+ 'bs-danger-text-emphasis/bs-danger-bg-subtle bs-btn-color/bs-btn-bg'],
	['bootstrap', 'body-color body-bg body-secondary-bg body-secondary-color link-color danger-text-emphasis danger-bg-subtle '
		+ 'body-color-dark body-bg-dark danger-text-emphasis-dark danger-bg-subtle-dark',
		'body-color/body-bg body-color/body-secondary-bg body-secondary-color/body-bg link-color/body-bg danger-text-emphasis/danger-bg-subtle '
		+ 'body-color-dark/body-bg-dark danger-text-emphasis-dark/danger-bg-subtle-dark'],
	['bootstrap', 'body-color body-bg card-color card-bg', 'card-color/card-bg'],
	['bootstrap', 'primary secondary body-bg body-color link-color', 'body-color/body-bg primary/body-bg link-color/body-bg'],
	['antd', 'token.colorPrimary token.colorText token.colorTextSecondary token.colorBgContainer token.colorBgLayout '
		+ 'token.colorTextLightSolid token.colorErrorText token.colorErrorBg components.Button.primaryColor components.Button.colorPrimary token.colorPrimaryBorder',
		'token.colorText/token.colorBgContainer token.colorTextSecondary/token.colorBgLayout token.colorTextLightSolid/token.colorPrimary '
		+ 'token.colorErrorText/token.colorErrorBg components.Button.primaryColor/components.Button.colorPrimary '
		+ 'token.colorPrimaryBorder/token.colorBgContainer*'],
	['antd', 'ant-color-primary ant-color-text-base ant-color-bg-base',
		'ant-color-text-base/ant-color-bg-base ant-color-primary/ant-color-bg-base'],
	['obsidian', 'background-primary background-secondary text-normal text-muted text-faint text-on-accent interactive-accent link-color '
		+ 'code-normal code-background icon-color',
		'text-normal/background-primary text-muted/background-secondary text-faint/background-primary text-on-accent/interactive-accent '
		+ 'link-color/background-primary code-normal/code-background icon-color/background-primary*'],
	['pico', 'pico-color pico-background-color pico-muted-color pico-primary pico-primary-inverse pico-primary-background '
		+ 'pico-form-element-border-color',
		'pico-color/pico-background-color pico-muted-color/pico-background-color pico-primary-inverse/pico-primary-background '
		+ 'pico-form-element-border-color/pico-background-color*'],
	['primer', 'fgColor-default bgColor-default bgColor-muted fgColor-muted fgColor-danger bgColor-danger-muted fgColor-onEmphasis '
		+ 'bgColor-danger-emphasis',
		'fgColor-default/bgColor-muted fgColor-muted/bgColor-default fgColor-danger/bgColor-danger-muted '
		+ 'fgColor-onEmphasis/bgColor-danger-emphasis'],
	['radix', 'blue-1 blue-2 blue-3 blue-9 blue-11 blue-12 blue-contrast',
		'blue-11/blue-1 blue-11/blue-3 blue-12/blue-2 blue-contrast/blue-9'],
	['radix', 'blue-1 blue-2 blue-3 blue-9 blue-11 blue-12 white', 'blue-11/blue-1 blue-12/blue-3 white/blue-9'],
	['vuetify', 'v-theme-surface v-theme-surface-light v-theme-surface-variant v-theme-on-surface v-theme-primary v-theme-on-primary '
		+ 'v-theme-background v-theme-error',
		'v-theme-on-surface/v-theme-surface-light v-theme-primary/v-theme-background v-theme-error/v-theme-surface'],
	['fluent', 'colorNeutralForeground1 colorNeutralForeground3 colorNeutralBackground1 colorNeutralBackground3 colorStatusDangerForeground1 '
		+ 'colorStatusDangerBackground1 colorNeutralForegroundOnBrand colorBrandBackgroundHover colorNeutralStrokeAccessible',
		'colorNeutralForeground1/colorNeutralBackground3 colorNeutralForeground3/colorNeutralBackground1 '
		+ 'colorStatusDangerForeground1/colorStatusDangerBackground1 colorNeutralForegroundOnBrand/colorBrandBackgroundHover '
		+ 'colorNeutralStrokeAccessible/colorNeutralBackground1*'],
	['mantine', 'mantine-color-body mantine-color-text mantine-color-dimmed mantine-color-red-light mantine-color-red-light-color',
		'mantine-color-text/mantine-color-body mantine-color-dimmed/mantine-color-body mantine-color-red-light-color/mantine-color-red-light'],
	['chakra', 'chakra-colors-fg chakra-colors-bg chakra-colors-fg-muted chakra-colors-teal-contrast chakra-colors-teal-solid',
		'chakra-colors-fg-muted/chakra-colors-bg chakra-colors-teal-contrast/chakra-colors-teal-solid'],
	['chakra', 'colors.fg colors.fg.muted colors.bg colors.bg.subtle colors.brand.contrast colors.brand.solid colors.brand.fg '
		+ 'colors.brand.subtle',
		'colors.fg/colors.bg colors.fg.muted/colors.bg.subtle colors.brand.contrast/colors.brand.solid colors.brand.fg/colors.brand.subtle'],
	['chakra', 'colors.brand.contrast colors.brand.solid', 'colors.brand.contrast/colors.brand.solid'],
	['wordpress', '--wp--preset--color--base --wp--preset--color--contrast styles.color.background styles.color.text '
		+ 'styles.elements.link.color.text styles.elements.button.color.text styles.elements.button.color.background '
		+ 'styles.blocks.core/quote.color.text styles.blocks.core/quote.color.background',
		'styles.color.text/styles.color.background styles.elements.link.color.text/styles.color.background '
		+ 'styles.elements.button.color.text/styles.elements.button.color.background '
		+ 'styles.blocks.core/quote.color.text/styles.blocks.core/quote.color.background '
		+ '--wp--preset--color--contrast/--wp--preset--color--base'],
	['daisyui', 'color-base-100 color-base-200 color-base-300 color-base-content',
		'color-base-content/color-base-100 color-base-content/color-base-300'],
	['catppuccin', 'ctp-mocha-base ctp-mocha-mantle ctp-mocha-crust ctp-mocha-text ctp-mocha-subtext0 ctp-mocha-red ctp-latte-text',
		'ctp-mocha-text/ctp-mocha-crust ctp-mocha-subtext0/ctp-mocha-base ctp-mocha-red/ctp-mocha-base'],
	['nord', 'nord0 nord1 nord4 nord8 nord11', 'nord4/nord0 nord4/nord1 nord8/nord0 nord11/nord0'],
	['dracula', 'dracula-background dracula-foreground dracula-comment dracula-cyan dracula-pink dracula-purple',
		'dracula-foreground/dracula-background dracula-comment/dracula-background dracula-pink/dracula-background'],
	['solarized', 'base03 base02 base01 base00 base0 base1 base2 base3 red',
		'base0/base03 base01/base03 base00/base3 base1/base3 red/base03 red/base3'],
	['rose-pine', 'rose-pine-base rose-pine-surface rose-pine-text rose-pine-subtle rose-pine-love rose-pine-pine rose-pine-foam rose-pine-iris',
		'rose-pine-text/rose-pine-surface rose-pine-subtle/rose-pine-base rose-pine-love/rose-pine-base'],
	['gruvbox', 'bg0 bg1 fg1 fg gray red', 'fg1/bg0 fg/bg1 gray/bg0 red/bg0'],
	['tokyo-night', 'bg bg_dark fg comment magenta', 'fg/bg fg/bg_dark comment/bg magenta/bg'],
	['vscode', 'colors.editor.background colors.editor.foreground colors.sideBar.background colors.descriptionForeground colors.focusBorder',
		'colors.descriptionForeground/colors.sideBar.background colors.focusBorder/colors.editor.background*'],
	['material', 'md-sys-color-surface md-sys-color-on-surface md-sys-color-on-surface-variant md-sys-color-surface-container-high md-sys-color-primary '
		+ 'md-sys-color-on-primary md-sys-color-outline',
		'md-sys-color-on-surface/md-sys-color-surface-container-high md-sys-color-primary/md-sys-color-surface '
		+ 'md-sys-color-outline/md-sys-color-surface*'],
	['carbon', 'cds-background cds-layer-01 cds-text-primary cds-text-secondary cds-link-primary cds-focus',
		'cds-text-secondary/cds-layer-01 cds-link-primary/cds-background cds-focus/cds-background*'],
	['shoelace', 'sl-color-neutral-0 sl-color-neutral-700 sl-color-primary-600 sl-input-color sl-input-background-color',
		'sl-color-neutral-700/sl-color-neutral-0 sl-color-neutral-0/sl-color-primary-600 sl-input-color/sl-input-background-color'],
	['web-awesome', 'wa-color-surface-default wa-color-text-normal wa-color-text-quiet wa-color-brand-on-loud wa-color-brand-fill-loud',
		'wa-color-text-quiet/wa-color-surface-default wa-color-brand-on-loud/wa-color-brand-fill-loud'],
	['preline', 'background foreground layer layer-foreground muted-foreground-1 destructive',
		'muted-foreground-1/layer destructive/layer layer-foreground/layer'],
	['open-props', 'surface-1 surface-2 text-1 text-2 link', 'text-1/surface-1 text-2/surface-2 link/surface-1'],
];

for (const [id, keys, pairs] of SYSTEMS) {
	recipes(`${id}: ${pairs}`, () => {
		const found = find(...keys.split(' '));
		for (const pair of pairs.split(' ')) {
			const expected = `${pair.replace('*', '')} ${id}${pair.endsWith('*') ? ' part' : ''}`;
			assert.ok(found.includes(expected), `${expected}, got ${found.join(', ')}`);
		}
		assert.equal(found.filter((pair) => !pair.includes(` ${id}`)), [], 'no other recipe');
	});
}

recipes('the roles of Material without a prefix have no pair of two texts', () => {
	const found = find('surface', 'onSurface', 'primary', 'onPrimary', 'error', 'onError');
	assert.ok(found.includes('primary/surface material') && found.includes('error/surface material'), found.join(', '));
	assert.equal(found.filter((pair) => /\/on/.test(pair)), []);
});

recipes('every recipe has a row', () => {
	const ids = (rows: readonly string[]): string[] => [...new Set(rows)].toSorted();
	assert.equal(ids(RECIPES.map(({ id }) => id)), ids([...SYSTEMS.map(([id]) => id), 'tincture']));
});

recipes('a bare palette has no pairs, nor has a scale from 0', () => {
	assert.equal(find('red-50', 'red-500', 'red-900', 'blue', 'accent'), []);
	assert.equal(find(...Array.from({ length: 13 }, (_, i) => `gray-${i}`)), []);
	assert.equal(find(), []);
});

recipes('any names have pairs of two of them, or none', () => {
	const words = ['base', 'text', 'on', 'surface', 'primary', 'color', 'bg', 'fg', '1', '9', '11', '12', 'nord0', 'comment', '', 'ctp'];
	for (let n = 0; n < 300; n++) {
		const seed = `names ${n}`, random = randomFrom(seed), word = (): string => words[Math.floor(random() * words.length)]!;
		const keys = Array.from({ length: 12 }, () => `${word()}-${word()}${random() < 0.5 ? `-${word()}` : ''}`);
		for (const { text, background } of whole(recognize(whole(indexNames(keys)).byWords)).pairs)
			assert.ok(keys.includes(text) && keys.includes(background) && text !== background, seed);
	}
});

/** Source over in encoded sRGB, as browsers composite (CSS Compositing 1). */
function over(top: string, alpha: number, bottom: string): string {
	const bytes = (hex: string): number[] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
	const under = bytes(bottom);
	return `#${bytes(top).map((byte, i) => Math.round(byte * alpha + under[i]! * (1 - alpha)).toString(16).padStart(2, '0')).join('')}`;
}

recipes('disabled parts have no pair (WCAG 2.2, 1.4.3), and everyday names none beside those of a system', () => {
	assert.equal([...new Set(find('bs-body-color', 'bs-body-bg', 'bs-btn-disabled-color', 'bs-btn-disabled-bg'))],
		['bs-body-color/bs-body-bg bootstrap']);
	const byOf = (theme: string): string[] => auditTheme({ theme }).pairs.map(({ by }) => by);
	assert.equal(byOf(':root { --text: #000; --bg: #fff }'), ['plain']);
	// A translucent surface may be on any layer.
	assert.equal(byOf(':root { --text: #000; --bg: #fff; --bar-color: #fff; --bar-bg: #ffffff1a }'), ['plain']);
	assert.equal(byOf(':root { --text: #000; --bg: #fff; --bs-body-color: #111; --bs-body-bg: #eee }'), ['bootstrap']);
});

recipes('a translucent color of an editor is on its own layer: Nord has 2.82, as on screen', () => {
	const [text, behind, page] = ['#d8dee9', over('#88c0d0', 0x99 / 255, '#2e3440'), '#2e3440'];
	for (const other of [{ 'editor.foreground': '#000000' }, {}]) {
		const { pairs } = auditTheme({ theme: JSON.stringify({ colors: {
			...other, 'editor.background': '#ffffff', 'sideBar.background': page,
			'list.focusBackground': '#88c0d099', 'list.focusForeground': text,
		} }) });
		const pair = pairs.find((one) => one.text.name === 'colors.list.focusForeground')!;
		assert.is(pair.ratio, Math.floor(100 * wcagRatio(text, behind)) / 100);
		assert.is(pair.ratio, 2.82);
	}
});

recipes('nothing judged says why, and only then', () => {
	const reason = (theme: string): string | undefined => auditTheme({ theme }).nothingJudged;
	assert.match(reason(':root { --red: #f00; --blue: #00f }')!, 'List the pairs');
	assert.match(reason(':root { --card: transparent; --card-foreground: #000 }')!, 'no two visible colors');
	assert.is(reason(':root { --card: #fff; --card-foreground: #000 }'), undefined);
});

for (const format of [
	'css', 'tailwind', 'tailwind3', 'scss', 'shadcn', 'shadcn-registry', 'dtcg', 'json', 'figma', 'android', 'ios', 'flutter',
] as const) {
	recipes(`a file of build-system as ${format} has the pairs of its own audit in both themes, and all pass`, () => {
		for (const primary of ['#635bff', '#ffc72c', '#00704a']) {
			const { code, audit, roles } = buildSystem({ primary, format });
			const { pairs, summary } = auditTheme({ theme: code });
			assert.is(summary.failing, 0, `${primary}: ${JSON.stringify(pairs.filter(({ passes }) => !passes)[0])}`);
			for (const theme of ['light', 'dark'] as const) {
				const judged = new Set(pairs.filter(({ mode }) => /dark/i.test(mode) === (theme === 'dark'))
					.map(({ text, background }) => `${text.hex} ${background.hex}`));
				const missing = audit.filter((one) => one.theme === theme && !judged.has(`${roles[theme][one.text]} ${roles[theme][one.surface]}`));
				assert.equal(missing.map(({ text, surface }) => `${text} ${surface}`), [], `${primary} ${theme}`);
			}
			// The variables of shadcn/ui have pairs of their own: the sidebar, its secondary and its accent. So have schemes of Flutter.
			if (!format.startsWith('shadcn') && format !== 'flutter') assert.is(pairs.length, audit.length, primary);
		}
	});
}

recipes('colors of Display P3 are read back from every format that has them, and all pass', () => {
	for (const primary of ['#635bff', '#ffc72c', 'color(display-p3 0 .7 .3)', 'color(display-p3 1 .1 .2)']) {
		for (const format of ['css', 'tailwind', 'tailwind3', 'scss', 'shadcn', 'dtcg', 'json', 'figma', 'ios', 'flutter'] as const) {
			const { code, audit } = buildSystem({ primary, format, values: 'display-p3' }), { summary } = auditTheme({ theme: code });
			assert.ok(summary.pairs >= audit.length, `${primary} ${format}`);
			assert.is(summary.failing, 0, `${primary} ${format}`);
		}
	}
});

recipes('swatches of build-system have no roles, so nothing is judged', () => {
	for (const format of ['ase', 'aco', 'gpl'] as const)
		assert.match(auditTheme({ theme: buildSystem({ primary: '#635bff', format }).code }).nothingJudged!, 'No names say which text');
});

recipes('a picture and a palette of Krita are refused with the forms that are read', () => {
	for (const format of ['svg', 'kpl'] as const)
		assert.throws(() => auditTheme({ theme: buildSystem({ primary: '#635bff', format }).code }), /no color was found.*Sass.*Android, Dart/);
});

recipes('a theme of Vuetify has no text of the variant on the plain surface, as Material 3 has', () => {
	const found = find(...'surface surface-light surface-variant on-surface on-surface-variant primary on-primary'.split(' '));
	assert.not.ok(found.some((pair) => pair.startsWith('on-surface-variant/surface ')), found.join(', '));
});

recipes.run();
