/*
 * Sends the call of an operation page and shows the live response below the form.
 *
 * Proof  test/browser/reference.test.ts.
 */

/** Sends the fields in the form; `prepare` gets the new block of code. */
export async function run(form: HTMLFormElement, prepare: (code: HTMLElement) => void): Promise<void> {
	const status = form.querySelector('[role=status]')!, start = performance.now();
	try {
		const response = await fetch(form.dataset['run']!, {
			method: 'POST', headers: { 'Content-Type': 'application/json' }, body: form.querySelector('textarea')!.value,
		});
		const text = await response.text();
		status.textContent = `${response.status} in ${Math.round(performance.now() - start)} ms`;
		showResponse(form, text, prepare);
	} catch {
		status.textContent = 'The service does not answer. Press again.';
	}
}

function showResponse(form: HTMLFormElement, text: string, prepare: (code: HTMLElement) => void): void {
	let code = form.querySelector<HTMLElement>('.code');
	if (code === null) {
		const pre = document.createElement('pre');
		pre.tabIndex = 0;
		pre.role = 'group';
		pre.ariaLabel = 'Response';
		code = document.createElement('div');
		code.className = 'code';
		code.append(pre);
		form.append(code);
		prepare(code);
	}
	code.querySelector('pre')!.textContent = JSON.stringify(JSON.parse(text), null, 2);
}
