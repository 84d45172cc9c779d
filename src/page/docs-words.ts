/*
 * Texts of the script of the reference, in the language of the page.
 */

const ENGLISH = {
	copy: 'Copy', copied: 'Copied', notCopied: 'Not copied', copyOf: (label: string) => `Copy: ${label}`,
	response: 'Response', answered: (status: number, ms: number) => `${status} in ${ms} ms`,
	noAnswer: 'The service does not answer. Press again.', notLoaded: 'A part of the page did not load. Press again.',
	searchNotLoaded: 'Search did not load, try again',
};

const RUSSIAN: typeof ENGLISH = {
	copy: 'Копировать', copied: 'Скопировано', notCopied: 'Не удалось', copyOf: (label) => `Копировать: ${label}`,
	response: 'Ответ сервиса', answered: (status, ms) => `${status} за ${ms} мс`,
	noAnswer: 'Сервис не отвечает. Нажмите ещё раз.', notLoaded: 'Часть страницы не загрузилась. Нажмите ещё раз.',
	searchNotLoaded: 'Поиск не загрузился, повторить',
};

export const words = document.documentElement.lang === 'ru' ? RUSSIAN : ENGLISH;
