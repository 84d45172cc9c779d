import { parseColor } from 'tincture/operations';

export default defineEventHandler((event) => parseColor({ color: getQuery(event).color }));
