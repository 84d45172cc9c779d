/*
 * The search index: every entry leads to a page that has its field, and is in both languages.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { GUIDE_NAMES } from '../../src/doors/reference/guide-parts.ts';
import { searchIndex } from '../../src/doors/reference/search-index.ts';
import { PROBLEM_CODES } from '../../src/doors/problem.ts';
import { createFetch } from '../../src/fetch.ts';
import { OPERATIONS } from '../../src/operations/table.ts';

const index = suite('the search index');

index('has every operation, guide and problem, each address once', () => {
	const entries = searchIndex(OPERATIONS), count = (kind: string): number => entries.filter(([one]) => one === kind).length;
	const counts = [count('operation'), count('guide'), count('problem')];
	assert.equal(counts, [OPERATIONS.length, GUIDE_NAMES.length + 1, PROBLEM_CODES.length], 'with the page about batches');
	const paths = entries.map(([, path]) => path);
	assert.is(new Set(paths).size, paths.length);
	for (const [kind, path, , , title] of entries) if (kind === 'operation') assert.match(title, /[а-я]/i, path);
});

index('every address leads to an element of a page', async () => {
	const handle = createFetch(), pages = new Map<string, string>();
	for (const [, path] of searchIndex(OPERATIONS)) {
		const [place, id] = path.split('#');
		if (!pages.has(place!)) {
			const response = await handle(new Request(`https://example.org${place}`));
			assert.is(response.status, 200, place);
			pages.set(place!, await response.text());
		}
		if (id !== undefined) assert.ok(pages.get(place!)!.includes(` id="${id}"`), path);
	}
});

index('is served as JSON', async () => {
	const response = await createFetch({ basePath: '/color' })(new Request('https://example.org/color/docs/search.json'));
	assert.is(response.headers.get('content-type'), 'application/json; charset=utf-8');
	assert.equal(await response.json(), searchIndex(OPERATIONS));
});

index.run();
