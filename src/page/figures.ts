/*
 * Numbers as the page shows them: enough digits to distinguish colors. Answers have all digits.
 */

/** A ratio of WCAG 2, which answers have rounded down to two decimals; on one line. */
export const ratioText = (ratio: number): string => `${ratio.toFixed(2)}\u00a0:\u00a01`;

/** A value of APCA with its sign. */
export const lcText = (lc: number): string => `Lc ${signed(lc, 1)}`;

/** A difference in OKLab; 0.02 is one that is just seen. */
export const deltaText = (deltaEOK: number): string => `ΔE OK ${deltaEOK.toFixed(3)}`;

/** A number with its sign, a minus as wide as a plus; no sign if it rounds to 0. */
export function signed(value: number, digits: number, plus = ''): string {
	const text = Math.abs(value).toFixed(digits);
	return (Number(text) === 0 ? '' : value < 0 ? '−' : plus) + text;
}
