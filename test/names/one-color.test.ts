/*
 * A word means the same color in English and in Russian, except where CSS gives the English word another color, or the word of one
 * language has another sense.
 *
 * The pairs were written from a dictionary, not from the rows of the common list, where a name and its Russian share a color anyway.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { parse } from '../../src/names/parse-color.ts';
import { cssKeywords } from '../../src/reading/css-keywords.ts';

const oneColor = suite('one color in both languages');

type Pair = readonly [english: string, russian: string];

const pairsIn = (text: string): readonly Pair[] => text.trim().split(/;\s*|\n\s*/).map((row) => row.split(' = ') as [string, string]);

const SAME = pairsIn(`
	black = чёрный; white = белый; gray = серый; red = красный; orange = оранжевый; yellow = жёлтый; green = зелёный
	blue = синий; cream = кремовый; mint = мятный; olive = оливковый; turquoise = бирюзовый; aqua = аква; cyan = циан
	indigo = индиго; lilac = сиреневый; mauve = мов; magenta = маджента; crimson = малиново-красный; scarlet = алый
	burgundy = бургунди; salmon = лососевый; coral = коралловый; peach = персиковый; apricot = абрикосовый; gold = золотой
	silver = серебряный; bronze = бронзовый; copper = медный; brass = латунь; rust = ржавый; mustard = горчичный; ochre = охра
	amber = янтарный; honey = медовый; caramel = карамельный; coffee = кофейный; sand = песочный; taupe = тауп; ecru = экрю
	linen = льняной; wheat = пшеничный; straw = соломенный; lemon = лимонный; saffron = шафрановый; pumpkin = тыквенный
	carrot = морковный; tomato = томатный; cherry = вишнёвый; raspberry = малиновый; strawberry = клубничный
	cranberry = клюквенный; blueberry = черничный; wine = винный; eggplant = баклажановый; orchid = орхидея
	thistle = чертополох; periwinkle = барвинок; cornflower blue = васильковый; sky blue = небесно-голубой
	royal blue = королевский синий; steel blue = стальной синий; charcoal = угольный; graphite = графитовый; ash = пепельный
	smoke = дымчатый; snow = снежный; pearl = жемчужный; emerald = изумрудный; jade = нефритовый; malachite = малахитовый
	moss = моховой; grass = травяной; forest = лесной; forest green = лесной зелёный; pistachio = фисташковый
	avocado = авокадо; sage = шалфей; salad = салатовый; chartreuse = шартрез; aquamarine = аквамарин; sapphire = сапфировый
	ruby = рубиновый; garnet = гранатовый; amethyst = аметистовый; topaz = топаз; lapis lazuli = лазурит
	ultramarine = ультрамарин; cobalt = кобальт; cerulean = церулеум; electric blue = электрик; terracotta = терракотовый
	brick = кирпичный; sienna = сиена; umber = умбра; sepia = сепия; mahogany = махагон; chestnut = каштановый
	rosewood = палисандр; wenge = венге; milk = молочный; vanilla = ванильный; champagne = шампань; rose = роза
	rose gold = розовое золото; dusty rose = пыльная роза; powder = пудровый; nude = телесный; fire = огненный; flame = пламя
	ice = ледяной; water = вода; camel = верблюжий; mocha = мокко; cocoa = какао; cinnamon = корица; nutmeg = мускатный орех
	mulberry = шелковица; blackberry = ежевика; currant = смородина; melon = дыня; watermelon = арбуз; banana = банан
	mango = манго; papaya = папайя; kiwi = киви; apple green = зелёное яблоко; pear = груша; fig = инжир; date = финик
	light blue = светло-голубой; dark blue = тёмно-синий; light green = светло-зелёный; dark green = тёмно-зелёный
	light gray = светло-серый; dark red = тёмно-красный; dark brown = тёмно-коричневый
	light brown = светло-коричневый; hot pink = ярко-розовый; deep pink = насыщенный розовый; light yellow = светло-жёлтый
	pale yellow = бледно-жёлтый; dark purple = тёмно-фиолетовый; olive green = оливково-зелёный; blue green = сине-зелёный
	yellow green = жёлто-зелёный; blue violet = сине-фиолетовый; red orange = красно-оранжевый; rosy brown = розово-коричневый
	sandy brown = песочно-коричневый; slate gray = сланцево-серый; rosy = розоватый; dusty pink = пыльно-розовый
	steel = стальной; mother of pearl = перламутровый; eggshell = яичная скорлупа; bone = костяной; butter = сливочное масло
	buttercup = лютик; dandelion = одуванчик; sunflower = подсолнух; canary = канареечный; gold ochre = золотая охра
	marigold = бархатцы; tangerine = мандариновый; mandarin = мандарин; grapefruit = грейпфрут; poppy = маковый
	rowan = рябина; beetroot = свекольный; fuchsia pink = розовая фуксия; cyclamen = цикламен; peony = пион
	hydrangea = гортензия; iris = ирис; hyacinth = гиацинт; violet flower = фиалка; heather = вереск; grape = виноград
	forget me not = незабудка; bluebell = колокольчик; chicory = цикорий; sky = небо; sea = море; ocean = океан
	arctic = арктический; glacier = ледник; fog = туман; storm = гроза; night = ночь; midnight = полночь; ink = чернильный
	asphalt = асфальт; concrete = бетон; cement = цемент; granite = гранит; marble = мрамор; stone = камень; pebble = галька
	clay = глина; earth = земля; peat = торф; bark = кора; oak = дуб; pine = сосна; spruce = ель; birch = берёза; willow = ива
	bamboo = бамбук; cactus = кактус; clover = клевер; parsley = петрушка; spinach = шпинат; asparagus = спаржа
	artichoke = артишок; cucumber = огурец; cabbage = капуста; basil = базилик; tea = чай; green tea = зелёный чай
	matcha = матча; beer = пиво; cognac = коньяк; whiskey = виски; rum = ром; wine red = винно-красный; marsala = марсала
	bordeaux = бордо; merlot = мерло; cola = кола; espresso = эспрессо; latte = латте; cappuccino = капучино; bread = хлеб
	biscuit = печенье; toffee = тоффи; chestnut brown = каштаново-коричневый; red brown = красно-коричневый
	golden brown = золотисто-коричневый; tobacco = табачный; suede = замша; cork = пробка; fox = лисий; squirrel = белка
	beaver = бобёр; elephant = слон; mouse = мышиный; raven = вороной; flamingo = фламинго; swan = лебедь; peacock = павлин
	parrot = попугай; frog = лягушка; crocodile = крокодил; shrimp = креветка; lobster = лобстер; oyster = устрица
	seaweed = водоросли; nickel = никель; tin = олово; lead = свинец; zinc = цинк; aluminum = алюминий; platinum = платина
	titanium = титан; chrome = хром; cast iron = чугун; verdigris = ярь-медянка; patina = патина; viridian = виридиан
	cinnabar = киноварь; vermilion = вермильон; carmine = кармин; alizarin = ализарин; cardinal = кардинал; opal = опал
	agate = агат; onyx = оникс; jasper = яшма; obsidian = обсидиан; quartz = кварц; rose quartz = розовый кварц
	moonstone = лунный камень; turquoise blue = бирюзово-голубой; ice blue = ледяной голубой
	prussian blue = берлинская лазурь; royal purple = королевский пурпур; electric purple = электрический фиолетовый
	neon green = неоново-зелёный; acid green = кислотно-зелёный; apple = яблоко; lemon yellow = лимонно-жёлтый
	mustard yellow = горчично-жёлтый; pastel pink = пастельно-розовый; pastel blue = пастельно-голубой
	pale pink = бледно-розовый; blood red = кроваво-красный; brick red = кирпично-красный; cherry red = вишнёво-красный
	coral red = кораллово-красный; coral pink = кораллово-розовый; salmon pink = лососево-розовый; deep red = глубокий красный
	deep blue = глубокий синий; off white = почти белый; antique white = античный белый; old lace = старинное кружево
	alice blue = голубовато-белый; smoky gray = дымчато-серый; stone gray = каменно-серый; mint green = мятно-зелёный
	moss green = зелёный мох; emerald green = изумрудно-зелёный; grass green = травянисто-зелёный; bottle green = бутылочный
	swamp = болотный; military = милитари; camouflage = камуфляж; tiffany = тиффани; barbie = барби; jeans = джинсовый
	denim = деним; hazelnut = лесной орех; walnut = грецкий орех; nut brown = ореховый; blood = кровь; ginger root = имбирь
	frost = мороз; hoarfrost = иней
`);

