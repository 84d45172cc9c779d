/*
 * Every text of every answer has its Russian: in words-ru.ts of the operation, in src/operations/answer-words-ru.ts if several
 * operations have it, or in a field of the request. No text is unused.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { fieldRows } from '../../src/doors/reference/field-rows.ts';
import { findAnswerText } from '../../src/doors/reference/language.ts';
import { SHARED_ANSWER_WORDS } from '../../src/operations/answer-words-ru.ts';
import { OPERATIONS } from '../../src/operations/table.ts';
import { ANSWER_WORDS } from '../../src/operations/words-ru.ts';
import { schemaOf } from '../../src/schema/schema.ts';

const answers = suite('the texts of answers');

/** Texts of an answer, and of fields inside the fields of the request, without those that a field of the request has. */
const textsOf = ({ input, result }: (typeof OPERATIONS)[number]): ReadonlySet<string> => {
	const own = Object.values(input.fields).map((field) => schemaOf(field).doc);
	const inner = fieldRows(input.fields).filter(({ name }) => name.includes('.'));
	const rows = [...inner, ...(result.kind === 'object' ? fieldRows(result.fields) : [])];
	return new Set([result.doc, ...rows.map(({ doc }) => doc)].filter((doc) => !own.includes(doc)));
};

const texts = new Map(OPERATIONS.map((operation) => [operation, textsOf(operation)]));

answers('each has its Russian', () => {
	for (const [operation, own] of texts)
		assert.equal([...own].filter((text) => findAnswerText(operation, text) === undefined), [], operation.name);
});

answers('a text of one operation is in its folder, a text of several is shared, and no other text has Russian', () => {
	const count = (text: string): number => [...texts.values()].filter((own) => own.has(text)).length;
	for (const [{ name }, own] of texts)
		assert.equal(Object.keys(ANSWER_WORDS[name]!).filter((text) => !own.has(text) || count(text) > 1), [], name);
	assert.equal(Object.keys(SHARED_ANSWER_WORDS).filter((text) => count(text) < 2), []);
});

answers('numbers and code of a text are those of the English one', () => {
	// Russian writes a decimal comma; a range and a pixel size keep their numbers.
	const toEnglish = (text: string): string => text.replaceAll('−', '-').replaceAll(/(\d),(\d)/g, '$1.$2');
	const facts = (text: string): string[] => (toEnglish(text).match(/-?\d+(?:\.\d+)*|`[^`]+`/g) ?? []).sort();
	for (const words of [SHARED_ANSWER_WORDS, ...Object.values(ANSWER_WORDS)])
		for (const [english, russian] of Object.entries(words)) assert.equal(facts(russian), facts(english), english);
});

answers.run();
