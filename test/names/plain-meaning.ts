/*
 * What a word of a query means to the plain search: the words of names that it equals, expands to or misspells.
 */

import { detectScript } from '../../src/names/script.ts';
import { isAdjective, isHalf, isSameWord, languagesFor } from '../../src/names/locale.ts';
import { ONE_TYPO, SHORTEST_UNFINISHED, typoCost, unfinishedCost } from '../../src/names/typo.ts';
import { OTHER_ENDING } from '../../src/names/word-typos.ts';
import type { Name, Vocabulary } from './plain-names.ts';

const isInflected = (word: string): boolean => languagesFor(word).some((language) => language.isInflected);

/** Properties of a single word, computed once for all queries. */
interface WordFacts {
	/** Its stems and roots. */
	readonly keys: readonly string[];
	/** Its keys, and the word itself unless its language inflects: then a stem may be another word. */
	readonly own: readonly string[];
	readonly script: string;
	readonly stem: string;
	readonly isAdjective: boolean;
}

const wordFacts = new Map<string, WordFacts>();

function describeWord(word: string): WordFacts {
	const cached = wordFacts.get(word);
	if (cached !== undefined) return cached;
	const languages = languagesFor(word), keys = languages.flatMap(({ wordStem, root }) => [wordStem(word), root(word)]);
	const one: WordFacts = {
		keys, own: [...keys, ...isInflected(word) ? [] : [word]],
		script: detectScript(word), stem: languages[0]!.wordStem(word), isAdjective: isAdjective(word),
	};
	wordFacts.set(word, one);
	return one;
}

/** Words that share a stem or a root. */
function areAlike(term: string, word: string): boolean {
	const one = describeWord(term), other = describeWord(word);
	return term === word
		|| (one.script === other.script && (other.own.includes(term) || one.keys.some((key) => other.own.includes(key))));
}

/** Words that the term may be a misspelling of, each with its cost. */
export function plainTypos({ words, common }: Vocabulary, term: string): { readonly word: string; readonly cost: number }[] {
	const edits = term.length < 3 || /\d/.test(term) ? 0 : term.length >= 6 ? 2 : 1;
	if (edits === 0) return [];
	const one = describeWord(term), inflects = isInflected(term);
	const alike = words.filter((word) => describeWord(word).script === one.script);
	const spelled = alike.map((word) => ({ word, cost: typoCost(term, word, edits) })).filter(({ cost }) => cost !== undefined);
	const typos = alike.flatMap((word) => {
		const costs = [typoCost(term, word, edits)], other = describeWord(word);
		const isOfKind = inflects && (!one.isAdjective || other.isAdjective) && one.stem.length >= 5 && other.stem.length >= 5;
		const ofStem = isOfKind ? typoCost(one.stem, other.stem, 1) : undefined;
		if (ofStem !== undefined) {
			costs.push(ofStem + OTHER_ENDING, ...spelled.filter((form) => isSameWord(form.word, word)).map(({ cost }) => cost));
		}
		const least = Math.min(...costs.map((cost) => cost ?? Infinity));
		return least === Infinity ? [] : [{ word, cost: least }];
	});
	if (typos.some(({ word, cost }) => common.has(word) && cost <= ONE_TYPO)) return typos;
	const begun = alike.filter((word) => common.has(word)).flatMap((word) => {
		const cost = term.length >= SHORTEST_UNFINISHED ? unfinishedCost(term, word) : undefined;
		return cost === undefined ? [] : [{ word, cost }];
	});
	return [...typos, ...begun];
}

export interface Meaning {
	readonly same: ReadonlySet<string>;
	readonly words: ReadonlySet<string>;
	readonly isOpen: (name: Name) => boolean;
	readonly isCommon: boolean;
	readonly misspelt: { readonly cost: number; readonly words: ReadonlySet<string> };
	readonly isNearlyCommon: boolean;
}

export function findMeaning(all: Vocabulary, term: string, isAlone = false): Meaning {
	const { words, common } = all, alike = words.filter((word) => areAlike(term, word));
	const same = alike.filter((word) => isSameWord(term, word)), isWhole = isAlone && isAdjective(term);
	const forms = alike.filter((word) => isSameWord(term, word) || (isHalf(term, word) && !isWhole));
	const typos = plainTypos(
		all, term,
	), isCommon = forms.some((word) => common.has(word)), near = typos.filter(({ word }) => common.has(word));
	const among = near.length > 0 ? near : typos, cost = Math.min(...among.map((typo) => typo.cost));
	const misspelt = { cost, words: new Set(among.filter((typo) => typo.cost === cost).map(({ word }) => word)) };
	const isNearlyCommon = !isCommon && near.some((typo) => typo.cost < ONE_TYPO);
	const withWords = (some: readonly string[], isOpen: Meaning['isOpen'] = () => false): Meaning =>
		({ same: new Set(same), words: new Set(some), isOpen, isCommon, misspelt, isNearlyCommon });
	const kin = alike.filter((word) => common.has(word));
	const isName = all.names.some(({ words: own }) => own.length === 1 && forms.includes(own[0]!));
	if (isCommon) return withWords(isAlone && !isName ? [...forms, ...kin] : forms);
	if (kin.length > 0) return withWords(isAdjective(term) && isNearlyCommon ? [] : [...forms, ...kin]);
	if (forms.length === 0 && term.at(-1) === term.at(-2) && isNearlyCommon && common.has(term.slice(0, -1))) return withWords([]);
	const begun = words.filter((word) =>
		(term.length > 1 || isAlone) && word.startsWith(term)), said = begun.filter((word) => common.has(word));
	if (forms.length > 0 && isAlone && said.length === 0 && !isName && isNearlyCommon) return withWords([]);
	if (forms.length > 0) return withWords([...forms, ...said], (name) => name.isCommon);
	return said.length === 0 && begun.length > 0 && isNearlyCommon ? withWords([]) : withWords(begun, () => true);
}
