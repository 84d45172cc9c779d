/*
 * Texts stored on the device. A browser may refuse to store anything; then a choice lasts until the page is left.
 */

/** Returns a stored text, or null. */
export function readStored(key: string): string | null {
	try {
		return localStorage.getItem(key);
	} catch {
		return null;
	}
}

/** Stores a text. */
export function store(key: string, value: string): void {
	try {
		localStorage.setItem(key, value);
	} catch {
		// The choice lasts until the page is left.
	}
}
