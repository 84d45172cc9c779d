/*
 * A small interface in the roles of a design system: page, cards, controls, states and charts.
 *
 * Roles become custom properties of the sample; the style of the page does the rest.
 */

import { el } from './dom.ts';
import type { Page } from './view.ts';

export interface InterfaceSample {
	readonly element: HTMLElement;
	/** HEX by role. */
	readonly show: (roles: { readonly [role: string]: string | undefined }) => void;
}

const STATUSES = ['success', 'warning', 'danger', 'info'] as const;

/** Arbitrary shares of a chart. */
const BARS = [62, 88, 45, 74, 96, 58] as const;

/** The interface; nothing in it can be used. */
export function interfaceSample(page: Page, title: string): InterfaceSample {
	const { words: { ui } } = page;
	const element = el('div', { class: 'ui', role: 'img', 'aria-label': `${title}: ${ui.about}` },
		el('div', { class: 'ui-bar' }, el('span', { class: 'ui-logo' }, ui.product),
			el('span', { class: 'ui-nav ui-selected' }, ui.nav[0]),
				el('span', { class: 'ui-nav' }, ui.nav[1]), el('span', { class: 'ui-nav' }, ui.nav[2])),
		el('div', { class: 'ui-body' },
			el('p', { class: 'ui-title' }, ui.title),
			el('p', { class: 'ui-muted' }, ui.lead, ' ', el('span', { class: 'ui-link' }, ui.link)),
			el('div', { class: 'ui-card' },
				el('p', { class: 'ui-label' }, ui.field),
				el('div', { class: 'ui-input' }, ui.value),
				el('div', { class: 'ui-row' },
					el('span', { class: 'ui-button ui-primary' }, ui.primary), el('span', { class: 'ui-button ui-secondary' }, ui.secondary),
					el('span', { class: 'ui-button ui-accent' }, ui.accent), el('span', { class: 'ui-button ui-ghost' }, ui.cancel))),
			el('div', { class: 'ui-row' }, STATUSES.map((status) => el('span', { class: `ui-badge ui-${status}` }, ui.statuses[status]))),
			el('div', { class: 'ui-alert' }, el('strong', {}, ui.alertTitle), ' ', ui.alert),
			el('div', { class: 'ui-card ui-chart' }, BARS.map((share, i) => el('span', {
				style: { 'background': `var(--chart-${i + 1})`, 'block-size': `${share}%` },
			})))));
	return {
		element,
		show: (roles) => {
			for (const [role, hex] of Object.entries(roles)) if (hex !== undefined) element.style.setProperty(`--${role}`, hex);
		},
	};
}
