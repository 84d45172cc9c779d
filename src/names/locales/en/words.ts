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
	hair curl face cheek hand eye eyebrow brow lash eyelash beard mustache moustache stubble freckle skin complexion lip lipstick lipliner gloss
	nail toenail polish varnish manicure pedicure makeup eyeshadow eyeliner mascara foundation concealer bronzer tattoo highlights balayage braid ponytail wig
	coat jacket parka anorak raincoat windbreaker bomber vest waistcoat gilet sweater jumper pullover cardigan hoodie sweatshirt turtleneck
	shirt t tee tshirt polo blouse top dress gown robe skirt kilt sari pants trousers chino slacks jeans shorts leggings tights stockings
	jumpsuit romper overalls tracksuit sock shoe boot sneaker trainer sandal slipper loafer heel hat cap beanie beret scarf shawl glove mitten
	bag handbag backpack wallet purse belt tie bow bowtie umbrella suit tuxedo uniform blazer outfit clothes swimsuit bikini underwear bra
	pajamas apron veil bridal bridesmaid wedding strap lace shoelace
	wool yarn fabric cloth linen denim silk cotton corduroy satin suede leather knit thread ribbon fleece felt cashmere mohair merino
	alpaca tweed flannel jersey chiffon tulle canvas plastic rubber vinyl ceramic glaze enamel fur
	sofa couch chair armchair stool bench table desk cabinet cupboard dresser shelf bookshelf wardrobe bed headboard curtain blind drape rug
	carpet cushion pillow blanket throw quilt duvet bedding sheet towel lamp lampshade furniture wood frame basket tablecloth napkin
	wall wallpaper ceiling floor door gate window roof roofing facade siding brick tile backsplash fence shutter trim porch kitchen bathroom
	bedroom room hallway nursery office house cottage cabin countertop sink bathtub stove kettle toaster
	car automobile sedan suv truck van bike bicycle motorcycle scooter boat plane paintwork bodywork finish wrap upholstery interior job
	fridge phone pen pencil crayon marker candle vase mug cup bowl plate bottle teapot bead balloon
	flower petal blossom bloom bud bouquet bush leaf foliage pot sky morning afternoon day
	feather wing scale hide fang claw tail egg nest husk peel rind pulp zest root stem bark sap resin trunk branch stick log deck plank board tip
	crystal gem gemstone stone jewel ring bracelet necklace earring pendant ingot ore powder dust pigment ink dye stain layer lens shard
	wheel hubcap bumper tyre tire windshield windscreen dashboard stripe spot patch shell beak horn hoof paw snout mane skull
	frond vine pod grain field hill valley ground path trail bank shore surface water liquid fluid
	city town street station lot yard court pool shop store bar cafe hotel restaurant school classroom library museum hospital
	machine engine motor tool handle knob hinge pipe hose bucket box chest drawer tray rack
	pickup coupe hatchback convertible taxi train wagon trailer tractor
	sack sign mode sticker poster page book cover envelope parcel wrapper carton can tin jar tube rope string wire cable
	slush slushie shake drizzle filling crust dough batter spread dip slice
	soup sauce juice jelly syrup smoothie cake cupcake candy gum drink flesh puree
	background bg text button icon logo banner badge label chip link border outline divider header footer sidebar navbar menu card panel tab
	puffer poncho cape cloak culottes joggers camisole bodysuit corset pump stiletto espadrille clog mule
	hardware faucet tap fixture baseboard grout mantel fireplace shower toilet crossover minivan hood bonnet grille rim caliper
	bob pixie ombre fringe bangs muffin cobbler pupil block
	peacoat overshirt henley tunic kaftan lingerie bralette thong boxers briefs slip chandelier sconce nightstand sideboard bookcase
	ottoman pouf recliner crib doormat oven dishwasher microwave washer dryer balm serum pomade palette roadster limo minibus helmet
	visor monitor headphones earbuds watch binder planter trellis pergola gazebo shed garage driveway kayak yacht surfboard
	skateboard skis racket teacup thermos spoon fork knife swatch logotype dropdown checkbox slider pill avatar scrollbar crema
	mantelpiece urn cladding
	spandex lycra nylon polyester glitter sequin sports primer jewelry jewellery bean pad web fillet shot trench mare sweatpants scrubs nightgown kimono hijab
	tooltip toast alert message notification row column cell heading title caption placeholder overlay theme screen fill stroke
