import { nearest } from 'tincture/names';
export const load = () => ({ name: nearest('#008080', 'names', 1)[0].name });
