/*
 * Fits the two models of color naming, and writes src/names/word-model.ts.
 *
 *   node --import tsx data/fit-words.mjs SURVEY.json
 *   node --import tsx data/fit-words.mjs SURVEY.json --families  fits only the families (a minute; the terms take ten)
 *   node --import tsx data/fit-words.mjs SURVEY.json --half      fits the families to half of the cells; writes nothing
 *   node --import tsx data/fit-words.mjs SURVEY.json --check     fits nothing
 *
 * The last three say how often people said the plain name, and how often the family is that of most answers.
 *
 * SURVEY.json holds the answers of the xkcd color survey of 2010 by cell of CIELAB (D65), as counted by C3 (Heer and
 * Stone 2012): `terms`, and `cells` of `[L, a, b, [[term, answers], …]]`. The answers are not part of this project;
 * what is kept of them is the numbers that this script writes.
 *
 * Terms     P(term | color) as a softmax over quadratics in OKLab, ten numbers a term, fitted to the shares of the
 *           answers in every cell (a cell counts as much as its answers, 1,000 at most). Beside them the mean of the
 *           colors that were called so, the largest share that the model gives the term in any cell, and how much the
 *           term tells: the Kullback-Leibler divergence, in nats, of the colors called so from the colors asked.
 * Families  the same over quartics, thirty-five numbers for each of the twelve families, fitted to the answers by the
 *           shares of src/names/locales/en/plain-terms.ts, to the common and extended names that end in a basic term, to the colors of
 *           data/judged-families.txt, and to a grid where a family is ruled out. The weight of the last two grows while
 *           they are wrong.
 *
 * Both are fitted by Adam (Kingma and Ba 2015), all rows at every step, from zero: the same file gives the same numbers.
 */

import { readFileSync, writeFileSync } from 'node:fs';
import { englishTerms } from '../src/names/locales/en/plain-terms.ts';
import { classifyOklab, HUE_FAMILIES } from '../src/names/hue-family.ts';
import { plainEnglish } from '../src/names/locales/en/plain-name.ts';
import { TERM_MODEL } from '../src/names/word-model.ts';
import { randomFrom } from '../src/math/random.ts';
import { quadratics, quartics } from '../src/names/word-features.ts';
import { fromRgb24 } from '../src/spaces/rgb24.ts';
import { convert } from '../src/spaces/convert.ts';
import { color } from '../src/spaces/color.ts';

const MOST_ANSWERS = 1000;
const readHere = (name) => readFileSync(new URL(name, import.meta.url), 'utf8');
const survey = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8'));

