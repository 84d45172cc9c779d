/*
 * Russian words in Latin letters, as people without a Russian keyboard write them, and English words in Russian letters
 * (`krasny`, `пинк`).
 *
 * Several spellings lead to the same letters; endings are left to the rules of the language, so that `krasny` and `krasnyj` work as
 * well as `krasnyy`.
 *
 * Source  BGN/PCGN, GOST 7.79 B, passports, and chats.
 * Proof   test/names/transliterate.test.ts.
 */

/** Latin to Cyrillic; the longest match wins. */
const TO_CYRILLIC: Readonly<Record<string, string>> = {
	shch: 'щ', sch: 'щ', shh: 'щ', zh: 'ж', kh: 'х', ts: 'ц', tz: 'ц', ch: 'ч', sh: 'ш', yu: 'ю', ju: 'ю', iu: 'ю', ya: 'я', ja: 'я',
	yo: 'е', jo: 'е', ye: 'е', je: 'е', yy: 'ый', yj: 'ый', yi: 'ый', iy: 'ий', ij: 'ий', ii: 'ий', oy: 'ой', oj: 'ой', oi: 'ой',
	ey: 'ей', ej: 'ей', ay: 'ай', aj: 'ай',
	a: 'а', b: 'б', c: 'ц', d: 'д', e: 'е', f: 'ф', g: 'г', h: 'х', i: 'и', j: 'ж', k: 'к', l: 'л', m: 'м', n: 'н', o: 'о', p: 'п',
	r: 'р', s: 'с', t: 'т', u: 'у', v: 'в', w: 'в', x: 'кс', y: 'ы', z: 'з',
};

/** Cyrillic to Latin, by the sound of English words. */
const TO_LATIN: Readonly<Record<string, string>> = {
	а: 'a', б: 'b', в: 'v', г: 'g', д: 'd', е: 'e', ж: 'j', з: 'z', и: 'i', й: 'y', к: 'k', л: 'l', м: 'm', н: 'n', о: 'o', п: 'p', р: 'r',
	с: 's', т: 't', у: 'u', ф: 'f', х: 'h', ц: 'c', ч: 'ch', ш: 'sh', щ: 'sch', ъ: '', ы: 'y', ь: '', э: 'e', ю: 'yu', я: 'ya',
};

const LONGEST_LATIN = 4;

/** A vowel with й. Before another vowel it is the vowel and the beginning of the next: `chernaya` is чёрна-я. */
const WITH_SHORT_I = /^[aeioy][yj]$/;
const BEFORE_VOWEL = /^[aeou]/;

/** The letters of a Latin word. */
export function fromLatin(word: string): string {
	let result = '';
	for (let i = 0; i < word.length;) {
		let size = LONGEST_LATIN;
		while (size > 1 && TO_CYRILLIC[word.slice(i, i + size)] === undefined) size--;
		if (WITH_SHORT_I.test(word.slice(i, i + size)) && BEFORE_VOWEL.test(word.slice(i + size))) size = 1;
		result += TO_CYRILLIC[word.slice(i, i + size)] ?? word.slice(i, i + size);
		i += size;
	}
	return result;
}

/** A word in Latin letters. */
export const toLatin = (word: string): string => [...word].map((letter) => TO_LATIN[letter] ?? letter).join('');

/** Unstressed vowels sound alike; a doubled letter, a soft sign and й are often left out or replaced. */
export const sound = (word: string): string =>
	word.replace(/[ьъ]/g, '').replaceAll('о', 'а').replace(/[еэяый]/g, 'и').replace(/(.)\1+/g, '$1');
