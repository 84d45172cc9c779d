/*
 * The guides in English: short pages that explain the concepts of the reference, with pictures drawn by the engine.
 *
 * Sources  CSS Color 4 §13 (gamut mapping) and §12.2 (missing hues); WCAG 2.2 §1.4.3; APCA 0.0.98G-4g; DTCG 2025.10.
 */

import { APCA_LEVELS } from '../../metrics/apca.ts';
import { WCAG_LEAST } from '../../metrics/wcag.ts';
import { roundLc, roundRatio } from '../../operations/describe.ts';
import { DEEPEST } from '../../reading/css-math.ts';
import { BATCH, MOST_QUESTIONS } from '../batch.ts';
import { escapeHtml } from '../html.ts';
import { DEFAULT_RATE, LIMITS, UNITS_PER_TOKEN } from '../limits.ts';
import { LINES_TYPE } from '../lines.ts';
import {
	DEBT, DEBT_SECONDS, fileSample, linesSample, MOST_STREAM_MINUTES, questionsSample, STREAM_MINUTES, SWATCH_SIZE, swatchSample,
} from './batch-parts.ts';
import { docsLink as docs, EXPRESSION_BRAND, expressionRows, type ExpressionUses, type GuideName, type GuideText } from './guide-parts.ts';
import { chip, contrastSamples, differences, fallbacks, gamutPlane, hueStrips, tokenLayers } from './pictures.ts';
import { ENGLISH } from './words.ts';

function gamutBody(base: string): string {
	const { wide, mapped, clipped, mappedDelta, clippedDelta, mappedShift, clippedShift } = fallbacks();
	return `<p>A <b>gamut</b> is the set of colors that a screen can show. sRGB is the oldest and smallest; Display P3, which most phones and many
laptops support, has deeper reds and greens; Rec. 2020 is larger than the gamut of any common screen. CSS has colors of all three.</p>
<figure>${gamutPlane(ENGLISH.pictures.plane)}
<figcaption>One hue, an orange: lightness upwards, chroma to the right. The solid line is the edge of sRGB, the dashed one that of
Display P3. The right dot is the requested color, the left one the mapped color.</figcaption></figure>
<p>Colors written in OKLCH are easily outside a gamut. Clipping each channel, as browsers do, is fast but shifts
the hue:</p>
<table class="plain"><thead><tr><th scope="col">Color</th><th scope="col">Value</th><th scope="col">Off by</th></tr></thead><tbody>
<tr><th scope="row">${chip(wide, 'requested')} requested</th><td><code>${wide}</code></td><td>0</td></tr>
<tr><th scope="row">${chip(mapped, 'mapped')} mapped</th><td><code>${mapped}</code></td><td>deltaE OK ${mappedDelta}, hue ${mappedShift}°</td></tr>
<tr><th scope="row">${chip(clipped, 'clipped')} clipped</th><td><code>${clipped}</code></td><td>deltaE OK ${clippedDelta}, hue ${clippedShift}°</td></tr>
</tbody></table>
<p><b>Gamut mapping</b> reduces chroma until the color fits and keeps hue and lightness visually unchanged, as CSS Color 4 describes. This API maps
every HEX of a color outside sRGB this way; ${docs(base, 'check-gamut')} shows which gamuts contain a color, and the distance of its fallback.</p>`;
}

function contrastBody(base: string): string {
	const rows = contrastSamples(ENGLISH.pictures).map(({ picture, words, ratio, lc }) => `<tr><th scope="row">${picture}<span class="quiet">${escapeHtml(words)}</span></th><td>${
		roundRatio(ratio)}:1${ratio >= WCAG_LEAST.aa.normal ? ', passes AA' : ratio >= WCAG_LEAST.aa.large ? ', passes AA large' : ', fails AA'}</td><td>Lc ${
		roundLc(lc)}</td></tr>`).join('\n');
	return `<p><b>WCAG 2</b> divides luminances: ${WCAG_LEAST.aa.normal}:1 is level AA for text, ${WCAG_LEAST.aa.large}:1 for large text,
${WCAG_LEAST.aaa.normal}:1 is AAA. Many laws require it. It was fitted to the screens of its time; it is known to be too lenient on dark backgrounds and too strict for
white text on saturated colors.</p>
<p><b>APCA</b> models reading on self-luminous screens. Its value, Lc, has a sign: positive is dark text on light, negative is light text on
dark. Swapping text and background changes the value, so the order matters.</p>
<table class="plain"><thead><tr><th scope="col">Text</th><th scope="col">WCAG 2</th><th scope="col">APCA</th></tr></thead><tbody>
${rows}
</tbody></table>
<p>If they disagree, look at the colors. The gray on black passes AA, although it is hard to read, as APCA shows. A text that passes
both is safe: ${docs(base, 'check-contrast')} returns both, ${docs(base, 'fix-contrast')} moves a color until it passes.</p>
<h2 id="levels">Levels of APCA</h2>
<table class="plain"><thead><tr><th scope="col">At least</th><th scope="col">Good for</th></tr></thead><tbody>
${APCA_LEVELS.map(({ least, use }) => `<tr><th scope="row">Lc ${least}</th><td>${escapeHtml(use)}</td></tr>`).join('\n')}
</tbody></table>
<p class="quiet">Colors are treated as sRGB, as the formula 0.0.98G-4g expects. APCA is a candidate, not a standard; this is not a claim of conformance to WCAG 3,
and it is not intended for medical, clinical or safety-critical use. Read <a href="https://git.apcacontrast.com/documentation/WhyAPCA">Why APCA</a>, and
<a href="https://github.com/Myndex/SAPC-APCA/discussions">its discussions</a>. APCA is a trademark of Myndex Research and Andrew Somers.</p>`;
}

