import { parseColor } from 'tincture/operations';

export const loader = ({ request }) => Response.json(parseColor({ color: new URL(request.url).searchParams.get('color') }));