/** CSS gives these English words, or the last of them, the colors of its keywords, and Russians mean others. */
const BY_CSS = pairsIn(`
	purple = фиолетовый; pink = розовый; brown = коричневый; violet = фиалковый; beige = бежевый; ivory = слоновая кость
	lime = лаймовый; khaki = хаки; azure = лазурный; lavender = лавандовый; plum = сливовый; fuchsia = фуксия
	chocolate = шоколадный; tan = загар; sea green = цвет морской волны; dark gray = тёмно-серый; light pink = светло-розовый
	dark orange = тёмно-оранжевый; light beige = светло-бежевый
`);

/** The Russian word is also that for another thing, and means its color: dry peas, the garnet, linen, the root of ginger. */
const OTHER_SENSE = pairsIn(`
	pea = горох; pomegranate = гранат; flax = лён; ginger = имбирь
`);

const isSame = ([english, russian]: Pair): boolean => {
	const one = parse(english), other = parse(russian);
	return one.coords.every((value, i) => value === other.coords[i]);
};

const show = (pairs: readonly Pair[]): string => pairs.map((pair) => pair.join(' = ')).join(', ');

oneColor('a word and its translation are the same color', () => {
	assert.ok(SAME.length >= 300 && new Set(SAME.map(([english]) => english)).size === SAME.length, `${SAME.length} pairs`);
	assert.is(show(SAME.filter((pair) => !isSame(pair))), '');
});

oneColor('the exceptions differ, and CSS has a keyword for each that it decides', () => {
	assert.is(show([...BY_CSS, ...OTHER_SENSE].filter(isSame)), '');
	const isKeyword = (word: string): boolean => cssKeywords().has(word);
	const isByCss = ([english]: Pair): boolean => isKeyword(english.replaceAll(' ', '')) || isKeyword(english.split(' ').at(-1)!);
	assert.is(show(BY_CSS.filter((pair) => !isByCss(pair))), '');
});

oneColor.run();
