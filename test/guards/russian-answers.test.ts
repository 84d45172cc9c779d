/*
 * Every text of every answer has its Russian in src/operations/answer-words-ru.ts or in a field of the request, and no text is unused.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { fieldRows } from '../../src/doors/reference/field-rows.ts';
import { ANSWER_WORDS } from '../../src/operations/answer-words-ru.ts';
import { OPERATIONS } from '../../src/operations/table.ts';
import { schemaOf } from '../../src/schema/schema.ts';

const answers = suite('the texts of answers');

/** Texts of answers, and of fields inside the fields of requests, without those that a field of the same request has. */
const texts = new Set(OPERATIONS.flatMap(({ input, result }) => {
	const own = Object.values(input.fields).map((field) => schemaOf(field).doc);
	const inner = fieldRows(input.fields).filter(({ name }) => name.includes('.'));
	const rows = [...inner, ...(result.kind === 'object' ? fieldRows(result.fields) : [])];
	return [result.doc, ...rows.map(({ doc }) => doc)].filter((doc) => !own.includes(doc));
}));

answers('each has its Russian, and no other text has', () => {
	assert.equal([...texts].filter((text) => !ANSWER_WORDS.has(text)), [], 'without Russian');
	assert.equal([...ANSWER_WORDS.keys()].filter((text) => !texts.has(text)), [], 'no text of an answer');
});

answers('numbers and code of a text are those of the English one', () => {
	// Russian writes a decimal comma; a range and a pixel size keep their numbers.
	const toEnglish = (text: string): string => text.replaceAll('−', '-').replaceAll(/(\d),(\d)/g, '$1.$2');
	const facts = (text: string): string[] => (toEnglish(text).match(/-?\d+(?:\.\d+)*|`[^`]+`/g) ?? []).sort();
	for (const [english, russian] of ANSWER_WORDS) assert.equal(facts(russian), facts(english), english);
});

answers.run();
