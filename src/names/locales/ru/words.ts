/*
 * Russian words of composed names: modifiers, fillers, things that have a color.
 */

import type { Modifier } from '../../modifiers.ts';

/** Stems of words without meaning next to others. */
export const FILLERS: ReadonlySet<string> = new Set(['цвет', 'цветов', 'оттенк', 'тон', 'колер', 'краск']);

/** Stems of things that have a color. */
export const THINGS: ReadonlySet<string> = new Set([
	'глаз', 'волос', 'помад', 'кож', 'шерст', 'пряж', 'ткан', 'машин', 'автомобил', 'неб', 'блондинк',
]);

/** Words for each modifier in their base form, the usual one first. */
export const MODIFIERS: Readonly<Record<Modifier, readonly string[]>> = {
	light: ['светлый', 'осветленный'],
	dark: ['темный', 'затемненный'],
	pale: ['бледный', 'чуть', 'едва', 'слегка'],
	bright: ['яркий'],
	deep: ['глубокий', 'густой'],
	medium: ['средний', 'умеренный'],
	pastel: ['пастельный'],
	neon: ['неоновый', 'кислотный', 'ядовитый', 'флуоресцентный'],
	hot: ['жаркий', 'горячий', 'знойный'],
	electric: ['электрический'],
	vivid: ['насыщенный', 'сочный'],
	rich: ['богатый'],
	strong: ['интенсивный', 'сильный'],
	soft: ['нежный', 'мягкий', 'пудровый'],
	muted: ['приглушенный', 'спокойный'],
	dull: ['тусклый', 'матовый'],
	faded: ['блеклый', 'выцветший', 'линялый', 'вылинявший'],
	dusty: ['пыльный'],
	dusky: ['дымчатый', 'дымный', 'сумеречный'],
	dirty: ['грязный', 'мутный'],
	metallic: ['металлик', 'металлический'],
	heather: ['меланж', 'меланжевый'],
	warm: ['теплый'],
	cool: ['холодный', 'прохладный', 'ледяной'],
};

/** Words that double a modifier. */
export const DOUBLING: readonly string[] = ['очень', 'самый', 'сильно'];
