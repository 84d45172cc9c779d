/*
 * Fits the model of color naming, and writes src/names/word-model.ts.
 *
 *   node --import tsx data/fit-words.mjs SURVEY.json
 *   node --import tsx data/fit-words.mjs SURVEY.json --families  writes only the judged colors (the terms take ten minutes)
 *   node --import tsx data/fit-words.mjs SURVEY.json --half      fits the terms to half of the cells; writes nothing
 *   node --import tsx data/fit-words.mjs SURVEY.json --check     fits nothing
 *
 * The last two print how often people said the plain name, and how often the family is that of most answers.
 *
 * SURVEY.json holds the answers of the xkcd color survey of 2010 by cell of CIELAB (D65), as counted by C3 (Heer and
 * Stone 2012): `terms`, and `cells` of `[L, a, b, [[term, answers], …]]`. The answers are not part of this project;
 * what is kept of them is the numbers that this script writes.
 *
 * P(term | color) is a softmax over quadratics in OKLab, ten numbers a term, fitted to the shares of the
 * answers in every cell (a cell counts as much as its answers, 1,000 at most). Beside them the mean of the
 * colors that were called so, the largest share that the model gives the term in any cell, and how much the
 * term tells: the Kullback-Leibler divergence, in nats, of the colors called so from the colors asked.
 *
 * The fit is by Adam (Kingma and Ba 2015), all rows at every step, from zero: the same file gives the same numbers.
 */

import { readFileSync, writeFileSync } from 'node:fs';
import { surveyTerms } from '../src/names/survey-terms.ts';
import { classifyOklab, decideFamily, HUE_FAMILIES } from '../src/names/hue-family.ts';
import { plainEnglish } from '../src/names/locales/en/plain-name.ts';
import { TERM_MODEL } from '../src/names/word-model.ts';
import { randomFrom } from '../src/math/random.ts';
import { quadratics } from '../src/names/term-shares.ts';
import { convert } from '../src/spaces/convert.ts';
import { color } from '../src/spaces/color.ts';

const MOST_ANSWERS = 1000;
const readHere = (name) => readFileSync(new URL(name, import.meta.url), 'utf8');
const survey = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8'));

/** The survey writes terms without blanks, and `grey`. */
const keyOf = (word) => word.replace(/[ ']/g, '').replaceAll('gray', 'grey');
const terms = surveyTerms();
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
		const word = plainEnglish(cell.at, classify(cell.at)), shares = familyShares(cell);
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
function fit(rows, classes, { steps, rate, decay }) {
	const width = rows[0].features.length, size = classes * width;
	const theta = new Float64Array(size), first = new Float64Array(size), second = new Float64Array(size);
	const gradient = new Float64Array(size), share = new Float64Array(classes);
	/** Fills `share` with the logits and gives the place of the largest. */
	const logits = ({ features }) => {
		let best = 0;
		for (let k = 0; k < classes; k++) {
			let sum = 0;
			for (let f = 0; f < width; f++) sum += theta[k * width + f] * features[f];
			share[k] = sum;
			if (sum > share[best]) best = k;
		}
		return best;
	};
	const normalize = (row) => {
		const largest = share[logits(row)];
		let sum = 0;
		for (let k = 0; k < classes; k++) sum += share[k] = Math.exp(share[k] - largest);
		for (let k = 0; k < classes; k++) share[k] /= sum;
	};
	for (let step = 1; step <= steps; step++) {
		for (let j = 0; j < size; j++) gradient[j] = decay * theta[j];
		for (const row of rows) {
			const { features, target, weight } = row;
			normalize(row);
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
	}
	return {
		theta,
		shares: (row) => {
			normalize(row);
			return [...share];
		},
	};
}

const round = (x, digits) => String(Number(x.toFixed(digits)));
const lines = (theta, width, digits) => Array.from({ length: theta.length / width }, (_, k) =>
	[...theta.subarray(k * width, (k + 1) * width)].map((x) => round(x, digits)).join(' '));

/** The model fitted to some cells. */
function fitTerms(some) {
	const weightOf = ({ count }) => Math.min(count, MOST_ANSWERS);
	const total = some.reduce((sum, cell) => sum + weightOf(cell), 0);
	const rows = some.map((cell) => {
		const target = new Float64Array(terms.length);
		for (const [term, count] of cell.known) target[term] += count / cell.count;
		return { features: Float64Array.from(quadratics(cell.at)), target, weight: weightOf(cell) / total };
	});
	return { rows, model: fit(rows, terms.length, { steps: 700, rate: 0.15, decay: 1e-7 }) };
}

/** Lines of the terms. */
function termLines() {
	const { rows, model } = fitTerms(cells), modelShares = rows.map((row) => model.shares(row));
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
	return lines(model.theta, 10, 2).map((line, k) => `${line} ${means[k].map((x) => round(x, 4)).join(' ')} ${round(peaks[k], 3)} ${round(telling[k], 2)}`);
}

if (mode === '--half') {
	const random = randomFrom('halves'), isTraining = cells.map(() => random() < 0.5);
	const { model } = fitTerms(cells.filter((_, i) => isTraining[i]));
	report(cells.filter((_, i) => !isTraining[i]), (at) => {
		const shares = model.shares({ features: quadratics(at) });
		return decideFamily(at, Float64Array.from(HUE_FAMILIES, (family) =>
			shares.reduce((sum, share, term) => sum + share * (terms[term].families[family] ?? 0), 0)));
	});
	process.exit(0);
}

const judged = readHere('judged-families.txt').trim().split('\n').map((line) => line.split(' '));
const judgedLines = HUE_FAMILIES.map((family) => `${family}: ${judged.filter(([, one]) => one === family).map(([hex]) => hex).join(' ')}`);

writeFileSync(new URL('../src/names/word-model.ts', import.meta.url), `/*
 * Fitted numbers of color naming, written by data/fit-words.mjs, which documents the method.
 *
 * Source  the xkcd color survey (2010, public domain), its answers counted by C3 (J. Heer and M. Stone, "Color naming
 *         models for color selection, image editing and palette design", CHI 2012; BSD-3-Clause, Copyright (c) 2011
 *         Stanford University). The answers themselves are not here.
 */

/** One line per term, in the order of survey-terms.ts: ten coefficients, the mean color in OKLab, the largest share, the nats. */
export const TERM_MODEL: string = \`
${(mode === '--families' ? [TERM_MODEL.trim()] : termLines()).join('\n')}
\`;

/** The colors of data/judged-families.txt, a line for each family. */
export const JUDGED_FAMILIES: string = \`
${judgedLines.join('\n')}
\`;
`);
