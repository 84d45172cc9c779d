/*
 * Phrases outside of the lists, each with the color that a person expects, judged by eye before the phrases were parsed.
 */

export type Judged = readonly [phrase: string, hex: string];

const readRows = (text: string): readonly Judged[] =>
	text.trim().split(/;\s*|\n\s*/).map((row) => [row.slice(0, row.lastIndexOf(' ')), row.slice(row.lastIndexOf(' ') + 1)]);

/** English. */
export const JUDGED_EN = readRows(`
	vivid brown c0702c; vivid pink f2489f; vivid purple a020c8; vivid green 18b02c; neon coral ff4d48; neon teal 10d8c4
	bright brown b87434; bright teal 10b4a8; bright olive 9ca820; electric teal 18c8b8; deep pink rose c23c6c
	deep olive 4c5420; deep tan 9c7c4c; dark lavender 8468b0; muted lavender b0a2cc; muted coral d88878
	muted mustard b8a058; dusty coral d08878; dusty teal 4c8c88; dusty olive 80805c; soft coral f8a898; soft teal 7cc4bc
	pale teal a8d8d0; pale olive b8bc88; pale brown b8957c; pale khaki d8d0a0; light mustard e0c468; light maroon a24a5c
	light burgundy a44c60; dark salmon pink c86c6c; dark peach d0875c; dark mint 4cac84; very dark teal 043c40; very light pink fcdce8
	cool red c8284c; warm red d83c20; cool green 20a060; warm purple 943c98; warm pink f07c98; cool pink e888b4
	metallic navy 283058; midnight blue metallic 283058; heathered navy 606c90; heathered green 78a880
	blue-ish purple 6c4cc0; green-ish blue 2484a4; pink-ish red d83058; sage-ish gray 98a090; navy-ish 202c5c; reddish brown 8c3c20
	yellowish green a0c83c; bluish gray 7c8c9c; dk green 1c5c24; dk blue 142468; lt blue 94c4f0; lt gray c8c8c8
	dark_teal 0c5054; lightDustyBlue a8bccc; dusty-light-blue 9cb4cc; amber eyes d89c20; ice blue eyes c0e0f0; chestnut brown hair 7c4428
	jet black hair 101010; navy wool sweater 1c2450; barely pink fce0e8; stonewashed denim 6c88ac; red lipstick c81830
	weathered oak b09c80; faded burgundy 98505c; washed navy 4c5878; pastel teal a0dcd0; pastel maroon cc8c98
	dirty green 5c6c34; dirty yellow b8a438; smoky purple 6c5878; murky green 54603c; dull orange c48048; rich brown 6c3c18
	intense turquoise 04b8b0; saturated purple 9020c0; subdued red b05850; gentle green 98d098; hot orange fc6410
	pale rosy brown c8a090; dusty navy 3c4868; pale coral f8b8a8; deep mustard b8860c; bright coral ff6448; soft olive a0a06c
	dark coral c8483c
	olive puffer jacket 8a9040; cobalt suede pumps 1848b0; brass hardware b59a4a; brushed nickel faucet a8a8a4; platinum bob ece4d4
	noon sky blue 80c4f0; medBlue 1840c8; overcast morning a8b8c8; neon pink nails ff30a0; berry lip gloss 8c2850
	khaki cargo shorts a89870; navy peacoat 181c44; maroon varsity jacket 7a1824; charcoal pinstripe suit 3c4044; peach satin slip dress f8c8a8
	sheer peach lip balm f8d0b8; error state red d82020
	muted olive 80805c; muted teal 5c9090; muted purple 806890; muted pink d8a0ac; muted green 7c9c7c; muted blue 6c88a8
	muted orange d89860
	vivid blue 1848f0; vivid red e81420; vivid orange ff7c08; vivid yellow fce808; vivid turquoise 04d0c8; bright lavender b890ff
	neon orange ff6010
	neon yellow e8fc10; neon blue 2048ff; pastel orange fcc890; pastel yellow fcf4a8; pastel green a8e4a8; pastel purple c8a8e0
	pastel red f08080
	faded red c06060; faded blue 7c98b8; faded pink dca8b0; faded green 80a880; washed out green a8c4a8; washed out blue a0b8d0
	very pale yellow fcfcdc
	very dark brown 2c1808; very dark purple 28083c; very light blue d8ecfc; very light green d8f4d8; very light gray e8e8e8
	almost white fafafa
	nearly black 101010; slightly pink fce0e8; light gray blue a8b8cc; dark blue gray 3c4c60; light olive b4b878; light teal 88d0c8
	dark mustard a07c10
	dark turquoise green 047868; dark rose a83c5c; light plum b078a8; light wine a04858; light chocolate a06c48; dark chocolate 402418
	milk chocolate 80502c
	dark honey b47810; pale honey f4d898; light coffee a88060; black coffee 2c1c14; warm gray 8c847c; cool gray 848c94; warm beige e0c8a8
	cool beige d4ccbc
	warm brown 84502c; cool brown 645448; warm yellow fcc838; cool blue 3870d0; warm orange f88028; cool purple 6c48b8
	metallic blue 386098
	metallic red 982028; metallic gold c8a038; metallic silver b0b4b8; metallic green 307050; heather gray b8b8bc; heathered blue 7c98b8
	heathered purple 8c7ca0; heathered red b06068; green eyes 609058; brown eyes 5c381c; hazel eyes 8c7040; blond hair e4cc90
	red hair a84420
	brown hair 5c3c24; gray hair a8a8a8; pink lipstick e05880; nude lipstick c88c7c; plum lipstick 782850; black car 101010
	silver car c0c0c4
	white wool f4f0e8; gray wool 8c8c8c; sunset sky f09060; stormy sky 607080; night sky 10183c; clear blue sky 70b8f0
	green-ish gray 84907c
	orange-ish red e84420; purple-ish blue 5048d8; yellow-ish brown a07830; red-ish orange f05820; brown-ish gray 807468
	blackish blue 081028
	whitish pink fcecf0; greyish purple 80748c; pinkish beige e4c4b4; greenish brown 685c28; bluish black 081020; orangey brown b46420
	greeny blue 2090a0
	light redish brown b46850; drak blue 081c74; lihgt green 98e498; brigth red f01818; deep purpel 481070; plae pink fcd4dc
	dark gren 086018
	blackened steel 303234; dark roasted coffee beans 2e1a10; purply blue 5a50c8; extremely bright orange ff7a08
	deeper blue 1a2c9c; slightly greenish yellow e2ea48; pastelPink fcc8d4; red plaid shirt b82430
	strong black tea 6a2c10; melted cheese f0b840; unripe tomato 8cac4c; dried cranberries 801c2c
	orange marmalade e88420; raspberry lemonade f0789c; fried egg fcd030; iceberg lettuce c8e0a0; calm ocean 2c7cac
	pale winter sky d0dce8; purple dusk 645484; dry leaves a8703c; tree moss 74884c; black sand 38342f; rusted metal 8c4824
	tarnished copper 8c5c40; worn jeans 8098b4; burgundy velvet 6c1428; tan suede jacket c09868
	coral nail polish fc7860; dark brown hair 3c2818; greenish hazel eyes 7c7844; tanned b8804c; walnut floor 5c4030
	barn door red 7c1c14; black cast iron 28282a; dark green suv 1c3c2c; placeholder gray a4a4a8; squirrel gray 8c8884
	parrot green 2ca83c
`);