const deltaBody = (base: string): string => `<p>HEX values do not show how similar two colors look: one step of blue is far less visible than one of green. A <b>color difference</b>, written
deltaE, measures it: 0 means equal, and equal numbers mean equally visible differences everywhere.</p>
<table class="plain"><thead><tr><th scope="col">Pair</th><th scope="col">deltaE OK</th></tr></thead><tbody>
${differences(ENGLISH.pictures.nextTo).map(({ picture, measured }) => `<tr><th scope="row">${picture}</th><td>${measured}</td></tr>`).join('\n')}
</tbody></table>
<p><b>deltaE OK</b> is the straight distance in OKLab; about 0.02 is just noticeable side by side. <b>CIEDE2000</b> is the industry standard: about 1 is just
noticeable; its formula corrects the flaws of Lab. ${docs(base, 'compare-colors')} returns both, with a verdict in one word;
${docs(base, 'nearest-names')} ranks names by the first.</p>
<p>Differences are easier to see between adjacent fields: for separate elements of a page, expect about twice these values.</p>`;

function hueBody(base: string): string {
	const { correct, wrong } = hueStrips(ENGLISH.pictures);
	return `<p>Gray has no hue: at chroma 0 every angle is the same gray. CSS calls such a hue <b>powerless</b>, and a channel without a value
<b>missing</b>, written <code>none</code>.</p>
<p>It matters when colors are mixed. From a gray to a blue, the gray has no hue, so the mixture has the hue of the blue:</p>
<figure>${correct}<figcaption>The hue of gray is missing: blue throughout.</figcaption></figure>
<p>A program that stores 0 instead starts at red and passes through pink:</p>
<figure>${wrong}<figcaption>The same mixture with hue 0 for the gray.</figcaption></figure>
<p>So in results a hue may be <code>null</code> instead of 0: see <code>oklch.h</code> of ${docs(base, 'parse-color')}. ${docs(base, 'mix-colors')} and
${docs(base, 'make-gradient')} handle missing channels as browsers do. Token files use 0 with a chroma of 0, because many token tools do not support missing values.</p>`;
}

function tokenBody(base: string): string {
	const { scale, steps, light, dark } = tokenLayers('#7c3aed', ENGLISH.pictures);
	const [lightest] = steps, darkest = steps.at(-1)!, middle = steps[5]!;
	return `<p>A <b>design token</b> is a name for a value, so that each color is chosen in one place. Two layers are usually enough:</p>
<p><b>Scales</b> contain the available colors. A brand color becomes eleven steps, from ${lightest!.step} (<code>${lightest!.hex}</code>) by ${middle.step}
(<code>${middle.hex}</code>) to ${darkest.step} (<code>${darkest.hex}</code>), with visually even lightness:</p>
<figure>${scale}<figcaption>A scale of <code>#7c3aed</code>, 50 to 950.</figcaption></figure>
<p><b>Roles</b> name the purpose: <code>background</code>, <code>primary</code>, <code>primary-foreground</code>. Components only use roles. A dark theme assigns
other steps to the same names:</p>
<figure class="two">${light}${dark}<figcaption>One card, one set of roles, two choices of steps. Every text passes AA on its surface.</figcaption></figure>
<p>${docs(base, 'generate-scale')} generates a scale, ${docs(base, 'build-system')} a whole system, and ${docs(base, 'export-tokens')} writes your own colors as CSS, Tailwind, Sass,
JSON, or <b>DTCG</b>: the format of the Design Tokens Community Group (2025.10), which Figma, Style Dictionary and Terrazzo read.</p>`;
}

/** The use of each expression, in their order. */
const EXPRESSION_USES: ExpressionUses = {
	mixture: 'a mixture, of any number of colors, in any space of CSS',
	darker: 'a color relative to another: the brand, darker by a tenth',
	translucent: 'the same color, more transparent',
	scheme: 'the first on a light page, the second on a dark one',
	contrast: 'black or white, whichever contrasts more',
	channels: 'channels as numbers, with the math of CSS',
};

