/*
 * Mutants of palettes, charts and design systems that no test can notice, by reason.
 *
 * A row is the file and the code around the change, which follows from that code.
 */

import { OPERATORS, type Equivalent } from './mutate.ts';

type Rows = Readonly<Record<string, readonly string[]>>;

const list = (rows: Rows, reason: string, toChange: (code: string) => readonly [before: string, after: string]): Equivalent[] =>
	Object.entries(rows).flatMap(([file, all]) =>
		all.map((code) => ({ file: `src/palette/${file}.ts`, code, change: toChange(code), reason })));

/** Rows with a comparison, whose limit is included instead of excluded, or excluded. */
const limits = (reason: string, rows: Rows): Equivalent[] => list(rows, reason, (code) => {
	const operator = /(?:^| )(<=|>=|<|>) /.exec(code)![1]!;
	return [operator, OPERATORS[operator]!];
});

/** Rows with a call whose two arguments change places. */
const swaps = (reason: string, rows: Rows): Equivalent[] => list(rows, reason, (code) => {
	const [, first, second] = /\(([\w.]+), ([\w.]+)\)/.exec(code)!;
	return [`${first}, ${second}`, `${second}, ${first}`];
});

const one = (file: string, code: string, before: string, after: string, reason: string): Equivalent =>
	({ file: `src/palette/${file}.ts`, code, change: [before, after], reason });

const LARGER = 'A larger slack excludes fewer cells and never other points.';
const MISSES = 'The cache misses then, and the same is computed again.';

