/*
 * Problems on the page: when they appear, in which words, and what their buttons do.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Answer } from '../../src/page/engine.ts';
import { faultsIn, problemBox } from '../../src/page/problem-box.ts';
import { addRefusal } from '../../src/page/read-color.ts';
import { readState } from '../../src/page/state.ts';
import type { Sentences } from '../../src/page/translate-answer.ts';
import type { Page } from '../../src/page/view.ts';
import type { Words } from '../../src/page/words.ts';
import { en } from '../../src/page/words-en.ts';
import { ru } from '../../src/page/words-ru.ts';
import { fakeClock } from './clock.ts';
import { fakeDocument, fakeElement, restoreGlobals } from './elements.ts';

const problems = suite('problems of the page');

restoreGlobals(problems);

/** A box in a page, the texts that it announced, and a clock. */
function createBox() {
	const title = fakeElement('h2'), fake = fakeDocument(fakeElement('div', { class: 'view' }, title)), announced: string[] = [];
	const { element, show } = problemBox((text) => announced.push(text)), clock = fakeClock();
	const box = fake(element);
	return { title, announced, show, box, ...clock, isHidden: () => box.hasAttribute('hidden'), buttons: () => box.all('button') };
}

problems('a problem is shown and announced at once, and hidden without one', () => {
	const { show, box, announced, isHidden, end } = createBox();
	assert.ok(isHidden());
	show([{ text: 'First.' }, { text: 'Second.' }], false);
	assert.equal([isHidden(), box.all('p').map(({ textContent }) => textContent)], [false, ['First.', 'Second.']]);
	show([], true);
	assert.equal([isHidden(), box.textContent, announced], [true, '', ['First.\nSecond.']]);
	end();
});

problems('while somebody types, a problem waits for 700 milliseconds, and the one before disappears', () => {
	const { show, box, announced, isHidden, pass, end } = createBox();
	show([{ text: 'Older.' }], false);
	show([{ text: 'Newer.' }], true);
	assert.is(box.textContent, '');
	pass(600);
	show([{ text: 'Newest.' }], true);
	pass(699);
	assert.is(box.textContent, '');
	pass(1);
	assert.equal([isHidden(), box.textContent, announced], [false, 'Newest.', ['Older.', 'Newest.']]);
	show([{ text: 'Never.' }], true);
	show([{ text: 'At once.' }], false);
	pass(700);
	assert.is(box.textContent, 'At once.');
	end();
});

problems('the button of a problem stays while its words are the same, so that a press is not lost', () => {
	const { show, buttons, announced, end } = createBox(), pressed: string[] = [];
	const fault = (word: string) => [{ text: 'Too much.', remedy: { word, press: () => pressed.push(word) } }];
	show(fault('Use 5'), false);
	const [button] = buttons();
	show(fault('Use 5'), true);
	assert.is(buttons()[0], button);
	button!.fire('click');
	assert.equal([pressed, announced], [['Use 5'], ['Too much.']]);
	show(fault('Use 6'), false);
	assert.equal(buttons().map(({ textContent }) => textContent), ['Use 6']);
	end();
});

problems('the focus of a button that disappears goes to the title of the view', () => {
	const { show, buttons, title, end } = createBox();
	show([{ text: 'Too much.', remedy: { word: 'Use 5', press: () => undefined } }], false);
	show([{ text: 'Other.' }], false);
	assert.not.ok(title.isFocused, 'the focus was elsewhere');
	show([{ text: 'Too much.', remedy: { word: 'Use 5', press: () => undefined } }], false);
	Object.assign(document, { activeElement: buttons()[0] });
	show([], false);
	assert.ok(title.isFocused);
	end();
});

/** A problem as the service answers it. */
const problem = (errors: readonly object[] | undefined, status = 400): Answer => ({
	text: '', isProblem: true, from: 'service', value: { type: '', title: '', status, detail: 'All is wrong.', ...(errors && { errors }) },
});

interface Options {
	readonly words?: Words;
	readonly sentences?: Sentences;
}

/** The problems of a query and its answer: texts, words of the buttons, and the changes that these request. */
function faultsAt(query: string, answer: Answer | undefined, { words = en, sentences = [] }: Options = {}) {
	const calls: unknown[] = [], state = readState(query);
	const note = (name: string) => (...values: unknown[]): void => void calls.push([name, ...values]);
	// Problems use no other function of a page.
	const page = { words, state: () => state, setFields: note('fields'), setColor: note('color'), edit: note('edit') } as unknown as Page;
	const faults = faultsIn(page, state, answer, (field) => `[${field}]`, sentences);
	for (const { remedy } of faults) remedy?.press();
	return { calls, texts: faults.map(({ text }) => text), remedies: faults.map(({ remedy }) => remedy?.word) };
}

