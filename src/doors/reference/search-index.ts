/*
 * The search index of the reference: every operation, field, guide and problem with its address, in English and in Russian.
 *
 * `page/docs-search.ts` loads it when a reader searches for the first time. The service writes it once, on the first request.
 *
 * Proof  test/doors/search-index.test.ts.
 */

import type { AnyOperation } from '../../operations/operation.ts';
import { PROBLEM_CODES } from '../problem.ts';
import { fixedDoor, jsonReply, type Door } from '../door.ts';
import { fieldId, fieldTree, flatten, type FieldNode, type Part } from './field-rows.ts';
import { GUIDE_NAMES } from './guide-parts.ts';
import { REFERENCE_LANGUAGES, type Language } from './language.ts';
import { SEARCH_INDEX, type SearchEntry } from './search-entry.ts';

const { en, ru } = REFERENCE_LANGUAGES;

/** The fields of a part of an operation page. */
function fieldEntries(operation: AnyOperation, part: Part): readonly SearchEntry[] {
	const { name: page, input, result } = operation, schema = part === 'field' ? input : result;
	if (schema.kind !== 'object') return [];
	const note = ({ describe, say, sayField }: Language, node: FieldNode): string =>
		`${describe(operation).title}: ${part === 'field' ? sayField(operation, node) : say(operation, node.doc)}`;
	return flatten(fieldTree(schema.fields)).map((node): SearchEntry =>
		['field', `/docs/${page}#${fieldId(part, node.name)}`, node.name, note(en, node), node.name, note(ru, node)]);
}

/** Every entry, in the order of the documents. */
export const searchIndex = (operations: readonly AnyOperation[]): readonly SearchEntry[] => [
	...operations.map((operation): SearchEntry => {
		const { name, title, summary } = operation, russian = ru.describe(operation);
		return ['operation', `/docs/${name}`, title, `${name}: ${summary}`, russian.title, `${name}: ${russian.summary}`];
	}),
	...GUIDE_NAMES.map((name): SearchEntry =>
		['guide', `/docs/guides/${name}`, en.guides[name].title, en.guides[name].lead, ru.guides[name].title, ru.guides[name].lead]),
	['guide', '/docs/batch', en.batch.title, en.batch.lead, ru.batch.title, ru.batch.lead],
	...PROBLEM_CODES.map((code): SearchEntry => {
		const [english, russian] = [en, ru].map(({ problems }) => problems[code]);
		return ['problem', `/problems/${code}`, english!.title, `${code}: ${english!.means}`, russian!.title, `${code}: ${russian!.means}`];
	}),
	...operations.flatMap((operation) => [...fieldEntries(operation, 'field'), ...fieldEntries(operation, 'answer')]),
];

/** The door of the index. */
export const searchDoor = (operations: readonly AnyOperation[]): Door =>
	fixedDoor(SEARCH_INDEX, () => jsonReply(searchIndex(operations), 'day'));
