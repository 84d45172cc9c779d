/*
 * The open view: loads it, computes its answer here or requests it from the service, and renders it with its request.
 */

import type { Call } from '../doors/request-forms.ts';
import type { CallPanel } from './call-panel.ts';
import { FIRST_VIEW, type ViewId } from './catalog.ts';
import { button } from './controls.ts';
import { el, fill, setAttribute } from './dom.ts';
import { answerHere, cachedAnswer, requestService, type Answer } from './engine.ts';
import { latest } from './latest.ts';
import { faultsIn, problemBox } from './problem-box.ts';
import type { Takeaway } from './takeaway.ts';
import { translateAnswer, type Sentences } from './translate-answer.ts';
import type { CodeColor, MakeView, Page, View } from './view.ts';
import { making, VIEWS } from './views.ts';

/** Pause before a request to the service. */
export const REQUEST_DELAY_MS = 160;

/** Longest time that a view waits for its first result. */
const WAIT_MS = 1200;

export interface Stage {
	/** Shows the state of the page. `isTyping` while a text is written: problems wait until it is done. */
	readonly show: (isTyping: boolean) => void;
	/** Shows that the service did not answer. */
	readonly alone: () => void;
}

/** True for a window with settings next to results. */
const isWide = (): boolean => matchMedia('(min-width: 64rem)').matches;

/** Resolves once an element is less than half a screen away. */
const comesClose = (element: Element): Promise<void> => new Promise((resolve) => {
	const watch = new IntersectionObserver((seen) => {
		if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
		watch.disconnect();
		resolve();
	}, { rootMargin: '50%' });
	watch.observe(element);
});

/** Creates the stage; `opened` is called with each view that opens. */
export function stage(page: Page, place: HTMLElement, panel: CallPanel, opened: (id: ViewId) => void): Stage {
	const { words } = page, problem = problemBox(page.announce), request = latest(REQUEST_DELAY_MS);
	let code: Takeaway | undefined, latestAnswer: Answer | undefined;
	const codePlace = el('div', { class: 'code-place' });
	/** Long results have the request far below. */
	const toCall = button(`${words.request} ↓`, panel.reveal, 'quiet-button');
	let openId: ViewId | undefined, view: View | undefined, hasShown = false, isTyping = false;
	let waiting: ReturnType<typeof setTimeout> | undefined;
	/** A view is hidden until its first result is there, so that nothing moves, but not for long. */
	const wait = (isWaiting: boolean): void => {
		setAttribute(place, 'data-waiting', isWaiting);
		clearTimeout(waiting);
		if (isWaiting) waiting = setTimeout(() => wait(false), WAIT_MS);
	};
	const alone = (): void => {
		wait(false);
		if (view) setAttribute(view.element, 'data-empty', !hasShown);
		problem.show([{ text: words.noService }], false);
	};
	/** How a field is called next to its control. */
	const labelOf = (field: string): string =>
		view?.element.querySelector(`[data-field="${CSS.escape(field)}"] :is(label, legend)`)?.textContent ?? field;
	const present = (current: View, call: Call, answer: Answer | undefined): void => {
		const state = page.state();
		current.show(state, answer);
		panel.show(call, answer);
		// Without a new answer a view shows the last one, except for parts that it computes itself.
		setAttribute(current.element, 'data-stale', !current.drawsState && answer?.isProblem !== false);
		hasShown ||= answer?.isProblem === false;
		// A view opened with invalid input is empty.
		setAttribute(current.element, 'data-empty', !hasShown && answer?.isProblem === true);
		latestAnswer = answer;
		const showProblem = (sentences?: Sentences): void => problem.show(faultsIn(page, state, answer, labelOf, sentences), isTyping);
		if (answer?.isProblem !== true) showProblem();
		else {
			void translateAnswer(call, answer, page.locale).then((sentences) => {
				if (latestAnswer === answer) showProblem(sentences);
			});
		}
		if (answer?.isProblem !== false) return answer && wait(false);
		page.announce(current.say(answer), 'result');
		const code = current.colors === undefined ? Promise.resolve() : showCode(current, current.colors(answer), call);
		// After the parts that the view itself shows later.
		void code.then(() => page.later(codePlace, () => wait(false)));
	};
	/** Shows the colors of a result as code; without this part of the page, nothing. */
	const showCode = async (current: View, colors: readonly CodeColor[], call: Call): Promise<void> => {
		// The first view is open before the script of the code is loaded, and is longer than a screen.
		if (code === undefined && openId === FIRST_VIEW) await comesClose(panel.element);
		if (view !== current) return;
		code ??= await making().then(({ takeaway }) => takeaway(page), () => undefined);
		if (code === undefined || view !== current) return;
		if (!codePlace.contains(code.element)) fill(codePlace, code.element);
		code.show(colors, call, current.hasPreview !== false);
	};
	/** Computes the answer, then renders it, in separate slices, because each may take a whole slice. */
	const showView = (current: View): void => {
		const call = current.call(page.state());
		let cached: Answer | undefined;
		page.later(current.element, () => {
			cached = (current.operation === null ? undefined : answerHere(current.operation, call)) ?? cachedAnswer(call);
		}, () => {
			present(current, call, cached);
			if (cached !== undefined) return request.cancel();
			request.run(async (signal) => {
				const answer = await requestService(call, signal);
				if (view === current) present(current, call, answer);
			}, alone);
		});
	};
	const open = async (id: ViewId): Promise<void> => {
		const isFirst = openId === undefined, { title, lead } = words.views[id], heading = el('h2', { tabindex: -1 }, title);
		openId = id;
		view = undefined;
		hasShown = false;
		opened(id);
		let makeView: MakeView;
		try {
			makeView = await VIEWS[id]();
		} catch {
			if (openId === id) showFailure(id, heading);
			return;
		}
		// Another view may have been opened meanwhile.
		if (openId !== id) return;
		view = makeView(page);
		wait(true);
		problem.show([], false);
		fill(place, el('header', { class: 'view-head' }, heading, el('p', {}, lead), toCall), problem.element, view.element);
		fill(codePlace);
		// On a narrow page settings follow their results, and the code comes last.
		(isWide() ? [...view.element.querySelectorAll('.work-results')].at(-1) ?? view.element : view.element).append(codePlace);
		showView(view);
		if (isFirst) return;
		scrollTo({ top: 0 });
		heading.focus({ preventScroll: true });
	};
	/** Says that the script of a view did not load, and tries again: on a press, and once the browser is online. */
	const showFailure = (id: ViewId, heading: HTMLElement): void => {
		const retry = (): void => {
			removeEventListener('online', retry);
			if (openId === id) void VIEWS[id]().then(() => open(id), () => location.reload());
		};
		wait(false);
		problem.show([{ text: words.notLoaded, remedy: { word: words.retry, press: retry } }], false);
		fill(place, el('header', { class: 'view-head' }, heading), problem.element);
		addEventListener('online', retry);
	};
	return {
		alone,
		show: (typing) => {
			isTyping = typing;
			const { view: id } = page.state();
			if (id !== openId) void open(id);
			else if (view !== undefined) showView(view);
		},
	};
}
