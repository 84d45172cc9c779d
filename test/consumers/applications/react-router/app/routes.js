import { index, route } from '@react-router/dev/routes';

export default [index('routes/home.jsx'), route('api/name', 'routes/name.js')];
