/*
 * A name that ends in a hue word has the family of that word. The exceptions are listed with their reasons, so that a new name or another
 * border is noticed.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { HUE_FAMILIES, hueFamily } from '../../src/names/hue-family.ts';
import { furtherWords, getList } from '../../src/names/lists.ts';

const hueWords = suite('names that end in a hue word');

/** Names whose color has another family, by the reason. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
	'CSS gives the name': `
		Alice Blue, Green Yellow, Light Sea Green, Medium Slate Blue, Medium Violet Red, Navajo White, Orange Red, Pale Violet Red,
		Sandy Brown, Slate Blue
	`,
	'the name has two hues, and the color lies between them': `
		Blackish Red, Blue Gray, Blue Green, Charcoal Blue, Deep Gray Green, Deep Mauve Gray, Gray Brown, Gray Green, Greenish Blue,
		Lavender Blue, Light Gray Brown, Light Gray Green, Light Slate Blue, Lilac Gray, Lilac Pink, Minty White, Olive Gray,
		Olive Green Gray, Olive Yellow, Orange Brown, Pale Lettuce Green, Pale Rosy Gray, Peach Pink, Pinkish White, Purplish Red,
		Red Orange, Sage Gray, Teal Green, Turquoise Blue, Turquoise Green, Whitish Gray, Aquamarine Blue, Aquamarine Green,
		Bluish Green, Reddish Brown, Red Brown, Buff Yellow, Terracotta Brown, Yellowish White, Charcoal Gray, Dark Gray Green,
		Green Blue, Indigo Blue, Magenta Pink, Pale Salad Green, Peachy Pink, Periwinkle Purple, Gray Pink, Salmon Red, Taupe Brown,
		Terracotta Orange, Orange Yellow
	`,
	'a tinted white, gray or black': `
		Alpine Green, Arctic White, Black Gray, Bone Black, Buttermilk White, Camouflage Green, Canvas White, Cold Brown, Dirty Blue,
		Dove Blue, Dusty White, Eggplant Gray, Espresso Brown, Faded Green, Faded Purple, Foggy Green, Grayish Green, Icy White,
		Mahogany Black, Pale Gray, Sandstone White, Smoky Brown, Smoky Green, Turtle Green, Wool Gray, Artichoke Green, Very Dark Gray,
		Cool Brown, Dark Jungle Green, Institutional Green, Eucalyptus Green, Russian Blue, Cold White, Cool White,
		Lichen Green, Loden Green, Moon White, Moonstone White, Mushroom Brown, Rubber Black, Tire Black, Tyre Black, Onyx Black,
		Champagne Pink, Platinum Gray, Pond Green, Graphite Brown, Rosemary Green, Misty Gray, Smoke Green, Whale Gray
	`,
	'a dark or dull red, orange or yellow, which most people call brown; the name keeps the hue of its thing': `
		Burnt Red, Burnt Yellow, Cinnamon Red, Dark Burnt Orange, Dirty Orange, Dirty Yellow, Dusty Orange, Dusty Yellow, Faded Orange,
		Faded Yellow, Fawn Red, Grayish Yellow, Mars Orange, Muted Orange, Muted Yellow, Auburn Brown, Butterscotch Yellow, Clay Red,
		Flax Yellow, Hay Yellow, Lion Yellow, Mahogany Brown, Popcorn Yellow, Rosewood Brown, Russet Red, Rusty Red, Straw Yellow
	`,
	'between green and blue, where few people say cyan': `
		Caribbean Blue, Caribbean Green, Cobalt Green, Emerald Green, Gift Box Blue, Hospital Green, Jungle Green, Ocean Green,
		Peacock Green, Persian Green, Water Green, Tiffany Blue, Surgical Green, Kingfisher Blue, Pale Cyan, Mallard Green, Petrol Blue,
		Process Cyan, Sea Turtle Green, Verdigris Green
	`,
	'between red, pink and purple': `
		Amaranth Purple, Cyclamen Red, Faded Red, Light Red, Pale Red, Pastel Red, Smoky Pink, Soft Red, Beet Red, Cerise Red,
		Hibiscus Red, Radish Red, Rhubarb Red, Ruby Pink, Strawberry Red
	`,
	'between red, orange, yellow and green': `
		Cadmium Yellow, Copper Red, Melon Yellow, Pear Green, Persimmon Red, Curry Yellow, Fox Red, Ginger Red,
		Honey Yellow, Lava Orange, Maize Yellow, Mango Yellow, Marigold Yellow, Paprika Orange, Carrot Red, Tennis Ball Green,
		Tomato Red, Topaz Yellow
	`,
	'between blue and purple: flowers and the moon': `
		Aster Blue, Lunar Blue, Hyacinth Blue
	`,
	'a coffee, and another spelling of a name in CSS': 'Flat White, Navaho White',
	'the word of the thing: an eggplant is called purple and brown': 'Aubergine Brown',
};

const EXCEPTED: ReadonlySet<string> = new Set(Object.values(EXCEPTIONS).flatMap((names) => names.trim().split(/,\s*/)));

const WORDS: ReadonlyMap<string, string> = new Map([...HUE_FAMILIES.map((family) => [family, family] as const), ['grey', 'gray']]);

/** English common names, with their place in the list. */
function listNames(): readonly (readonly [name: string, place: number])[] {
	const { size, name } = getList('common');
	const further = furtherWords().filter(({ locale }) => locale === 'en').map(({ word, entry }) => [word, entry] as const);
	return [...Array.from({ length: size }, (_, place) => [name(place), place] as const), ...further];
}

hueWords('only the listed exceptions have another family, and all of these have', () => {
	const { color } = getList('common');
	const ending = listNames().filter(([name]) => name.includes(' ') && WORDS.has(name.split(' ').at(-1)!.toLowerCase()));
	assert.ok(ending.length > 1000, `${ending.length} names`);
	const others = ending.filter(([name, place]) => WORDS.get(name.split(' ').at(-1)!.toLowerCase()) !== hueFamily(color(place)));
	const names = new Set(others.map(([name]) => name));
	assert.equal([...names].filter((name) => !EXCEPTED.has(name)), [], 'not listed');
	assert.equal([...EXCEPTED].filter((name) => !names.has(name)), [], 'listed without need');
});

hueWords.run();
