/*
 * `tincture completions bash`, `zsh` or `fish`: a script that completes operations, options and the words of their values.
 *
 * Source  Bash manual, Programmable Completion; zshcompsys(1), _arguments; fish, complete.
 * Proof   test/cli/shells.test.ts, in the shells themselves.
 */

import { quote } from '../errors.ts';
import { SETTINGS as SERVE_SETTINGS } from '../http/config.ts';
import { closest } from '../math/edit-distance.ts';
import { OPERATIONS } from '../operations/table.ts';
import { schemaOf, type Schema } from '../schema/schema.ts';
import { COMMANDS } from './commands.ts';
import { kebabCase, positionalFields } from './fields.ts';
import { DONE, MISUSE, type Io } from './io.ts';
import { languageOf } from './language.ts';
import { message, told } from './messages.ts';
import { tell } from './report.ts';
import { optionOf } from './serve-options.ts';
import { SETTING_NAMES, SETTINGS } from './settings.ts';

interface Option {
	/** With its hyphens. */
	readonly name: string;
	readonly short?: string;
	readonly doc: string;
	readonly takesValue: boolean;
	/** The words that a value can be, where they can be counted. */
	readonly values: readonly string[];
	readonly isFile?: boolean;
	/** May several stand with commas? */
	readonly isList?: boolean;
}

interface Command {
	readonly name: string;
	readonly doc: string;
	readonly options: readonly Option[];
	/** The words that can stand by themselves, where they can be counted. */
	readonly words: readonly string[];
}

const SHELLS = { bash, zsh, fish } as const;

/** Prints the script for a shell; the exit code. */
export async function completions([shell = '', ...more]: readonly string[], io: Io): Promise<number> {
	const names = Object.keys(SHELLS), language = languageOf(io.environment);
	const usage = `${told(message('usage'), language)} tincture completions bash|zsh|fish`;
	if (!Object.hasOwn(SHELLS, shell) || more.length > 0) {
		const near = closest(shell.toLowerCase(), names);
		const remedy = near === undefined || near === shell ? usage : message('did-you-mean', `"${near}"`);
		const said = more.length > 0 ? message('one-shell', remedy)
			: shell === '' ? message('shell-missing', remedy)
			: message('no-shell', quote(shell), names.join(', '), remedy);
		await tell(io, said, language);
		return MISUSE;
	}
	// The name was just found among the keys.
	await io.output.write(SHELLS[shell as keyof typeof SHELLS](commands()));
	return DONE;
}

/** What may stand behind a command. */
const WORDS_OF_COMMANDS: ReadonlyMap<string, readonly string[]> = new Map([
	['help', OPERATIONS.map(({ name }) => name)],
	['completions', ['bash', 'zsh', 'fish']],
]);

function commands(): readonly Command[] {
	const settings = SETTING_NAMES.map((name): Option => {
		const { short, value, words = [], doc } = SETTINGS[name];
		const shortened = short === undefined ? {} : { short: `-${short}` };
		return { name: `--${name}`, ...shortened, doc, takesValue: value !== undefined, values: words, isFile: value === 'FILE' };
	});
	const operations = OPERATIONS.map(({ name, summary, input }): Command => {
		const fields = Object.entries(input.fields).map(([field, of]): Option => ({
			name: `--${kebabCase(field)}`, doc: schemaOf(of).doc, takesValue: schemaOf(of).kind !== 'flag', values: valuesOf(schemaOf(of)), isList: schemaOf(of).kind === 'list',
		}));
		const own = new Set(fields.map((option) => option.name));
		// An option that is a field and a setting takes the words of both.
		const merged = fields.map((field) => {
			const setting = settings.find((one) => one.name === field.name);
			return setting === undefined ? field : { ...field, values: [...new Set([...field.values, ...setting.values])] };
		});
		const words = positionalFields(input).flatMap((field) => valuesOf(schemaOf(input.fields[field]!)));
		return { name, doc: summary, options: [...merged, ...settings.filter((setting) => !own.has(setting.name))], words };
	});
	const serve = Object.entries(SERVE_SETTINGS).map(([name, { doc }]): Option =>
		({ name: optionOf(name), doc, takesValue: true, values: [] }));
	return [
		...operations,
		...Object.entries(COMMANDS).map(([name, { doc }]): Command => ({
			name, doc, options: name === 'serve' ? serve : [], words: WORDS_OF_COMMANDS.get(name) ?? [],
		})),
	];
}

function valuesOf(schema: Schema): readonly string[] {
	switch (schema.kind) {
		case 'choice': return schema.values;
		case 'list': return valuesOf(schema.of);
		default: return [];
	}
}

/** A text between single quotes. */
const single = (text: string): string => `'${text.replaceAll('\'', '\'\\\'\'')}'`;

