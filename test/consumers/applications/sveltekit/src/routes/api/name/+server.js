import { json } from '@sveltejs/kit';
import { parseColor } from 'tincture/operations';
export const GET = ({ url }) => json(parseColor({ color: url.searchParams.get('color') }));
