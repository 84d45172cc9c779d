/*
 * Controls write the field they are bound to, and show its value. Source of the keys of tabs: ARIA Authoring Practices, tabs pattern.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { oneOfMany, readChoices, selectOne, selectSome, slider, textField, type Control } from '../../src/page/controls.ts';
import type { Fields, State } from '../../src/page/state.ts';
import { tabs } from '../../src/page/tab-list.ts';
import type { How, Page } from '../../src/page/view.ts';
import { fakeDocument } from './elements.ts';

const controls = suite('controls'), fake = fakeDocument();

const KINDS = ['a', 'b', 'c'] as const, OPTIONS = KINDS.map((kind) => [kind, kind.toUpperCase()] as const);

const stateOf = (fields: Fields): State => ({ view: 'parse-color', at: '', color: '', fields, tray: [] });

/** A page that remembers what was set, with the fields it has at first. */
function pageWith(fields: Fields): { readonly page: Page; readonly set: (readonly [Fields, How])[] } {
	const set: (readonly [Fields, How])[] = [];
	// The controls use no other function of a page.
	const page = { state: () => stateOf(fields), setFields: (changed: Fields, how: How) => void set.push([changed, how]) } as unknown as Page;
	return { set, page };
}

const inputsOf = (control: Control, tag = 'input') => fake(control.element).all(tag);

controls('a choice of several is all without a known one', () => {
	assert.equal(readChoices(stateOf({ kinds: '' }), 'kinds', KINDS), KINDS);
	assert.equal(readChoices(stateOf({ kinds: 'x,y' }), 'kinds', KINDS), KINDS);
	assert.equal(readChoices(stateOf({ kinds: 'c,x,a' }), 'kinds', KINDS), ['a', 'c']);
	assert.equal(readChoices(stateOf({ kinds: 'b' }), 'kinds', KINDS), ['b']);
});

controls('a box of several adds or removes its word; all of them are an empty field', () => {
	const { page, set } = pageWith({ kinds: 'a,b' }), control = selectSome(page, 'kinds', 'Kinds', OPTIONS, [['Ends', ['a', 'c']]]);
	control.show(page.state());
	const boxes = inputsOf(control);
	assert.equal(boxes.map(({ checked }) => checked), [true, true, false]);
	boxes[1]!.checked = false;
	boxes[1]!.fire('change');
	boxes[1]!.checked = true;
	boxes[2]!.checked = true;
	boxes[2]!.fire('change');
	inputsOf(control, 'button')[0]!.fire('click');
	assert.equal(set, [[{ kinds: 'a' }, 'settled'], [{ kinds: '' }, 'settled'], [{ kinds: 'a,c' }, 'settled']]);
});

controls('one of a few words is empty where it is the usual one', () => {
	const { page, set } = pageWith({}), control = selectOne(page, 'kind', 'Kind', OPTIONS, 'b');
	for (const [kind, expected] of [['', [false, true, false]], ['c', [false, false, true]]] as const) {
		control.show(stateOf({ kind }));
		assert.equal(inputsOf(control).map(({ checked }) => checked), expected);
	}
	for (const input of inputsOf(control)) input.fire('change');
	assert.equal(set, [[{ kind: 'a' }, 'settled'], [{ kind: '' }, 'settled'], [{ kind: 'c' }, 'settled']]);
});

controls('one of many words is empty where it is the usual one', () => {
	const { page, set } = pageWith({}), control = oneOfMany(page, 'kind', 'Kind', OPTIONS, 'b'), [select] = inputsOf(control, 'select');
	control.show(stateOf({ kind: '' }));
	assert.is(select!.value, 'b');
	for (const value of ['b', 'c']) {
		select!.value = value;
		select!.fire('change');
	}
	assert.equal(set, [[{ kind: '' }, 'settled'], [{ kind: 'c' }, 'settled']]);
});

controls('a slider writes numbers other than the usual one, and shows them with their unit', () => {
	const { page, set } = pageWith({}), control = slider(page, 'angle', 'Angle', { min: 0, max: 360, step: 1, usual: 90, unit: '°' });
	const [range] = inputsOf(control), [output] = inputsOf(control, 'output');
	control.show(stateOf({ angle: '' }));
	assert.equal([range!.value, output!.textContent], ['90', '90°']);
	control.show(stateOf({ angle: '120' }));
	assert.equal([range!.value, output!.textContent], ['120', '120°']);
	for (const [value, event] of [['91', 'input'], ['90', 'change']] as const) {
		range!.value = value;
		range!.fire(event);
	}
	assert.equal(set, [[{ angle: '91' }, 'moving'], [{ angle: '' }, 'stepped']]);
});

controls('a text is written while it is typed, and settles after it', () => {
	const { page, set } = pageWith({}), control = textField(page, 'seed', 'Seed'), [input] = inputsOf(control);
	control.show(stateOf({ seed: 'first' }));
	assert.is(input!.value, 'first');
	input!.value = 'second';
	input!.fire('input');
	input!.fire('change');
	assert.equal(set, [[{ seed: 'second' }, 'moving'], [{ seed: 'second' }, 'settled']]);
	assert.equal(inputsOf(textField(page, 'seed', 'Seed', {}, 'textarea'), 'textarea').length, 1);
});

controls('a press or the focus chooses a tab, once', () => {
	const chosen: number[] = [], list = fake(tabs(['CSS', 'JSON', 'curl'], 'panel', (place) => chosen.push(place))).all('button');
	assert.equal(list.map((one) => one.getAttribute('tabindex')), ['0', '-1', '-1']);
	assert.equal(list.map((one) => one.getAttribute('aria-selected')), ['true', 'false', 'false']);
	list[2]!.fire('focus');
	list[1]!.fire('click');
	assert.ok(list[1]!.isFocused);
	list[1]!.fire('focus');
	assert.equal(chosen, [2, 1]);
	assert.equal(list.map((one) => one.getAttribute('aria-selected')), ['false', 'true', 'false']);
});

controls.run();
