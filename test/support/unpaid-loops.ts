/*
 * Loops in guarded rooms that do not spend from the work budget, each with the bound that makes it unnecessary.
 *
 * A place is a directory, a file, or a declaration. `test/guards/spending.test.ts` fails on a place that needs no exemption any more.
 */

export interface Unpaid {
	/** `src/doors/html.ts`, `src/doors/reference/` or `src/doors/lines.ts#isBlank`. */
	readonly at: string;
	readonly bound: string;
}

export const UNPAID: readonly Unpaid[] = [
	// Doors: what a request may be long, and pages that are written once.
	{ at: 'src/doors/negotiation.ts', bound: 'linear in the headers, at most 16 KiB' },
	{ at: 'src/doors/not-found-page.ts', bound: 'linear in the suggested paths, at most the operations' },
	{ at: 'src/doors/sealed.ts', bound: 'linear in the versions of an answer, at most 10' },
	{ at: 'src/doors/headers.ts', bound: 'linear in the headers of an answer, at most 30' },
	{ at: 'src/doors/translate-problem.ts', bound: 'linear in the parts of a message, at most 30' },
	{ at: 'src/doors/query.ts', bound: 'linear in the target, at most 8 KiB' },
	{ at: 'src/doors/swatch.ts', bound: 'linear in the target, at most 8 KiB' },
	{ at: 'src/doors/router.ts', bound: 'once at start; then linear in the paths of doors, and a path of at most 8 KiB' },
	{ at: 'src/doors/refusals.ts', bound: 'linear in the target, at most 8 KiB' },
	{ at: 'src/doors/assets.ts', bound: 'over a constant table' },
	{ at: 'src/doors/offline.ts', bound: 'over the assets of the pages, at most 30' },
	{ at: 'src/doors/file.ts', bound: 'over the fields of a schema' },
	{ at: 'src/doors/options.ts', bound: 'once at start' },
	{ at: 'src/doors/index-door.ts', bound: 'once: over the table of operations' },
	{ at: 'src/doors/openapi/', bound: 'once: the document is the same for all' },
	{ at: 'src/doors/pages.ts#addBase', bound: 'once: the document is the same for all' },
	{ at: 'src/doors/html.ts', bound: 'once: pages are the same for all' },
	{ at: 'src/doors/icon.ts', bound: 'once at start' },
	{ at: 'src/doors/links.ts', bound: 'once: the document is the same for all' },
	{ at: 'src/doors/front-page.ts', bound: 'once for each language: the page is the same for all' },
	{ at: 'src/doors/problem-pages.ts', bound: 'once: pages are the same for all' },
	{ at: 'src/doors/reference/', bound: 'once: pages are the same for all' },
	{ at: 'src/doors/request-forms.ts', bound: 'once: over the examples of operations' },
	{ at: 'src/doors/command-words.ts', bound: 'once: over the examples of operations; on a command line over its own words' },
	{ at: 'src/doors/mcp/resources.ts', bound: 'once: over the table of operations' },
	{ at: 'src/doors/mcp/answer.ts', bound: 'over constant tables of methods, versions and prompts' },
	{ at: 'src/doors/mcp/prompts.ts', bound: 'over constant tables of arguments and steps' },
	{ at: 'src/doors/mcp/message.ts', bound: 'at most 50 issues' },
	{ at: 'src/doors/mcp/brief.ts', bound: 'linear in the answer, which was paid for' },
	{ at: 'src/doors/problem.ts', bound: 'at most 50 issues' },
	{ at: 'src/doors/problem-language.ts', bound: 'at most 50 issues' },
	{ at: 'src/doors/batch.ts', bound: 'linear in the body, at most 64 KiB, whose reading is paid for; 100 questions with a budget each' },
	{ at: 'src/doors/slices.ts', bound: 'linear in the steps of work that spends' },

	{ at: 'src/doors/lines.ts', bound: 'linear in the bytes of a stream, which the rate limit counts' },

	// Schemas: constant tables, and values whose texts are paid for one by one.
	{ at: 'src/schema/example.ts', bound: 'over a constant schema' },
	{ at: 'src/schema/json-schema.ts', bound: 'once: over constant schemas' },
	{ at: 'src/schema/schema.ts', bound: 'over a constant schema' },
	{ at: 'src/schema/similar-name.ts', bound: 'over a constant table' },
	{ at: 'src/schema/query-text.ts', bound: 'linear in the target, at most 8 KiB' },
	{ at: 'src/schema/explain.ts#describe isData', bound: 'over a constant schema' },
	{ at: 'src/schema/decode.ts#rejectUnknown', bound: 'at most 50 issues' },
	{ at: 'src/schema/decode.ts#findKeys', bound: 'linear in the keys of a body of at most 64 KiB' },
	{ at: 'src/schema/record.ts#sentKeys', bound: 'linear in the keys of a body of at most 64 KiB' },
	{ at: 'src/schema/decode.ts#areTexts', bound: 'linear in a list in a body of at most 64 KiB, which is refused' },
	{ at: 'src/schema/decode.ts#decodeList', bound: 'at most the items of the schema, each of which pays for its own texts' },

	// Colors: one text at a time.
	// Of at most 120 characters, 4,096 with variables.
	{ at: 'src/reading/', bound: 'linear in the text of a color, which names/parse-color.ts and operations/fields.ts pay for' },

	// Names: the caller's part is a query of at most 100 characters and 200 names.
	{
		at: 'src/names/match-words.ts#isSamePhrase isInPlace isInAnyPlace areOrderFree isLiteral cheapest',
		bound: 'over the words of a query of at most 100 characters; rows are paid for when they are noted',
	},
	{ at: 'src/names/search-index.ts', bound: 'once over the lists; at most 200 names of a caller, paid for in names/own.ts' },
	{ at: 'src/names/search.ts', bound: 'once over the lists; at most 100 results' },
	{
		at: 'src/names/searchable.ts#clearMatches hasExact hasCommon isCommonWord findRelated firstLetters',
		bound: 'binary searches, and the forms of a word of at most 100 characters',
	},

	// Palettes: counts that the schema bounds.
	{ at: 'src/palette/scale-even.ts', bound: '11 steps, paid for in palette/scale.ts' },
	{ at: 'src/palette/contrast-range.ts', bound: '3 channels of 2 colors' },
	{
		at: 'src/palette/css-gradient.ts#readPrelude toAxis fixUp visibleWays',
		bound: 'linear in at most 1,000 characters; each stop is paid for when it is read',
	},
	{ at: 'src/palette/gradient-stack.ts', bound: 'at most 9 layers of 32 stops; each color is paid for when it is looked at' },
	{
		at: 'src/palette/gradient.ts#evenly transitions even',
		bound: 'at most 12 colors and 64 stops, paid for in operations/make-gradient.ts',
	},
	{ at: 'src/palette/harmonies.ts', bound: 'constant: 6 lightnesses' },
	{ at: 'src/palette/steps.ts', bound: 'at most 20 steps' },
	{ at: 'src/palette/sights.ts', bound: 'at most 12 colors as 4 kinds of eyes see them' },
	{ at: 'src/palette/palette-auto.ts', bound: 'at most 12 colors' },
	{ at: 'src/palette/palette-dark.ts', bound: 'at most 12 colors' },
	{ at: 'src/palette/palette-pastel.ts', bound: 'at most 12 colors' },
	{ at: 'src/palette/palette-roles.ts', bound: 'at most 12 colors' },
	{ at: 'src/palette/palette-slot.ts', bound: 'at most 12 colors' },
	{ at: 'src/palette/palette-style.ts', bound: 'at most 12 colors' },
	{ at: 'src/palette/data-categorical.ts#closestCost inOrder', bound: 'at most 12 colors' },
	{ at: 'src/palette/data-colors.ts', bound: 'at most 12 colors' },
	{ at: 'src/palette/data-sequential.ts', bound: 'at most 12 colors and 6 attempts, each of which pays for its steps' },
	{ at: 'src/palette/even-steps.ts#pathLength unevenness', bound: 'constant: the points of one line, or at most 12 colors' },
	{ at: 'src/palette/scale.ts#nearestStep toPins toKnots', bound: '11 steps' },
	{ at: 'src/palette/scale-curves.ts', bound: 'over a constant table' },
	{ at: 'src/palette/scale-role-curves.ts', bound: '12 steps' },
	{
		at: 'src/palette/system.ts#tintOf tintIndex isStatus',
		bound: 'constant, paid for in buildSystemInSteps: 9 scales of 11 steps',
	},
	{ at: 'src/palette/system-fills.ts', bound: 'constant, paid for in palette/system.ts: 14 fills of 11 steps' },
	{ at: 'src/palette/system-balance.ts#commonContrasts nearest', bound: '11 steps' },
	{ at: 'src/palette/system-audit.ts', bound: 'constant, paid for in palette/system.ts: 80 roles' },
	{ at: 'src/palette/system-charts.ts', bound: 'constant, paid for in palette/system.ts: 5 charts' },
	{ at: 'src/palette/system-scales.ts', bound: 'constant, paid for in palette/system.ts: 11 steps' },
	{ at: 'src/palette/system-shape.ts', bound: 'over a constant table' },
	{ at: 'src/palette/system-status.ts', bound: 'at most 40,000 comparisons for each theme, twice, paid for in palette/system.ts' },
	{ at: 'src/palette/system-status-colors.ts', bound: 'constant, paid for in palette/system.ts: 4 colors' },

	// Themes: every reader pays for the length of its file first, or for the nodes of its JSON.
	{ at: 'src/theme/create-theme.ts#joinPath', bound: 'at most 64 levels of JSON' },
	{ at: 'src/theme/css.ts#SHADCN isShadcn', bound: 'over a constant table' },
	{ at: 'src/theme/missing.ts#join', bound: 'at most 4 names' },
	{ at: 'src/theme/read-theme.ts#readAs', bound: 'over constant tables' },
	{ at: 'src/theme/css-modes.ts#isWithin smallest union', bound: 'at most 96 alternatives of 6 words' },
	{ at: 'src/theme/css-modes.ts#readQuery expandList shorten splitAtCommas', bound: 'linear in the style sheet, paid for in css.ts' },
	{ at: 'src/theme/scss-map.ts#unquote', bound: 'linear in a key, paid for in parseMap' },
	{ at: 'src/theme/css-scan.ts', bound: 'linear in the style sheet, paid for in css.ts' },
	{ at: 'src/theme/dtcg-resolver.ts#pointerPath', bound: 'linear in a pointer' },
	{ at: 'src/theme/dtcg.ts#isDtcg findTokenModes splitModes', bound: 'linear in the nodes, paid for in json-tree.ts' },
	{ at: 'src/theme/figma.ts#isFigma isListed modeNames', bound: 'linear in the nodes, paid for in json-tree.ts' },
	{ at: 'src/theme/tailwind3.ts', bound: 'linear in the nodes, paid for in json-tree.ts' },
	{ at: 'src/theme/tokens-studio.ts', bound: 'linear in the nodes, paid for in json-tree.ts' },
	{ at: 'src/theme/literal.ts', bound: 'at most 4 channels of one color, whose text value.ts pays for' },
	{ at: 'src/theme/pairs.ts#splitWords RULES', bound: 'linear in a name, and over constant tables' },
	{ at: 'src/theme/pairs.ts#isExempt findNamedPairs matchRules', bound: 'linear in the names, which indexNames pays for' },
	{ at: 'src/theme/judge-pairs.ts#PAIRED_BY', bound: 'over constant tables' },
	{ at: 'src/theme/judge-pairs.ts#isAnyRepaired', bound: 'at most 1,000 pairs, judged and paid for first' },
	{ at: 'src/theme/recipe-pairs.ts#fill', bound: 'over constant tables' },
	{ at: 'src/theme/recipes/tincture.ts', bound: 'once: over a constant table' },
	{ at: 'src/theme/references.ts', bound: 'linear in a value, paid for in value.ts and substitute.ts' },
	{ at: 'src/theme/substitute.ts#namesIn', bound: 'linear in the parts of a value' },
	{ at: 'src/theme/repair-fills.ts', bound: 'over 2 colors, black and white' },
	{ at: 'src/theme/repair-freedom.ts#restrict', bound: 'three times at most: linear in the pairs, paid for in repair-places.ts' },
	{ at: 'src/theme/repair-moves.ts#reachFor', bound: 'at most 6 places of a link' },
	{
		at: 'src/theme/repair-search.ts#sumCosts cheapestFirst',
		bound: 'the places of at most 16 links; ways that a search of at most 1,500 states tried',
	},
	{ at: 'src/theme/repair.ts#findFailing hasSameShape', bound: 'at most 1,000 pairs and 6,000 entries, read and paid for first' },
	{ at: 'src/theme/swatches.ts#beginsWith nameEach endOfLine', bound: 'swatches that are read and paid for first; linear in the text' },
];
