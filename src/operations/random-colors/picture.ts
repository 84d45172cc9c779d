/*
 * Picture of random colors: side by side, in lines that fit the width.
 */

export { drawColors as picture } from '../../cli/draw.ts';
