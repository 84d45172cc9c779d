/*
 * The view that is open: loaded when it is first opened, asked here or of the service, shown with its request.
 */

import type { Call } from '../doors/request-forms.ts';
import type { CallPanel } from './call-panel.ts';
import type { ViewId } from './catalog.ts';
import { toggle } from './controls.ts';
import { el, fill, setAttribute, setText } from './dom.ts';
import { answerHere, askService, keptAnswer, type Answer } from './engine.ts';
import { latest } from './latest.ts';
import { asTyped } from './read-color.ts';
import type { Page, View } from './view.ts';
import { VIEWS } from './views.ts';

interface Problem {
	readonly detail: string;
	readonly status: number;
	readonly errors?: readonly { readonly detail: string }[];
}

/** How long nothing must happen before the service is asked. */
export const ASK_MS = 160;

export interface Stage {
	/** Shows the state of the page. */
	readonly show: () => void;
	/** Tells that the service did not answer. */
	readonly alone: () => void;
}

/** The stage in its place; `opened` hears which view was opened. */
export function stage(page: Page, place: HTMLElement, panel: CallPanel, opened: (id: ViewId) => void): Stage {
	const { words } = page, problem = el('p', { class: 'problem', hidden: true }), asking = latest(ASK_MS);
	let openId: ViewId | undefined, view: View | undefined, hasShown = false;
	const tell = (text: string | undefined): void => {
		toggle(problem, text !== undefined);
		setText(problem, text ?? '');
	};
	const alone = (): void => {
		tell(words.noService);
		page.announce(words.noService);
	};
	const present = (shown: View, call: Call, answer: Answer | undefined): void => {
		shown.show(page.state(), answer);
		panel.show(call, answer);
		// Without an answer of its own a view shows the last one, but for what it makes itself.
		setAttribute(shown.element, 'data-stale', shown.operation !== null && answer?.isProblem !== false);
		const { detail: said, status, errors = [] } = answer?.isProblem === true ? answer.value as Problem : {} as Partial<Problem>;
		const detail = said && asTyped(errors.length > 1 ? errors.map((error) => error.detail).join('\n') : said);
		hasShown ||= answer?.isProblem === false;
		// What is opened with a faulty input has nothing to show; what the service refuses may be made here all the same.
		setAttribute(shown.element, 'data-empty', !hasShown && status === 400);
		tell(detail);
		if (answer !== undefined) page.announce(detail ?? shown.say(answer));
	};
	/** First the answer, then what it looks like: each may take as long as a slice has. */
	const showView = (shown: View): void => {
		const call = shown.call(page.state());
		let known: Answer | undefined;
		page.later(shown.element, () => {
			known = (shown.operation === null ? undefined : answerHere(shown.operation, call)) ?? keptAnswer(call);
		}, () => {
			present(shown, call, known);
			if (known !== undefined) return asking.cancel();
			asking.run(async (signal) => {
				const answer = await askService(call, signal);
				if (view === shown) present(shown, call, answer);
			}, alone);
		});
	};
	const open = async (id: ViewId): Promise<void> => {
		openId = id;
		view = undefined;
		hasShown = false;
		opened(id);
		const makeView = await VIEWS[id]();
		// Another may have been opened meanwhile.
		if (openId !== id) return;
		view = makeView(page);
		const { title, lead } = words.viewWords[id];
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
