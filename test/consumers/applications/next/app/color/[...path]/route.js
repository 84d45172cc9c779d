import { createFetch } from 'tincture/fetch';

const handle = createFetch({ basePath: '/color' });

export { handle as GET, handle as POST };
