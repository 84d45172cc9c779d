/*
 * Samples of the reference: code blocks that scroll, also by keyboard.
 *
 * The origin of the service is written by a script in the browser (`page/docs.ts`). The server does not write the Host of the request
 * into a page, because a cache that ignores it would send the page of one host, or of an attacker, to others.
 */

import { escapeHtml } from '../html.ts';

/** The origin in samples until the script has replaced it: that of a service with default settings. */
export const ORIGIN = 'http://127.0.0.1:8080';

/** Scripts of pages with samples. */
export const SAMPLE_SCRIPTS: readonly string[] = ['docs.js'];

/** A block of code. */
export const sample = (label: string, text: string): string => `<pre tabindex="0" role="group" aria-label="${escapeHtml(label)}"><code>${
	escapeHtml(text).replaceAll(ORIGIN, `<span data-origin>${ORIGIN}</span>`)}</code></pre>`;
