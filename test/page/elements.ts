/*
 * Stand-ins for the parts of a browser that small modules of the page use: elements without layout, and their events.
 */

type Listener = (event: object) => void;

export class FakeElement {
	readonly tag: string;
	readonly attributes = new Map<string, string>();
	readonly children: (FakeElement | string)[] = [];
	readonly #listeners = new Map<string, Listener[]>();
	value = '';
	checked = false;
	isFocused = false;
	isCaptured = false;
	isOpen = false;
	parent: FakeElement | undefined;
	readonly offsetWidth = 200;
	readonly style = { setProperty: (name: string, value: string): void => void this.styles.set(name, value) };
	readonly styles = new Map<string, string>();

	constructor(tag: string) {
		this.tag = tag;
	}

	append(...added: (FakeElement | string)[]): void {
		this.children.push(...added);
		for (const one of added) if (typeof one !== 'string') one.parent = this;
	}

	remove(): void {
		this.parent?.children.splice(this.parent.children.indexOf(this), 1);
	}

	get textContent(): string {
		return this.children.map((one) => (typeof one === 'string' ? one : one.textContent)).join('');
	}

	set textContent(text: string) {
		this.children.splice(0, Infinity, text);
	}

	getAttribute(name: string): string | null {
		return this.attributes.get(name) ?? null;
	}

	hasAttribute(name: string): boolean {
		return this.attributes.has(name);
	}

	checkVisibility(): boolean {
		return !this.hasAttribute('hidden');
	}

	/** Matches a tag, a class, or `:popover-open`. */
	matches(selector: string): boolean {
		return selector === ':popover-open' ? this.isOpen
			: selector.startsWith('.') ? (this.getAttribute('class') ?? '').split(' ').includes(selector.slice(1))
			: this.tag === selector;
	}

	querySelectorAll(selector: string): readonly FakeElement[] {
		return this.children.flatMap((one) =>
			(typeof one === 'string' ? [] : [...one.matches(selector) ? [one] : [], ...one.querySelectorAll(selector)]));
	}

	scrollIntoView(): void {
		// There is no layout.
	}

	select(): void {
		// Nothing shows a selection.
	}

	showModal(): void {
		this.isOpen = true;
	}

	/** Closes a dialog. */
	close(): void {
		this.isOpen = false;
		this.fire('close');
	}

	showPopover(): void {
		this.isOpen = true;
	}

	hidePopover(): void {
		this.isOpen = false;
	}

	setAttribute(name: string, value: string): void {
		this.attributes.set(name, value);
		if (name === 'value') this.value = value;
	}

	removeAttribute(name: string): void {
		this.attributes.delete(name);
	}

	replaceChildren(...added: (FakeElement | string)[]): void {
		this.children.length = 0;
		this.append(...added);
	}

	get childElementCount(): number {
		return this.children.filter((one) => typeof one !== 'string').length;
	}

	/** The context of a canvas: pixels are accepted and not drawn. */
	getContext(): object {
		const createImageData = (width: number, height: number) => ({ data: new Uint8ClampedArray(4 * width * height) });
		return { createImageData, putImageData: () => undefined };
	}

	/** 200 by 100 pixels at 10, 20. */
	getBoundingClientRect(): object {
		return { left: 10, top: 20, width: 200, height: 100, right: 210, bottom: 120 };
	}

	setPointerCapture(): void {
		this.isCaptured = true;
	}

	hasPointerCapture(): boolean {
		return this.isCaptured;
	}

	addEventListener(type: string, listener: Listener): void {
		this.#listeners.set(type, [...this.#listeners.get(type) ?? [], listener]);
	}

	focus(): void {
		this.isFocused = true;
	}

	/** Calls the listeners of an event. Returns true if one of them prevented the default. */
	fire(type: string, event: object = {}): boolean {
		let isPrevented = false;
		for (const listener of this.#listeners.get(type) ?? []) listener({ target: this, preventDefault: () => (isPrevented = true), ...event });
		return isPrevented;
	}

	/** Every element inside with this tag, in order. */
	all(tag: string): readonly FakeElement[] {
		return this.querySelectorAll(tag);
	}
}

/** Lets modules create elements; returns the fake of an element that a module created. */
export function fakeDocument(): (element: object) => FakeElement {
	const createElement = (tag: string): FakeElement => new FakeElement(tag), createElementNS = (_: string, tag: string) => createElement(tag);
	Object.assign(globalThis, {
		Node: FakeElement, Element: FakeElement, document: { createElement, createElementNS, activeElement: null },
		matchMedia: () => ({ matches: false }),
	});
	return (element) => element as FakeElement;
}