/** Russian. */
export const JUDGED_RU = readRows(`
	красненький e02828; жёлтенький f4e02c; синенький 2040d8; светленький голубой b0d8f4; зелёненький 20a838; беленький fcfcfc
	цвет пепла b0b8b0; цвет угля 282828; цвет василька 6088e4; цвет орла 604c38; цвет песка d8c090; цвет перца 383430
	холодный красный c8284c; тёплый красный d83c20; холодный зелёный 20a060; тёплый фиолетовый 943c98; тёплый синий 3c40c8
	сочный фиолетовый a020c8; сочный коричневый c0702c; сочный бордовый a80c3c; насыщенный коричневый c0702c; насыщенный бирюзовый 10c0b0
	неоновый коралловый ff4d48; кислотный розовый ff2090; яркий оливковый 9ca820; интенсивный бирюзовый 04b8b0
	чуть розовый fce0e8; слегка зелёный c8f0c0; едва голубой e0f0fc; очень тёмный бирюзовый 043c40; очень светлый розовый fcdce8
	графитовый металлик 505458; бордовый металлик 702840; изумрудный металлик 308060; бежевый меланж d8ccb8; зелёный меланж 78a880
	янтарные глаза d89c20; болотные глаза 6c7438; глаза цвета неба 88c8f0; пепельная блондинка b8b4a8; каштановые волосы 7c4428
	красная помада c81830; вишнёвая помада 8c1434; бежевая шерсть d8c4a4; синяя машина 2040a8; чёрные волосы 101010
	пыльный коралловый d08878; пыльный бирюзовый 5c9c98; пыльный оливковый 80805c; грязно-зелёный 5c6c34; мутно-зелёный 5c6c34
	блёклый бордовый 98505c; выцветший синий 6c88b4; вылинявший чёрный 404040; приглушённый коралловый d88878; приглушённый красный b05850
	дымчатый фиолетовый 6c5878; тусклый оранжевый c48048; нежный салатовый c8f098; мягкий бирюзовый 90d8d0; пудровый сиреневый d8bce4
	бледный оливковый b8bc88; бледно-коричневый b8957c; светлый бордовый a44c60; светлый горчичный e0c468; тёмный персиковый d0875c
	тёмный мятный 4cac84; тёмный салатовый 68a020; густой коричневый 5c3418; глубокий бирюзовый 087878; богатый коричневый 6c3c18
	синевато-зелёный 18847c; зеленовато-серый 8c9c8c; желтовато-зелёный a0c83c; розовато-красный d83058; голубовато-белый ecf4fc
	серо-коричневый 84746c; сине-фиолетовый 5030c0; красно-коричневый 8c3c20; жёлто-оранжевый fcb020; серо-розовый c8a4a8
	синенькая машина 2040d8; розовенький f8a0b8; серенький a0a0a0; чёрненький 101010; голубенький 88c8f4; коричневенький 84502c
	сиреневенький c8a0d8
	очень бледный жёлтый fcfcdc; очень тёмный коричневый 2c1808; очень светлый серый e8e8e8; очень тёмный фиолетовый 28083c
	очень яркий красный f81010
	не очень яркий синий 4060b0; чуть жёлтый fcf8d8; едва розовый fcecf0; слегка голубой d8f0fc; почти чёрный 101010; почти белый fafafa
	приглушённый синий 6c88a8; приглушённый зелёный 7c9c7c; приглушённый розовый d8a0ac; приглушённый фиолетовый 806890
	приглушённый бирюзовый 5c9c98
	пастельный оранжевый fcc890; пастельный жёлтый fcf4a8; пастельный зелёный a8e4a8; пастельный сиреневый d0b8e4
	пастельный красный f08080
	неоновый оранжевый ff6010; неоновый жёлтый e8fc10; неоновый розовый ff2090; кислотный зелёный 60fc10; кислотно-жёлтый e8fc10
	сочный зелёный 18b02c
	сочный оранжевый ff7c08; сочный розовый f2489f; насыщенный синий 1030c8; насыщенный красный d81020; насыщенный фиолетовый 7010b8
	яркий бордовый a80c3c
	блёклый синий 7c98b8; блёклый розовый dca8b0; блёклый зелёный 80a880; выцветший красный c06060; выцветший зелёный 80a880
	вылинявший голубой b0ccdc
	пыльный синий 6c88a8; пыльный розовый d0a0a8; пыльный фиолетовый 806890; пыльный зелёный 80987c; грязно-жёлтый b8a438
	грязно-голубой 7c98a8
	тёплый серый 8c847c; холодный серый 848c94; тёплый бежевый e0c8a8; холодный синий 2858c8; тёплый жёлтый fcc838
	тёплый коричневый 84502c; холодный розовый e888b4
	светлый оливковый b4b878; светлый бирюзовый 88d8d0; светлый шоколадный a06c48; тёмный шоколадный 402418; тёмный горчичный a07c10
	тёмный коралловый c8483c
	светлая слива b078a8; тёмный мёд b47810; светлый кофе a88060; чёрный кофе 2c1c14; молочный шоколад 80502c; горький шоколад 3c2418
	серебристый металлик b0b4b8; синий металлик 386098; зелёный металлик 307050; красный металлик 982028; серый меланж b4b4b4
	синий меланж 7c8cac; розовый меланж d4a8b4
	зелёные глаза 609058; карие глаза 5c381c; голубые глаза 88b8e0; серые глаза 98a4ac; русые волосы 9c7c58; рыжие волосы b85820
	седые волосы b8b8b8
	розовая помада e05880; сливовая помада 782850; белая машина fcfcfc; серебристая машина c0c0c4; серая шерсть 8c8c8c
	белая шерсть f8f8f4
	закатное небо f09060; ночное небо 10183c; грозовое небо 607080; ясное небо 70b8f0; цвет льна d8ccb0; цвет угля 282828
	цвет дождя 8898a8
	красноватый d05048; зеленоватый 90c890; синеватый 8098c8; желтоватый f0e8a0; розоватый e8b8c0; красновато-коричневый 8c4830
	зеленовато-голубой 60c0b8
	буровато-серый 80746c; розовато-бежевый e4c4b4; голубовато-серый 8ca0b0; серо-голубой 8ca4b8; серо-зелёный 849884
	жёлто-зелёный a8d030; сине-зелёный 087c84
	светло-серо-голубой b0c4d4; тёмно-серо-зелёный 485848; синего цвета 1030d8; в красном цвете e01010; бордовым 800c28; изумрудную 109858
	тёмно-зелёненький 085818
	тёмно-каричневый 4c2c14; светло-зеленй 90e090; ярко-розвый f83898; бледно-галубой c8e4f4; тёмно синяя машина 081c68
	нежно-сереневый d8c0e8
	мутная вода a3a58a; прелая листва 6b4a2c; подтаявший лёд cfe3ea; морозный узор dcecf5; вечерняя заря e8805a; золотая осень d9952c
	майская зелень 7cc242; инжирный джем 6a3040; тёмный шоколад 3b2418; шоколадная глазурь 4a2a1a; топлёное масло f2d98a
	апельсиновая цедра f58a1e; лимонная корка f7dc3a; спелый абрикос f79a3c; мякоть персика f9b06a; кожица баклажана 3a1a3e
	сердцевина арбуза e8394a; зелень укропа 4f7a3a; молодая картошка e2c98a; жареный миндаль b5783f; кедровый орех d9b98a
	сырое тесто f0e2c5; румяная корочка b5702c; растворимый кофе 4a2c1a; чай с лимоном d98a2c; имбирный чай e0b45a; брусничный морс b5203a
	рислинг ebe0a0; тёмный ром 4a2410; каберне 5a1426; розовое шампанское f3cfc0; перламутрово-розовый f0d0d5; кремово-белый fbf6e8
	чернично-синий 3a3f80; графитово-чёрный 26282c; шоколадно-коричневый 4f2d1c; соломенно-жёлтый e3cd7c; небесно-голубая 87ceeb
	мраморно-белый f0efeb; угольно-серый 3a3d40; мышино-серый 8f8c88; ржаво-оранжевый c0541e; болотно-зелёного 5d6b38
	васильково-синими 4a63d0; травянисто-зелёный 5fa83a; еле розовый fbe9ec; слегка желтоватый белый fbf6e0; чуть темнее бежевого c9b08a
	сильно разбавленный синий a5b8e0; гораздо ярче розового ff70a0; самый тёмный зелёный 06250f; почти бордовый 7a1a34
	едва голубоватый e8f2f8; не слишком яркий красный c03a3a; довольно бледный жёлтый f5eeb0; ещё темнее синего 00006a
	весьма тёмный коричневый 2e1a0e; светлей бирюзового 8fe6dc; посветлее серого b5b5b5; потемнее вишнёвого 5e0f22
	розовее персикового fab3a5; глубокий тёмно-фиолетовый 2e0f4a; спокойный серо-голубой 8fa5b5; благородный бордовый 6e1a2e
	припылённый розовый cfa0a6; припудренный персик f2cdb5; разбелённый голубой c5def0; сложный зелёный 6b7a5c; землистый коричневый 6b5138
	чистый белый ffffff; холодный серый 8b959e; тёплый розовый f2a096; оливка с серым подтоном 7a7a5a; бежевый с персиковым подтоном e8c5a5
	синий с фиолетовым отливом 3a30b0; чёрный с синим отливом 0f1428; между серым и бежевым b0a596; помесь красного и коричневого 8b3a26
	смесь синего с серым 5f7590; что-то вроде хаки 7a7148; типа мятного a5e3c5; желтенький fbe36a; красненькая e23a3a; голубенькое 9dd2f2
	синенькое 3a6ae0; коричневенький 8b5a34; рыжеватый c5783f; беловатый efeeea; лиловатый c0a8cc; бурый медведь 5a3e2a; серая кошка 8d8a87
	чёрный кот 141414; рыжая лиса c8642a; белый медведь f3efe2; пятнистый олень a5703c; вороная лошадь 161415; соловая лошадь dcbc84
	крыло голубя 8a93a0; перо павлина 0f6f88; грудка снегиря d9504a; яйцо дрозда 7fc8c5; панцирь краба d9482a; рыбья чешуя a8b0b5
	речной жемчуг ebe4da; голубой топаз 6fbfe0; чёрный опал 20283a; дымчатый топаз 6f5545; зелёный нефрит 2f9a6c; красный гранит 96504a
	мокрый камень 55595c; серый бетон 9a9a98; ржавчина на железе 9a4a20; тёмная бронза 6a4a26; лужёная медь c0905f; матовая сталь 8c9298
	красная глина a5492c; голубая глина 9fb3b8; выгоревшая трава c5b878; пожухлый лист 8f7040; лавандовое поле 8f7fc0; поле пшеницы dfc06a
	цветущий вереск a0609c; кора дуба 6a4f38; лепесток розы e0607f; бутон пиона d9588a; тигровая лилия f0701f; хвойная зелень 2c5b3c
	пепельная блондинка cdbfa0; волосы цвета карамели b5773f; тёмно-рыжие волосы 8f3c1c; русая коса 9c7c55
	глаза цвета морской волны 2f8f90; глаза цвета тёмного шоколада 3b2418; болотные глаза 6b7040; янтарные глаза c8842a
	помада цвета спелой вишни 8a1028; бежевый лак dcc2a2; розовые тени f0a8b8; бронзовый загар a86c3c; чёрная кожаная куртка 1c1a1a
	голубые потёртые джинсы 9db8d0; пыльно-голубое платье 9fb3c5; горчичный свитер cf9f2a; шерстяное пальто цвета верблюда c19a6b
	молочный трикотаж f8f3e6; пряжа цвета морской волны 1f8f8f; сливовый бархат 5a2850; стены цвета слоновой кости f7f1de
	диван цвета мха 6b7a3f; тёмное дерево 4a3222; белая эмаль f6f6f4; машина цвета мокрого асфальта 45484d; тёмно-синий перламутр 1a2450
	золотой песок d9b86a; вишнёвая девятка 6a1022; бежевй e0cdb0
	фиолетовй 7a22b8; тёмносиний 00008b; бледнорозовый fadadd; ярко зелёная 00c800; hjpjdsq ffb0c8; ghjphfxyj ujke,jq b5daf5
	,tktysq ffffff
	бордовые лоферы 6a1022; латунная фурнитура b59a4a; золотистый блондин d9b878; гоночный жёлтый f0d800; ярко-красная иномарка e81418
	майское небо 88c4f0; пасмурное утро a8b8c8; черничный кекс 3a3f80; наполовину синий наполовину зелёный 106878
	гречневый мёд 6a3a14; голубоватый a8c8dc; шорты карго хаки 8a8058; тёмно-синий бушлат 14204c; медная люстра b87040
	оранжевый пикап f08018; сиреневая фатиновая юбка c8a8d0
`);
