/*
 * The sections of the page and the views of the open one: where their links lead, and what a press does.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { ViewId } from '../../src/page/catalog.ts';
import { navigation } from '../../src/page/sections.ts';
import type { Page } from '../../src/page/view.ts';
import { en } from '../../src/page/words-en.ts';
import { fakeDocument, fakeElement, restoreGlobals } from './elements.ts';

const sections = suite('sections of the page');

restoreGlobals(sections);

/** The navigation with a view open; `opened` are the views that presses open. */
function createNavigation(view: ViewId) {
	fakeDocument();
	const opened: string[] = [], places = [fakeElement('nav'), fakeElement('nav')] as const;
	let color = 'red';
	// The navigation uses no other function of a page.
	const page = { words: en, go: (id: string) => void opened.push(id) } as unknown as Page;
	// It uses no part of an element that the fake does not have.
	const [all, tabs] = places as unknown as [HTMLElement, HTMLElement];
	const { mark } = navigation(page, all, tabs, (id) => `?view=${id}&color=${color}`);
	mark(view);
	return {
		opened, mark, setColor: (text: string) => (color = text),
		sections: () => places[0].all('a'), tabs: () => places[1].all('a'), list: () => places[1].all('ul')[0]!,
	};
}

sections('there are five sections; the tabs are the views of the open one', () => {
	const { sections: all, tabs, mark } = createNavigation('mix-colors');
	assert.equal(all().map((one) => [one.textContent, one.getAttribute('aria-current')]),
		Object.entries(en.sections).map(([id, word]) => [word, id === 'scale' ? 'true' : null]));
	const isCurrent = () => tabs().filter((one) => one.getAttribute('aria-current') === 'page').map((one) => one.textContent);
	assert.equal(isCurrent(), [en.views['mix-colors'].title]);
	assert.ok(tabs().length > 1);
	mark('audit-theme');
	assert.equal([all().findIndex((one) => one.hasAttribute('aria-current')), isCurrent()], [3, [en.views['audit-theme'].title]]);
	assert.not.ok(tabs().some((one) => one.textContent === en.views['mix-colors'].title));
});

sections('the open view names the page, and its tab is scrolled to the middle', () => {
	const { list } = createNavigation('mix-colors');
	assert.equal([document.title, document.documentElement.dataset['view']], [`${en.views['mix-colors'].title} – Tincture`, 'mix-colors']);
	// The tab begins 100 pixels from the left and has 200, the list shows 120.
	assert.equal(list().scrolledTo, { left: 140 });
});

sections('a section opens the view that was last open in it, at first its first', () => {
	const { sections: all, opened, mark } = createNavigation('parse-color');
	all()[1]!.fire('click');
	mark('mix-colors');
	mark('parse-color');
	assert.ok(all()[1]!.fire('click'));
	assert.equal(opened, ['generate-scale', 'mix-colors']);
});

sections('a press with a modifier key is left to the browser, which opens another tab or window', () => {
	const { tabs, opened } = createNavigation('parse-color');
	for (const modifier of ['metaKey', 'ctrlKey', 'shiftKey']) assert.not.ok(tabs()[1]!.fire('click', { [modifier]: true }), modifier);
	assert.equal(opened, []);
	assert.ok(tabs()[1]!.fire('click'));
	assert.equal(opened, ['convert-color']);
});

sections('the address of a link has the state of the moment when it is pointed at or focused', () => {
	const { tabs, setColor } = createNavigation('parse-color'), [tab] = tabs();
	for (const [event, color] of [['pointerenter', 'teal'], ['focus', 'navy']] as const) {
		setColor(color);
		tab!.fire(event);
		assert.is(tab!.getAttribute('href'), `?view=parse-color&color=${color}`);
	}
});

sections('each row is one Tab stop', () => {
	const { sections: all, tabs } = createNavigation('mix-colors');
	for (const [links, current] of [[all(), 'true'], [tabs(), 'page']] as const)
		assert.equal(links.filter((one) => one.getAttribute('tabindex') === '0').map((one) => one.getAttribute('aria-current')), [current]);
});

sections.run();
