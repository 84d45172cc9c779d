/*
 * The state of the page, and its form as the query of the URL, which can be shared.
 *
 * The query has the fields of the operation, as in a request to it, and `view`, `at` (the slot to edit, unless it is the first)
 * and `color` (for a view without one), and the palette (tray.ts). Every query gives a state: unknown parts are ignored.
 *
 * Proof  test/page/state.test.ts: every state is read back from its address.
 */

import { queryEscaped } from '../doors/request-forms.ts';
import { wellFormed } from '../math/well-formed.ts';
import { splitList } from '../schema/query-text.ts';
import { FIRST_VIEW, isViewId, findSpec, type ViewId } from './catalog.ts';
import { fieldsFor, LONGEST_NAME, MOST_IN_TRAY, type Tray } from './tray.ts';
import { FIRST_COLOR, type Fields } from './view-spec.ts';

export type { Fields };

export interface State {
	readonly view: ViewId;
	/** The color that is edited: a field, or a field and a place in its list, `colors.1`; empty where the view has none. */
	readonly at: string;
	/** Text of the color field. */
	readonly color: string;
	/** Every field of the view. */
	readonly fields: Fields;
	/** The palette of the page, which all views share. */
	readonly tray: Tray;
}

/** A color of the page and another one of the palette, for a view of two colors. */
function pairIn(view: ViewId, tray: Tray, color: string): Fields {
	const [first, second, ...others] = Object.entries(findSpec(view).slots).filter(([, start]) => start !== '').map(([slot]) => slot);
	const other = tray.find((one) => one.color !== color);
	return first && second && others.length === 0 && other ? { [first]: color, [second]: other.color } : {};
}

/** The fields that a view begins with: those that show the palette, and initial values. */
export function startFields(view: ViewId, tray: Tray = [], color = tray[0]?.color ?? ''): Fields {
	const { slots, list, controls, own } = findSpec(view);
	return {
		...slots, ...(list && { [list.field]: list.start }), ...controls, ...own, ...fieldsFor(view, tray), ...pairIn(view, tray, color),
	};
}

/** Every editable color: fields with a color, without unused ones, then the items of the list. */
export function slotsIn(view: ViewId, fields: Fields): readonly string[] {
	const { slots, list } = findSpec(view), items = list === undefined ? [] : fields[list.field];
	const filled = Object.entries(slots).filter(([slot, start]) => start !== '' || fields[slot] !== '').map(([slot]) => slot);
	return [...filled, ...(Array.isArray(items) ? items.map((_, i) => `${list!.field}.${i}`) : [])];
}

/** A list of the fields; empty by default. */
export const listIn = ({ fields }: Pick<State, 'fields'>, field: string): readonly string[] =>
	(Array.isArray(fields[field]) ? fields[field] : []);

/** The color in a slot; undefined for an unknown slot. */
export function slotValue(fields: Fields, slot: string): string | undefined {
	const [field = '', place] = slot.split('.'), value = Object.hasOwn(fields, field) ? fields[field] : undefined;
	return typeof value === 'string' ? value : value?.[Number(place)];
}

/** The fields with another color in a slot. */
function withSlot(fields: Fields, slot: string, color: string): Fields {
	const [field = '', place] = slot.split('.'), value = fields[field];
	return { ...fields, [field]: Array.isArray(value) ? value.map((one: string, i) => (i === Number(place) ? color : one)) : color };
}

/** Makes a state consistent: the slot exists and contains the color. */
function settled({ view, fields, at, color, tray }: State): State {
	const slots = slotsIn(view, fields), slot = slots.includes(at) ? at : findSpec(view).takesColor ? slots[0] ?? '' : '';
	return { view, at: slot, color: slotValue(fields, slot) ?? color, fields, tray };
}

/** The same view with another color in the slot that is edited. */
export const withColor = (state: State, color: string): State =>
	state.at === '' ? { ...state, color } : settled({ ...state, fields: withSlot(state.fields, state.at, color), color });

/** The same view with other values of some fields. */
export const withFields = (state: State, changed: Fields): State =>
	settled({ ...state, fields: { ...state.fields, ...changed } });

/** The same view, where another color is edited. */
export const withSlotAt = (state: State, at: string): State => settled({ ...state, at });

/** The same view with another palette, which it shows if it has a list of colors. */
export const withTray = (state: State, tray: Tray): State =>
	settled({ ...state, tray, fields: { ...state.fields, ...(state.view === 'generate-palette' ? {} : fieldsFor(state.view, tray)) } });

