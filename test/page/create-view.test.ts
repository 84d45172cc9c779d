/*
 * The view of an operation: its request, its parts and when they are updated.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { generatePalette } from '../../src/operations/generate-palette/declaration.ts';
import type { Control } from '../../src/page/controls.ts';
import type { Answer } from '../../src/page/engine.ts';
import { readState } from '../../src/page/state.ts';
import { fakeDocument, fakeElement, restoreGlobals } from './elements.ts';

const views = suite('views'), fake = fakeDocument();

restoreGlobals(views);

const { createView } = await import('../../src/page/create-view.ts');

views.before.each(() => void Object.assign(globalThis, { location: { origin: 'https://example.com' } }));

const STATE = readState('view=generate-palette&keep=red,teal&places=0,2&locks=1&size=5&mode=warm');

/** A view whose parts note what they show. */
function createNoted(more: object = {}) {
	const calls: unknown[] = [];
	const control = (name: string): Control => ({
		// A view only appends the element.
		element: fakeElement('p', { class: name }) as unknown as HTMLElement, show: () => void calls.push(name),
	});
	const view = createView('generate-palette', generatePalette, {
		colors: control('colors'), settings: control('settings'), results: [], say: (result) => JSON.stringify(result),
		update: (_, result) => void calls.push(['update', result]), show: (result) => void calls.push(['show', result]), ...more,
	});
	return { view, calls };
}

// The parts of a noted view accept any result.
const answer = (isProblem: boolean): Answer => ({ text: '', isProblem, value: { mode: 'warm' }, from: 'here' });

views('a request has the fields of the view, except those of the page alone', () => {
	assert.equal(createNoted().view.call(STATE).fields, { keep: ['red', 'teal'], size: '5', mode: 'warm', seed: 'first' });
});

views('a request has other values that a view computes, as a body if a query cannot express them', () => {
	const { view } = createNoted({ request: () => ({ mode: 'cold', keep: [{ color: 'red', place: 0 }] }), numbers: ['size'] });
	assert.equal([view.call(STATE).method, view.call(STATE).operation, view.call(STATE).fields],
		['POST', 'generate-palette', { keep: [{ color: 'red', place: 0 }], size: 5, mode: 'cold', seed: 'first' }]);
});

views('parts show the state at once; results only if there is one', () => {
	for (const [given, result] of [[undefined, undefined], [answer(true), undefined], [answer(false), { mode: 'warm' }]] as const) {
		const { view, calls } = createNoted();
		view.show(STATE, given);
		assert.equal(calls, ['colors', 'settings', ['update', result], ...result ? [['show', result]] : []]);
	}
});

views('a result is a sentence, and colors if the view has them', () => {
	assert.is(createNoted().view.say(answer(false)), '{"mode":"warm"}');
	assert.is(createNoted().view.colors, undefined);
	const { view } = createNoted({ toColors: ({ mode }: { readonly mode: string }) => [{ name: mode, color: 'red' }], hasPreview: false });
	assert.equal([view.colors!(answer(false)), view.hasPreview], [[{ name: 'warm', color: 'red' }], false]);
});

views('colors come first, then results, settings and code; a view without one of them has no empty place', () => {
	const classes = (more: object): readonly (string | null)[] =>
		fake(createNoted(more).view.element).all('div').map((one) => one.getAttribute('class'));
	assert.equal(classes({ code: [] }), ['work-colors', 'work-results', 'work-settings', 'work-results work-code']);
	assert.equal(classes({ colors: undefined, settings: undefined }), ['work-results']);
});

views.run();
