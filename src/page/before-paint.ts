/*
 * Runs before the first paint of every page: the chosen theme, and on the front page the view in the address, so that nothing
 * changes its color or place later. It imports nothing, because it is a script, not a module.
 */

{
	const root = document.documentElement, view = new URLSearchParams(location.search).get('view');
	if (view !== null) root.dataset['view'] = view;
	try {
		const theme = localStorage.getItem('theme');
		if (theme === 'light' || theme === 'dark') root.dataset['theme'] = theme;
	} catch {
		// The browser stores nothing.
	}
}