/** The survey writes terms without blanks, and `grey`. */
const keyOf = (word) => word.replace(/[ ']/g, '').replaceAll('gray', 'grey');
const terms = englishTerms();
const termAt = survey.terms.map((written) => terms.findIndex(({ word }) => keyOf(word) === written));

/** CIELAB of D65 white, as the survey has it, to OKLab. */
function oklabOf(l, a, b) {
	const y = (l + 16) / 116;
	const [x65, , z65] = convert(color('srgb', [1, 1, 1]), 'xyz-d65').coords;
	const linear = (t) => (t > 6 / 29 ? t ** 3 : 3 * (6 / 29) ** 2 * (t - 4 / 29));
	return convert(color('xyz-d65', [x65 * linear(y + a / 500), linear(y), z65 * linear(y - b / 200)]), 'oklab').coords;
}

const cells = survey.cells.map(([l, a, b, answers]) => {
	const known = answers.map(([term, count]) => [termAt[term], count]).filter(([term]) => term >= 0);
	return { at: oklabOf(l, a, b), known, count: known.reduce((sum, [, count]) => sum + count, 0) };
});

const familyShares = ({ known }) =>
	HUE_FAMILIES.map((family) => known.reduce((sum, [term, count]) => sum + count * (terms[term].families[family] ?? 0), 0));

/** Prints how well the names and the families given by `classify` agree with some cells. */
function report(some, classify) {
	const all = some.reduce((sum, { count }) => sum + count, 0);
	const said = some.map((cell) => {
		const word = plainEnglish(cell.at, classifyOklab(cell.at)), shares = familyShares(cell);
		return {
			count: cell.count, part: (cell.known.find(([term]) => terms[term].word === word)?.[1] ?? 0) / cell.count,
			isAgreed: shares[HUE_FAMILIES.indexOf(classify(cell.at))] === Math.max(...shares),
		};
	});
	const percent = (part) => `${(part * 100).toFixed(1)} %`;
	const often = said.reduce((sum, { part, count }) => sum + (part >= 0.1 ? count : 0), 0) / all;
	console.log(`At least one in ten said the plain name for ${percent(often)} of the answers,`);
	console.log(`fewer than one in fifty in ${percent(said.filter(({ part }) => part < 0.02).length / said.length)} of the cells.`);
	console.log(`The family is that of most answers in ${percent(said.filter(({ isAgreed }) => isAgreed).length / said.length)} of ${said.length} cells.`);
}

const mode = process.argv[3];
if (mode === '--check') {
	report(cells, classifyOklab);
	process.exit(0);
}

/** Rows of `{ features, target, weight }` to one logit function a class. */
function fit(rows, classes, { steps, rate, decay, between }) {
	const width = rows[0].features.length, size = classes * width;
	const theta = new Float64Array(size), first = new Float64Array(size), second = new Float64Array(size);
	const gradient = new Float64Array(size), share = new Float64Array(classes);
	/** Fills `share` with the logits and gives the place of the largest. */
	const logits = (features) => {
		let best = 0;
		for (let k = 0; k < classes; k++) {
			let sum = 0;
			for (let f = 0; f < width; f++) sum += theta[k * width + f] * features[f];
			share[k] = sum;
			if (sum > share[best]) best = k;
		}
		return best;
	};
	const normalize = (features) => {
		const largest = share[logits(features)];
		let sum = 0;
		for (let k = 0; k < classes; k++) sum += share[k] = Math.exp(share[k] - largest);
		for (let k = 0; k < classes; k++) share[k] /= sum;
	};
	for (let step = 1; step <= steps; step++) {
		for (let j = 0; j < size; j++) gradient[j] = decay * theta[j];
		for (const { features, target, weight } of rows) {
			normalize(features);
			for (let k = 0; k < classes; k++) {
				const pull = weight * (share[k] - target[k]);
				for (let f = 0; f < width; f++) gradient[k * width + f] += pull * features[f];
			}
		}
		const now = rate * (step < steps * 0.6 ? 1 : step < steps * 0.85 ? 0.3 : 0.1);
		for (let j = 0; j < size; j++) {
			first[j] = 0.9 * first[j] + 0.1 * gradient[j];
			second[j] = 0.999 * second[j] + 0.001 * gradient[j] ** 2;
			theta[j] -= now * (first[j] / (1 - 0.9 ** step)) / (Math.sqrt(second[j] / (1 - 0.999 ** step)) + 1e-8);
		}
		between?.(step, rows, logits);
	}
	return {
		theta,
		shares: (features) => {
			normalize(features);
			return [...share];
		},
	};
}

const round = (x, digits) => String(Number(x.toFixed(digits)));
const lines = (theta, width, digits) => Array.from({ length: theta.length / width }, (_, k) =>
	[...theta.subarray(k * width, (k + 1) * width)].map((x) => round(x, digits)).join(' '));

/** Lines of the terms. */
function fitTerms() {
	const weightOf = ({ count }) => Math.min(count, MOST_ANSWERS);
	const total = cells.reduce((sum, cell) => sum + weightOf(cell), 0);
	const termRows = cells.map((cell) => {
		const target = new Float64Array(terms.length);
		for (const [term, count] of cell.known) target[term] += count / cell.count;
		return { features: Float64Array.from(quadratics(cell.at)), target, weight: weightOf(cell) / total };
	});
	const termModel = fit(termRows, terms.length, { steps: 700, rate: 0.15, decay: 1e-7 });
	const modelShares = termRows.map(({ features }) => termModel.shares(features));
	const answers = cells.reduce((sum, { count }) => sum + count, 0);
	const called = terms.map((_, term) => cells.map(({ known }) => known.find(([one]) => one === term)?.[1] ?? 0));
	const means = called.map((counts) => {
		const sum = counts.reduce((a, b) => a + b, 0);
		return [0, 1, 2].map((axis) => counts.reduce((mean, count, i) => mean + count * cells[i].at[axis], 0) / sum);
	});
	const telling = called.map((counts) => {
		const sum = counts.reduce((a, b) => a + b, 0);
		return counts.reduce((nats, count, i) => (count === 0 ? nats : nats + count / sum * Math.log(count / sum / (cells[i].count / answers))), 0);
	});
	const peaks = terms.map((_, term) => Math.max(...modelShares.map((shares) => shares[term])));
	return lines(termModel.theta, 10, 2).map((line, k) => `${line} ${means[k].map((x) => round(x, 4)).join(' ')} ${round(peaks[k], 3)} ${round(telling[k], 2)}`);
}

// The families.
const only = (family) => HUE_FAMILIES.map((one) => Number(one === family));
const at24 = (hex) => convert(fromRgb24(parseInt(hex, 16)), 'oklab').coords;

/** Families that people do not use in a part of OKLCH: a bright orange and a vivid red are no browns, an ultramarine no purple. */
const NEVER = [
	['brown', (l, c, h) => h > 42 && h < 78 && l > 0.678 && c > 0.118],
	['brown', (l, c, h) => h > 12 && h < 36 && c > 0.128],
	['purple', (l, c, h) => h > 254 && h < 276 && c > 0.06],
];

function ruledOut([l, a, b]) {
	const c = Math.hypot(a, b), h = (Math.atan2(b, a) * 180 / Math.PI + 360) % 360;
	return HUE_FAMILIES.map((family) => NEVER.some(([never, holds]) => never === family && holds(l, c, h)));
}

function normalized(shares, out) {
	const allowed = shares.map((x, k) => (out[k] ? 0 : x)), sum = allowed.reduce((a, b) => a + b, 0);
	return allowed.map((x) => x / Math.max(sum, 1e-9));
}

/** Every second cell by a seed: for testing with the others. */
const isTraining = (() => {
	const random = randomFrom('halves');
	return cells.map(() => mode !== '--half' || random() < 0.5);
})();
const trained = cells.filter((_, i) => isTraining[i]);
const row = (at, target, weight, out) => ({ features: Float64Array.from(quartics(at)), target, weight, out });
const surveyRows = trained.map((cell) => {
	const shares = familyShares(cell), sum = shares.reduce((a, b) => a + b, 0);
	return row(cell.at, normalized(shares, ruledOut(cell.at)), Math.min(sum, 300) / 300 / trained.length);
});

/** A grid of sRGB where a family is ruled out; its target is the nearest cell. */
const gridRows = [];
for (let rgb = 0; rgb < 18 ** 3; rgb++) {
	const at = convert(fromRgb24(15 * (rgb % 18) << 16 | 15 * (Math.floor(rgb / 18) % 18) << 8 | 15 * Math.floor(rgb / 324)), 'oklab').coords;
	const out = ruledOut(at);
	if (!out.includes(true)) continue;
	const distance = (cell) => Math.hypot(...cell.at.map((x, i) => x - at[i]));
	const nearest = trained.reduce((best, cell) => (distance(cell) < distance(best) ? cell : best));
	gridRows.push(row(at, normalized(familyShares(nearest), out), 0, out));
}
for (const one of gridRows) one.weight = 0.05 / gridRows.length;

const words = new Map([...HUE_FAMILIES.filter((family) => family !== 'cyan').map((family) => [family, family]), ['grey', 'gray']]);
function nameRows(names, weight) {
	const rows = names.flatMap(([hex, name]) => {
		const family = words.get(name.slice(name.lastIndexOf(' ') + 1).toLowerCase()), at = at24(hex);
		return family === undefined || !name.includes(' ') || ruledOut(at)[HUE_FAMILIES.indexOf(family)] ? [] : [row(at, only(family), 0)];
	});
	for (const one of rows) one.weight = weight / rows.length;
	return rows;
}
const extendedRows = nameRows(readHere('extended-names.txt').trim().split('\n').map((line) => [line.slice(0, 6), line.slice(7)]), 0.01);
const commonRows = nameRows(readHere('common-names.txt').trim().split('\n').map((line) => line.split('\t')), 0.08);
const judgedRows = readHere('judged-families.txt').trim().split('\n').map((line) => {
	const [hex, family] = line.split(' ');
	return { ...row(at24(hex), only(family), 0.002), isJudged: true };
});
const STEPS = 2400;
const familyModel = fit([...surveyRows, ...gridRows, ...extendedRows, ...commonRows, ...judgedRows], HUE_FAMILIES.length, {
	steps: STEPS,
	rate: 0.1,
	decay: 1e-6,
	between(step, rows, best) {
		if (step % 100 !== 0 || step > STEPS * 0.9) return;
		for (const one of rows) {
			if (one.isJudged && one.target[best(one.features)] === 0) one.weight *= 1.5;
			if (one.out?.[best(one.features)]) one.weight *= 2;
		}
	},
});
const classify = (at) => {
	const shares = familyModel.shares(quartics(at));
	return HUE_FAMILIES[shares.indexOf(Math.max(...shares))];
};
report(mode === '--half' ? cells.filter((_, i) => !isTraining[i]) : cells, classify);
if (mode === '--half') process.exit(0);

const termLines = mode === '--families' ? [TERM_MODEL.trim()] : fitTerms();

writeFileSync(new URL('../src/names/word-model.ts', import.meta.url), `/*
 * Fitted numbers of color naming, written by data/fit-words.mjs, which documents the method.
 *
 * Source  the xkcd color survey (2010, public domain), its answers counted by C3 (J. Heer and M. Stone, "Color naming
 *         models for color selection, image editing and palette design", CHI 2012; BSD-3-Clause, Copyright (c) 2011
 *         Stanford University). The answers themselves are not here.
 */

/** One line per term, in the order of plain-terms.ts: ten coefficients, the mean color in OKLab, the largest share, the nats. */
export const TERM_MODEL: string = \`
${termLines.join('\n')}
\`;

/** One line per hue family, in the order of HUE_FAMILIES: thirty-five coefficients. */
export const FAMILY_MODEL: string = \`
${lines(familyModel.theta, 35, 2).join('\n')}
\`;
`);
