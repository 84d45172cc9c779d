/*
 * A language of the reference: its texts, and those of the operations and of their answers.
 *
 * Proof  test/doors/reference-russian.test.ts.
 */

import { PROBLEMS, type ProblemCode } from '../../errors.ts';
import { fieldWords } from '../../operations/field-words-ru.ts';
import type { AnyOperation } from '../../operations/operation.ts';
import { resultWords as englishResultWords } from '../../operations/result-words.ts';
import { resultWords } from '../../operations/result-words-ru.ts';
import type { OperationWords } from '../../operations/translated.ts';
import { WORDS as ENGLISH_WORDS } from '../../operations/words.ts';
import { WORDS } from '../../operations/words-ru.ts';
import { schemaOf } from '../../schema/schema.ts';
import type { PageLanguage } from '../html.ts';
import { PROBLEM_HELP } from '../problem-help.ts';
import { PROBLEM_HELP_RUSSIAN, type ProblemText } from '../problem-help-ru.ts';
import type { FieldRow } from './field-rows.ts';
import type { GuideName, GuideText } from './guide-parts.ts';
import { ENGLISH_BATCH, ENGLISH_GUIDES } from './guides-en.ts';
import { RUSSIAN_BATCH, RUSSIAN_GUIDES } from './guides-ru.ts';
import { ENGLISH, type ReferenceWords } from './words.ts';
import { RUSSIAN } from './words-ru.ts';

export interface Language {
	readonly id: PageLanguage;
	readonly words: ReferenceWords;
	/** The guides in their order. */
	readonly guides: { readonly [name in GuideName]: GuideText };
	/** The page about batches, files and swatches. */
	readonly batch: GuideText;
	readonly problems: { readonly [code in ProblemCode]: ProblemText };
	readonly describe: (operation: AnyOperation) => Pick<OperationWords, 'title' | 'summary' | 'examples'>;
	/** The description of an answer, or of a field in it. */
	readonly say: (operation: AnyOperation, doc: string) => string;
	/** The description of a field of a request. */
	readonly sayField: (operation: AnyOperation, field: FieldRow) => string;
}

const describeEnglish = ({ title, summary, examples }: AnyOperation): ReturnType<Language['describe']> =>
	({ title, summary, examples: examples.map(({ shows }) => shows) });

/** The text of a field of a request. */
const findField = ({ name: operation }: AnyOperation, field: string): string | undefined => {
	const own: { readonly [field: string]: string | undefined } = { ...fieldWords, ...WORDS[operation]?.fields };
	return own[field];
};

/** The Russian of a text of an answer. */
export function findAnswerText({ name }: AnyOperation, english: string): string | undefined {
	const own = ENGLISH_WORDS[name]?.result ?? {}, key = findKey(own, english), shared = findKey(englishResultWords, english);
	if (key !== undefined) return WORDS[name]!.result[key];
	return shared === undefined ? undefined : resultWords[shared];
}

const findKey = <K extends string>(texts: { readonly [key in K]: string }, text: string): K | undefined =>
	(Object.keys(texts) as K[]).find((key) => texts[key] === text);

/** An answer may repeat a field of the request, with its text. */
function sayRussian(operation: AnyOperation, doc: string): string {
	const [repeated] = Object.entries(operation.input.fields).find(([, field]) => schemaOf(field).doc === doc) ?? [];
	return findAnswerText(operation, doc) ?? (repeated === undefined ? undefined : findField(operation, repeated)) ?? doc;
}

// The table has a row for every code.
const englishProblems = Object.fromEntries(Object.entries(PROBLEMS).map(([code, title]) =>
	[code, { title, ...PROBLEM_HELP[code as ProblemCode] }])) as Language['problems'];

export const REFERENCE_LANGUAGES: { readonly [id in PageLanguage]: Language } = {
	en: {
		id: 'en',
		words: ENGLISH,
		guides: ENGLISH_GUIDES,
		batch: ENGLISH_BATCH,
		problems: englishProblems,
		describe: describeEnglish,
		say: (_, doc) => doc,
		sayField: (_, { doc }) => doc,
	},
	ru: {
		id: 'ru',
		words: RUSSIAN,
		guides: RUSSIAN_GUIDES,
		batch: RUSSIAN_BATCH,
		problems: PROBLEM_HELP_RUSSIAN,
		// Operations of an embedding program have English texts only.
		describe: (operation) => WORDS[operation.name] ?? describeEnglish(operation),
		say: sayRussian,
		sayField: (operation, { name, doc }) => findField(operation, name) ?? sayRussian(operation, doc),
	},
};
