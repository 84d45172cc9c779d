/*
 * Fields of operations that the front page has no control for, each with the reason.
 */

const OF_THE_PAGE = 'names come in the language of the page';

export const WITHOUT_CONTROL: { readonly [operation: string]: { readonly [field: string]: string } } = {
	'parse-color': { locale: OF_THE_PAGE },
	'generate-palette': { locale: OF_THE_PAGE },
	'export-tokens': { locale: OF_THE_PAGE },
};
