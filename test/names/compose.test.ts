/*
 * Composed names outside of all lists: their parts, texts that are not names, and hostile ones.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { InputError } from '../../src/errors.ts';
import { hueFamily } from '../../src/names/hue-family.ts';
import { deltaEOK } from '../../src/metrics/difference.ts';
import { randomFrom } from '../../src/math/random.ts';
import { compose } from '../../src/names/compose.ts';
import { findName } from '../../src/names/find-name.ts';
import { getList } from '../../src/names/lists.ts';
import { LOCALES } from '../../src/names/locales/ids.ts';
import { LANGUAGES } from '../../src/names/locales/table.ts';
import { modify, MODIFIER_IDS } from '../../src/names/modifiers.ts';
import { readColor } from '../../src/names/parse-color.ts';
import type { Color } from '../../src/spaces/color.ts';
import { convert } from '../../src/spaces/convert.ts';

const composing = suite('composed names');

/** A name that is listed, and the text that is put together around it. */
const READ: readonly (readonly [text: string, readAs: string])[] = [
	['light dusty blue', 'light + Dusty Blue'],
	['pale Lily of the Valley', 'pale + lily of the valley'], ['light-dusty-blue', 'light + Dusty Blue'],
	['dusty light blue', 'dusty + lightblue'], ['Very Dark Teal', 'very dark + Teal'],
	['salmon pink light', 'light + Salmon Pink'], ['light bluish green', 'light + bluish green'],
	['pale turquoise blue', 'pale + Turquoise Blue'],
	['shade of light coral', 'lightcoral'], ['a shade of dusty wenge', 'dusty + Wenge'], ['pastel teal color', 'pastel + Teal'],
	['the colour of olive drab', 'olivedrab'], ['baby yellow', 'baby + Yellow'], ['caramel highlights', 'Caramel'],
	['цвет спелой вишни', 'спелая вишня'], ['оттенок пыльной розы', 'пыльная роза'], ['нежно-голубого цвета', 'нежно-голубой'],
	['midnight blue metallic', 'metallic + Midnight Blue'], ['blue-ish purple', 'blueish + Purple'],
	['greeny navy', 'greeny + Navy'], ['slightly teal', 'slightly + Teal'], ['almost white', 'almost + White'],
	['nearly teal', 'nearly + Teal'],
	['light but not pastel green', 'light + not pastel + Green'], ['dark but not black', 'almost + Black'],
	['blue but not navy', 'Blue + Navy'],
	['almost black brown', 'Brown + Black'], ['gray almost black', 'Gray + Black'], ['brightish yellow', 'brightish + Yellow'],
	['не тёмный синий', 'не темный + синий'], ['темноватая охра', 'темноватая + охра'], ['белый с желтизной', 'белый + желтизна'],
	// Of modifiers alone, the last one that is a name; red and yellow are neighbors of orange.
	['dark creamy', 'dark + Creamy'], ['red yellow', 'Red + Yellow'],
	['not very bright blue', 'not very bright + Blue'], ['не очень яркий синий', 'не очень яркий + синий'],
	['чуть темнее красного', 'чуть темный + красный'],
	['burgundy nail polish', 'Burgundy'], ['диван цвета охры', 'охра'], ['в красном цвете', 'красный'], ['off-white-ish', 'off whiteish'],
	['washed out green', 'washed + Green'],
	['light_dusty_blue', 'light + Dusty Blue'],
	['lightDustyBlue', 'light + Dusty Blue'], ['dk teal blue', 'dark + Teal Blue'], ['ltDustyBlue', 'light + Dusty Blue'],
	['somewhere between teal and navy', 'Teal + Navy'], ['a mix of peach and coral', 'Peach + Coral'],
	['half red half yellow', 'Red + Yellow'], ['white with a hint of pink', 'White + Pink'], ['more pink than red', 'Red + Pink'],
	['green like an old army jacket', 'old + Army + Green'], ['bluer green', 'bluer + Green'], ['purple gray mix', 'purple gray'],
	['между синим и зелёным', 'синий + зелёный'], ['unripe tomato', 'unripe + Tomato'], ['rusted iron', 'rusted + Iron'],
	['lake at night', 'at night + lake'], ['army truck green', 'Army Green'], ['dark mode gray', 'darkgray'],
	['amber eyes', 'Amber'], ['chocolate brown hair', 'chocolate brown'],
	['navy-ish', 'navyish'], ['янтарные глаза', 'янтарный'], ['цвет пепла', 'пепел'], ['цвет угля', 'уголь'], ['цвет василька', 'василёк'],
	['цвет орла', 'орёл'], ['светленький голубой', 'светло-голубой'], ['графитовый металлик', 'металлик + графитовый'],
	['выгоревший на солнце синий', 'выгоревший на солнце + синий'], ['синий выгоревший на солнце', 'выгоревший на солнце + синий'],
	['синий тёмный', 'тёмно-синий'], ['светлая синяя', 'светло-синий'], ['очень тёмного синего', 'очень темный + синий'],
	['коричневатый серый', 'коричневато-серый'], ['светлый беж', 'светлый + беж'],
	['faded denim jacket', 'Faded Denim'], ['salt and pepper hair', 'Salt and Pepper'], ['heather blue t-shirt', 'heather + Blue'],
	['charcoal heather', 'heather + Charcoal'], ['very very light blue', 'very very light + Blue'], ['brand-red', 'Red'],
	['text_light_gray', 'light gray'], ['lime greenish', 'greenish + Lime'], ['olivey green', 'olivey + Green'],
	['superblue', 'super + Blue'], ['slightly orange red', 'slightly orange + Red'], ['denim acid washed', 'acid washed + Denim'],
	['weak tea', 'weak + Tea'], ['wet grass', 'wet + grass'], ['blueberry yogurt', 'yogurt + Blueberry'], ['melted caramel', 'Caramel'],
	['superbright red', 'super bright + Red'], ['ultra-light teal', 'ultra light + Teal'], ['verydark teal', 'very dark + Teal'],
	['ультраяркий розовый', 'ультра яркий + розовый'], ['супертёмная охра', 'супер темный + охра'],
	['жгуче-чёрный', 'жгучий + чёрный'], ['жгучая охра', 'жгучий + охра'], ['темнейший синий', 'тёмно-синий'],
	['ярчайшая охра', 'яркий + охра'], ['охра поярче', 'поярче + охра'], ['охра потускнее', 'тускнее + охра'],
	['наитемнейшая синяя', 'тёмно-синий'], ['нежнейший розовый', 'нежно-розовый'], ['иссиня-серый', 'иссиня + серый'],
	['изголуба-белый', 'изголуба + белый'],
	['посветлее синий', 'светлый + синий'], ['потемневшее серебро', 'потемневший + серебро'],
	['застиранные чёрные джинсы', 'застиранный + черные джинсы'],
	['суперсиний', 'супер + синий'], ['сверхъяркий красный', 'сверхъ яркий + красный'], ['почти что синий', 'почти + синий'],
	['синий-синий', 'синий'], ['красный после дождя', 'после дождя + красный'], ['слабый кофе', 'слабый + кофе'],
	['мокрая охра', 'мокрый + охра'], ['смесь охры и оранжевого', 'охра + оранжевый'], ['сок апельсина', 'апельсиновый сок'],
	['варёная свёкла', 'свекла'], ['какой-то фиолетовый', 'фиолетовый'], ['глаза цвета неба', 'небо'], ['кнопка-красная', 'красный'],
];