const MIX = 'view=mix-colors&first=red&second=teal&amount=200';

problems('an answer and a missing answer are no problem', () => {
	for (const answer of [undefined, { ...problem([]), isProblem: false }]) assert.equal(faultsAt(MIX, answer).texts, []);
});

problems('a problem of a field begins with its label, and a button sets the suggested text or number', () => {
	for (const [place, suggestion] of [[{ parameter: 'amount' }, 100], [{ pointer: '#/amount' }, '100']] as const) {
		const answer = problem([{ detail: 'amount must be at most 100, got 200.', suggestion, ...place }]);
		const { texts, remedies, calls } = faultsAt(MIX, answer, { sentences: ['must be at most 100, got 200.'] });
		assert.equal(texts, ['[amount]: must be at most 100, got 200.']);
		assert.equal(remedies, ['Use 100']);
		assert.equal(calls, [['fields', { amount: '100' }, 'settled']]);
	}
});

problems('a suggestion that is neither text nor number, or for a list or an unknown field, has no button', () => {
	for (const [query, error] of [
		[MIX, { parameter: 'amount', suggestion: ['100'] }], [MIX, { parameter: 'amount' }], [MIX, { parameter: 'other', suggestion: '5' }],
		['view=make-gradient&colors=red,teal', { pointer: '#/colors/0/color', suggestion: 'red' }], [MIX, { suggestion: '5' }],
	] as const) assert.equal(faultsAt(query, problem([{ detail: 'x: no.', ...error }])).remedies, [undefined], JSON.stringify(error));
});

problems('a color that cannot be read is one problem, though the answer has it too', () => {
	addRefusal('tael', { detail: '"tael" is not a color.', suggestion: 'teal' });
	const answer = problem([{ detail: 'first: "tael" is not a color.', parameter: 'first' }, { detail: 'amount: no.', parameter: 'amount' }]);
	const options = { sentences: ['"tael" is not a color.', 'no.'] };
	const { texts, remedies } = faultsAt('view=mix-colors&first=tael&amount=x', answer, options);
	assert.equal([texts, remedies], [['"tael" is not a color.', '[amount]: no.'], ['Use teal', undefined]]);
});

problems('an empty color asks for one, and a color without a suggestion has no button', () => {
	addRefusal(' ', { detail: 'is empty. Write a color.' });
	const { texts, remedies } = faultsAt('view=mix-colors&first=+', undefined);
	assert.equal([texts, remedies], [[en.emptyColor], [undefined]]);
});

problems('in a view without colors the color of the page is read too', () => {
	addRefusal('tael', { detail: '"tael" is not a color.', suggestion: 'teal' });
	const { texts, calls } = faultsAt('view=find-colors&query=rose&color=tael', undefined);
	assert.equal([texts, calls], [['"tael" is not a color.'], [['color', 'teal', 'settled']]]);
});

problems('a request that is too large, and a problem without fields, are said in a sentence', () => {
	assert.match(faultsAt(MIX, problem([{ detail: 'x: no.' }], 413)).texts[0]!, 'at most 64 KiB at once');
	assert.equal(faultsAt(MIX, problem(undefined, 500)).texts, ['All is wrong.']);
	addRefusal('tael', { detail: '"tael" is not a color.' });
	for (const status of [413, 500])
		assert.equal(faultsAt('view=mix-colors&first=tael', problem(undefined, status)).texts[0], '"tael" is not a color.');
});

problems('a fault without a sentence says that the value is not valid', () => {
	const errors = [{ detail: 'amount: no.', parameter: 'amount' }, { detail: 'space: no.', parameter: 'space' }];
	const options = { words: ru, sentences: ['нет.', undefined] };
	assert.equal(faultsAt(MIX, problem(errors), options).texts, ['[amount]: нет.', `[space]: ${ru.notValid}`]);
	assert.equal(faultsAt(MIX, problem(errors)).texts, [`[amount]: ${en.notValid}`, `[space]: ${en.notValid}`]);
	assert.equal(faultsAt(MIX, problem(undefined), { words: ru, sentences: ['Всё не так.'] }).texts, ['Всё не так.']);
	assert.equal(faultsAt(MIX, problem(undefined), { words: ru }).texts, [ru.serviceFailed]);
});

problems.run();
