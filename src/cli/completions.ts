/*
 * `tincture completions bash|zsh|fish`: a script that completes operations, options and their values by `tincture __complete`.
 *
 * Source  Bash manual, Programmable Completion; zshcompsys(1), _describe; fish, complete.
 * Proof   test/cli/shells.test.ts runs the scripts in the shells themselves.
 */

import { quote } from '../errors.ts';
import { closest } from '../math/edit-distance.ts';
import { commandTerm } from './commands.ts';
import { DONE, type Io } from './io.ts';
import { environmentLanguage } from './language.ts';
import { message, renderMessage } from './messages.ts';
import { refuse } from './report.ts';

export const SHELLS = {
	bash: `# Completions of tincture for bash: eval "$(tincture completions bash)"
_tincture() {
	local IFS=$'\\n' current="\${COMP_WORDS[COMP_CWORD]}" lines prefix
	lines="$(tincture __complete "\${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null)"
	if [[ $lines == ':files'* ]]; then
		prefix="\${lines#:files}"
		# Bash splits words at "=" too.
		if [[ $current == '=' ]]; then current=''; fi
		compopt -o filenames 2>/dev/null
		COMPREPLY=($(compgen -P "$prefix" -f -- "\${current#"$prefix"}"))
	else
		COMPREPLY=($(cut -f 1 <<< "$lines"))
	fi
}
complete -F _tincture tincture
`,
	zsh: `#compdef tincture
# Completions of tincture for zsh: tincture completions zsh > "\${fpath[1]}/_tincture"
_tincture() {
	local -a lines=("\${(@f)$(tincture __complete "\${(@Q)words[2,CURRENT]}" 2>/dev/null)}")
	if [[ $lines[1] == ':files'* ]]; then
		compset -P "\${lines[1]#:files}"
		_files
	elif [[ -n $lines[1] ]]; then
		lines=("\${(@)lines//:/\\\\:}")
		lines=("\${(@)lines/$'\\t'/:}")
		_describe tincture lines
	fi
}

if [[ $funcstack[1] == _tincture ]]; then _tincture "$@"; else compdef _tincture tincture; fi
`,
	fish: `# Completions of tincture for fish: tincture completions fish > ~/.config/fish/completions/tincture.fish
function __tincture_complete
	set -l words (commandline -opc)
	set -l current (commandline -ct)
	set -l lines (tincture __complete $words[2..] "$current" 2>/dev/null)
	if set -l prefix (string replace -f ':files' '' -- $lines)
		for path in (__fish_complete_path (string replace -- "$prefix" '' "$current"))
			echo -- $prefix$path
		end
	else
		printf '%s\\n' $lines
	end
end
complete -c tincture -f -a '(__tincture_complete)'
`,
} as const;

/** Prints the script for a shell and returns the exit code. */
export async function completions([shell = '', ...more]: readonly string[], io: Io): Promise<number> {
	const names = Object.keys(SHELLS), language = environmentLanguage(io.environment);
	const usage = `${renderMessage(message('usage'), language)} tincture ${commandTerm('completions')}`;
	if (!Object.hasOwn(SHELLS, shell) || more.length > 0) {
		const near = closest(shell.toLowerCase(), names);
		const remedy = near === undefined || near === shell ? usage : message('did-you-mean', `"${near}"`);
		const mistake = more.length > 0 ? message('one-shell', remedy)
			: shell === '' ? message('shell-missing', remedy)
			: message('no-shell', quote(shell), names.join(', '), remedy);
		return refuse(io, mistake);
	}
	// `shell` is a key, as checked above.
	await io.output.write(SHELLS[shell as keyof typeof SHELLS]);
	return DONE;
}