for (const [text, readAs] of READ) {
	composing(`${text} is ${readAs}`, () => {
		const read = readColor(text);
		assert.is(read.form, 'composed-name');
		const same = (one: string): string => one.toLowerCase().replaceAll(' ', '');
		assert.is(same(read.readAs ?? ''), same(readAs));
	});
}

composing('a modifier moves its base as modifiers.ts says, in any case, gender and joint', () => {
	const expected = modify(readColor('венге').color, 'muted');
	for (const text of [
		'приглушённый венге', 'приглушённая венге', 'приглушённого венге', 'приглушённо-венге', 'венге приглушённый', 'muted венге',
	]) {
		assert.equal(readColor(text).color, expected, text);
	}
});

composing('very black and very white are black and white', () => {
	for (const [text, color] of [['очень чёрный', 'black'], ['совсем белый', 'white'], ['very white', 'white']] as const)
		assert.equal(readColor(text).color, readColor(color).color, text);
});

composing('a tinted white stays light, and a tinted black dark', () => {
	for (const [text, base] of [['иссиня-белый', 'white'], ['изголуба-чёрный', 'black'], ['orangish black', 'black']] as const)
		assert.ok(deltaEOK(readColor(text).color, readColor(base).color) < 0.25, text);
});

composing('a modifier may be joined to its hue', () => {
	for (const [text, apart] of [['midteal', 'mid teal'], ['sheerolive', 'sheer olive']] as const)
		assert.equal(readColor(text).color, readColor(apart).color, text);
	// Two letters may be the end of any word.
	assert.is(readColor('тёмный ёж').form, 'composed-name');
	assert.throws(() => readColor('тёмноёж'), (error: unknown) => error instanceof InputError);
});

