/*
 * Every text of every answer has its Russian: in words-ru.ts of the operation, in src/operations/result-words-ru.ts if several
 * operations have it, or in a field of the request. No text is unused. Chroma is not called like the saturation of HSL.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { fieldRows } from '../../src/doors/reference/field-rows.ts';
import { findAnswerText } from '../../src/doors/reference/language.ts';
import { resultWords } from '../../src/operations/result-words.ts';
import { resultWords as russianResultWords } from '../../src/operations/result-words-ru.ts';
import { OPERATIONS } from '../../src/operations/table.ts';
import { WORDS } from '../../src/operations/words.ts';
import { WORDS as RUSSIAN_WORDS } from '../../src/operations/words-ru.ts';
import { schemaOf } from '../../src/schema/schema.ts';
import { sourcesUnder } from '../support/project.ts';

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

answers('a text of one operation is in its folder, and no unused text is in it or among the shared ones', () => {
	const count = (text: string): number => [...texts.values()].filter((own) => own.has(text)).length;
	for (const [{ name }, own] of texts)
		assert.equal(Object.values(WORDS[name]!.result).filter((text) => !own.has(text) || count(text) > 1), [], name);
	assert.equal(Object.values(resultWords).filter((text) => count(text) === 0), []);
});

answers('numbers and code of a text are those of the English one', () => {
	// Russian writes a decimal comma; a range and a pixel size keep their numbers.
	const toEnglish = (text: string): string => text.replaceAll('−', '-').replaceAll(/(\d),(\d)/g, '$1.$2');
	const facts = (text: string): string[] => (toEnglish(text).match(/-?\d+(?:\.\d+)*|`[^`]+`/g) ?? []).sort();
	const pairs = [[resultWords, russianResultWords], ...OPERATIONS.map(({ name }) => [WORDS[name]!.result, RUSSIAN_WORDS[name]!.result])];
	for (const [english, russian] of pairs)
		for (const [key, text] of Object.entries(english!)) assert.equal(facts((russian as typeof english)![key as never]), facts(text), text);
});

answers('only the saturation of HSL is «насыщенность»; chroma is «цветность»', () => {
	const lines = sourcesUnder('src').flatMap(({ text }) => text.split('\n')), saturation = lines.filter((line) => /насыщенност/i.test(line));
	assert.ok(saturation.length > 0);
	assert.equal(saturation.filter((line) => !/HSL|HSV/.test(line)), []);
});

answers.run();
