/*
 * The search index of the reference: every operation, field, guide and problem with its address, in English and in Russian.
 *
 * `page/docs-search.ts` loads it when a reader searches for the first time. The service writes it once, on the first request.
 *
 * Proof  test/doors/search-index.test.ts.
 */

import { PROBLEMS } from '../../errors.ts';
import { fieldWords } from '../../operations/field-words-ru.ts';
import type { AnyOperation } from '../../operations/operation.ts';
import { WORDS } from '../../operations/words-ru.ts';
import { PROBLEM_CODES } from '../problem.ts';
import { PROBLEM_HELP } from '../problem-help.ts';
import { jsonReply, READS, type Door } from '../door.ts';
import { fieldId, fieldTree, type FieldNode, type Part } from './field-rows.ts';
import { GUIDES } from './guides.ts';
import { SEARCH_INDEX, type SearchEntry } from './search-entry.ts';

const flatten = (nodes: readonly FieldNode[]): readonly FieldNode[] => nodes.flatMap((node) => [node, ...flatten(node.inner)]);

/** The fields of a part of an operation page. Fields without Russian words have their English ones. */
const fieldEntries = ({ name, title, input, result }: AnyOperation, part: Part): readonly SearchEntry[] => {
	const schema = part === 'field' ? input : result, russian = WORDS[name];
	if (schema.kind !== 'object') return [];
	const own: Readonly<Record<string, string>> = part === 'field' ? { ...fieldWords, ...russian?.fields } : {};
	return flatten(fieldTree(schema.fields)).map((node): SearchEntry => [
		'field', `/docs/${name}#${fieldId(part, node.name)}`, node.name, `${title}: ${node.doc}`,
		node.name, `${russian?.title ?? title}: ${own[node.name] ?? node.doc}`,
	]);
};

/** Every entry, in the order of the documents. */
export const searchIndex = (operations: readonly AnyOperation[]): readonly SearchEntry[] => [
	...operations.map(({ name, title, summary }): SearchEntry => {
		const russian = WORDS[name] ?? { title, summary };
		return ['operation', `/docs/${name}`, title, `${name}: ${summary}`, russian.title, `${name}: ${russian.summary}`];
	}),
	...GUIDES.map(({ name, title, lead }): SearchEntry => ['guide', `/docs/guides/${name}`, title, lead, title, lead]),
	...PROBLEM_CODES.map((code): SearchEntry => {
		const title = PROBLEMS[code], note = `${code}: ${PROBLEM_HELP[code].means}`;
		return ['problem', `/problems/${code}`, title, note, title, note];
	}),
	...operations.flatMap((operation) => [...fieldEntries(operation, 'field'), ...fieldEntries(operation, 'answer')]),
];

/** The door of the index. */
export const searchDoor = (operations: readonly AnyOperation[]): Door => ({
	path: SEARCH_INDEX, methods: READS, cost: 1, isFixed: true, answer: () => jsonReply(searchIndex(operations), 'day'),
});
