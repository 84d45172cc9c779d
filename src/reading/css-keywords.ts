/*
 * The 148 color keywords of CSS, each with its 8-bit color.
 *
 * Held as one text, which is half the size of an object, and taken apart when a keyword is first asked for.
 *
 * Source  CSS Color 4 §6.1.
 * Proof   test/reading/css-keywords.test.ts.
 */

import type { Rgb24 } from '../spaces/rgb24.ts';

/** Each keyword and its color in hex digits. Those with "gray" are spelt "grey" too. */
const TABLE = 'aliceblueF0F8FFantiquewhiteFAEBD7aqua00FFFFaquamarine7FFFD4azureF0FFFFbeigeF5F5DCbisqueFFE4C4black000000blanchedalmondFFEBCD'
	+ 'blue0000FFblueviolet8A2BE2brownA52A2AburlywoodDEB887cadetblue5F9EA0chartreuse7FFF00chocolateD2691EcoralFF7F50'
	+ 'cornflowerblue6495EDcornsilkFFF8DCcrimsonDC143Ccyan00FFFFdarkblue00008Bdarkcyan008B8BdarkgoldenrodB8860BdarkgrayA9A9A9'
	+ 'darkgreen006400darkkhakiBDB76Bdarkmagenta8B008Bdarkolivegreen556B2FdarkorangeFF8C00darkorchid9932CCdarkred8B0000'
	+ 'darksalmonE9967Adarkseagreen8FBC8Fdarkslateblue483D8Bdarkslategray2F4F4Fdarkturquoise00CED1darkviolet9400D3deeppinkFF1493'
	+ 'deepskyblue00BFFFdimgray696969dodgerblue1E90FFfirebrickB22222floralwhiteFFFAF0forestgreen228B22fuchsiaFF00FFgainsboroDCDCDC'
	+ 'ghostwhiteF8F8FFgoldFFD700goldenrodDAA520gray808080green008000greenyellowADFF2FhoneydewF0FFF0hotpinkFF69B4indianredCD5C5C'
	+ 'indigo4B0082ivoryFFFFF0khakiF0E68ClavenderE6E6FAlavenderblushFFF0F5lawngreen7CFC00lemonchiffonFFFACDlightblueADD8E6'
	+ 'lightcoralF08080lightcyanE0FFFFlightgoldenrodyellowFAFAD2lightgrayD3D3D3lightgreen90EE90lightpinkFFB6C1lightsalmonFFA07A'
	+ 'lightseagreen20B2AAlightskyblue87CEFAlightslategray778899lightsteelblueB0C4DElightyellowFFFFE0lime00FF00limegreen32CD32'
	+ 'linenFAF0E6magentaFF00FFmaroon800000mediumaquamarine66CDAAmediumblue0000CDmediumorchidBA55D3mediumpurple9370DB'
	+ 'mediumseagreen3CB371mediumslateblue7B68EEmediumspringgreen00FA9Amediumturquoise48D1CCmediumvioletredC71585midnightblue191970'
	+ 'mintcreamF5FFFAmistyroseFFE4E1moccasinFFE4B5navajowhiteFFDEADnavy000080oldlaceFDF5E6olive808000olivedrab6B8E23orangeFFA500'
	+ 'orangeredFF4500orchidDA70D6palegoldenrodEEE8AApalegreen98FB98paleturquoiseAFEEEEpalevioletredDB7093papayawhipFFEFD5'
	+ 'peachpuffFFDAB9peruCD853FpinkFFC0CBplumDDA0DDpowderblueB0E0E6purple800080rebeccapurple663399redFF0000rosybrownBC8F8F'
	+ 'royalblue4169E1saddlebrown8B4513salmonFA8072sandybrownF4A460seagreen2E8B57seashellFFF5EEsiennaA0522DsilverC0C0C0skyblue87CEEB'
	+ 'slateblue6A5ACDslategray708090snowFFFAFAspringgreen00FF7Fsteelblue4682B4tanD2B48Cteal008080thistleD8BFD8tomatoFF6347'
	+ 'turquoise40E0D0violetEE82EEwheatF5DEB3whiteFFFFFFwhitesmokeF5F5F5yellowFFFF00yellowgreen9ACD32';

let keywords: ReadonlyMap<string, Rgb24> | undefined;

/** By keyword in lower case, in alphabetical order. */
export const cssKeywords = (): ReadonlyMap<string, Rgb24> => (keywords ??= new Map([...TABLE.matchAll(/([a-z]+)(.{6})/g)]
	.flatMap(([, keyword = '', digits = '']) => [keyword, keyword.replace('gray', 'grey')]
		.map((spelling) => [spelling, Number.parseInt(digits, 16)] as const))
	.sort(([a], [b]) => (a < b ? -1 : 1))));
