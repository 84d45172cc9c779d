/*
 * The 148 color keywords of CSS, each with its 8-bit color.
 *
 * Stored as one text, a third of the size of an object, and decoded on first use.
 *
 * Source  CSS Color 4 §6.1.
 * Proof   test/reading/css-keywords.test.ts.
 */

import type { Rgb24 } from '../spaces/rgb24.ts';

/**
 * Keywords in ascending order of their colors, each followed by the difference from the previous color, in base 36 with
 * capitals. Those with "gray" are also spelt "grey".
 */
const TABLE = 'black0navy3KdarkblueBmediumblue1Ublue1EdarkgreenJK1green5J4teal3Kdarkcyan26JdeepskyblueAD0darkturquoise2XE'
	+ 'mediumspringgreen8NDlimeVAspringgreen3Jaqua3Kcyan0midnightblueXUNLdodgerblue7OGFlightseagreen2ZSBforestgreen2LBSseagreenGUUT'
	+ 'darkslategray12PKlimegreen4WKJmediumseagreenDWLBturquoise5V8FroyalblueR2Psteelblue75QRdarkslateblue2FH3mediumturquoiseTA9'
	+ 'indigo32D2darkolivegreenEMR1cadetblueEBU9cornflowerblue6Z4Drebeccapurple29POmediumaquamarineUFLdimgray3NWFslateblue1BOK'
	+ 'olivedrab1OPIslategray6Y5Plightslategray9VK9mediumslateblue5G0Llawngreen27MAchartreuse48AOaquamarine5Wmaroon18purple3K'
	+ 'oliveP6Ogray3KskyblueA9GRlightskyblueFblueviolet3BHKdarkred15WEdarkmagenta3VsaddlebrownDJCdarkseagreen69VGlightgreen1OG1'
	+ 'mediumpurple3IVFdarkvioletSFSpalegreen6ZT1darkorchidAWKyellowgreen292Esienna7R3Vbrown6SXPdarkgray6BGFlightblue5VLP'
	+ 'greenyellow7K9paleturquoise2PXBlightsteelblue169Cpowderblue5JCfirebrick1RGCdarkgoldenrod8Z55mediumorchid2JM0rosybrown34JG'
	+ 'darkkhaki1MFWsilver49JPmediumvioletred8W5Hindianred8TEFperu82Rchocolate6VA7tanEWElightgray1KQVthistle6WW5orchid2DJ2'
	+ 'goldenrodABUpalevioletred146RcrimsonWBTgainsboro13MOplum12PTburlywood1J8Qlightcyan3794lavender8AGRdarksalmon3RSWviolet6WZ8'
	+ 'palegoldenrodK3Glightcoral28K6khakiK5Oaliceblue3N7honeydew1DDazureFsandybrown5469wheat1Q37beige4KPwhitesmokePmintcream1Z9'
	+ 'ghostwhite46BPsalmon25BNantiquewhiteL7PlinenZZlightgoldenrodyellow1YKoldlace46QCred1GKAfuchsia73magenta0deeppink3V8'
	+ 'orangered9KDtomato5ZBhotpink19Pcoral49Odarkorange2I8lightsalmon41MorangeW6lightpink3I9pink1ZEgold4DXpeachpuffQHnavajowhiteS4'
	+ 'moccasin16WbisqueFmistyroseTblanchedalmond1D8papayawhipSOlavenderblush80seashellZDcornsilkKUlemonchiffonDTfloralwhiteZsnowA'
	+ 'yellowSMlightyellow68ivoryGwhiteF';

let keywords: ReadonlyMap<string, Rgb24> | undefined;

/** Colors by keyword in lower case, in alphabetical order. */
export function cssKeywords(): ReadonlyMap<string, Rgb24> {
	let rgb: Rgb24 = 0;
	return keywords ??= new Map([...TABLE.matchAll(/([a-z]+)([A-Z\d]+)/g)].flatMap(([, keyword = '', above = '']) => {
		rgb += Number.parseInt(above, 36);
		return [[keyword, rgb] as const, [keyword.replace('gray', 'grey'), rgb] as const];
	// Sorted as strings; the comma after the keyword precedes any letter.
	}).sort());
}
