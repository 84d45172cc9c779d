/*
 * Progress on standard error if it is a terminal: a bar if the size of the input is known, otherwise a count.
 *
 * Short work shows no progress. The line is cleared at the end.
 *
 * Proof  test/cli/progress.test.ts.
 */

import type { Locale } from '../names/locales/ids.ts';
import type { Io } from './io.ts';
import { message, renderMessage } from './messages.ts';

/** Milliseconds before progress is shown, and between updates. */
const PATIENCE = 400, STEP = 100;

const BAR = 24;

interface Progress {
	/** Adds bytes of input that are done. */
	readonly read: (bytes: number) => void;
	/** Counts one answered line. */
	readonly answered: () => void;
	readonly count: () => number;
	readonly end: () => void;
}

/** Shows progress on `errors` if that is a terminal. */
export function showProgress({ errors, inputSize, clock }: Io, language: Locale): Progress {
	const start = clock();
	let count = 0, bytes = 0, next = start + PATIENCE, isShown = false;
	const show = (now: number): void => {
		const rate = renderMessage(message('progress', groupDigits(count), groupDigits(Math.round(count / ((now - start) / 1000)))), language);
		isShown = true;
		void errors.write(`\r\u001b[K${inputSize === undefined || inputSize === 0 ? rate : `${bar(bytes / inputSize)} ${rate}`}`);
	};
	return {
		read: (more) => bytes += more,
		answered: () => {
			count++;
			// Reading the clock takes longer than a simple answer.
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

const groupDigits = (count: number): string => String(count).replace(/\B(?=(?:\d{3})+$)/g, ' ');

/** `━━━━━━━━━╺──────  38 %`. */
function bar(share: number): string {
	const done = Math.min(1, share), full = Math.round(done * BAR);
	return `${'━'.repeat(full)}${'─'.repeat(BAR - full)} ${String(Math.floor(done * 100)).padStart(3)} %`;
}
