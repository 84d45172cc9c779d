/*
 * The first view, loaded with the page. `npm run docs` writes the lines between the marks from the folders.
 */

// <views> written by npm run docs
export { makeView as parseColor } from '../../operations/parse-color/view.ts';
// </views>
