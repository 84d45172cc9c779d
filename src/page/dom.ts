/*
 * Creates elements, and keeps lists of elements in sync with data.
 *
 * Styles go through the object model one property at a time, which a strict Content-Security-Policy allows.
 */

export type Child = Node | string | number | null | undefined | false | readonly Child[];

type Listeners = { readonly [E in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[E]) => void };

export interface Properties {
	readonly class?: string;
	readonly style?: { readonly [property: string]: string };
	readonly on?: Listeners;
	/** Attributes; true is an empty one, false and undefined none. */
	readonly [attribute: string]: unknown;
}

/** An element with attributes, listeners and children. */
export function el<T extends keyof HTMLElementTagNameMap>(
	tag: T,
	properties: Properties = {},
	...children: Child[]
): HTMLElementTagNameMap[T] {
	const made = document.createElement(tag);
	for (const [name, value] of Object.entries(properties)) {
		if (name === 'on') listen(made, value as Listeners);
		else if (name === 'style') setStyle(made, value as { readonly [property: string]: string });
		else setAttribute(made, name, value);
	}
	add(made, children);
	return made;
}

function listen(to: HTMLElement, listeners: Listeners): void {
	for (const [event, listener] of Object.entries(listeners)) to.addEventListener(event, listener as EventListener);
}

/** Sets an attribute if it differs. */
export function setAttribute(of: Element, name: string, value: unknown): void {
	if (value === undefined || value === null || value === false) of.removeAttribute(name);
	else {
		const text = value === true ? '' : String(value);
		if (of.getAttribute(name) !== text) of.setAttribute(name, text);
	}
}

/** Properties of the style of an element. */
export function setStyle(of: HTMLElement, style: { readonly [property: string]: string }): void {
	for (const [property, value] of Object.entries(style)) of.style.setProperty(property, value);
}

function add(to: Element, children: readonly Child[]): void {
	for (const child of children) {
		if (child === null || child === undefined || child === false) continue;
		if (Array.isArray(child)) add(to, child as readonly Child[]);
		else to.append(child instanceof Node ? child : String(child));
	}
}

/** Text that is only a picture of text: it may be unreadable, is hidden from screen readers, and is written by the style. */
export const pictured = (text: string, properties: Properties = {}): HTMLElement =>
	el('span', { ...properties, 'data-text': text, 'aria-hidden': 'true' });

/** Sets the text of an element if it differs. */
export function setText(of: Element, text: string): void {
	if (of.textContent !== text) of.textContent = text;
}

/** An SVG element with attributes. */
export function svg(tag: string, attributes: { readonly [name: string]: string | number }): SVGElement {
	const made = document.createElementNS('http://www.w3.org/2000/svg', tag);
	for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, String(value));
	return made;
}

/** Replaces the children of an element. */
export function fill(of: Element, ...children: Child[]): void {
	of.replaceChildren();
	add(of, children);
}

/** A part of a view: created once, updated often. */
export interface Component<T> {
	readonly element: HTMLElement;
	readonly show: (what: T) => void;
}

/** A part of a list. */
export interface Part<T> {
	readonly element: HTMLElement;
	readonly show: (what: T, place: number) => void;
}

/** A list of parts in an element, one per item. Existing parts are reused, so that nothing flickers. */
export function row<T>(into: Element, make: (place: number) => Part<T>): (things: readonly T[]) => void {
	const parts: Part<T>[] = [];
	return (things) => {
		while (parts.length > things.length) parts.pop()!.element.remove();
		things.forEach((thing, i) => {
			let part = parts[i];
			if (part === undefined) {
				part = make(i);
				parts.push(part);
				into.append(part.element);
			}
			part.show(thing, i);
		});
	};
}
