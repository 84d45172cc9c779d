/*
 * Published sets of colors for the categories of charts, in their published order: what generate-data-colors is held
 * against. Facts, used only for comparison; the package contains none of them.
 *
 * Source  Okabe & Ito, "Color Universal Design", 2002. M. A. Petroff, "Accessible Color Sequences for Data Visualization",
 *         2021 (CC0). Tableau 10, as in d3-scale-chromatic. C. Brewer, M. Harrower, colorbrewer2.org (Apache-2.0). P. Tol,
 *         "Colour Schemes", 2021 (BSD-3-Clause). CARTOColors Safe (CC BY 3.0). Observable 10 and Category 10, as in
 *         d3-scale-chromatic (ISC). IBM Design Library, color-blind safe (Apache-2.0).
 */

export const CATEGORICAL_SETS: { readonly [name: string]: readonly string[] } = Object.fromEntries(Object.entries({
	'Okabe-Ito': '#000000 #e69f00 #56b4e9 #009e73 #f0e442 #0072b2 #d55e00 #cc79a7',
	'Okabe-Ito, black last': '#e69f00 #56b4e9 #009e73 #f0e442 #0072b2 #d55e00 #cc79a7 #000000',
	'Petroff 6': '#5790fc #f89c20 #e42536 #964a8b #9c9ca1 #7a21dd',
	'Petroff 8': '#1845fb #ff5e02 #c91f16 #c849a9 #adad7d #86c8dd #578dff #656364',
	'Petroff 10': '#3f90da #ffa90e #bd1f01 #94a4a2 #832db6 #a96b59 #e76300 #b9ac70 #717581 #92dadd',
	'Tableau 10': '#4e79a7 #f28e2b #e15759 #76b7b2 #59a14f #edc948 #b07aa1 #ff9da7 #9c755f #bab0ac',
	'Category 10': '#1f77b4 #ff7f0e #2ca02c #d62728 #9467bd #8c564b #e377c2 #7f7f7f #bcbd22 #17becf',
	'Observable 10': '#4269d0 #efb118 #ff725c #6cc5b0 #3ca951 #ff8ab7 #a463f2 #97bbf5 #9c6b4e #9498a0',
	'ColorBrewer Set1': '#e41a1c #377eb8 #4daf4a #984ea3 #ff7f00 #ffff33 #a65628 #f781bf #999999',
	'ColorBrewer Set2': '#66c2a5 #fc8d62 #8da0cb #e78ac3 #a6d854 #ffd92f #e5c494 #b3b3b3',
	'ColorBrewer Set3': '#8dd3c7 #ffffb3 #bebada #fb8072 #80b1d3 #fdb462 #b3de69 #fccde5 #d9d9d9 #bc80bd #ccebc5 #ffed6f',
	'ColorBrewer Dark2': '#1b9e77 #d95f02 #7570b3 #e7298a #66a61e #e6ab02 #a6761d #666666',
	'ColorBrewer Paired': '#a6cee3 #1f78b4 #b2df8a #33a02c #fb9a99 #e31a1c #fdbf6f #ff7f00 #cab2d6 #6a3d9a #ffff99 #b15928',
	'ColorBrewer Accent': '#7fc97f #beaed4 #fdc086 #ffff99 #386cb0 #f0027f #bf5b17 #666666',
	'Tol bright': '#4477aa #ee6677 #228833 #ccbb44 #66ccee #aa3377 #bbbbbb',
	'Tol vibrant': '#ee7733 #0077bb #33bbee #ee3377 #cc3311 #009988 #bbbbbb',
	'Tol muted': '#cc6677 #332288 #ddcc77 #117733 #88ccee #882255 #44aa99 #999933 #aa4499 #dddddd',
	'Tol high contrast': '#004488 #ddaa33 #bb5566',
	'Tol medium contrast': '#6699cc #004488 #eecc66 #994455 #997700 #ee99aa',
	'Tol light': '#77aadd #ee8866 #eedd88 #ffaabb #99ddff #44bb99 #bbcc33 #aaaa00 #dddddd',
	'CARTO Safe': '#88ccee #cc6677 #ddcc77 #117733 #332288 #aa4499 #44aa99 #999933 #882255 #661100 #6699cc #888888',
	'IBM': '#648fff #785ef0 #dc267f #fe6100 #ffb000',
}).map(([name, hexes]) => [name, hexes.split(' ')]));

/** The first `count` colors of every set that has as many, ordered by the least deltaE OK of all pairs and sights, largest first. */
export function publishedSets(
	count: number,
	least: (hexes: readonly string[]) => number,
): { readonly name: string; readonly least: number }[] {
	return Object.entries(CATEGORICAL_SETS)
		.filter(([, hexes]) => hexes.length >= count)
		.map(([name, hexes]) => ({ name, least: least(hexes.slice(0, count)) }))
		.sort((a, b) => b.least - a.least);
}
