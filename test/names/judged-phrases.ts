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
`);
