/*
 * Further queries of a search and the names whose color a person expects first, as rows `query = name/name`: words around a name, cases,
 * word order, spellings, typing errors, unfinished words, abbreviations, other letters and keyboards.
 */

/** English queries. */
export const QUERIES_EN = `
	shade of violet = Violet; hue of mustard = Mustard; colour of chocolate = Chocolate Brown/Chocolate; color of rust = Rust
	the color of jade = Jade; mauve colour = Mauve; what color is teal = Teal; coral paint = Coral; olive green paint = Olive Green/Olive
	paint sage = Sage; color code mint = Mint; fuchsia hex = Fuchsia; hex navy = Navy; hex code for maroon = Maroon; rgb of gold = Gold
	the colour lilac = Lilac; lilak = Lilac; lylac = Lilac; burgundi = Burgundy; bourgundy = Burgundy; turquise = Turquoise
	turkoise = Turquoise; vilolet = Violet; violett = Violet; indgo = Indigo; scarlit = Scarlet; crimsin = Crimson
	mustard yelow = Mustard/Mustard Yellow; olve = Olive; tael = Teal; ivry = Ivory; ivroy = Ivory; persimon = Persimmon
	apricott = Apricot; appricot = Apricot; plumb = Plum; tawney = Tawny; sepiaa = Sepia; copperr = Copper; bronz = Bronze
	silwer = Silver; platinium = Platinum; cobolt = Cobalt; cobalt bleu = Cobalt Blue/Cobalt; ultramarin = Ultramarine
	verdegris = Verdigris; malachit = Malachite; obsidan = Obsidian; amathyst = Amethyst; topas = Topaz; garnett = Garnet; rubby = Ruby
	perl = Pearl; ebonny = Ebony; mohogany = Mahogany; walnutt = Walnut; chesnut = Chestnut; hazelnutt = Hazelnut; almand = Almond
	pistacio = Pistachio; avacado = Avocado; artichok = Artichoke; pumpkn = Pumpkin; tomatoe = Tomato; strawbery = Strawberry
	rasberry = Raspberry; bluberry = Blueberry; cranbery = Cranberry; blackbery = Blackberry; lemmon = Lemon; bananna = Banana
	tangarine = Tangerine; manderin = Mandarin; papya = Papaya; watermellon = Watermelon; flamigo = Flamingo; peacok = Peacock
	canery = Canary; sallmon = Salmon; shrmp = Shrimp; lobsta = Lobster; pepermint = Peppermint; eucaliptus = Eucalyptus
	lavendr = Lavender; hydranga = Hydrangea; geraniumm = Geranium; marygold = Marigold; daffodill = Daffodil; sunflowr = Sunflower
	dandelon = Dandelion; orchd = Orchid; hyacynth = Hyacinth; wysteria = Wisteria; heliotrop = Heliotrope; periwinkl = Periwinkle
	fucsia = Fuchsia; thistel = Thistle; ferm green = Fern Green/Fern; juniperr = Juniper; green emerald = Emerald/Emerald Green
	red ruby = Ruby/Ruby Red; blue sapphire = Sapphire/Blue Sapphire; orange burnt = Burnt Orange
	pink salmon = Salmon Pink/Salmon/Pink Salmon; gray charcoal = Charcoal; yellow lemon = Lemon/Lemon Yellow
	green olive = Olive Green/Olive/Green Olive; white ivory = Ivory; brown chocolate = Chocolate Brown; blue royal = Royal Blue
	green forest = Forest Green; purple royal = Royal Purple; blue steel = Steel Blue; red brick = Brick Red/Brick
	blue powder = Powder Blue; green kelly = Kelly Green; pink hot = Hot Pink; blue electric = Electric Blue; green neon = Neon Green
	gold old = Old Gold; rose old = Old Rose; blue prussian = Prussian Blue; blue cobalt = Cobalt Blue/Cobalt
	egyptian blue = Egyptian Blue; klein blue = International Klein Blue/Klein Blue; yves klein = International Klein Blue/Klein Blue
	majorelle = Majorelle Blue; prussian = Prussian Blue; persian blue = Persian Blue; oxford blue = Oxford Blue
	cambridge blue = Cambridge Blue; air force blue = Air Force Blue; alice blue = Alice Blue; dodger blue = Dodger Blue
	cadet blue = Cadet Blue; safety orange = Safety Orange; blaze orange = Blaze Orange/Safety Orange
	school bus yellow = School Bus Yellow; taxi yellow = Taxi Yellow/Taxi; caution yellow = Safety Yellow/Caution Yellow
	stop sign red = Stop Sign Red/Stop Sign/Red; lipstick red = Lipstick Red/Lipstick; rosewood = Rosewood; oxblood = Oxblood
	cordovan = Cordovan; merlot = Merlot; bordeaux = Bordeaux; claret = Claret; sangria = Sangria; champagne = Champagne; linen = Linen
	parchment = Parchment; alabaster = Alabaster; bone = Bone; chalk = Chalk; snow = Snow; ash grey = Ash Gray/Ash
	ash gray = Ash Gray/Ash; battleship gray = Battleship Gray; battleship grey = Battleship Gray; gunmetal = Gunmetal
	graphite = Graphite; stone = Stone; pewter = Pewter; lead = Lead; jet = Jet; onyx = Onyx; raven = Raven; steelblue = Steel Blue
	skyblue = Sky Blue; seagreen = Sea Green; darkred = Dark Red; navyblue = Navy; limegreen = Lime Green; forestgreen = Forest Green
	orangered = Orange Red; slateblue = Slate Blue; mediumpurple = Medium Purple; palegreen = Pale Green; lightyellow = Light Yellow
	dark_orange = Dark Orange; light-pink = Light Pink; mint-cream = Mint Cream; ghost_white = Ghost White; old-lace = Old Lace
	papaya-whip = Papaya Whip; PeachPuff = Peach Puff; rosyBrown = Rosy Brown; SaddleBrown = Saddle Brown; sandy_brown = Sandy Brown
	floral white = Floral White; burly wood = Burly Wood; turquo = Turquoise; perriw = Periwinkle; burgu = Burgundy; aquama = Aquamarine
	cinna = Cinnamon; magent = Magenta; fuchs = Fuchsia; amethy = Amethyst; emeral = Emerald; sapphi = Sapphire; dk red = Dark Red
	lt pink = Light Pink; lt green = Light Green; dk brown = Dark Brown; blu grn = Blue Green; yel = Yellow; prpl = Purple; orng = Orange
	brn = Brown; wht = White; blk = Black; nvy blue = Navy; midnite blue = Midnight Blue
	lite pink = Light Pink; terra cota = Terracotta; brite green = Bright Green; nite sky = Night Sky; dark orkid = Dark Orchid
	cyam = Cyan; gery = Gray; olive gren = Olive Green; perriw = Periwinkle; geren = Green; blakc = Black; turqoise = Turquoise
	pinkk = Pink; purpul = Purple; emrald = Emerald; sienna burnt = Burnt Sienna; raspb = Raspberry; magenta dark = Dark Magenta
`;

