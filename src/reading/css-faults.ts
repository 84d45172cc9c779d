/*
 * Why reading a CSS text stopped. Readers carry no sentences: `css-explain.ts` and `css-unfilled.ts` render a fault if somebody
 * shows it. The first word of a name is the part of the text at fault.
 */

export type CssFault =
	| 'spelling-comment' | 'spelling-unit'
	| 'function-name' | 'function-parenthesis' | 'function-unknown' | 'function-space'
	| 'function-from' | 'function-open' | 'function-end'
	| 'channels-missing' | 'channels-number' | 'channels-angle' | 'channels-hue'
	| 'channels-infinite' | 'channels-keyword' | 'channels-commas' | 'channels-from'
	| 'commas-refused' | 'commas-none' | 'commas-mixed' | 'commas-percent' | 'commas-units'
	| 'math-function' | 'math-unit' | 'math-depth' | 'math-open' | 'math-rounding' | 'math-blank'
	| 'math-value' | 'math-terms' | 'math-arguments' | 'math-argument' | 'math-count'
	| 'colors-unknown' | 'colors-space' | 'colors-hue' | 'colors-arc' | 'colors-comma'
	| 'colors-share' | 'colors-unit' | 'colors-shares' | 'colors-open' | 'colors-second'
	| 'variable-value' | 'variable-cycle' | 'variable-unbalanced'
	| 'variable-name' | 'variable-open' | 'variable-length';
