/*
 * Russian messages of this room, by their English words; `{}` is a value.
 *
 * Proof  test/cli/russian-problems.test.ts.
 */

/** A list that is cut short, in any message. */
export const AND_MORE = ['{} and {} more', '{} и ещё {}'] as const;

export const MESSAGES: ReadonlyMap<string, string> = new Map(Object.entries({
	'{} is not a color{}': '{} — не цвет{}',
	': {} would be, {} would not': ': {} — цвет, {} — нет',
	'{} is not a color by itself': '{} — ещё не цвет',
	'Write it before one, like {}.': 'Напишите его перед цветом: {}.',
	'Write a name like {}, HEX like {} or a function like {}.': 'Напишите имя, как {}, HEX, как {}, или функцию, как {}.',
	'Did you mean {}?': 'Может быть, {}?',
}));