`.trim().split(/\s+/);

/** Words around a color that say nothing about it. */
export const PARTICLES: readonly string[] = `
	mix mixture blend combo with from on at like as than and some something kind sort type kinda sorta more nice lovely pretty fresh my own rather
	fairly just pure true real classic standard regular normal plain simple solid natural typical traditional perfect favorite
	matte matt glossy gloss shiny shimmery sparkly glittery dyed varnished waxed oiled
	cargo varsity pinstripe striped checkered quilted padded cropped oversized pleated ruffled embroidered beaded sleeveless
	strapless ribbed chunky version variant style look vibe state tufted upholstered slouchy fitted tailored
	brushed polished burnished hammered noon midday
	raw baked fried mashed ground molten crispy
	organic homemade whole skim wild garden farm dry early late freshly mown cut
	plaid polka dot floral front back outer inner
	silky fluffy fuzzy furry woven smooth rough
	thick stale lukewarm cozy cosy retro futuristic cyberpunk gothic rustic boho chic minimalist preppy grunge punk hippie nordic scandinavian
	coastal spooky creepy magical mystical after before
	new cheap expensive costly luxury budget free big small huge tiny giant little large long short tall wide narrow slim heavy
	hard stiff sturdy sharp blunt round square full half double single broken torn fallen eaten spilt sunken blown shorn
	crusty choppy bumpy sticky greasy crunchy chewy foamy bubbly fizzy frothy hairy bushy thorny spiky wavy curly
	straight shaggy scruffy lumpy grainy gritty windy breezy
	instant canned tinned iced smoked cured braised toasted
	spring summer autumn fall winter christmas halloween easter tropical arctic northern southern eastern western european american english french
	italian spanish german russian british japanese chinese korean indian mexican greek turkish dutch swedish irish scottish
	male female young teenage elderly human animal family public private royal military medical industrial commercial professional
	left right upper lower middle inside outside indoor outdoor underwater nearby distant ordinary average generic common rare
	two three couple few notch several angry passionate sexy seductive sensual edgy friendly trustworthy confident brave
	noble regal mature childish festive nostalgic dramatic sweet bitter sour spicy zesty tangy
	cute elegant fancy funky crazy ugly modern trendy
	brand primary secondary accent base main default neutral success error danger info active inactive hover focus