function bash(all: readonly Command[]): string {
	const cases = all.map(({ name, options, words }) => {
		const values = options.filter((option) => option.takesValue)
			.map(({ name: option, short, values, isFile }) => `\t\t\t${[option, ...(short ? [short] : [])].join('|')}) ${isFile ? 'files=1' : `words=${single(values.join(' '))}`}; return ;;`);
		return `\t${name})
		case "$2" in
${values.join('\n')}
		esac
		case "$1" in
			-*) words=${single(options.map((option) => option.name).join(' '))} ;;
			*) words=${single(words.join(' '))} ;;
		esac ;;`;
	});
	return `# Completions of tincture for bash: eval "$(tincture completions bash)"
_tincture_words() {
	case "$3" in
${cases.join('\n')}
	esac
}

_tincture() {
	local current="\${COMP_WORDS[COMP_CWORD]}" before="\${COMP_WORDS[COMP_CWORD-1]}" words='' files='' list=''
	# Bash parts words at = too.
	if [[ $current == '=' ]]; then current=''
	elif [[ $before == '=' ]]; then before="\${COMP_WORDS[COMP_CWORD-2]}"; fi
	COMPREPLY=()
	if (( COMP_CWORD == 1 )); then
		words=${single([...all.map(({ name }) => name), '--help', '--version'].join(' '))}
	else
		_tincture_words "$current" "$before" "\${COMP_WORDS[1]}"
	fi
	if [[ $current == @* ]]; then
		compopt -o filenames 2>/dev/null
		COMPREPLY=($(compgen -P @ -f -- "\${current#@}"))
	elif [[ -n $files ]]; then
		compopt -o filenames 2>/dev/null
		COMPREPLY=($(compgen -f -- "$current"))
	else
		# The last of several with commas.
		if [[ $current == *,* ]]; then list="\${current%,*},"; fi
		COMPREPLY=($(compgen -P "$list" -W "$words" -- "\${current##*,}"))
	fi
}
complete -F _tincture tincture
`;
}

/** A text within a specification of _arguments, where : [ ] mean something. */
const zshText = (text: string): string => text.replace(/[\\[\]:]/g, '\\$&');

function zsh(all: readonly Command[]): string {
	const specOf = ({ name, short, doc, takesValue, values, isFile, isList }: Option): readonly string[] => {
		const action = isFile ? '_files'
			: values.length === 0 ? ' '
			: isList ? `_values -s , value ${values.map(zshText).join(' ')}`
			: `(${values.join(' ')})`;
		const spec = (option: string): string => single(`*${option}${takesValue ? '=' : ''}[${zshText(doc)}]${takesValue ? `:value:${action}` : ''}`.replace(/^(\*-[a-zA-Z])=/, '$1+'));
		return [spec(name), ...(short ? [spec(short)] : [])];
	};
	const cases = all.map(({ name, options, words }) => `\t${name})
		_arguments -S ${[...options.flatMap(specOf), single(words.length > 0 ? `*:word:(${words.join(' ')})` : '*:color:_tincture_color')].join(' \\\n\t\t\t')} ;;`);
	return `#compdef tincture
# Completions of tincture for zsh: tincture completions zsh > "\${fpath[1]}/_tincture"
_tincture_color() {
	if compset -P '@'; then _files; fi
}

_tincture() {
	local curcontext="$curcontext"
	if (( CURRENT == 2 )); then
		local -a commands=(
${all.map(({ name, doc }) => `\t\t\t${single(`${name}:${zshText(doc)}`)}`).join('\n')}
		)
		_describe command commands
		return
	fi
	local command=$words[2]
	words=("\${(@)words[2,-1]}")
	(( CURRENT-- ))
	case $command in
${cases.join('\n')}
	esac
}

if [[ $funcstack[1] == _tincture ]]; then _tincture "$@"; else compdef _tincture tincture; fi
`;
}

function fish(all: readonly Command[]): string {
	const lines = all.flatMap(({ name, doc, options, words }) => {
		const when = single(`__fish_seen_subcommand_from ${name}`);
		return [
			`complete -c tincture -n __fish_use_subcommand -a ${name} -d ${fishText(doc)}`,
			...options.map(({ name: option, short, doc, takesValue, values, isFile }) =>
				`complete -c tincture -n ${when}${short ? ` -s ${short.slice(1)}` : ''} -l ${option.slice(2)}`
				+ `${isFile ? ' -rF' : takesValue ? ` -x${values.length > 0 ? ` -a ${single(values.join(' '))}` : ''}` : ''} -d ${fishText(doc)}`),
			...(words.length > 0 ? [`complete -c tincture -n ${when} -a ${single(words.join(' '))}`] : []),
		];
	});
	return `# Completions of tincture for fish: tincture completions fish > ~/.config/fish/completions/tincture.fish
complete -c tincture -f
complete -c tincture -n __fish_use_subcommand -l help -s h -d 'Print the help'
complete -c tincture -n __fish_use_subcommand -l version -s V -d 'Print the version'
${lines.join('\n')}
`;
}

const fishText = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll('\'', '\\\'')}'`;
