/*
 * Stand-ins for the parts of a browser that small modules of the page use: elements without layout, and their events.
 */

type Listener = (event: object) => void;

/** Name of the attribute of a property of `dataset`. */
const dataName = (property: string | symbol): string =>
	`data-${String(property).replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

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
	readonly offsetLeft = 100;
	readonly clientWidth = 120;
	scrolledTo: object | undefined;
	/** Attributes whose names begin with `data-`. */
	readonly dataset: Record<string, string | undefined> = new Proxy({}, {
		get: (_, name) => this.attributes.get(dataName(name)),
		set: (_, name, value) => this.attributes.set(dataName(name), String(value)) === this.attributes,
		deleteProperty: (_, name) => this.attributes.delete(dataName(name)) || true,
	});
	readonly style = { setProperty: (name: string, value: string): void => void this.styles.set(name, value) };
	readonly styles = new Map<string, string>();

	constructor(tag: string) {
		this.tag = tag;
	}

	append(...added: (FakeElement | string)[]): void {
		for (const one of added) {
			if (typeof one !== 'string') one.#moveTo(this);
			this.children.push(one);
		}
	}

	prepend(...added: FakeElement[]): void {
		for (const one of added) one.#moveTo(this);
		this.children.unshift(...added);
	}

	#moveTo(parent: FakeElement): void {
		this.remove();
		this.parent = parent;
	}

	remove(): void {
		if (this.parent?.children.includes(this)) this.parent.children.splice(this.parent.children.indexOf(this), 1);
	}

	contains(other: unknown): boolean {
		return other === this || this.children.some((one) => typeof one !== 'string' && one.contains(other));
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

	/** A copy with all descendants, without listeners. */
	cloneNode(): FakeElement {
		const copies = this.children.map((one) => (typeof one === 'string' ? one : one.cloneNode()));
		return fakeElement(this.tag, Object.fromEntries(this.attributes), ...copies);
	}

	set className(name: string) {
		this.setAttribute('class', name);
	}

	get lang(): string {
		return this.getAttribute('lang') ?? '';
	}

	set lang(language: string) {
		this.setAttribute('lang', language);
	}

	checkVisibility(): boolean {
		return !this.hasAttribute('hidden');
	}

	/** Matches a list of selectors: tags, ids, classes, attributes, `:popover-open`, `:is()` and `:not()`, behind ancestors. */
	matches(selector: string): boolean {
		return selector.split(/,(?![^(]*\))/).some((one) => this.#matchesPath(one.trim().split(/ (?![^(]*\))/)));
	}

	#matchesPath(path: readonly string[]): boolean {
		const before = path.slice(0, -1);
		if (!path.at(-1)!.match(/[*]|[.#]?[\w-]+|\[[^\]]+\]|:[\w-]+(?:\([^)]*\))?/g)!.every((part) => this.#matchesPart(part))) return false;
		if (before.length === 0) return true;
		if (before.at(-1) === '>') return this.parent !== undefined && this.parent.#matchesPath(before.slice(0, -1));
		for (let above = this.parent; above !== undefined; above = above.parent) if (above.#matchesPath(before)) return true;
		return false;
	}

	#matchesPart(part: string): boolean {
		const [, pseudo, inside = ''] = /^:([\w-]+)(?:\((.*)\))?$/.exec(part) ?? [];
		const attribute = /^\[([\w-]+)(?:(\^?)="?([^"]*)"?)?\]$/.exec(part);
		if (attribute !== null) {
			const [, name, isPrefix, value] = attribute, own = this.getAttribute(name!);
			return value === undefined ? own !== null : isPrefix ? own?.startsWith(value) === true : own === value;
		}
		if (pseudo === 'popover-open') return this.isOpen;
		if (pseudo === 'last-child') return this.parent?.children.at(-1) === this;
		if (pseudo !== undefined) return this.matches(inside) === (pseudo === 'is');
		if (part.startsWith('.')) return (this.getAttribute('class') ?? '').split(' ').includes(part.slice(1));
		return part.startsWith('#') ? this.getAttribute('id') === part.slice(1) : part === '*' || this.tag === part;
	}

	readonly classList = { add: (name: string): void => this.setAttribute('class', `${this.getAttribute('class') ?? ''} ${name}`) };

	closest(selector: string): FakeElement | null {
		return this.matches(selector) ? this : this.parent?.closest(selector) ?? null;
	}

	querySelector(selector: string): FakeElement | null {
		return this.querySelectorAll(selector)[0] ?? null;
	}

	querySelectorAll(selector: string): readonly FakeElement[] {
		return this.children.flatMap((one) =>
			(typeof one === 'string' ? [] : [...one.matches(selector) ? [one] : [], ...one.querySelectorAll(selector)]));
	}

	scrollTo(to: object): void {
		this.scrolledTo = to;
	}

	click(): void {
		this.fire('click');
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

	toggleAttribute(name: string): boolean {
		if (!this.attributes.delete(name)) this.attributes.set(name, '');
		return this.hasAttribute(name);
	}

	removeAttribute(name: string): void {
		this.attributes.delete(name);
	}

	replaceChildren(...added: (FakeElement | string)[]): void {
		this.children.length = 0;
		this.append(...added);
	}

	get lastElementChild(): FakeElement | null {
		return this.querySelectorAll('*').findLast(({ parent }) => parent === this) ?? null;
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
		// A property such as `oninput` is a listener too.
		const own = Reflect.get(this, `on${type}`) as Listener | undefined;
		for (const listener of [...own ? [own] : [], ...this.#listeners.get(type) ?? []])
			listener({ target: this, preventDefault: () => (isPrevented = true), ...event });
		return isPrevented;
	}

	/** Every element inside with this tag, in order. */
	all(tag: string): readonly FakeElement[] {
		return this.querySelectorAll(tag);
	}
}

type Attributes = Readonly<Record<string, string>>;

/** An element with attributes and children. */
export function fakeElement(tag: string, attributes: Attributes = {}, ...children: (FakeElement | string)[]): FakeElement {
	const element = new FakeElement(tag);
	for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
	element.append(...children);
	return element;
}

/** The path of the operations in the page of `fakeDocument`. */
export const API_PATH = '/color/api/v1/';

/** Lets modules create elements in a page with these parts. Returns the fake of an element that a module created. */
export function fakeDocument(...parts: readonly FakeElement[]): (element: object) => FakeElement {
	const createElement = (tag: string): FakeElement => new FakeElement(tag), createElementNS = (_: string, tag: string) => createElement(tag);
	const body = fakeElement('body', {}, fakeElement('div', { 'class': 'front', 'data-api': API_PATH, 'data-style': '/later.css' }, ...parts));
	Object.assign(globalThis, {
		Node: FakeElement, Element: FakeElement, document: {
			createElement, createElementNS, activeElement: null, body, documentElement: fakeElement('html', { lang: 'en' }),
			querySelector: (selector: string) => body.querySelector(selector),
			querySelectorAll: (selector: string) => body.querySelectorAll(selector),
			getElementById: (id: string) => body.querySelector(`#${id}`),
		},
		matchMedia: () => ({ matches: false }),
	});
	return (element) => element as FakeElement;
}

interface Suite {
	readonly before: { readonly each: (hook: () => void) => void };
	readonly after: { readonly each: (hook: () => void) => void };
}

/** Restores the parts of a browser that a test of a suite replaces: other suites use their own. */
export function restoreGlobals({ before: { each: beforeEach }, after: { each: afterEach } }: Suite): void {
	const originals = new Map<string, PropertyDescriptor | undefined>();
	beforeEach(() => {
		for (const name of REPLACED) originals.set(name, Object.getOwnPropertyDescriptor(globalThis, name));
	});
	afterEach(() => {
		for (const [name, property] of originals) {
			if (property === undefined) Reflect.deleteProperty(globalThis, name);
			else Object.defineProperty(globalThis, name, property);
		}
	});
}

const REPLACED = [
	'CSS', 'EyeDropper', 'HTMLInputElement', 'HTMLTextAreaElement', 'IntersectionObserver', 'addEventListener', 'document', 'fetch', 'history',
	'localStorage', 'location', 'matchMedia', 'navigator', 'removeEventListener', 'requestAnimationFrame', 'scrollTo',
];
