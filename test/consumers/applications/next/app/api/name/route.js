import { parseColor } from 'tincture/operations';

export const GET = (request) => Response.json(parseColor({ color: new URL(request.url).searchParams.get('color') }));
