/*
 * The words of the front page as it is sent, before a script runs and where none does. In English operations are called as
 * they are declared.
 */

/** What the page says, and what it calls each operation by the name of it. */
export interface FrontWords {
	readonly title: string;
	readonly color: string;
	readonly colorHint: string;
	readonly describe: string;
	readonly operationsTitle: string;
	/** Why there are forms; followed by a link to the description. */
	readonly about: string;
	readonly aboutDescription: string;
	readonly ask: string;
	/** Before the path of an operation that takes a body alone. */
	readonly sendBody: string;
	readonly operations: { readonly [operation: string]: { readonly title: string; readonly lead: string } };
}

/** Those that the page keeps while a script runs it, and those of the frame of every page. */
export const KEPT_ENGLISH = {
	title: 'Tincture, a color API',
	color: 'Color',
	colorHint: 'Any CSS color, HEX, or a name in English or Russian',
	operationsTitle: 'Operations',
	skip: 'Skip to content',
	site: 'Site',
	/** In the order in which they stand in the head. */
	places: ['Colors', 'Reference', 'Guides', 'Library'],
	problems: 'Problems',
	trademark: 'APCA is a trademark of Myndex Research and Andrew Somers.',
} as const;

/** All of them; a function, so that a script leaves out what it does not keep. */
export const inEnglish = (): FrontWords => ({
	...KEPT_ENGLISH,
	describe: 'Describe',
	about: 'This page computes with JavaScript. Without it, each form below asks the service, which answers as JSON.',
	aboutDescription: 'describes all of it.',
	ask: 'Ask',
	sendBody: 'Send a JSON body to',
	operations: {},
});
