/*
 * Table of the recipes, the most specific first: a name that two of them pair is attributed to the first.
 */

import { antd, antdSeed } from './antd.ts';
import { bootstrap, bootstrapSass } from './bootstrap.ts';
import { carbon } from './carbon.ts';
import { catppuccin } from './catppuccin.ts';
import { chakra, chakraPalette, chakraTokens } from './chakra.ts';
import { daisyui } from './daisyui.ts';
import { dracula } from './dracula.ts';
import { fluent } from './fluent.ts';
import { gruvbox } from './gruvbox.ts';
import { mantine } from './mantine.ts';
import { material } from './material.ts';
import { nord } from './nord.ts';
import { obsidian } from './obsidian.ts';
import { openProps } from './open-props.ts';
import { pico } from './pico.ts';
import { preline } from './preline.ts';
import { primer } from './primer.ts';
import { radix } from './radix.ts';
import { rosePine } from './rose-pine.ts';
import { shadcn } from './shadcn.ts';
import { shoelace } from './shoelace.ts';
import { solarized } from './solarized.ts';
import { tokyoNight } from './tokyo-night.ts';
import { vscode } from './vscode.ts';
import { vuetify } from './vuetify.ts';
import { webAwesome } from './web-awesome.ts';
import { wordpress, wordpressPalette } from './wordpress.ts';
import type { Recipe } from './recipe.ts';
import { tincture } from './tincture.ts';

export const RECIPES = [
	tincture, preline, shadcn, vuetify, material, daisyui, bootstrap, bootstrapSass, pico, primer, mantine,
	chakra, chakraPalette, chakraTokens, carbon, shoelace, webAwesome, fluent, antd, antdSeed, obsidian, wordpress, wordpressPalette,
	vscode, radix, catppuccin, nord, dracula, solarized, rosePine, gruvbox, tokyoNight, openProps,
] as const satisfies readonly Recipe[];
