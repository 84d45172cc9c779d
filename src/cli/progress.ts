/*
 * How far long work has come, on standard error, where somebody looks: a bar where the size of the input is known, else a count.
 *
 * Nothing is shown of work that is done soon, and what was shown is wiped at the end.
 */

import type { Locale } from '../names/locale.ts';
import type { Io } from './io.ts';
import { message, told } from './messages.ts';

/** Milliseconds before anything is shown, and between two looks. */
const PATIENCE = 400, STEP = 100;

const BAR = 24;

export interface Progress {
	/** So many bytes of the input are done. */
	readonly read: (bytes: number) => void;
	/** One more line is answered. */
	readonly answered: () => void;
	readonly count: () => number;
	readonly end: () => void;
}

/** Shows progress on the standard error of `io`, where that is a terminal. */
export function progressOn({ errors, inputSize, clock }: Io, language: Locale): Progress {
	const start = clock();
	let count = 0, bytes = 0, next = start + PATIENCE, isShown = false;
	const show = (now: number): void => {
		const rate = told(message('progress', grouped(count), grouped(Math.round(count / ((now - start) / 1000)))), language);
		isShown = true;
		void errors.write(`\r\u001b[K${inputSize === undefined || inputSize === 0 ? rate : `${bar(bytes / inputSize)} ${rate}`}`);
	};
	return {
		read: (more) => bytes += more,
		answered: () => {
			count++;
			// The clock costs more than the answer of a simple question.
			if (!errors.isTerminal || count % 64 !== 0) return;
			const now = clock();
			if (now < next) return;
			next = now + STEP;
			show(now);
		},
		count: () => count,
		end: () => {
			if (isShown) void errors.write('\r\u001b[K');
		},
	};
}

const grouped = (count: number): string => String(count).replace(/\B(?=(?:\d{3})+$)/g, ' ');

/** `━━━━━━━━━╺──────  38 %`. */
function bar(share: number): string {
	const done = Math.min(1, share), full = Math.round(done * BAR);
	return `${'━'.repeat(full)}${'─'.repeat(BAR - full)} ${String(Math.floor(done * 100)).padStart(3)} %`;
}
