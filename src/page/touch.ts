/*
 * A finger that scrolls across a slider changes nothing. The slider takes the value under the finger at once; when the browser
 * turns the gesture into scrolling, it cancels the pointer, and the state before is restored.
 *
 * Proof  test/browser/page-touch.test.ts.
 */

/** Watches every slider of the page. `remember` returns a function that restores the state of this moment. */
export function keepSlidersWhileScrolling(remember: () => () => void): void {
	let restore: (() => void) | undefined;
	addEventListener('pointerdown', ({ target, pointerType }) => {
		const isSlider = pointerType !== 'mouse' && target instanceof HTMLInputElement && target.type === 'range';
		restore = isSlider ? remember() : undefined;
	}, { capture: true });
	addEventListener('pointercancel', () => {
		restore?.();
		restore = undefined;
	}, { capture: true });
}