composing('another case of a noun does not begin a joined word', () => {
	// небе-лёный, of небо and лён.
	assert.throws(() => readColor('небелёный'), (error: unknown) => error instanceof InputError);
});

composing('two hues meet between them', () => {
	for (const [text, families] of [
		['purplish navy', ['blue', 'purple']], ['mint-beige', ['green', 'gray', 'white', 'yellow']],
		['бежево-мятный', ['green', 'white', 'gray', 'yellow']],
	] as const) {
		const { form, color } = readColor(text);
		assert.is(form, 'composed-name');
		assert.ok((families as readonly string[]).includes(hueFamily(color)), `${text}: ${hueFamily(color)}`);
	}
});

composing('a hint of a muted kin prevails, on either side of the hue', () => {
	const olive = readColor('olive').color, green = readColor('green').color;
	for (const text of ['olivey green', 'greenish olive', 'olive greenish']) {
		const { color } = readColor(text);
		assert.ok(deltaEOK(color, olive) < deltaEOK(color, green), text);
	}
});

const REFUSED: readonly (readonly [text: string, detail: RegExp])[] = [
	// No color is both.
	['red blue', /is not a color\./], ['yellow blue', /is not a color\./], ['красно-зелёный', /is not a color\./],
	['light dusty flurb', /^"light dusty flurb" is not a color: "light" and "dusty" would be, "flurb" would not\. /],
	// Up to seven words: longer texts are sentences.
	['dark light dusty warm soft flurb muted', /: "dark" and .* and "muted" would be, "flurb" would not\. /],
	['dark light dusty warm soft deep flurb muted', /^"[^"]*" is not a color\. /],
	// A hue in a joined word has three letters at least, unlike ил and ёж.
	['черноил', /is not a color/], ['сероеж', /is not a color/],
	['light', /^"light" is not a color by itself\. Write it before one, like "light blue"\.$/],
	['тёмный', /^"тёмный" is not a color by itself\. Write it before one, like "темный синий"\.$/],
	['light;blue', /is not a color/], ['light blue!', /is not a color/], [`light ${'very '.repeat(12)}blue`, /is not a color/],
	['в на', /is not a color/], ['like some', /is not a color/], ['the of', /is not a color/], ['цвет', /is not a color/],
];

