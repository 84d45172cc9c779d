/*
 * English words of composed names: modifiers, fillers, things that have a color, abbreviations.
 */

import type { Degree } from '../../degrees.ts';
import type { Modifier } from '../../modifiers.ts';

/** Stems of words without meaning next to others. */
export const FILLERS: ReadonlySet<string> = new Set([
	'color', 'colour', 'colored', 'coloured', 'shade', 'tone', 'tint', 'hue', 'paint', 'highlight', 'code', 'hex',
	'of', 'for', 'the', 'a', 'an', 'in', 'out',
]);

/** Things that have a color. */
export const THINGS: readonly string[] = `
	hair eye eyebrow brow lash beard mustache skin complexion lip lipstick gloss nail polish varnish manicure eyeshadow eyeliner mascara
	coat jacket sweater jumper cardigan hoodie shirt tshirt blouse top dress skirt pants trousers jeans shorts sock shoe boot sneaker heel
	hat cap scarf glove bag handbag purse belt tie suit uniform blazer vest robe gown outfit clothes
	wool yarn fabric cloth linen denim silk cotton velvet corduroy satin suede leather knit thread ribbon lace fleece felt cashmere
	sofa couch chair armchair table desk cabinet cupboard shelf bed curtain rug carpet cushion pillow blanket towel lamp furniture wood
	wall wallpaper ceiling floor door window roof facade tile fence shutter trim kitchen bathroom bedroom room house countertop
	car truck van bike motorcycle paintwork finish wrap job fridge phone background text button icon logo banner
	pen pencil crayon marker candle vase mug plate bead balloon flower petal pot sky
`.trim().split(/\s+/);

/** Words around a color that say nothing about it. */
export const PARTICLES: readonly string[] = `
	with from on like than and some something kind sort type more nice beautiful lovely fresh my own matching
`.trim().split(/\s+/);

/** Words for each modifier, the usual one first. */
export const MODIFIERS: Readonly<Record<Modifier, readonly string[]>> = {
	light: ['light', 'lighter'],
	dark: ['dark', 'darker', 'burnt', 'charred'],
	pale: ['pale', 'paler'],
	bright: ['bright', 'brighter', 'brilliant', 'clear'],
	deep: ['deep', 'deeper'],
	medium: ['medium', 'mid'],
	pastel: ['pastel', 'baby'],
	neon: ['neon', 'fluorescent', 'fluo', 'fluro', 'acid'],
	hot: ['hot'],
	electric: ['electric'],
	vivid: ['vivid', 'vibrant', 'saturated'],
	rich: ['rich', 'richer', 'ripe'],
	strong: ['strong', 'intense'],
	soft: ['soft', 'softer', 'gentle', 'delicate', 'tender'],
	muted: ['muted', 'subdued', 'desaturated'],
	dull: ['dull', 'duller', 'drab', 'flat'],
	faded: ['faded', 'washed', 'bleached', 'sun bleached', 'stonewashed', 'weathered'],
	dusty: ['dusty', 'dried'],
	dusky: ['dusky', 'smoky', 'smokey'],
	dirty: ['dirty', 'murky', 'muddy', 'aged', 'tarnished'],
	metallic: ['metallic'],
	heather: ['heathered', 'marl', 'melange'],
	almost: ['almost', 'nearly', 'not quite'],
	faint: ['barely', 'barely there', 'hardly', 'faintly'],
	warm: ['warm', 'warmer'],
	cool: ['cool', 'cooler', 'cold', 'colder', 'icy'],
};

/** Words of each degree. */
export const DEGREES: Readonly<Record<Degree, readonly string[]>> = {
	more: ['very', 'extra', 'really', 'super', 'ultra', 'extremely', 'so', 'too', 'quite', 'much'],
	less: ['slightly', 'bit', 'little', 'somewhat', 'touch', 'tad'],
	not: ['not very', 'not too', 'not so', 'not really', 'less'],
};

/** Abbreviations of the clothes trade, and a frequent misspelling. */
export const ABBREVIATIONS: ReadonlyMap<string, string> = new Map(Object.entries({
	dk: 'dark', drk: 'dark', lt: 'light', lgt: 'light', med: 'medium', brt: 'bright',
	blk: 'black', wht: 'white', gry: 'gray', blu: 'blue', nvy: 'navy', brn: 'brown', grn: 'green', pnk: 'pink', prpl: 'purple', yel: 'yellow',
	orng: 'orange', burned: 'burnt',
}));
