/*
 * Runs before the first paint of every page: the chosen theme; on the front page the view in the address, in the reference
 * the chosen language, so that nothing changes its color or place later. After the page has loaded, it registers the service worker.
 * It imports nothing, because it is a script, not a module.
 */

{
	const root = document.documentElement, view = new URLSearchParams(location.search).get('view');
	if (view !== null) root.dataset['view'] = view;
	try {
		const theme = localStorage.getItem('theme');
		if (theme === 'light' || theme === 'dark') root.dataset['theme'] = theme;
		// The chosen language wins over that of the browser, unless the address names one.
		const language = localStorage.getItem('lang'), isNamed = new URLSearchParams(location.search).has('lang');
		const other = document.querySelector<HTMLLinkElement>(`link[hreflang="${CSS.escape(language ?? '')}"]`);
		if (other !== null && language !== root.lang && !isNamed) location.replace(other.href + location.hash);
	} catch {
		// The browser stores nothing.
	}
	// A script of the page that does not load is reported in its place, and requested again once the browser is online.
	addEventListener('error', ({ target }) => {
		if (target instanceof HTMLScriptElement) root.dataset['failed'] = '';
	}, true);
	addEventListener('online', () => {
		if ('failed' in root.dataset) location.reload();
	});
	const { currentScript } = document;
	if ('serviceWorker' in navigator && currentScript instanceof HTMLScriptElement) {
		// Assets are one level below the path that the service is mounted under.
		const worker = new URL('../offline.js', currentScript.src);
		addEventListener('load', () => {
			navigator.serviceWorker.register(worker, { updateViaCache: 'none' }).catch(() => {
				// Without a worker the page needs a network, and nothing else changes.
			});
		});
	}
}
