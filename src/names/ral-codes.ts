/*
 * The 213 codes of RAL Classic: `RAL 7016`, also `ral-7016`, `RAL7016` and `РАЛ 7016`.
 *
 * A code is a painted sample, and screens show it approximately: published lists differ by a few units.
 * RAL is a trademark of RAL gGmbH, which has no part in this project.
 *
 * Source  Codes and 8-bit sRGB values as facts from github.com/SIDGEY/ral_color (BSD-3-Clause), `ral.json`; the list of
 *         rgb.to has the same ones.
 * Proof   test/names/ral-codes.test.ts.
 */

import type { Rgb24 } from '../spaces/rgb24.ts';
import { once } from './once.ts';

/** Code and color: `1000cdba88` is RAL 1000 in #cdba88. */
const CODES = `
	1000cdba88 1001d0b084 1002d2aa6d 1003f9a800 1004e49e00 1005cb8e00 1006e29000 1007e88c00 1011af804f 1012ddaf27
	1013e3d9c6 1014ddc49a 1015e6d2b5 1016f1dd38 1017f6a950 1018faca30 1019a48f7a 1020a08f65 1021f6b600 1023f7b500
	1024ba8f4c 1026ffff00 1027a77f0e 1028ff9b00 1032e2a300 1033f99a1c 1034eb9c52 1035908370 103680643f 1037f09200
	2000da6e00 2001ba481b 2002bf3922 2003f67828 2004e25303 2005ff4d06 2007ffb200 2008ed6b21 2009de5307 2010d05d28
	2011e26e0e 2012d5654d 2013923e25 3000a72920 30019b2423 30029b2321 3003861a22 30046b1c23 300559191f 30073e2022
	30096d342d 3011792423 3012c6846d 3013972e25 3014cb7375 3015d8a0a6 3016a63d2f 3017cb555d 3018c73f4a 3020bb1e10
	3022cf6955 3024ff2d21 3026ff2a1b 3027ab273c 3028cc2c24 3031a63437 3032701d23 3033a53a2d 4001816183 40028d3c4b
	4003c4618c 4004651e38 400576689a 4006903373 400747243c 4008844c82 40099d8692 4010bc4077 40116e6387 40126b6b7f
	5000314f6f 50010f4c64 500200387b 50031f3855 5004191e28 5005005387 5007376b8c 50082b3a44 5009225f78 5010004f7c
	50111a2b3c 50120089b6 5013193153 5014637d96 5015007cb0 5017005b8c 5018058b8c 5019005e83 502000414b 5021007577
	5022222d5a 502342698c 50246093ac 502521697c 50260f3052 60003c7460 6001366735 6002325928 600350533c 6004024442
	6005114232 60063c392e 60072c3222 600837342a 600927352a 60104d6f39 60116c7c59 6012303d3a 60137d765a 6014474135
	60153d3d36 601600694c 6017587f40 601861993b 6019b9ceac 602037422f 60218a9977 60223a3327 6024008351 60255e6e3b
	6026005f4e 60277ebab5 6028315442 6029006f3d 6032237f52 603346877f 60347aacac 6035194d25 603604574b 6037008b29
	603800b51a 70007a888e 70018c969d 7002817863 70037a7669 70049b9b9b 70056c6e6b 7006766a5e 7008745e3d 70095d6058
	7010585c56 701152595d 7012575d5e 7013575044 70154f5358 7016383e42 70212f3234 70224c4a44 7023808076 702445494e
	7026374345 7030928e85 70315b686d 7032b5b0a1 70337f8274 703492886f 7035c5c7c4 7036979392 70377a7b7a 7038b0b0a9
	70396b665e 7040989ea1 70428e9291 70434f5250 7044b7b3a8 70458d9295 70467f868a 7047c8c8c7 7048817b73 800089693e
	80019d622b 8002794d3e 80037e4b26 80048d4931 800770452a 8008724a25 80115a3826 801266332b 80144a3526 80155e2f26
	80164c2b20 8017442f29 80193d3635 80221a1718 8023a45729 8024795038 8025755847 8028513a2a 80297f4031 9001e9e0d2
	9002d7d5cb 9003ecece7 90042b2b2c 90050e0e10 9006a1a1a0 9007878581 9010f1ece1 901127292b 9016f1f0ea 90172a292a
	9018c8cbc4 9022858583 9023797b7a
`;

const colors = once((): ReadonlyMap<string, Rgb24> =>
	new Map(CODES.trim().split(/\s+/).map((row) => [row.slice(0, 4), Number.parseInt(row.slice(4), 16)])));

const CODE = /^(?:ral|рал)[\s_-]*(\d{4})$/i;

interface RalColor {
	/** As RAL writes it: `RAL 7016`. */
	readonly name: string;
	readonly rgb24: Rgb24;
}

/** The color of a code; undefined for any other text. */
export function findRal(text: string): RalColor | undefined {
	const code = CODE.exec(text.trim())?.[1], rgb24 = code === undefined ? undefined : colors().get(code);
	return rgb24 === undefined ? undefined : { name: `RAL ${code}`, rgb24 };
}

/** The nearest code in the same series if only the digits of a text are wrong; undefined for any other text. */
export function nearestRal(text: string): string | undefined {
	const code = CODE.exec(text.trim())?.[1];
	if (code === undefined) return undefined;
	const series = [...colors().keys()].filter((other) => other[0] === code[0]);
	const off = (other: string): number => Math.abs(Number(other) - Number(code));
	return series.length === 0 ? undefined : `RAL ${series.reduce((best, other) => (off(other) < off(best) ? other : best))}`;
}
