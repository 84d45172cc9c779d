import { nearest } from 'tincture/names';
import Slider from './slider';

export default function Page() {
	return <main><p>{`Name ${nearest('#008080', 'names', 1)[0].name}`}</p><Slider first="gold" second="teal" /></main>;
}
