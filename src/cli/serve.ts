/*
 * `tincture serve`: runs the service. Options such as `--rate-limit-rps 5` override the environment variable RATE_LIMIT_RPS.
 *
 * Proof  test/cli/print.test.ts.
 */

import { quote } from '../errors.ts';
import { SETTINGS } from '../http/config.ts';
import { closest } from '../math/edit-distance.ts';
import type { Io } from './io.ts';
import { environmentLanguage } from './language.ts';
import { message, renderMessage, type Message } from './messages.ts';
import { refuse } from './report.ts';

/** `RATE_LIMIT_RPS` as an option. */
export const optionName = (setting: string): string => `--${setting.toLowerCase().replaceAll('_', '-')}`;

/** The setting of each option. */
export const SERVE_OPTIONS: ReadonlyMap<string, string> = new Map(Object.keys(SETTINGS).map((name) => [optionName(name), name]));

/** Serves until stopped. Returns the exit code. */
export async function serve(words: readonly string[], io: Io): Promise<number> {
	const environment: { [name: string]: string | undefined } = { ...io.environment }, given = new Set<string>();
	for (let i = 0; i < words.length; i++) {
		const [option = '', ...rest] = words[i]!.split('=');
		const setting = SERVE_OPTIONS.get(option);
		if (setting === undefined) return refuseOption(io, message('unknown-option', quote(option), remedy(option)));
		const value = rest.length > 0 ? rest.join('=') : words[++i];
		if (value === undefined || (rest.length === 0 && value.startsWith('--'))) return refuseOption(io, message('setting-missing', option));
		environment[setting] = value;
		given.add(setting);
	}
	return io.serve(environment, (setting) => (given.has(setting) ? optionName(setting) : setting));
}

async function refuseOption(io: Io, reason: Message): Promise<number> {
	const code = await refuse(io, reason);
	await io.errors.write(`\n${renderMessage(message('help-tells', 'tincture serve --help'), environmentLanguage(io.environment))}\n`);
	return code;
}

function remedy(option: string): Message {
	if (/^\d+$/.test(option)) return message('did-you-mean', `--port ${option}`);
	const near = closest(option.toLowerCase(), SERVE_OPTIONS.keys());
	return near === undefined ? message('known-options', [...SERVE_OPTIONS.keys()].join(', ')) : message('did-you-mean', near);
}