/** Another view, with the fields that were changed there before; the color of the page goes with it. */
export function withView(state: State, view: ViewId, before: Fields = {}): State {
	const initial = startFields(view), changed = Object.entries(before).filter(([field, value]) => !isSame(value, initial[field]));
	const fields = { ...startFields(view, state.tray, state.color), ...Object.fromEntries(changed) };
	const next = settled({ ...state, view, fields, at: '' });
	return next.at === '' ? { ...next, color: state.color } : withColor(next, state.color);
}

/** A list is split before it is read, so that an item may hold commas. */
const readItems = (raw: string): readonly string[] => (raw === '' ? [] : splitList(raw).map(unescaped));

/** Decodes a text of a query; unchanged if it is malformed. */
function unescaped(raw: string): string {
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

/** Parses a query, with or without the question mark. */
export function readState(search: string): State {
	const raw = rawValues(search), requested = unescaped(raw.get('view') ?? '');
	const view = isViewId(requested) ? requested : FIRST_VIEW, tray = readTray(raw), start = startFields(view, tray);
	const fields = Object.fromEntries(Object.entries(start).map(([field, value]) => {
		const sent = raw.get(field);
		return [field, sent === undefined ? value : Array.isArray(value) ? readItems(sent) : unescaped(sent)];
	}));
	const color = unescaped(raw.get('color') ?? FIRST_COLOR), at = unescaped(raw.get('at') ?? '');
	return settled({ view, fields, at, color, tray });
}

/** The palette of a query. */
function readTray(raw: ReadonlyMap<string, string>): Tray {
	const [colors = [], names = [], locks = []] = ['palette', 'palette-names', 'palette-locks'].map((name) => readItems(raw.get(name) ?? ''));
	return colors.slice(0, MOST_IN_TRAY).map((color, i) =>
		({ color, name: (names[i] ?? '').slice(0, LONGEST_NAME), isLocked: locks.includes(String(i)) }));
}

/** The query of pairs whose values are escaped. */
export const joinPairs = (pairs: readonly (readonly [name: string, value: string])[]): string =>
	pairs.map(([name, value]) => `${name}=${value}`).join('&');

/** The palette as parts of a query; names and locks if there are any. */
export const writeTray = (tray: Tray): readonly (readonly [name: string, value: string])[] => [
	['palette', tray.map(({ color }) => itemEscaped(color)).join(',')],
	['palette-names', tray.some(({ name }) => name !== '') ? tray.map(({ name }) => itemEscaped(name)).join(',') : ''],
	['palette-locks', tray.flatMap(({ isLocked }, i) => (isLocked ? [i] : [])).join(',')],
].filter((pair): pair is [string, string] => pair[1] !== '');

const isSame = (one: Fields[string], other: Fields[string] | undefined): boolean => String(one) === String(other);

/** In characters: files are too long for a URL. */
const LONGEST_SHARED = 2000;

/** The state as a query, without the question mark. Initial values and texts too long for a URL are left out. */
export function writeState(state: State): string {
	const { view, at, color, fields, tray } = state, start = startFields(view, tray), usual = settled({ ...state, at: '' }).at;
	const pairs = Object.entries(fields)
		.filter(([field, value]) => !isSame(value, start[field]) && String(value).length <= LONGEST_SHARED)
		.map(([field, value]): readonly [string, string] =>
			[field, typeof value === 'string' ? queryEscaped(value) : value.map(itemEscaped).join(',')]);
	if (at === '' && color !== FIRST_COLOR && !Object.hasOwn(fields, 'color')) pairs.unshift(['color', queryEscaped(color)]);
	if (at !== usual) pairs.push(['at', queryEscaped(at)]);
	if (view !== FIRST_VIEW) pairs.unshift(['view', view]);
	return joinPairs([...pairs, ...writeTray(tray)]);
}

/** Commas stay plain between parentheses only, where no list is split. */
const itemEscaped = (item: string): string => splitList(item).length > 1 || !isBalanced(item)
	? encodeURIComponent(wellFormed(item)).replaceAll(/[()]/g, parenthesis)
	: queryEscaped(item);

const parenthesis = (character: string): string => (character === '(' ? '%28' : '%29');

const isBalanced = (text: string): boolean => text.split('(').length === text.split(')').length && !text.startsWith(')');