function expressionBody(base: string): string {
	const rows = expressionRows(EXPRESSION_USES);
	return `<p>Every input color may be an expression of <b>CSS Color 5</b> with other colors. Values of the page are sent with the
request: <code>variables</code>, an object of custom properties for <code>var()</code>, in a body; <code>scheme</code>, <code>light</code> or
<code>dark</code>, also in a query. Here <code>--brand</code> is <code>${EXPRESSION_BRAND}</code>:</p>
<table class="plain"><thead><tr><th scope="col">Expression</th><th scope="col">Use</th><th scope="col">Result</th></tr></thead><tbody>
${rows}
</tbody></table>
<p>Colors nest ${DEEPEST} deep. A mixture in <code>hsl</code> or <code>hwb</code>, and a color relative to another in <code>rgb()</code>, results in
<code>color(srgb …)</code>, which can hold colors outside sRGB. <code>currentcolor</code> and system colors are rejected, because only a browser
knows them. ${docs(base, 'parse-color')} returns the result of any expression.</p>`;
}

export const ENGLISH_GUIDES: { readonly [name in GuideName]: GuideText } = {
	'gamut-mapping': { title: 'Gamut mapping', lead: 'What to display if a screen cannot show a color.', body: gamutBody },
	'apca-and-wcag': { title: 'APCA and WCAG', lead: 'Two measures of readability, and why they disagree.', body: contrastBody },
	'color-difference': { title: 'Color difference', lead: 'How different two colors look, as one number: deltaE.', body: deltaBody },
	'powerless-hue': { title: 'Powerless hue', lead: 'Why gray has no hue, and what happens if you give it one.', body: hueBody },
	'made-of-others': {
		title: 'Colors from other colors',
		lead: 'Mixtures, relative colors and variables: the supported parts of CSS Color 5.',
		body: expressionBody,
	},
	'design-tokens': { title: 'Design tokens', lead: 'Names for colors, in scales and in roles.', body: tokenBody },
};

const batchBody = (base: string): string => `<h2 id="batch">A batch</h2>
<p><code>POST ${base}${BATCH}</code> takes a list of up to ${MOST_QUESTIONS} questions. Each has the
name of an <code>operation</code>, its <code>input</code> (the body of a POST to that operation), and an optional <code>id</code>.</p>
${questionsSample('Questions')}
<p>The answers are in the same order: <code>{"id":"brand","result":{…}}</code>, or <code>{"id":"brand","problem":{…}}</code>, while the other
questions are still answered. A pointer in a problem is relative to its question, such as <code>#/input/color</code>. An object with the
list as <code>requests</code> is answered by an object with <code>results</code>.</p>
<h2 id="lines">A stream of lines</h2>
<p>With <code>Content-Type: ${LINES_TYPE}</code> the body has one question per line, up to ${LIMITS.lines}, and each
line is answered while the rest arrives. Blank lines get no answer. A problem has the number of its <code>line</code>, blank lines counted.</p>
${linesSample(base, 'Command')}
<h2 id="cost">Cost</h2>
<p>Each question costs at least one
token, and
another one for each ${UNITS_PER_TOKEN} microseconds of work. At the default limit (${DEFAULT_RATE.burst} tokens at once, then ${DEFAULT_RATE.rate} a second) a batch of ${MOST_QUESTIONS} simple
questions is answered at once and leaves a debt of ${DEBT} tokens, about ${DEBT_SECONDS} seconds; ${LIMITS.lines} lines take about ${STREAM_MINUTES} minutes, because a
stream waits for its tokens. A stream ends after ${MOST_STREAM_MINUTES} minutes. Hosts may set other limits; a service of your own needs none
(<code>RATE_LIMIT=off</code>).</p>
<h2 id="download">Files</h2>
<p>Operations with <code>code</code> in their answer, such as <a href="${base}/docs/export-tokens">export-tokens</a> and
<a href="${base}/docs/build-system">build-system</a>, return the file itself with <code>?download</code>, also in the address of a POST, or with
<code>Accept</code> and the media type of the file. It costs as much as the answer in JSON.</p>
${fileSample(base, 'Command')}
<h2 id="swatch">Swatches</h2>
<p><code>${base}/swatch/{color}.svg</code> is a square of a color in any form,
percent-encoded, for READMEs and mails. <code>size</code> is its side in pixels, ${SWATCH_SIZE.least} to ${SWATCH_SIZE.most}, by default ${SWATCH_SIZE.usual}. A swatch costs one token,
and is cached for a day.</p>
${swatchSample(base)}`;

/** The page about batches, files and swatches. */
export const ENGLISH_BATCH: GuideText = {
	title: 'Batches, files and swatches',
	lead: 'Many questions in one request, answers as files, colors as pictures, and what they cost.',
	body: batchBody,
};
