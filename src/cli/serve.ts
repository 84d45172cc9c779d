/*
 * `tincture serve`: the settings of the service as options, `--rate-limit-rps 5` for RATE_LIMIT_RPS; what is not given is read from
 * the environment as ever.
 *
 * Proof  test/cli/print.test.ts.
 */

import { quote } from '../errors.ts';
import { SETTINGS } from '../http/config.ts';
import { closest } from '../math/edit-distance.ts';
import { DONE, MISUSE, type Environment, type Io } from './io.ts';
import { languageOf } from './language.ts';
import { message, told, type Message } from './messages.ts';
import { tell } from './report.ts';

/** `RATE_LIMIT_RPS` as an option. */
export const optionOf = (setting: string): string => `--${setting.toLowerCase().replaceAll('_', '-')}`;

/** Every option with its setting. */
const OPTIONS: ReadonlyMap<string, string> = new Map(Object.keys(SETTINGS).map((name) => [optionOf(name), name]));

/** Serves until it is stopped; the exit code. */
export async function serve(words: readonly string[], io: Io): Promise<number> {
	const environment: { [name: string]: string | undefined } = { ...io.environment }, given = new Set<string>();
	for (let i = 0; i < words.length; i++) {
		const [option = '', ...rest] = words[i]!.split('=');
		if (option === '--help' || option === '-h') {
			await io.output.write(help());
			return DONE;
		}
		const setting = OPTIONS.get(option);
		if (setting === undefined) return refuse(io, message('unknown-option', quote(option), remedy(option)));
		const value = rest.length > 0 ? rest.join('=') : words[++i];
		if (value === undefined) return refuse(io, message('setting-missing', option));
		environment[setting] = value;
		given.add(setting);
	}
	return io.serve(environment as Environment, (setting) => (given.has(setting) ? optionOf(setting) : setting));
}

async function refuse(io: Io, said: Message): Promise<number> {
	const language = languageOf(io.environment);
	await tell(io, said, language);
	await io.errors.write(`\n${told(message('help-tells', 'tincture serve --help'), language)}\n`);
	return MISUSE;
}

function remedy(option: string): Message {
	const near = closest(option.toLowerCase(), OPTIONS.keys());
	return near === undefined ? message('known-options', [...OPTIONS.keys()].join(', ')) : message('did-you-mean', near);
}

/** What `tincture serve --help` prints. */
export function help(): string {
	const rows = Object.entries(SETTINGS).map(([name, { fallback, doc }]) => [`${optionOf(name)} VALUE`, `${doc}${fallback === '' ? '' : ` [${fallback}]`}`] as const);
	const width = Math.max(...rows.map(([option]) => option.length));
	return `Usage: tincture serve [OPTION…]

Runs the service over HTTP until SIGTERM or SIGINT. Each option is also a variable of the environment: --rate-limit is
RATE_LIMIT. An option counts more than a variable.

${rows.map(([option, doc]) => `  ${option.padEnd(width)}  ${doc}`).join('\n')}

Exit codes: 0 stopped by a signal, 1 a bug or a second signal, 2 an option, 78 a setting that cannot be.
`;
}
