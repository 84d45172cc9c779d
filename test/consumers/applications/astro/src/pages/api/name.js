import { parseColor } from 'tincture/operations';

export const GET = ({ url }) => Response.json(parseColor({ color: url.searchParams.get('color') }));