/** Russian queries. */
export const QUERIES_RU = `
	цвет сирени = сиреневый; цвет лаванды = лавандовый; цвет малахита = малахитовый; цвет корицы = корица; цвет оливки = оливковый
	цвет апельсина = апельсиновый; цвет черники = черничный; цвет ежевики = ежевичный; цвет клюквы = клюквенный; цвет граната = гранатовый
	цвет янтаря = янтарный; цвет песка = песочный; цвет глины = глина/глиняный; цвет терракоты = терракотовый
	цвет ржавчины = ржавый/ржавчина; оттенок бордо = бордовый/бордо; оттенок марсала = марсала; оттенок пудры = пудровый
	оттенок хаки = хаки; тон слоновой кости = слоновая кость; краска охра = охра; колер мята = мятный; цвет ультрамарин = ультрамарин
	цвет экрю = экрю; фиолетовй = фиолетовый; оранживый = оранжевый; ораньжевый = оранжевый; бордавый = бордовый; беживый = бежевый
	бежывый = бежевый; сериневый = сиреневый; сиреневй = сиреневый; серинивый = сиреневый; розавый = розовый; розовй = розовый
	коричневй = коричневый; корычневый = коричневый; карычневый = коричневый; желтй = жёлтый; черый = чёрный; зеленный = зелёный
	зиленый = зелёный; белй = белый; голубй = голубой; сений = синий; синй = синий; красый = красный; краный = красный
	бирюзавый = бирюзовый; берюза = бирюзовый; изумрудый = изумрудный; изумрутный = изумрудный; лавандавый = лавандовый
	ловандовый = лавандовый; персикавый = персиковый; пирсиковый = персиковый; аливковый = оливковый; оливкавый = оливковый
	гарчичный = горчичный; горчишный = горчичный; горчичневый = горчичный; тиракотовый = терракотовый; терракатовый = терракотовый
	каралловый = коралловый; кораловый = коралловый; малинавый = малиновый; молиновый = малиновый; вешневый = вишнёвый
	пурпурный цвет = пурпурный; пурпурый = пурпурный; лилловый = лиловый; пудравый = пудровый; жёлтого = жёлтый; розовым = розовый
	фиолетовую = фиолетовый; бежевого = бежевый; бирюзовом = бирюзовый; коричневые = коричневый; серая = серый; чёрную = чёрный
	тёмно синий = тёмно-синий; темно-зелёная = тёмно-зелёный; светлозеленый = светло-зелёный; светло розовая = светло-розовый
	бледно розовый = бледно-розовый; ярко жёлтая = ярко-жёлтый; тёмно коричневые = тёмно-коричневый; светло серая = светло-серый
	серо голубой = серо-голубой; сине зелёный = сине-зелёный; желто-зеленый = жёлто-зелёный; красно коричневый = красно-коричневый
	оранжево красный = оранжево-красный; синий тёмный = тёмно-синий; зелёный тёмный = тёмно-зелёный; красный яркий = ярко-красный
	розовый бледный = бледно-розовый; волна морская = морская волна; пыльная роза = пыльная роза; кость слоновая = слоновая кость
	асфальт мокрый = мокрый асфальт; горький шоколад = горький шоколад; молочный шоколад = молочный шоколад
	топлёное молоко = топлёное молоко; морская волна = морская волна; чайная роза = чайная роза; серебро = серебро/серебряный/серебристый
	золото = золотой/золото; бронза = бронзовый; медь = медный; сталь = стальной; чугун = чугун; графит = графитовый
	антрацит = антрацитовый; уголь = угольный; сажа = сажевый; пепел = пепельный/пепел; дым = дымчатый/дым; туман = туман
	снег = снежный/снег; лёд = ледяной/лёд; маренго = маренго; электрик = электрик; аквамарин = аквамариновый
	кобальт = кобальтовый/кобальт; берлинская лазурь = берлинская лазурь; лазурный = лазурный; лазурь = лазурный/лазурь
	небесный = небесный/небесно-голубой; васильковый = васильковый; незабудка = незабудковый/незабудка; сирень = сиреневый
	фиалка = фиалковый/фиалка; багровый = багровый; пунцовый = пунцовый; карминовый = карминовый; киноварь = киноварь
	рубиновый = рубиновый; гранатовый = гранатовый; бургунди = бургунди/бургундский; рыжий = рыжий; шафран = шафрановый; куркума = куркума
	pink розовый = розовый/pink; navy = Navy; krasnyi = красный; sinij = синий; zheltyj = жёлтый; zelenyi = зелёный
	fioletovyi = фиолетовый; chernyj = чёрный; oranzhevyj = оранжевый; korichnevyj = коричневый; ptktysq = зелёный; ,tksq = белый
	xthysq = чёрный; ujke,jq = голубой; hjpjdsq = розовый; cthsq = серый; rjhbxytdsq = коричневый; abjktnjdsq = фиолетовый
	,bh.pjdsq = бирюзовый; jkbdrjdsq = оливковый; красненький = красный; синенький = синий; беленький = белый; чёрненький = чёрный
	розовенький = розовый; серенький = серый; зелёненькая = зелёный; голубенький = голубой; рыженький = рыжий; жёлтенькая = жёлтый
	бордо = бордовый/бордо; фиоле = фиолетовый; лаванд = лавандовый; персик = персиковый; горчиц = горчичный/горчица; шокола = шоколадный
	коричн = коричневый; салат = салатовый; аквамар = аквамариновый; серинивый = сиреневый; берюза = бирюза; голубй = голубой
	голубои = голубой; синии = синий; желтйы = жёлтый; ораньж = оранжевый; галубой = голубой; гулубой = голубой; аливковый = оливковый
	терракотвый = терракотовый; корамельный = карамельный; боклажановый = баклажанный/баклажановый; шакаладный = шоколадный
`;