export const PALETTE: readonly Equivalent[] = [
	...limits('Differs only if a computed number is the limit to the last bit.', {
		'audit': ['ratio >= least.ratio'],
		'contrast-along': ['of.ends[0].place < SHORTEST'],
		'contrast-fix': [
			': Math.abs(lc)) >= least)', 'const reached = point.amount >= least;', 'point.amount >= search.least',
			'pointAt(search, end)) >= search.least', 'place - down.index <= up.index - place', 'mostBetween(search, near, far) < search.least',
		],
		'data-candidates': [
			'chroma >= FULL_CHROMA', 'from <= hue', 'lightness <= GRID.most', 'most * share < LEAST_CHROMA',
			'contrastRatio(rgb24, background) >= WCAG_LEAST.nonText',
		],
		'data-categorical': [
			'least < need.least', 'ucs < need.leastUcs', 'share < 1', 'cost < WORST', '<= HUE_STRAY', 'if (cost < least) {', '>= TOO_CLOSE',
			'sum < limit', 'if (cost < least) [now', 'seen[0]! < DEEP',
		],
		'data-colors': ['Math.hypot(a, b) < NEARLY_GRAY', 'rise < least'],
		'data-cyclic': ['strength > NEARLY_GRAY', '> UNEVEN * step'],
		'data-diverging': [
			'< LEAST_RISE * wish.count', 'unevenness(made) <= MOST_UNEVEN', 'Math.hypot(a, b) > NEARLY_GRAY', 'lightness > BRIGHT',
			'chroma > NEARLY_GRAY', '(0, 1)) < length', '< OLIVES / 2', 'chroma < 1e-6', 'TO_YELLOW[1] >= 0', 'straight[0] < straight[1]',
			'>= least && reach(lines[near]) >= least', 'middle[0] > one[0]![0]', '>= tried', 'middle[0] > toLab(colors[0]!)[0]',
		],
		'data-matching': ['<= stray'],
		'data-sequential': [
			'contrastRatio(WHITE, background) > contrastRatio(BLACK, background)',
			'least >= NEARLY_GRAY || (most >= NEARLY_GRAY && pale >= NEARLY_WHITE)',
			'c0 < c1', 'c >= NEARLY_GRAY', 'first.c < NEARLY_GRAY', 'last.c < NEARLY_GRAY', 'to[0] > from[0]', 'own[0] < LIGHT.lightness',
			'own[0] > DARK.lightness',
		],
		'even-steps': ['chroma < 1e-6', 'lines[0]!) >= tried', '(other.light - one.light) <= 0 || way * (other.lab[0] - one.lab[0]) <= 0'],
		'generate': [
			'contrastRatio(a, b) >= WCAG_LEAST.aa.normal', 'gap < style.apart || gapTo(lab, rejected) < style.apart / 2',
			'gap >= WELL_APART && seen >= WELL_APART_SEEN', 'worth > bestGap', 'light <= FIRST_UNLIKE[0]', 'light >= FIRST_UNLIKE[1]',
			'chroma < least', 'hue < 122', 'lightness < middleLightness(hue) - 0.07',
		],
		'gradient-declared': ['coords[1] > NEARLY_GRAY', 'Math.min(c0, c1) > POWERLESS_CHROMA', 'hueDifference(h0, h1)) > 0.01'],
		'gradient-paths': ['chroma < HUELESS_BELOW', 'chroma >= least', '\'srgb\') >= least'],
		'gradient': ['deltaEOK(full, own) > 0.0001', 'step < LARGEST_STEP && error < LARGEST_ERROR', '>= LARGEST_ERROR'],
		'harmonies': ['chroma > POWERLESS_CHROMA'],
		'image-places': ['distance < NEAR'],
		'palette-auto': ['left >= POPULAR[at]![2]', 'main < 0.57', 'chroma < 0.06', 'lighter < -0.14', 'share > 0.94 && chroma > 0.14'],
		'palette-dark': [
			'lightness < 0.22', 'lightness < 0.33', 'lightness < 0.5', 'chroma < 0.05', 'hue > 165', 'hue < 350', 'random() < 0.5',
		],
		'palette-pastel': ['hue > 70', 'hue < 120'],
		'palette-roles': [
			'lightness >= LIGHT', 'lightness <= DARK', 'look.chroma <= QUIET', '>= WCAG_LEAST.aaa.normal', 'look.chroma >= Math.max',
			'>= ACCENT.turn', 'chroma <= QUIET)', 'look.chroma <= INK_CHROMA', '>= WCAG_LEAST.aa.normal',
			'chroma >= COLORED', 'look.lightness < 0.92',
		],
		'palette-slot': [
			'chroma >= COLORLESS_BELOW', 'lightness < 0.32 && chroma < 0.09', 'lightness > 0.91', 'chroma < 0.06', 'base > 75', 'base < 165',
			'<= stray',
		],
		'palette-style': ['toLch(of)[1] <= QUIET', 'random() < 0.7'],
		'random-colors': ['labDistance(lab, other) < distance'],
		'readable': ['ratio >= WCAG_LEAST.aa.normal'],
		'scale-contrast': ['black.ratio >= white.ratio'],
		'scale-curves': ['hue > WARM_FROM && hue', 'hue < WARM_TO'],
		'scale-even': ['missing < 1e-9', 'left > gaps[i]!'],
		'scale-role-curves': ['lightness > 0.35', 'lightness > 0.45', 'Math.abs(l - fill) >= 0.01', 'lightness + more < 1'],
		'scale-roles': ['lightness > 0', 'lightness < 1', 'contrastRatio(shown, ground) < least', 'away <= room'],
		'scale': [
			'knot.chroma < Math.min', 'lightness < 0.56', ') < 1e-6', 'lightness >= curve[0]!', 'lightness <= curve[LAST]!',
		],
		'sort-colors': ['chroma < GRAY'],
		'system-balance': ['onWhite(path(l)) >= ratio', 'color.coords[1] < GRAY_BELOW'],
		'system-charts': ['apart(look, other) >= WELL_APART', 'least >= KEPT'],
		'system-fills': [
			'coords[1] < GRAY_BELOW', 'deltaEOK(choice.color, other) >= APART', 'contrastRatio(WHITE, shown) >= least',
			'contrastRatio(BLACK, shown) >= least', 'contrastRatio(shown, ground) >= least', 'best[best.color].ratio < least',
			'<= MOST_FOR_TEXT', 'deltaEOK(color, one) <= deltaEOK(color, other)',
			'best[best.color].ratio >= least', '>= needs.text', '< OUTLINED_BELOW', 'contrastRatio(ink, step) >= least', '>= STATE_CONTRAST',
			'>= STATE_APART', '>= nearest', '< luminance(own)',
		],
		'system-look': ['< ROOM[theme]'],
		'system-scales': ['chroma < COLORLESS_BELOW', '>= WELL_APART', 'gap(other) > gap(one)'],
		'system-status-colors': [
			'> lcFor(\'non-text\')', 'lab[0] < leastLightness', '< Math.hypot(target[1], target[2]) / 2', 'Math.abs(turn) < NEAR_HUE',
			'strength < SOFT_BELOW', '>= steps * LEAST_STEP',
		],
		'system-status': [
			'lightFirst.cost > FAR', 'missing > 0', 'contrastRatio(rgb24, surface) >= WCAG_LEAST.aa.normal',
			'contrastRatio(rgb24, composite(tint, surface)) >= WCAG_LEAST.aa.normal', 'dear >= bound',
		],
		'system': [
			'contrastRatio(front, surface) >= least', '>= leastLc', '> most ? near', '>= needs.nonText', 'deltaEOK(step, card) >= TINT',
		],
		'within-gamut': ['chroma > POWERLESS_CHROMA'],
	}),
	...limits('At the limit both branches give the same.', {
		'audit': ['alpha < 1'],
		'contrast': ['color.alpha < 1'],
		'contrast-along': ['darker > 0', 'lighter < 0'],
		'css-gradient': ['hint <= 0'],
		'contrast-fix': ['l < 1', 'alpha < 1'],
		'contrast-range': ['darkest < 1', 'lightest > 1', 'quotient < 1'],
		'data-candidates': ['x > 0'],
		'data-categorical': ['normal < need.plain', 'near < 1', 'costAt(next, slot, least) >= least', 'costAt(measured, slot, least) >= least'],
		'data-sequential': ['chroma > 0'],
		'lightness-for': ['available(peak) < chroma'],
		'scale': ['lightness <= 0.42'],
		'scale-along': ['l <= lightness'],
		'scale-curves': ['hue < of.hue', 'hue >= of.hue'],
		'scale-even': ['(gap < limit ? Math.min'],
		'shortest-path': ['a < b'],
		'system-status': ['darkFirst.cost < lightFirst.cost', 'one > other'],
	}),
	...limits('Of equals either is right.', {
		'even-steps': ['if (cost < choice.cost) [choice.cost'],
		'readable': ['Math.abs(one.lc) < Math.abs(other.lc)', 'one.ratio < other.ratio'],
		'shortest-path': ['longer >= least[at]!', 'gain > best', 'forward < best', 'backward < best', 'lengths[at]![one]! < least'],
		'sort-colors': ['labs[path[0]!]![0] <= labs'],
	}),
	...limits('Black, white or the start is measured once more.', {
		'contrast-fix': ['away > 0', 'start - away > -FINE ||', 'away < STEPS + FINE;', 'start - away > -FINE)', 'away < STEPS + FINE)'],
	}),
	...limits(LARGER, { 'contrast-fix': ['gap > COARSE', 'gap > FINE'] }),
	...limits('Centers behind the last are the nearest of none.', { 'image-colors': ['3 * j < centers.length'] }),
	...limits('After every color has stayed, none is exchanged.', { 'data-categorical': ['still < free'] }),
	...limits('Halving a short stretch finds the same point as scanning it.', { 'contrast-fix': ['Math.abs(gap) <= SHORT'] }),
	...swaps('The result is the same either way round.', {
		'contrast-along': [
			'ratio: contrastRatio(byRatio.text, byRatio.background)', '? contrastRatio(front, behind) : -contrastRatio(front, behind)',
		],
		'contrast-fix': ['slackBetween(one, other)'],
		'data-candidates': ['leastSquareGap(seen, other.seen)', 'pairGaps(one, other)', 'contrastRatio(rgb24, background)'],
		'data-categorical': ['pairGaps(one, another)', 'pairGaps(one, other)', 'Math.abs(hueDifference(one, hue))'],
		'data-colors': ['lightnessOrder(first, last)'],
		'data-matching': ['hasContrast(rgb24, wish.background)'],
		'even-steps': ['labDistance(one.lab, other.lab)'],
		'generate': [
			'contrastRatio(a, b)', 'isReadable(one.rgb24, other.rgb24)', 'isReadable(rgb24, other.rgb24)', 'labDistance(other.lab, lab)',
		],
		'gradient': ['deltaEOK(full, own)', 'deltaEOK(first, last)'],
		'gradient-declared': ['Math.abs(hueDifference(h0, h1))'],
		'palette-roles': [
			'contrastRatio(one.rgb24, other.rgb24)', 'ratio(look, text)', 'Math.abs(hueDifference(brand.hue, look.hue))', 'ratio(look, page)',
			'ratio(b, page)', 'ratio(a, page)',
		],
		'palette-slot': ['Math.abs(hueDifference(angle, turn))'],
		'random-colors': ['labDistance(lab, other)'],
		'readable': ['contrastRatio(text, background)'],
		'scale-roles': ['contrastRatio(shown, ground)'],
		'shortest-path': ['distance(i, j)'],
		'sights': ['leastSquareGap(one, other)'],
		'system-charts': ['leastGap(one, other)', 'apart(look, other)', 'apart(look, next)'],
		'system-fills': [
			'deltaEOK(choice.color, other)', 'contrastRatio(shown, ground)', 'deltaEOK(color, one)', 'deltaEOK(color, other)',
			'deltaEOK(step, color)', 'needsOutline(color, page)', 'deltaEOK(color, page)', 'contrastRatio(ink, step)', 'contrastRatio(step, own)',
			'deltaEOK(state, color)', 'deltaEOK(state, page)',
		],
		'system-scales': ['deltaEOK(color, other)'],
		'system-status': ['labDistance(lab, other)', 'contrastRatio(rgb24, surface)'],
		'system-status-colors': ['labDistance(lab, target)'],
		'system': [
			'contrastRatio(front, surface)', 'contrastRatio(front, ground)', 'needsOutline(fills.primary.color, background)', 'deltaEOK(step, card)',
			'deltaEOK(color, card)',
		],
	}),
	...swaps(MISSES, {
		'data-colors': ['GENERATED.set(wish, colors)'],
	}),
	one('data-colors', 'if (colors !== undefined) GENERATED', '!==', '===', MISSES),
	one('data-colors', 'if (colors !== undefined) GENERATED', 'colors !== undefined', 'false', MISSES),
	one('image-cells', 'v: Vec3 = [0, 0, 0];', '0', '1', 'All three are written before they are read.'),
	one('lightness-for', 'const direction: Vec3 = [0, 1, hue];', '0', '1', 'Only the direction in the plane of a and b is read.'),
	one('gradient-stack', 'isEqual(color, stops[0]!.color)', '0', '1', 'If all stops are equal to one, all are equal to any.'),
	one('gradient-stack', 'layer.stops[0]!.color', '0', '1', 'All stops of such a gradient have one color.'),
	one('contrast-along', 'MOST_PIECES = 4096', '4096', '4097', 'The quotient is the same: 4,097 is 17 times 241.'),
	one('contrast-fix', 'Math.min(1, 6', '1', '2', LARGER),
	one('contrast-fix', 'Math.min(1, 6', '6', '7', LARGER),
	one('contrast-fix', 'return 3 * most', '3', '4', LARGER),
	one('contrast-fix', 'one.index - other.index', '-', '+', LARGER),
	one('contrast-fix', 'Math.max(one.index, other.index) / STEPS', '/', '*', LARGER),
	one('contrast-fix', 'Math.max(0, lower.index - CELL)', '0', '1', 'A lightness of 0.00001 is black, too.'),
	one('contrast-fix', 'SHORT = 3', '3', '4', 'Scanning a short stretch finds the same point as halving it.'),
	one('contrast-fix', 'CELL = 6400', '6400', '6401', 'Cells of any size contain the same points.'),
	one('contrast-fix', '/ 100) - 1', '1', '2', 'Points that fail a weaker target are measured once more.'),
	one('contrast-fix', 'Math.floor(place) - failing', '-', '+', 'Points that fail a weaker target are measured once more.'),
	one('contrast-fix', 'Math.floor(place) + 1', '+', '-', 'Points that fail a weaker target are measured once more.'),
	one('contrast-fix', '1 + failing', '+', '-', 'Points that fail a weaker target are measured once more.'),
	one('data-categorical', 'SAME_COLOR = 10_000', '10_000', '10001', 'Either is more than all costs of a set.'),
	one('data-diverging', 'hue + away', '+', '-', 'The turns to try are the same in both directions.'),
	one('image-cells', 'new Float64Array(3 * cell.length), bytes', '3', '4', 'Numbers behind those of the cells are not read.'),
	one('image-cells', 'bytes = new Float64Array(3 * cell.length)', '3', '4', 'Numbers behind those of the cells are not read.'),
	one('image-colors', 'cells.lab, owner, length / 3', '/', '*', 'Centers without cells are the nearest of none.'),
	one('image-colors', 'cells.bytes, owner, length / 3', '/', '*', 'Colors without cells are left out.'),
	one('scale-roles', 'Math.floor(least * 255) - 2', '2', '3', 'With less alpha no color gives the opaque one.'),
	one('data-categorical', 'let cost = 0;', '0', '1', 'Adds the same to the cost of every start.'),
	one('data-categorical', 'isDeep(one) ? SAME_COLOR : 0', '0', '1', 'Adds the same to every color that may follow.'),
	one('system', 'leastLc = 0', '0', '1', 'Colors with a ratio of 3 have an Lc of more than 10.'),
	one('shortest-path', 'for (let set = 1; set < sets; set++)', '<', '<=', 'Typed arrays ignore a write behind their end.'),
	one('shortest-path', 'for (let i = 0; i < n; i++) least', '<', '<=', 'Typed arrays ignore a write behind their end.'),
	{
		file: 'src/palette/data-diverging.ts',
		code: 'const most = Math.min(pathLength(one), pathLength(other)) / Math.max(1, half - 1);',
		change: ['/', '*'],
		reason: 'An upper bound of a bisection, which ends at the same step from a larger one.',
	},
];
