/*
 * Script of the reference: shows the origin of this service in samples.
 *
 * Proof  test/browser/reference.test.ts.
 */

if (location.protocol.startsWith('http'))
	for (const place of document.querySelectorAll('[data-origin]')) place.textContent = location.origin;