`.trim().split(/\s+/);

/** Words for each modifier, the usual one first. */
export const MODIFIERS: Readonly<Record<Modifier, readonly string[]>> = {
	light: ['light', 'weak', 'watery', 'diluted', 'watered down',
		'ice cream', 'gelato', 'frosting', 'icing', 'macaron'],
	dark: ['dark', 'tarnished', 'roasted', 'tanned', 'shadowy'],
	pale: ['pale', 'sheer', 'translucent', 'icy', 'frosted', 'frosty', 'thin'],
	bright: ['bright', 'brilliant', 'clear', 'cheerful', 'happy', 'joyful', 'energetic', 'playful'],
	deep: ['deep', 'jam', 'wet', 'damp', 'soaked', 'rain soaked', 'water soaked', 'soaking wet', 'rainy',
		'soggy', 'shaded', 'drenched', 'mysterious'],
	medium: ['medium', 'mid'],
	pastel: ['pastel', 'baby', 'chalky', 'powdery', 'creamy', 'milky', 'sorbet', 'sherbet', 'yogurt', 'yoghurt', 'milkshake', 'mousse'],
	neon: ['neon', 'fluorescent', 'fluo', 'fluro', 'acid'],
	hot: ['hot'],
	electric: ['electric'],
	vivid: ['vivid', 'vibrant', 'juicy', 'lush', 'punchy', 'glowing', 'radiant', 'bold', 'loud'],
	rich: ['rich', 'ripe', 'velvet', 'velvety'],
	strong: ['strong', 'intense', 'saturated'],
	soft: ['soft', 'subtle', 'gentle', 'delicate', 'tender', 'soothing', 'serene', 'peaceful', 'tranquil', 'relaxing', 'dreamy',
		'romantic', 'innocent'],
	muted: ['muted', 'subdued', 'desaturated', 'earthy', 'calm', 'quiet', 'sad', 'melancholy', 'melancholic'],
	dull: ['dull', 'drab', 'flat'],
	faded: ['faded', 'fading', 'sun faded', 'washed', 'acid washed', 'bleached', 'sun bleached', 'stonewashed', 'stone washed', 'weathered',
		'worn', 'distressed'],
	dusty: ['dusty', 'ashy'],
	dusky: ['dusky', 'smoky', 'smokey', 'moody', 'gloomy'],
	dirty: ['dirty', 'murky', 'muddy', 'stained',
		'grimy', 'dingy', 'polluted'],
	metallic: ['metallic', 'pearl', 'pearly', 'pearlescent'],
	burnt: ['burnt', 'scorched', 'singed', 'overcooked'],
	charred: ['charred', 'blackened'],
	dried: ['dried', 'dead', 'dying', 'wilted', 'withered'],
	aged: ['aged', 'old', 'vintage'],
	unripe: ['unripe', 'underripe', 'unripened', 'not ripe'],
	rusty: ['rusty', 'rusted', 'rusting', 'corroded', 'oxidized'],
	rotten: ['rotten', 'rotting', 'overripe', 'over ripe', 'spoiled', 'decayed', 'decaying', 'decomposing', 'bruised'],
	moldy: ['moldy', 'mouldy', 'mildewed'],
	frozen: ['frozen', 'frost covered', 'snow covered', 'snowy', 'snow dusted'],
	night: ['at night', 'by night', 'nighttime', 'night time', 'after dark'],
	heather: ['heathered', 'heather', 'marl', 'marled', 'melange'],
	almost: ['almost', 'nearly', 'not quite', 'not fully', 'not completely', 'no longer'],
	faint: ['barely', 'barely there', 'hardly', 'faintly', 'whitewashed'],
	warm: ['warm', 'sunlit', 'sun kissed'],
	cool: ['cool', 'cold', 'moonlit'],
};

/** Words of each degree. */
export const DEGREES: Readonly<Record<Degree, readonly string[]>> = {
	more: [
		'very', 'extra', 'really', 'super', 'ultra', 'hyper', 'mega', 'extremely', 'so', 'too', 'quite', 'much', 'far', 'way', 'considerably',
		'noticeably', 'incredibly', 'insanely', 'unbelievably', 'terribly', 'awfully',
	],
	less: ['ever so slightly', 'slightly', 'bit', 'little', 'somewhat', 'touch', 'tad', 'marginally', 'shade'],
	not: ['not very', 'not too', 'not so', 'not really'],
	opposite: ['less', 'not as'],
	no: ['not'],
};

/** Abbreviations of the clothes trade, and frequent misspellings. */
export const ABBREVIATIONS: ReadonlyMap<string, string> = new Map(Object.entries({
	dk: 'dark', drk: 'dark', lt: 'light', lgt: 'light', med: 'medium', md: 'medium', brt: 'bright',
	blk: 'black', wht: 'white', gry: 'gray', blu: 'blue', nvy: 'navy', brn: 'brown', grn: 'green', pnk: 'pink', prpl: 'purple', yel: 'yellow',
	orng: 'orange', burned: 'burnt', fuschia: 'fuchsia', fuscia: 'fuchsia', lavendar: 'lavender', lavander: 'lavender',
	chartruese: 'chartreuse', scarlett: 'scarlet', gery: 'gray', graey: 'gray', orkid: 'orchid', cota: 'cotta',
	midnite: 'midnight', nite: 'night', lite: 'light', brite: 'bright',
}));
