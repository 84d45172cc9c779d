import { useState } from 'react';
import { mix, toHex } from 'tincture';
import { nearest } from 'tincture/names';

export const loader = () => ({ name: nearest('#008080', 'names', 1)[0].name });

export default function Home({ loaderData }) {
	const [share, setShare] = useState(0.5);
	return <main>
		<p>{`Name ${loaderData.name}`}</p>
		<input type="range" min="0" max="1" step="0.01" value={share} onChange={(event) => setShare(event.target.valueAsNumber)} />
		<output>{`Mix ${toHex(mix('gold', 'teal', share))}`}</output>
	</main>;
}
