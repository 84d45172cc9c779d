/*
 * How far a modifier moves a color name, and how two hues share a joined one: fitted to what people answered.
 *
 *   node data/fit-modifiers.mjs SURVEY NAMES    prints the numbers of src/names/modifiers.ts
 *
 * SURVEY  answers of the xkcd color survey by cell of CIELAB (D65): JSON with `terms` (without blanks) and `cells`,
 *         [L, a, b, [[term, count], …]]; see SOURCES.md.
 * NAMES   the names the survey published, one a line: name, tab, #rrggbb; for the modifiers that SURVEY has no pairs for.
 *
 * A pair is a term with a modifier and the same without (`lightblue`, `blue`), each at the centroid of its answers in OKLab,
 * weighted by the smaller number of answers; a published name counts as one. Fitted by least squares over all pairs:
 *
 *   lightness  L' = L + l · (end − L)                  a share of the way to white, to black, or for MIDDLES to a fitted lightness
 *   chroma     C' = c · C
 *   tint       a' = c · a + ta, b' = c · b + tb        for `warm` and `cool`, which also color a gray
 *
 * and for two hues the share s of the second, at which the mixture in OKLab is nearest to the joined term.
 */

import { readFileSync } from 'node:fs';

const [survey, published] = process.argv.slice(2);
if (published === undefined) {
	console.error('Write: node data/fit-modifiers.mjs SURVEY.json NAMES.txt');
	process.exit(1);
}

const MODIFIERS = [
	'light', 'dark', 'pale', 'bright', 'deep', 'medium', 'pastel', 'neon', 'hot', 'electric', 'vivid', 'rich', 'strong', 'soft', 'muted', 'dull', 'faded', 'dusty', 'dusky', 'dirty',
	'warm', 'cool',
];
const TINTS = ['warm', 'cool'];
/** What they describe is neither light nor dark. */
const MIDDLES = ['medium', 'muted', 'dull', 'faded', 'dusty', 'dusky', 'dirty'];

const WHITE = [0.95047, 1, 1.08883];

const cube = (t) => (t > 6 / 29 ? t ** 3 : 3 * (6 / 29) ** 2 * (t - 4 / 29));

function labToXyz([l, a, b]) {
	const y = (l + 16) / 116;
	return [cube(y + a / 500), cube(y), cube(y - b / 200)].map((t, i) => t * WHITE[i]);
}

// Björn Ottosson, OKLab, 2020: from XYZ with white D65.
function xyzToOklab([x, y, z]) {
	const l = Math.cbrt(0.8189330101 * x + 0.3618667424 * y - 0.1288597137 * z);
	const m = Math.cbrt(0.0329845436 * x + 0.9293118715 * y + 0.0361456387 * z);
	const s = Math.cbrt(0.0482003018 * x + 0.2643662691 * y + 0.6338517070 * z);
	return [
		0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s,
		1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s,
		0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s,
	];
}

const linear = (byte) => (byte / 255 <= 0.04045 ? byte / 255 / 12.92 : ((byte / 255 + 0.055) / 1.055) ** 2.4);

function hexToOklab(hex) {
	const [r, g, b] = [1, 3, 5].map((i) => linear(Number.parseInt(hex.slice(i, i + 2), 16)));
	return xyzToOklab([
		0.4123908 * r + 0.3575843 * g + 0.1804808 * b, 0.2126390 * r + 0.7151687 * g + 0.0721923 * b, 0.0193308 * r + 0.1191948 * g + 0.9505322 * b,
	]);
}

/** Of each term of the survey, the centroid of its answers and how many there are. */
function centroids() {
	const { terms, cells } = JSON.parse(readFileSync(survey, 'utf8')), sums = terms.map(() => [0, 0, 0, 0]);
	for (const [l, a, b, counts] of cells) {
		const lab = xyzToOklab(labToXyz([l, a, b]));
		for (const [term, count] of counts) {
			lab.forEach((x, i) => (sums[term][i] += count * x));
			sums[term][3] += count;
		}
	}
	return new Map(terms.map((term, i) => [term, { lab: sums[i].slice(0, 3).map((x) => x / sums[i][3]), count: sums[i][3] }]));
}

const answers = centroids();
const names = new Map(readFileSync(published, 'utf8').trim().split('\n').map((line) => line.split('\t')).map(([name, hex]) => [name, { lab: hexToOklab(hex), count: 1 }]));

const chroma = ([, a, b]) => Math.hypot(a, b);

function pairsOf(modifier) {
	const asked = [...answers].filter(([term]) => term.startsWith(modifier) && answers.has(term.slice(modifier.length)))
		.map(([term, to]) => ({ name: term, from: answers.get(term.slice(modifier.length)), to }));
	const told = [...names].filter(([name]) => name.startsWith(`${modifier} `) && names.has(name.slice(modifier.length + 1)))
		.map(([name, to]) => ({ name, from: names.get(name.slice(modifier.length + 1)), to }));
	return (asked.length > 2 ? asked : told).map(({ name, from, to }) => ({ name, from: from.lab, to: to.lab, weight: Math.min(from.count, to.count) }));
}

const sum = (pairs, of) => pairs.reduce((total, pair) => total + pair.weight * of(pair), 0);

