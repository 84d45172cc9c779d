/*
 * The front page: renders the state in the URL, and writes changes of the state to the URL.
 */

import { LANGUAGE_PARAMETER } from '../doors/language-parameter.ts';
import type { ProblemValue } from '../doors/problem.ts';
import { callPanel } from './call-panel.ts';
import type { ViewId } from './catalog.ts';
import { fill, setText } from './dom.ts';
import { requestService, createCall, cachedAnswer, type Answer } from './engine.ts';
import { colorField, type Field } from './field.ts';
import { takeDrops } from './drop.ts';
import { journal, undoKeys } from './journal.ts';
import { latest } from './latest.ts';
import { toPickerColor } from './picker/oklch.ts';
import { sliders } from './picker/sliders.ts';
import { navigation } from './sections.ts';
import { addRefusal, learn, readHere, refusalIn, type ColorAnswer } from './read-color.ts';
import { translateAnswer } from './translate-answer.ts';
import { slices } from './slices.ts';
import { REQUEST_DELAY_MS, stage } from './stage.ts';
import {
	readState, slotsIn, slotValue, withColor, withFields, withSlotAt, withTray, withView, writeState, type Fields, type State,
} from './state.ts';
import { firstState, storeTray } from './stored-tray.ts';
import { chooseLocale, showSwitches } from './switches.ts';
import { keepSlidersWhileScrolling } from './touch.ts';
import { fieldsFor, trayAfter } from './tray.ts';
import { trayBar } from './tray-bar.ts';
import type { How, Page } from './view.ts';
import { LANGUAGES, LOCALES, type Locale, type Words } from './words.ts';

/** Pause before a result is announced to screen readers, in milliseconds. */
const SAY_MS = 700;

const place = (id: string): HTMLElement => document.getElementById(id)!;

/** The query of a state. It keeps the language if the current URL has one. */
function pageAddress(state: State, locale: Locale): string {
	const isNamed = new URLSearchParams(location.search).has(LANGUAGE_PARAMETER);
	return [writeState(state), isNamed ? `${LANGUAGE_PARAMETER}=${locale}` : ''].filter((part) => part !== '').join('&');
}

/** The page in a language. */
function openPage(words: Words, locale: Locale): void {
	let state = firstState(location.search), frame = 0, isTyping = false, saying: ReturnType<typeof setTimeout> | undefined;
	const before = new Map([[state.view, state.fields]]), entries = journal(), reading = latest(REQUEST_DELAY_MS);
	const work = slices(), pending = { action: '', result: '' };
	const become = (next: State): void => {
		state = next;
		before.set(next.view, next.fields);
		// Renders once a frame, however many changes there were.
		frame ||= requestAnimationFrame(() => {
			frame = 0;
			show();
		});
	};
	const change = (to: State, how: How): void => {
		const next = { ...to, tray: to.tray === state.tray ? trayAfter(state, to) : to.tray };
		entries.note(pageAddress(next, locale), how);
		isTyping = how === 'moving';
		if (!isTyping) storeTray(next.tray);
		become(next);
	};
	/** Another view with the colors of the palette. */
	const stateIn = (view: ViewId, fields: Fields = {}): State =>
		withFields(withView(state, view, before.get(view)), { ...fieldsFor(view, state.tray), ...fields });
	const page: Page = {
		words,
		locale,
		state: () => state,
		setFields: (fields, how) => change(withFields(state, fields), how),
		setTray: (tray, how) => {
			if (tray.length !== state.tray.length) page.announce(`${words.palette}: ${tray.length}`);
			change(withTray(state, tray), how);
		},
		setColor: (text, how) => change(withColor(state, text), how),
		edit: (slot) => {
			if (slot !== state.at) change(withSlotAt(state, slot), 'settled');
		},
		later: work.later,
		go: (view, fields) => change(stateIn(view, fields), 'settled'),
		announce: (text, of = 'action') => {
			clearTimeout(saying);
			pending[of] = text;
			saying = setTimeout(() => {
				setText(place('said'), [pending.action, pending.result].filter((one) => one !== '').join('. '));
				pending.action = pending.result = '';
			}, SAY_MS);
		},
	};
	/** Requests the color of a name from the service, then renders everything again. */
	const requestName = (text: string): void => reading.run(async (signal) => {
		const call = createCall('parse-color', { color: text }), answer = await requestService(call, signal);
		if (!answer.isProblem) learn(text, answer.value as ColorAnswer);
		else addRefusal(text, refusalIn(answer.value as ProblemValue, (await translateAnswer(call, answer, locale))[0]));
		become(state);
	}, () => viewStage.alone());
	const field = colorField(page, place('field'), entries), picker = sliders(page), panel = callPanel(page), name = naming(field);
	const links = navigation(page, place('sections'), place('tabs'), (view) => `?${pageAddress(stateIn(view), locale)}`);
	const palette = trayBar(page, place('tray'));
	const viewStage = stage(page, place('view'), panel, links.mark);
	const showNow = (): void => {
		const { view, fields, color } = state, read = readHere(color);
		// One request at a time; each answer triggers the next one.
		const unknown = [color, ...slotsIn(view, fields).map((slot) => slotValue(fields, slot) ?? ''), ...state.tray.map((one) => one.color)]
			.find((text) => readHere(text).is === 'name');
		field.show(color, read);
		if (read.is === 'color') {
			picker.show(toPickerColor(read.color));
			name(color);
		}
		if (unknown !== undefined) requestName(unknown);
		palette.show(state.tray);
		viewStage.show(isTyping);
	};
	const show = (): void => work.start(showNow);
	fill(place('sliders'), picker.element);
	fill(place('call'), panel.element);
	undoKeys(entries);
	addEventListener('click', (event) => {
		if ((event.target as Element).closest('[aria-disabled]')) event.stopPropagation();
	}, { capture: true });
	takeDrops(page);
	entries.replace(pageAddress(state, locale));
	keepSlidersWhileScrolling(() => {
		const before = state;
		return () => change(before, 'settled');
	});
	addEventListener('popstate', () => {
		entries.follow();
		isTyping = false;
		become(readState(location.search));
		storeTray(state.tray);
	});
	show();
}

/** Shows both names of a color, which it requests from the service once the color no longer changes. */
function naming(field: Field): (color: string) => void {
	const requests = latest(REQUEST_DELAY_MS);
	const nameIn = (answer: Answer | undefined): string | undefined =>
		(answer === undefined || answer.isProblem ? undefined : (answer.value as { readonly name: { readonly name: string } }).name.name);
	const show = (answers: readonly (Answer | undefined)[]): boolean => {
		const names = answers.map(nameIn).filter((name) => name !== undefined), isKnown = names.length === answers.length;
		field.name(isKnown ? names : undefined);
		return isKnown;
	};
	return (color) => {
		// The default language needs no field; views send the same calls, so that answers are shared.
		const calls = LOCALES.map((locale, i) => createCall('parse-color', { color, locale: i === 0 ? '' : locale }));
		if (show(calls.map(cachedAnswer))) return requests.cancel();
		requests.run(async (signal) => void show(await Promise.all(calls.map((call) => requestService(call, signal)))), () => undefined);
	};
}

async function start(): Promise<void> {
	const locale = chooseLocale(), words = await LANGUAGES[locale].words();
	document.documentElement.lang = locale;
	showSwitches(words, locale);
	openPage(words, locale);
}

start().catch(() => {
	document.documentElement.dataset['failed'] = '';
});
