/*
 * The switches in the head of the page: language and appearance.
 */

import { LANGUAGE_PARAMETER } from '../doors/language-parameter.ts';
import { el, setAttribute, setText } from './dom.ts';
import { rove } from './rove.ts';
import { readStored, store } from './stored.ts';
import { connectThemes } from './theme-choice.ts';
import { LANGUAGES, LOCALES, type Locale, type Words } from './words.ts';

const isLocale = (text: string | null): text is Locale => LOCALES.some((locale) => locale === text);

/** The language of the address, else that chosen before, else the first of the browser's that there is. */
export function chooseLocale(): Locale {
	const requested = new URLSearchParams(location.search).get(LANGUAGE_PARAMETER), chosen = readStored(LANGUAGE_PARAMETER);
	if (isLocale(requested)) return requested;
	if (isLocale(chosen)) return chosen;
	return navigator.languages.map((language) => language.slice(0, 2)).find(isLocale) ?? 'en';
}

/** The address of the page in a language. */
function addressIn(locale: Locale): string {
	const here = new URL(location.href);
	here.searchParams.set(LANGUAGE_PARAMETER, locale);
	return here.href;
}

/** Fills the switches. Another language reloads the page, so that everything is translated. */
export function showSwitches(words: Words, locale: Locale): void {
	const languages = LOCALES.filter((id) => id !== locale).map((id) => el('a', {
		href: addressIn(id), lang: id, hreflang: id,
		on: { click: (event) => {
			event.preventDefault();
			store(LANGUAGE_PARAMETER, id);
			// The state in the address may have changed.
			location.assign(addressIn(id));
		} },
	}, LANGUAGES[id].name));
	const themes = Object.entries(words.themes).map(([id, name]) => el('option', { value: id }, name));
	const appearance = el('select', { 'aria-label': words.theme, 'class': 'head-select' }, themes);
	connectThemes(appearance);
	document.querySelector('.head')!.append(el('div', { class: 'switches' }, el('div', { class: 'languages' }, languages), appearance));
	const page = document.body, say = (selector: string, text: string): void => setText(page.querySelector(selector)!, text);
	page.querySelectorAll('.head li a').forEach((link, i) => setText(link, words.places[i]!));
	setAttribute(page.querySelector('.head nav')!, 'aria-label', words.site);
	const head = page.querySelector<HTMLElement>('.head')!, below = head.querySelector('nav')!.cloneNode(true);
	// Phones have the links of the site at the end of the page.
	page.querySelector('.foot')!.prepend(below);
	rove(head, 'a')();
	say('.skip', words.skip);
	say('h1', words.title);
	say('.foot > ul li:last-child a', words.problems);
	say('.foot p', words.trademark);
}
