'use client';

import { useEffect, useState } from 'react';
import { mix, toHex } from 'tincture';
import { loadNames, nearest } from 'tincture/names';

/** Mixes two colors and names the mix, once the browser has loaded the names. */
export default function Slider({ first, second }) {
	const [share, setShare] = useState(0.5), [isReady, setReady] = useState(false), hex = toHex(mix(first, second, share));
	useEffect(() => {
		void import('tincture/names-data').then((names) => loadNames(names.default)).then(() => setReady(true));
	}, []);
	return <>
		<input type="range" min="0" max="1" step="0.01" value={share} onChange={(event) => setShare(event.target.valueAsNumber)} />
		<output>{`Mix ${hex}`}</output>
		<output>{isReady ? `In the browser ${nearest(hex, 'names', 1)[0].name}` : ''}</output>
	</>;
}
