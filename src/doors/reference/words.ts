/*
 * Texts of the pages of the reference in English. `words-ru.ts` has the same in Russian; a missing one does not compile.
 *
 * Texts with links or code are HTML; functions fill in what the service knows.
 */

import { GROUPS, type Group } from '../../operations/operation.ts';
import { DEFAULT_RATE, LIMITS, UNITS_PER_TOKEN } from '../limits.ts';

type Link = (path: string, text: string) => string;

export const ENGLISH = {
	reference: 'Reference',
	operations: 'Operations',
	openOperations: 'Show all operations',
	contents: 'On this page',
	overview: 'Overview',
	before: 'Before',
	next: 'Next',
	neighbors: 'Neighbors',
	allOperations: 'All operations',
	colors: 'Colors',
	guides: 'Guides',
	// The index.
	referenceAbout: 'Every operation of the color API, with its fields, bounds, examples and problems.',
	indexLead: (n: number) => `${n} operations over plain HTTP, each a pure function of its input. No key, any origin.`,
	groups: {
		Read: { name: 'Read', about: GROUPS.Read },
		Compare: { name: 'Compare', about: GROUPS.Compare },
		Contrast: { name: 'Contrast', about: GROUPS.Contrast },
		Make: { name: 'Make', about: GROUPS.Make },
		See: { name: 'See', about: GROUPS.See },
		Export: { name: 'Export', about: GROUPS.Export },
	} as { readonly [group in Group]: { readonly name: string; readonly about: string } },
	rulesTitle: 'General rules',
	rules: (batch: string, link: Link): readonly string[] => [
		`<b>GET</b> takes a query: a list is one value with commas, <code>#</code> is <code>%23</code> or left out.
<b>POST</b> takes a JSON object with the same fields as <code>application/json</code>, and returns the same bytes; so does <b>QUERY</b> (RFC 10008).`,
		`Answers are compact JSON with an <code>ETag</code>, cacheable for a day. Bodies have at most ${LIMITS.body / 1024} KiB, addresses ${LIMITS.target / 1024} KiB.`,
		`The limit for one address is ${DEFAULT_RATE.rate} tokens per second, ${DEFAULT_RATE.burst} at once, unless the host sets another; <code>RateLimit</code> has the
rest of it. Most answers cost one token, expensive ones more: a token for each ${UNITS_PER_TOKEN} microseconds of work. The page of an operation has its cost.`,
		`Several requests at once: <code>POST ${batch}</code> takes a list, or lines of JSON. ${link('/docs/batch', 'Batches, files and swatches')}
has their cost.`,
		`Errors are ${link('/problems', 'problems')} that say what to write instead.`,
	],
	background: 'Background',
	programs: 'For programs',
	openApi: 'The same as OpenAPI 3.1, for clients and tools.',
	llms: (link: Link) => `A short list for language models; ${link('/llms-full.txt', 'llms-full.txt')} has everything.`,
	library: 'Library',
	libraryAbout: 'The engine without HTTP, for programs in JavaScript.',
	libraryDescription: 'The engine as a library: spaces, formats, functions and types.',
	openFunctions: 'Show all functions',
	/** Above the text of the library, which is in English only; empty in English. */
	libraryNote: '',
	// An operation.
	example: 'Example',
	moreToTry: 'More to try:',
	answer: 'Answer',
	colorsOfAnswer: 'Colors of the answer',
	moreLines: (n: number) => `… ${n} more lines`,
	sameCall: 'The same call',
	language: 'Language',
	command: 'Command line',
	run: 'Run here',
	runLabel: 'Fields as JSON',
	runButton: 'Run',
	fields: 'Fields',
	field: 'Field',
	fieldHolds: 'What it holds',
	requestFields: 'Fields of the request',
	answerFields: 'Fields of the answer',
	fieldsOf: (name: string) => `Fields of ${name}`,
	countFields: (n: number) => (n === 1 ? '1 field' : `${n} fields`),
	/** After the number of fields, for screen readers. */
	ofField: (name: string) => ` of ${name}`,
	required: 'required',
	bodyOnly: 'only in a body',
	absent: 'may be absent',
	fallback: (value: string) => `${value} when absent`,
	synonyms: (list: string) => `Also read: ${list}`,
	synonym: (written: string, word: string) => `${written} as ${word}`,
	cost: (tokens: number, isRandom: boolean) =>
		`JSON, cacheable for a day, because the same request always has the same answer${isRandom ? ', unless part of it is random' : ''}. It costs at least ${
			tokens === 1 ? 'one token' : `${tokens} tokens`} of the rate limit, and one for each ${UNITS_PER_TOKEN} microseconds of work; from the cache it costs one.`,
	// Problems.
	problems: 'Problems',
	problem: 'Problem',
	problemsAbout: 'Every problem of the color API, its cause and how to fix it.',
	problemsLead: 'Errors are <code>application/problem+json</code> (RFC 9457): <code>type</code> links to a page of this list, '
		+ '<code>detail</code> says what to write instead, and <code>errors</code> lists every invalid field.',
	openProblems: 'Show all problems',
	status: 'Status',
	unknownField: 'Every problem is JSON by RFC 9457, with a sentence that says what to write instead. This is what an unknown field gets:',
	seeProblems: (invalid: string, color: string, limit: string, all: Link) =>
		`See ${invalid} and ${color} for what is wrong in a request, ${limit} for the limit, and ${all('/problems', 'all others')}.`,
	howToFix: 'How to fix it',
	fails: 'A request that fails',
	works: 'A request that works',
	// The page for an unknown path.
	notFound: 'Not found',
	nothingAt: (path: string) => `There is nothing at ${path}.`,
	didYouMean: (links: string) => `Did you mean ${links}?`,
	or: ' or ',
	// The guides.
	openGuides: 'Show all guides',
	guidesAbout: 'Short pages on gamut mapping, contrast, color difference, hue and design tokens.',
	guidesLead: 'The ideas that the reference takes for granted, each on a short page with a picture.',
	// Kinds of fields.
	kinds: {
		nouns: { 'a color': 'color', 'a color or a gradient': 'color or a gradient' } as { readonly [noun: string]: string },
		text: 'text',
		characters: (min: number, max: number) => `, ${min} to ${max} characters`,
		integer: 'whole number',
		number: 'number',
		between: (min: number, max: number) => `, ${min} to ${max}`,
		from: (min: number) => `, from ${min}`,
		upTo: (max: number) => `, up to ${max}`,
		flag: 'true or false',
		choice: 'one of',
		list: (min: number, max: number, item: string) => `list of ${min === max ? min : `${min} to ${max}`}: ${item}`,
		byName: 'object by name',
		byKeys: 'object by one or more of',
		object: 'object',
		orNull: (kind: string) => `${kind}, or null`,
	},
	// Text alternatives of pictures, and texts in them.
	pictures: {
		plane: 'A plane of lightness and chroma at one orange hue. sRGB fills a leaf on the left; the edge of Display P3 '
			+ 'runs outside of it, and the wide orange lies beyond both. A line leads from it to the edge of the leaf, to a color of the same hue.',
		textOn: (text: string, background: string) => `${text} on ${background}`,
		sample: 'Read me',
		nextTo: (first: string, second: string) => `${first} next to ${second}`,
		blueAllTheWay: 'From gray to blue, blue all the way.',
		byPink: 'From gray to blue, by way of pink and violet.',
		steps: 'Eleven steps from light to dark.',
		card: {
			light: 'A card in the light: a heading, a line of text, a button.',
			dark: 'A card in the dark: a heading, a line of text, a button.',
		},
		signIn: 'Sign in',
		line: 'Roles pick their steps.',
		proceed: 'Continue',
	},
};

export type ReferenceWords = typeof ENGLISH;
