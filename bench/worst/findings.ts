/*
 * Findings of the search: the worst of each kind on each surface, saved as files for `nc` and `--replay`.
 */

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Fault } from './judge.ts';
import { bytesIn, digest, writeHttp, type Request } from './request.ts';

export interface Finding extends Fault {
	readonly surface: string;
	readonly seed: string;
	readonly request: Request;
}

export interface Findings {
	/** Adds a finding if it is the worst of its kind on its surface, saves and prints it. */
	readonly add: (finding: Finding) => void;
	/** The largest excess of a kind on a surface so far; 0 before the first. */
	readonly worst: (surface: string, kind: Fault['kind']) => number;
	readonly all: () => readonly Finding[];
}

/** Longer requests are printed by their file alone. */
const PRINTED = 300;

/** Findings that are saved in `directory`, one file for each surface and kind. */
export function createFindings(directory: string): Findings {
	const worst = new Map<string, Finding>();
	mkdirSync(directory, { recursive: true });
	return {
		add: (finding) => {
			const { surface, kind, seed, request, detail } = finding, key = `${surface}-${kind}`, file = join(directory, `${key}.http`);
			const isFirst = !worst.has(key);
			worst.set(key, finding);
			writeFileSync(file, writeHttp(request));
			if (!isFirst) return;
			const text = `${request.target} ${request.body}`;
			console.log(`${kind.toUpperCase()} ${surface}, seed ${seed}, ${bytesIn(request)} bytes: ${detail}\n  ${file} (${digest(request)})`
				+ (text.length <= PRINTED ? `\n  ${text}` : ''));
		},
		worst: (surface, kind) => worst.get(`${surface}-${kind}`)?.excess ?? 0,
		all: () => [...worst.values()],
	};
}
