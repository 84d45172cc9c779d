/*
 * Tokens: colors with their names, and the file in each format.
 */

import { exportTokens } from './declaration.ts';
import { TOKEN_FORMATS } from '../../tokens/table.ts';
import { VALUE_STYLES } from '../../tokens/value.ts';
import { codeFile } from '../../page/code-file.ts';
import { controls, freshId, selectOne, section } from '../../page/controls.ts';
import { el, row, setText, type Part } from '../../page/dom.ts';
import { createView } from '../../page/create-view.ts';
import { paint } from '../../page/paint.ts';
import { listBounds, slotEditor } from '../../page/slots.ts';
import { listIn } from '../../page/state.ts';
import type { MakeView, Page } from '../../page/view.ts';

interface Token {
	readonly name: string;
	/** The name in the file. */
	readonly slug: string;
	readonly hex: string;
}

function tokenPart(page: Page): Part<Token> {
	const { words } = page, id = freshId(), picture = el('span', { class: 'token-swatch' }), slug = el('code', { class: 'token-slug' });
	let at = 0;
	const label = el('label', { for: id, class: 'hidden' });
	const set = (how: 'moving' | 'settled') => () => {
		const names = listIn(page.state(), 'colors').map((_, i) => listIn(page.state(), 'names')[i] ?? '');
		page.setFields({ names: names.map((name, i) => (i === at ? input.value : name)) }, how);
	};
	const input = el('input', {
		type: 'text', id, maxlength: 60, placeholder: words.ownName, autocomplete: 'off', on: { input: set('moving'), change: set('settled') },
	});
	return {
		element: el('li', { class: 'token' }, picture, label, input, slug),
		show: ({ name, slug: written, hex }, place) => {
			at = place;
			paint(picture, hex);
			setText(label, `${words.names} ${place + 1}`);
			setText(slug, written);
			if (document.activeElement !== input) input.value = name;
		},
	};
}

/** The view of export-tokens. */
export const makeView: MakeView = (page) => {
	const { words } = page, slots = slotEditor(page, 'export-tokens', { colors: words.color }, {
		bounds: listBounds(exportTokens.input.fields.colors),
	});
	const tokens = el('ul', { class: 'tokens' }), show = row<Token>(tokens, () => tokenPart(page)), file = codeFile(page);
	const ofFile = controls(
		selectOne(page, 'format', words.format, TOKEN_FORMATS.map((format) => [format, format]), 'css'),
		selectOne(page, 'values', words.values, VALUE_STYLES.map((style) => [style, style]), 'oklch'),
	);
	return createView('export-tokens', exportTokens, {
		colors: slots, results: [ofFile.element, file.element, section(words.names, tokens)],
		request: (state) => {
			const names = listIn(state, 'names');
			const colors = listIn(state, 'colors').map((color, i) => ({ color, ...(names[i] ? { name: names[i] } : {}) }));
			return { colors, names: '', locale: words.locale };
		},
		update: ofFile.show,
		show: (result, state) => {
			const names = listIn(state, 'names');
			show(result.tokens.map(({ name, hex }, i) => ({ name: names[i] ?? '', slug: name, hex })));
			file.show(result);
		},
		say: ({ filename }) => filename,
	});
};
