/*
 * The open view: loads it, computes its answer here or requests it from the service, and renders it with its request.
 */

import type { Call } from '../doors/request-forms.ts';
import type { CallPanel } from './call-panel.ts';
import type { ViewId } from './catalog.ts';
import { toggle } from './controls.ts';
import { el, fill, setAttribute, setText } from './dom.ts';
import { answerHere, cachedAnswer, requestService, type Answer } from './engine.ts';
import { latest } from './latest.ts';
import { asTyped } from './read-color.ts';
import type { Page, View } from './view.ts';
import { VIEWS } from './views.ts';

interface Problem {
	readonly detail: string;
	readonly status: number;
	readonly errors?: readonly { readonly detail: string }[];
}

/** Pause before a request to the service. */
export const REQUEST_DELAY_MS = 160;

export interface Stage {
	/** Shows the state of the page. */
	readonly show: () => void;
	/** Shows that the service did not answer. */
	readonly alone: () => void;
}

/** Creates the stage; `opened` is called with each view that opens. */
export function stage(page: Page, place: HTMLElement, panel: CallPanel, opened: (id: ViewId) => void): Stage {
	const { words } = page, problem = el('p', { class: 'problem', hidden: true }), request = latest(REQUEST_DELAY_MS);
	let openId: ViewId | undefined, view: View | undefined, hasShown = false;
	const showProblem = (text: string | undefined): void => {
		toggle(problem, text !== undefined);
		setText(problem, text ?? '');
	};
	const alone = (): void => {
		showProblem(words.noService);
		page.announce(words.noService);
	};
	const present = (current: View, call: Call, answer: Answer | undefined): void => {
		current.show(page.state(), answer);
		panel.show(call, answer);
		// Without a new answer a view shows the last one, except for parts that it computes itself.
		setAttribute(current.element, 'data-stale', current.operation !== null && answer?.isProblem !== false);
		const { detail: said, status, errors = [] } = answer?.isProblem === true ? answer.value as Problem : {} as Partial<Problem>;
		const detail = said && asTyped(errors.length > 1 ? errors.map((error) => error.detail).join('\n') : said);
		hasShown ||= answer?.isProblem === false;
		// A view opened with invalid input is empty.
		setAttribute(current.element, 'data-empty', !hasShown && status === 400);
		showProblem(detail);
		if (answer !== undefined) page.announce(detail ?? current.say(answer));
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
		openId = id;
		view = undefined;
		hasShown = false;
		opened(id);
		const makeView = await VIEWS[id]();
		// Another view may have been opened meanwhile.
		if (openId !== id) return;
		view = makeView(page);
		const { title, lead } = words.views[id];
		fill(place, el('header', { class: 'view-head' }, el('h2', {}, title), el('p', {}, lead)), problem, view.element);
		showView(view);
	};
	return {
		alone,
		show: () => {
			const { view: id } = page.state();
			if (id !== openId) void open(id);
			else if (view !== undefined) showView(view);
		},
	};
}
