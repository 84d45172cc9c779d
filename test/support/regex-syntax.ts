/*
 * Regular expressions as position automata (Glushkov): one state for each character class, and how often one follows another.
 *
 * Two ways from one state to the next are kept apart, because a backtracking engine tries both. Lookarounds are expressions of
 * their own; anchors, boundaries and back references match the empty text, except `$`, which matches only the end. Bounded
 * repetitions are unrolled up to UNROLLED times, and count as unbounded beyond.
 */

/** A set of characters, one bit for each of SYMBOLS and one for the end of a text. */
export type Symbols = bigint;

/** ASCII, and some characters that classes tell apart. */
const SYMBOLS = [...Array.from({ length: 128 }, (_, i) => String.fromCharCode(i)), '\u00a0', 'é', 'ж', '\u0301', '\u2019', '\u2028', '漢'];
const END: Symbols = 1n << BigInt(SYMBOLS.length);
export const ANY: Symbols = END - 1n;

/** A character of a set, for a witness. */
export const characterIn = (set: Symbols): string => SYMBOLS.find((_, i) => (set & (1n << BigInt(i))) !== 0n) ?? '';

const UNROLLED = 8;

export interface Automaton {
	/** The characters of each state. */
	readonly sets: Symbols[];
	/** Of each state, the ways to each next state. */
	readonly follows: Map<number, number>[];
	readonly first: Ways;
	/** States after which the whole expression has matched. */
	readonly last: Ways;
	readonly isNullable: boolean;
	/** True if every alternative begins with `^`. */
	readonly isAnchored: boolean;
	/** Sources of the lookarounds in it. */
	readonly lookarounds: readonly string[];
}

/** States, and the number of ways to each. */
type Ways = ReadonlyMap<number, number>;

interface Part {
	readonly first: Ways;
	readonly last: Ways;
	readonly isNullable: boolean;
	readonly isAnchored: boolean;
}

const EMPTY: Part = { first: new Map(), last: new Map(), isNullable: true, isAnchored: false };

/** The automaton of the source of an expression. Throws a SyntaxError for a notation that is not known here. */
export function automatonFor(source: string, flags: string): Automaton {
	const sets: Symbols[] = [], follows: Map<number, number>[] = [], lookarounds: string[] = [];
	let at = 0;

	function state(set: Symbols): Part {
		follows.push(new Map());
		const one = new Map([[sets.push(set) - 1, 1]]);
		return { first: one, last: one, isNullable: false, isAnchored: false };
	}
	const link = (from: Ways, to: Ways): void => from.forEach((n, a) => to.forEach((m, b) =>
		follows[a]!.set(b, Math.min(2, (follows[a]!.get(b) ?? 0) + n * m))));
	const both = (a: Ways, b: Ways): Ways => {
		const all = new Map(a);
		for (const [key, n] of b) all.set(key, Math.min(2, (all.get(key) ?? 0) + n));
		return all;
	};
	function joined(a: Part, b: Part): Part {
		link(a.last, b.first);
		return {
			first: a.isNullable ? both(a.first, b.first) : a.first, last: b.isNullable ? both(a.last, b.last) : b.last,
			isNullable: a.isNullable && b.isNullable, isAnchored: a.isAnchored,
		};
	}
	const optional = (a: Part): Part => ({ ...a, isNullable: true });
	const looped = (a: Part): Part => {
		link(a.last, a.first);
		return a;
	};

	/** An atom, which is read again for each copy of a repetition. */
	function quantified(): Part {
		const from = at;
		let part = atom();
		const [text, least = '', comma, most = ''] = /^(?:[*+?]|\{(\d+)(?:(,)(\d*))?\})/.exec(source.slice(at)) ?? [];
		if (text === undefined) return part;
		const low = text === '*' || text === '?' ? 0 : text === '+' ? 1 : Number(least);
		const high = text === '?' ? 1 : text.length === 1 || (comma && most === '') ? Infinity : Number(comma ? most : least);
		const behind = at + text.length;
		const again = (): Part => {
			at = from;
			return atom();
		};
		const isLoop = high > UNROLLED;
		for (let n = 1; n < Math.min(low, UNROLLED); n++) part = joined(part, again());
		if (isLoop) part = low > 1 ? joined(part, optional(looped(again()))) : looped(part);
		else if (low === 0) for (let n = 1; n < high; n++) part = joined(optional(part), optional(again()));
		else for (let n = low; n < high; n++) part = joined(part, optional(again()));
		at = behind;
		if (source[at] === '?') at++;
		return low === 0 ? optional(part) : part;
	}

	function sequence(): Part {
		let all: Part = EMPTY;
		while (at < source.length && source[at] !== '|' && source[at] !== ')') {
			if (source[at] === '^') {
				at++;
				if (all === EMPTY && !flags.includes('m')) all = { ...EMPTY, isAnchored: true };
			} else {
				all = joined(all, quantified());
			}
		}
		return all;
	}

	function choice(): Part {
		let all = sequence();
		while (source[at] === '|') {
			at++;
			const { first, last, isNullable, isAnchored } = sequence();
			all = {
				first: both(all.first, first), last: both(all.last, last), isNullable: all.isNullable || isNullable,
				isAnchored: all.isAnchored && isAnchored,
			};
		}
		return all;
	}

	function group(): Part {
		const [opening = '', look] = /^\((?:\?(?:(<?[=!])|:|<\w+>))?/.exec(source.slice(at))!;
		at += opening.length;
		const from = at, outer = sets.length, part = choice();
		if (source[at] !== ')') throw new SyntaxError(`Cannot read ${source} at ${at}`);
		at++;
		if (look === undefined) return part;
		lookarounds.push(source.slice(from, at - 1));
		sets.length = follows.length = outer;
		return EMPTY;
	}

	function atom(): Part {
		const rest = source.slice(at), character = source[at]!;
		if (character === '(') return group();
		if (character === '$') {
			at++;
			return state(END);
		}
		const [text] = /^(?:\[(?:\\.|[^\]\\])*\]|\\(?:u\{[\da-f]+\}|u[\da-f]{4}|x[\da-f]{2}|[pP]\{[^}]+\}|k<\w+>|[^])|[^])/i.exec(rest)!;
		at += text.length;
		if (/^\\(?:[bB1-9]|k<)/.test(text)) return EMPTY;
		const one = new RegExp(`^(?:${text})$`, flags.replace(/[gy]/g, ''));
		return state(SYMBOLS.reduce((set, symbol, i) => (one.test(symbol) ? set | (1n << BigInt(i)) : set), 0n));
	}

	const whole = choice();
	if (at < source.length) throw new SyntaxError(`Cannot read ${source} at ${at}`);
	return { sets, follows, lookarounds, ...whole };
}
