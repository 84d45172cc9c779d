/*
 * The colors of a result as code, in every format of tokens, and as the request that answers them, to copy or to download; and on to
 * views that check them.
 */

import { exportTokens } from '../operations/export-tokens/declaration.ts';
import { TOKEN_FORMATS } from '../tokens/table.ts';
import { writeShort } from '../tokens/value.ts';
import type { Infer } from '../schema/schema.ts';
import { REQUEST_FORMS, type Call } from '../doors/request-forms.ts';
import { addButton } from './add-button.ts';
import { callText, ENDINGS } from './call-panel.ts';
import { codeFile } from './code-file.ts';
import { button, section, toggle } from './controls.ts';
import { el } from './dom.ts';
import { interfaceSample } from './interface-sample.ts';
import { readAnswerColor } from './paint.ts';
import { previewRoles } from './preview-roles.ts';
import { answerHere, createCall } from './engine.ts';
import { listBounds } from './slots.ts';
import { mostIn } from './tray.ts';
import { tabs } from './tab-list.ts';
import type { CodeColor, Page } from './view.ts';

const ONWARDS = ['audit-palette', 'simulate-cvd', 'export-tokens'] as const;

const { most: MOST } = listBounds(exportTokens.input.fields.colors);

export interface Takeaway {
	readonly element: HTMLElement;
	readonly show: (colors: readonly CodeColor[], call: Call, hasPreview: boolean) => void;
}

/** Tabs of code for colors. */
export function takeaway(page: Page): Takeaway {
	const { words } = page, file = codeFile(page), id = 'takeaway';
	let tab = 0, colors: readonly CodeColor[] = [], request: Call | undefined;
	const render = (): void => {
		const format = TOKEN_FORMATS[tab], form = REQUEST_FORMS[tab - TOKEN_FORMATS.length];
		if (format === undefined) {
			if (request === undefined || form === undefined) return;
			return file.show({ filename: `${request.operation}.${ENDINGS[form]}`, mediaType: 'text/plain', code: callText(request, form) });
		}
		const call = createCall('export-tokens', { colors: colors.slice(0, MOST).map(({ name, color }) => {
			const read = readAnswerColor(color);
			return { name, color: read === undefined ? color : writeShort(read) };
		}), format });
		const answer = answerHere(exportTokens, call);
		// The operation declares a file as its result.
		if (answer?.isProblem === false) file.show(answer.value as Infer<typeof exportTokens.result>);
	};
	const onward = ONWARDS.map((view) => ({ view, element: button(words.views[view].title, () =>
		page.go(view, { colors: colors.slice(0, mostIn(view)).map(({ color }) => color) }), 'quiet-button') }));
	const panel = el('div', { id, role: 'tabpanel', 'aria-label': words.code }, file.element);
	const samples = (['light', 'dark'] as const).map((theme) => ({ theme, ...interfaceSample(page, words.themes[theme]) }));
	const preview = el('div', { class: 'preview beside' }, samples.map(({ element }) => element));
	const previewPart = section(words.asInterface, preview);
	const showPreview = (): void => {
		// The first color is the brand of the interface.
		const mainFirst = colors.toSorted((one, other) => Number(other.isMain ?? false) - Number(one.isMain ?? false));
		const read = mainFirst.map(({ color }) => readAnswerColor(color)).filter((color) => color !== undefined);
		if (read.length > 0) for (const { theme, show } of samples) show(previewRoles(read, theme));
	};
	const element = el('div', { class: 'takeaway part' },
		tabs([...TOKEN_FORMATS, ...REQUEST_FORMS.map((form) => words.forms[form])], id, (place) => {
			tab = place;
			render();
		}),
		panel,
		el('p', { class: 'palette-bar' },
			addButton(page, () => colors.map(({ color }) => color)), el('span', { class: 'source' }, words.onwards),
			onward.map((one) => one.element)),
		previewPart);
	return {
		element,
		show: (next, call, hasPreview) => {
			colors = next;
			request = call;
			toggle(element, colors.length > 0);
			for (const one of onward) toggle(one.element, one.view !== call.operation);
			render();
			toggle(previewPart, hasPreview);
			if (hasPreview) page.later(preview, showPreview);
		},
	};
}
