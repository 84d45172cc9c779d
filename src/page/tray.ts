/*
 * The palette of the page: up to 24 colors with names and locks. Views with a list of colors show and change it.
 *
 * In a query: `palette` has the colors, `palette-names` the names and `palette-locks` the numbers of the locked colors from 0.
 *
 * Proof  test/page/tray.test.ts.
 */

import { PALETTE_COUNTS } from '../palette/palette-counts.ts';
import { findSpec, type ViewId } from './catalog.ts';
import type { Fields } from './view-spec.ts';

export interface TrayColor {
	readonly color: string;
	/** May be empty. */
	readonly name: string;
	/** Locked colors stay when a palette is generated. */
	readonly isLocked: boolean;
}

export type Tray = readonly TrayColor[];

/** The parts of a state that the palette depends on. */
interface TrayState {
	readonly view: ViewId;
	readonly fields: Fields;
	readonly tray: Tray;
}

/** Colors in a palette, and characters of a name. */
export const MOST_IN_TRAY = 24, LONGEST_NAME = 40;

const LIST = 'colors';

/** A palette of colors without names and locks. */
export const toTray = (colors: readonly string[]): Tray =>
	colors.slice(0, MOST_IN_TRAY).map((color) => ({ color, name: '', isLocked: false }));

/** The palette with a color at its end; unchanged if it is full. */
export const withAdded = (tray: Tray, color: string, name = ''): Tray =>
	[...tray, { color, name: name.slice(0, LONGEST_NAME), isLocked: false }].slice(0, MOST_IN_TRAY);

/** The palette without a color. */
export const withRemoved = (tray: Tray, place: number): Tray => tray.filter((_, i) => i !== place);

/** The palette with a color at another place. */
export const withMoved = (tray: Tray, from: number, to: number): Tray => withRemoved(tray, from).toSpliced(to, 0, tray[from]!);

/** The list of colors of a view that shows the palette; undefined for other views. */
const listSpec = (view: ViewId) => {
	const { list } = findSpec(view);
	return list?.field === LIST ? list : undefined;
};

/** Colors of the palette that a view takes. */
export const mostIn = (view: ViewId): number => findSpec(view).list?.most ?? MOST_IN_TRAY;

/** The fields of a view that show the palette: its colors in order, or locked colors at their places. */
export function fieldsFor(view: ViewId, tray: Tray): Fields {
	const list = listSpec(view);
	if (list !== undefined && tray.length > 1) {
		const all = tray.slice(0, mostIn(view)), names = all.map(({ name }) => name);
		return { [LIST]: all.map(({ color }) => color), ...(list.beside !== undefined && { [list.beside]: names.join('') === '' ? [] : names }) };
	}
	const { least, most } = PALETTE_COUNTS;
	const places = tray.flatMap(({ isLocked }, i) => (isLocked ? [i] : [])).filter((place) => place < most);
	if (view !== 'generate-palette' || places.length === 0) return {};
	const size = Math.min(most, Math.max(least, tray.length));
	return { keep: places.map((place) => tray[place]!.color), places: places.join(','), locks: '', reroll: '', size: String(size) };
}

/** Names and locks of the colors that remain at their places or move. */
function takeList(tray: Tray, colors: readonly string[], names: readonly string[] | undefined, most: number): Tray {
	const isInPlace = colors.length === Math.min(tray.length, most);
	const next = colors.map((color, i) => {
		const before = tray[i]?.color === color || isInPlace ? tray[i] : tray.find((one) => one.color === color);
		return { color, name: (names?.[i] ?? before?.name ?? '').slice(0, LONGEST_NAME), isLocked: before?.isLocked ?? false };
	});
	return [...next, ...tray.slice(most)].slice(0, MOST_IN_TRAY);
}

/** The palette after a change of the state: the list of the view, if the change was there. */
export function trayAfter(before: TrayState, { view, fields, tray }: TrayState): Tray {
	const list = listSpec(view), colors = fields[LIST];
	if (list === undefined || !Array.isArray(colors)) return tray;
	const names = list.beside === undefined ? undefined : fields[list.beside];
	const isSame = view === before.view && [LIST, list.beside ?? LIST].every((field) => fields[field] === before.fields[field]);
	const isStart = tray.length === 0 && colors.join() === list.start.join();
	return isSame || isStart ? tray : takeList(tray, colors, Array.isArray(names) ? names : undefined, mostIn(view));
}
