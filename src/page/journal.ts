/*
 * Keeps the URL in step with the state. One action (dragging a slider, typing a word) is one entry of the history: its first
 * change adds the entry, later ones replace it.
 */

/** Browsers refuse more than a hundred changes of the address in half a minute. */
const QUIET_MS = 350;

export interface Journal {
	/** Notes the query of a state, while it moves or once it is settled. */
	readonly note: (query: string, isMoving: boolean) => void;
	/** The browser went to another entry. */
	readonly follow: () => void;
}

const here = (): string => location.search.replace(/^\?/, '');

/** The journal of this page. */
export function journal(): Journal {
	let isMoving = false, noted = here(), timer: ReturnType<typeof setTimeout> | undefined;
	const write = (query: string, way: 'pushState' | 'replaceState'): void => {
		clearTimeout(timer);
		if (query === noted) return;
		noted = query;
		history[way](null, '', location.pathname + (query === '' ? '' : `?${query}`) + location.hash);
	};
	return {
		note: (query, moves) => {
			if (!isMoving) write(query, 'pushState');
			else if (!moves) write(query, 'replaceState');
			else {
				clearTimeout(timer);
				timer = setTimeout(() => write(query, 'replaceState'), QUIET_MS);
			}
			isMoving = moves;
		},
		follow: () => {
			clearTimeout(timer);
			isMoving = false;
			noted = here();
		},
	};
}