const chromaShare = (pairs) => sum(pairs, ({ from, to }) => chroma(from) * chroma(to)) / sum(pairs, ({ from }) => chroma(from) ** 2);

function fit(modifier) {
	const pairs = pairsOf(modifier);
	if (pairs.length === 0) return undefined;
	const end = sum(pairs, ({ from, to }) => to[0] - from[0]) > 0 ? 1 : 0;
	const share = sum(pairs, ({ from, to }) => (end - from[0]) * (to[0] - from[0])) / sum(pairs, ({ from }) => (end - from[0]) ** 2);
	const l = end === 1 ? share : -share;
	if (TINTS.includes(modifier)) {
		// A gray shows the tint alone, a vivid color hardly.
		for (const pair of pairs) pair.weight = 1 / (0.05 + chroma(pair.from));
		const weight = sum(pairs, () => 1), mean = (end, i) => sum(pairs, (pair) => pair[end][i]) / weight;
		const spread = (one, other) => [1, 2].reduce((total, i) => total + sum(pairs, (pair) => (pair[one][i] - mean(one, i)) * (pair[other][i] - mean(other, i))), 0);
		const c = spread('from', 'to') / spread('from', 'from');
		const tint = [1, 2].map((i) => mean('to', i) - c * mean('from', i));
		if (modifier === TINTS[0]) return { pairs, l, c, ta: tint[0], tb: tint[1] };
		// Too few to part tint from chroma: the direction in which the gray goes, as far as the other tint, and its chroma.
		const { from, to } = pairs.find(({ name }) => name.endsWith(' grey')), way = [1, 2].map((i) => to[i] - from[i]), other = fit(TINTS[0]);
		const size = Math.hypot(other.ta, other.tb) / Math.hypot(...way);
		return { pairs, l, c: other.c, ta: way[0] * size, tb: way[1] * size };
	}
	if (MIDDLES.includes(modifier)) {
		const weight = sum(pairs, () => 1), mean = (end) => sum(pairs, (pair) => pair[end][0]) / weight, x = mean('from'), y = mean('to');
		const slope = sum(pairs, ({ from, to }) => (from[0] - x) * (to[0] - y)) / sum(pairs, ({ from }) => (from[0] - x) ** 2);
		return { pairs, l: 1 - slope, end: (y - slope * x) / (1 - slope), c: chromaShare(pairs) };
	}
	return { pairs, l, c: chromaShare(pairs) };
}

const shown = (x) => Number(x.toFixed(2));

for (const modifier of MODIFIERS) {
	const { pairs, l, end, c, ta, tb } = fit(modifier);
	console.log(`${modifier.padEnd(9)} l ${shown(l)}${end === undefined ? '' : ` end ${shown(end)}`} c ${shown(c)}${ta === undefined ? '' : ` tint ${ta.toFixed(3)} ${tb.toFixed(3)}`}   of ${pairs.length}: ${pairs.map(({ name }) => name).join(', ')}`);
}

/** Terms that are two others: first, second, joined. */
const plain = (term) => (term === 'grey' ? 'gray' : term);
const joined = [...answers.keys()].flatMap((term) => [...answers.keys()]
	.filter((first) => term.startsWith(first) && first !== term && answers.has(term.slice(first.length)) && !MODIFIERS.includes(first))
	.map((first) => ({ first: answers.get(first).lab, second: answers.get(term.slice(first.length)).lab, to: answers.get(term), name: `${plain(first)}+${plain(term.slice(first.length))}` })));
const dot = (p, q) => p.reduce((total, x, i) => total + x * q[i], 0);
const less = (p, q) => p.map((x, i) => x - q[i]);

/** The share of the second at which the mixtures are nearest to what they are called, with grays and without. */
function tellShares(title, mixtures) {
	const isGray = ({ second }) => chroma(second) < 0.03;
	for (const [kind, some] of [['into a gray', mixtures.filter(isGray)], ['else', mixtures.filter((one) => !isGray(one))]]) {
		const along = some.reduce((total, { first, second, to, weight }) => total + weight * dot(less(second, first), less(to, first)), 0);
		const whole = some.reduce((total, { first, second, weight }) => total + weight * dot(less(second, first), less(second, first)), 0);
		console.log(`${title} ${kind} ${shown(along / whole)}   of ${some.length}: ${some.map(({ name }) => name).join(', ')}`);
	}
}

tellShares('two hues', joined.map(({ to, ...mixture }) => ({ ...mixture, to: to.lab, weight: to.count })));

/** Published names with a weakened first hue: `bluish green`. */
const WEAK = { bluish: 'blue', greenish: 'green', reddish: 'red', yellowish: 'yellow', purplish: 'purple', pinkish: 'pink', brownish: 'brown', orangish: 'orange', greyish: 'grey' };
const weak = [...names].flatMap(([name, to]) => {
	const [first, second, more] = name.split(' ');
	return more === undefined && WEAK[first] !== undefined && names.has(second) ? [{ first: names.get(WEAK[first]).lab, second: names.get(second).lab, to, name }] : [];
});
tellShares('a hint', weak.map(({ to, ...mixture }) => ({ ...mixture, to: to.lab, weight: 1 })));