for (const [text, detail] of REFUSED) {
	composing(`${text} is refused: ${detail.source}`, () => {
		assert.throws(() => readColor(text), (error: unknown) => error instanceof InputError && detail.test(error.message));
	});
}

composing('a listed name wins over its composed parts', () => {
	for (const id of ['common', 'common-ru', 'extended'] as const) {
		const list = getList(id), random = randomFrom(id);
		for (let i = 0; i < 150; i++) {
			const place = Math.floor(random() * list.size), text = list.name(place), match = findName(text)!;
			const { form, readAs } = readColor(text);
			assert.is(readAs, undefined, text);
			assert.is.not(form, 'composed-name', text);
			assert.ok(match.list.rgb24(match.place) >= 0);
		}
	}
});

composing('of two hues of one family the less colorful one tells more, on either side', () => {
	for (const [text, telling] of [['pine forest green', 'pine forest'], ['green moss', 'moss']] as const) {
		const to = (name: string): number => deltaEOK(readColor(text).color, readColor(name).color);
		assert.ok(to(telling) < 0.06 && to(telling) < to('green'), text);
	}
});

composing('a mix lies between its parts, nearer to the one that is said to prevail', () => {
	const at = (text: string): Color => compose(text)!.color, [one, other] = ['slightly teal', 'slightly purple'].map(at);
	for (const [text, least, most] of [['mix of slightly teal and slightly purple', 0.4, 0.6],
		['more slightly teal than slightly purple', 0.2, 0.45], ['slightly teal with a hint of slightly purple', 0.1, 0.4]] as const) {
		const share = deltaEOK(one!, at(text)) / deltaEOK(one!, other!);
		assert.ok(share > least && share < most, `${text}: ${share}`);
	}
});

composing('any words give a color of sRGB or undefined', () => {
	const seed = 'composed', random = randomFrom(seed), at = <T>(some: readonly T[]): T => some[Math.floor(random() * some.length)]!;
	const modifiers = LOCALES.flatMap((locale) =>
		MODIFIER_IDS.flatMap((modifier): readonly string[] => LANGUAGES[locale].modifiers[modifier]));
	const fillers = [
		'цвет', 'shade', 'of', 'the', 'оттенок', 'very', 'очень', 'ish', 'светло', 'тёмно', 'super', 'супер',
		'superdark', 'ярчайший', 'наи', 'иссиня',
	], junk = ['flurb', 'ъъ', '7', 'é', '\u212a', 'a', 'ish', 'оватый'];
	const common = [getList('common'), getList('common-ru')];
	const word = (): string => {
		const list = at(common);
		return at([
			() => at(modifiers), () => at(fillers), () => at(junk), () => list.name(Math.floor(random() * list.size)),
			() => list.name(Math.floor(random() * list.size)).slice(0, 5),
		])();
	};
	let read = 0;
	for (let i = 0; i < 1500; i++) {
		const text = Array.from({ length: 1 + Math.floor(random() * 5) }, word).join(at([' ', '-', '', '  ', ' - ']));
		const composed = compose(text);
		if (composed === undefined) continue;
		read++;
		const { space, coords, none, alpha } = composed.color, of = `seed "${seed}", "${text}"`;
		assert.equal([space, none, alpha], ['srgb', 0, 1], of);
		assert.ok(coords.every((x) => x >= 0 && x <= 1 && Math.abs(x * 255 - Math.round(x * 255)) < 1e-9), of);
		assert.ok(convert(composed.color, 'oklch').coords.every(Number.isFinite) && composed.readAs.length > 0, of);
	}
	assert.ok(read > 100 && read < 1400, `${read} read`);
});

composing('two hues in one word are read as two words', () => {
	for (const [joined, apart] of [['pinkgray', 'pink gray'], ['голубосерый', 'голубо-серый'], ['dark pinkgray', 'dark pink gray']] as const)
		assert.equal(compose(joined)?.color, compose(apart)!.color, joined);
});

composing.run();
