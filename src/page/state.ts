/*
 * What the page shows, and the same as the query of its address: whoever opens the address sees what was shared.
 *
 * The names in the query are the fields of the operation, as its own address has them; besides stand `view`, `at` (the
 * color that is edited, where it is not the first) and `color` (where the view holds none). Whatever the query says, a
 * state comes out: what is unknown is passed over.
 *
 * Proof  test/page/state.test.ts: every state is read back from its address.
 */

import { queryEscaped, wellFormed } from '../doors/request-forms.ts';
import { splitList } from '../schema/query-text.ts';
import { FIRST_COLOR, FIRST_VIEW, isViewId, specOf, type ViewId } from './catalog.ts';

/** Values of the fields of a view: one text, or several. */
export type Fields = { readonly [field: string]: string | readonly string[] };

export interface State {
	readonly view: ViewId;
	/** The color that is edited: a field, or a field and a place in its list, `colors.1`; empty where the view has none. */
	readonly at: string;
	/** What stands in the field of the page. */
	readonly color: string;
	/** Every field of the view. */
	readonly fields: Fields;
}

/** The fields that a view begins with. */
export function startFields(view: ViewId): Fields {
	const { slots, list, controls } = specOf(view);
	return { ...slots, ...(list && { [list.field]: list.start }), ...controls };
}

/** Every color that can be edited: fields that hold one, but for spare ones left out, then the places of the list. */
export function slotsIn(view: ViewId, fields: Fields): readonly string[] {
	const { slots, list } = specOf(view), items = list === undefined ? [] : fields[list.field];
	const filled = Object.entries(slots).filter(([slot, start]) => start !== '' || fields[slot] !== '').map(([slot]) => slot);
	return [...filled, ...(Array.isArray(items) ? items.map((_, i) => `${list!.field}.${i}`) : [])];
}

/** The color in a slot; undefined for a slot that is none. */
export function slotValue(fields: Fields, slot: string): string | undefined {
	const [field = '', place] = slot.split('.'), value = Object.hasOwn(fields, field) ? fields[field] : undefined;
	return typeof value === 'string' ? value : value?.[Number(place)];
}

/** The fields with another color in a slot. */
export function withSlot(fields: Fields, slot: string, color: string): Fields {
	const [field = '', place] = slot.split('.'), value = fields[field];
	return { ...fields, [field]: Array.isArray(value) ? value.map((one: string, i) => (i === Number(place) ? color : one)) : color };
}

/** A state whose parts agree: the slot is one there is, and the color is what stands in it. */
function settled(view: ViewId, fields: Fields, at: string, color: string): State {
	const slots = slotsIn(view, fields), slot = slots.includes(at) ? at : specOf(view).takesColor ? slots[0] ?? '' : '';
	return { view, at: slot, color: slotValue(fields, slot) ?? color, fields };
}

/** The same view with another color in the slot that is edited. */
export const withColor = (state: State, color: string): State =>
	state.at === '' ? { ...state, color } : settled(state.view, withSlot(state.fields, state.at, color), state.at, color);

/** The same view with other values of some fields. */
export const withFields = (state: State, changed: Fields): State =>
	settled(state.view, { ...state.fields, ...changed }, state.at, state.color);

/** The same view, where another color is edited. */
export const withSlotAt = (state: State, at: string): State => settled(state.view, state.fields, at, state.color);

/** Another view, with the fields it had before; the color of the page goes with it. */
export function withView(state: State, view: ViewId, before: Fields = startFields(view)): State {
	const next = settled(view, before, '', state.color);
	return next.at === '' ? { ...next, color: state.color } : withColor(next, state.color);
}

/** A list is split before it is read, so that an item may hold commas. */
const readItems = (raw: string): readonly string[] => (raw === '' ? [] : splitList(raw).map(unescaped));

/** A text of a query as it was before; as it is where it was none. */
export function unescaped(raw: string): string {
	const text = raw.replaceAll('+', ' ');
	try {
		return decodeURIComponent(text);
	} catch {
		return text;
	}
}

/** The raw values of a query by name; the last of several counts. */
const rawValues = (search: string): ReadonlyMap<string, string> => new Map(
	search.replace(/^\?/, '').split('&').filter((pair) => pair !== '').map((pair) => {
		const [name = '', ...value] = pair.split('=');
		return [unescaped(name), value.join('=')];
	}),
);

/** The state that a query stands for, with or without the question mark. */
export function readState(search: string): State {
	const raw = rawValues(search), asked = unescaped(raw.get('view') ?? '');
	const view = isViewId(asked) ? asked : FIRST_VIEW, start = startFields(view);
	const fields = Object.fromEntries(Object.entries(start).map(([field, value]) => {
		const sent = raw.get(field);
		return [field, sent === undefined ? value : Array.isArray(value) ? readItems(sent) : unescaped(sent)];
	}));
	const color = raw.get('color');
	return settled(view, fields, unescaped(raw.get('at') ?? ''), color === undefined ? FIRST_COLOR : unescaped(color));
}

const isSame = (one: Fields[string], other: Fields[string] | undefined): boolean => String(one) === String(other);

/** In characters: a file is no part of an address. */
const LONGEST_SHARED = 2000;

/** The state as a query, without the question mark. What is as it begins is left out, and what is too long to be shared. */
export function writeState({ view, at, color, fields }: State): string {
	const start = startFields(view), usual = settled(view, fields, '', color).at;
	const pairs = Object.entries(fields)
		.filter(([field, value]) => !isSame(value, start[field]) && String(value).length <= LONGEST_SHARED)
		.map(([field, value]): readonly [string, string] =>
			[field, typeof value === 'string' ? queryEscaped(value) : value.map(itemEscaped).join(',')]);
	if (at === '' && color !== FIRST_COLOR && !Object.hasOwn(fields, 'color')) pairs.unshift(['color', queryEscaped(color)]);
	if (at !== usual) pairs.push(['at', queryEscaped(at)]);
	if (view !== FIRST_VIEW) pairs.unshift(['view', view]);
	return pairs.map(([name, value]) => `${name}=${value}`).join('&');
}

/** Commas stay plain between parentheses only, where no list is split. */
const itemEscaped = (item: string): string => splitList(item).length > 1 || !isBalanced(item)
	? encodeURIComponent(wellFormed(item)).replaceAll(/[()]/g, parenthesis)
	: queryEscaped(item);

const parenthesis = (character: string): string => (character === '(' ? '%28' : '%29');

const isBalanced = (text: string): boolean => text.split('(').length === text.split(')').length && !text.startsWith(')');
