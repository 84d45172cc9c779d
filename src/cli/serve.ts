/*
 * `tincture serve`: the settings of the service as options, `--rate-limit-rps 5` for RATE_LIMIT_RPS; what is not given is read from
 * the environment as ever.
 *
 * Proof  test/cli/print.test.ts.
 */

import { quote } from '../errors.ts';
import { closest } from '../math/edit-distance.ts';
import { MISUSE, type Environment, type Io } from './io.ts';
import { languageOf } from './language.ts';
import { message, told, type Message } from './messages.ts';
import { tell } from './report.ts';
import { SERVE_OPTIONS, optionOf } from './serve-options.ts';

/** Serves until it is stopped; the exit code. */
export async function serve(words: readonly string[], io: Io): Promise<number> {
	const environment: { [name: string]: string | undefined } = { ...io.environment }, given = new Set<string>();
	for (let i = 0; i < words.length; i++) {
		const [option = '', ...rest] = words[i]!.split('=');
		const setting = SERVE_OPTIONS.get(option);
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
	const near = closest(option.toLowerCase(), SERVE_OPTIONS.keys());
	return near === undefined ? message('known-options', [...SERVE_OPTIONS.keys()].join(', ')) : message('did-you-mean', near);
}
