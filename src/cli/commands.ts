/*
 * What is no operation: each command with the words behind it, and what it does.
 */

export const COMMANDS = {
	help: { words: '[OPERATION]', doc: 'Print this, or all about one operation.' },
	serve: { words: '[OPTION…]', doc: 'Run the service over HTTP until it is stopped.' },
	mcp: { words: '', doc: 'Speak the Model Context Protocol over standard input and output: every operation is a tool.' },
	completions: { words: 'bash|zsh|fish', doc: 'Print what makes a shell complete operations, options and their values.' },
} as const satisfies { readonly [name: string]: { readonly words: string; readonly doc: string } };
