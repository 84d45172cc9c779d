/*
 * Why reading a text of CSS stopped, as a number: readers carry no sentences. Those are in `css-explain.ts`, for whoever
 * shows them. The tens say what part of a text is at fault.
 */

/** 1: how it is written. */
export const ENDLESS_COMMENT = 10, NO_UNIT = 11;

/** 2: the function and its parentheses. */
export const NO_NAME = 20, NO_PARENTHESIS = 21, NO_FUNCTION = 22, NO_SPACE = 23, LATE_FROM = 24, NOT_CLOSED = 25, GOES_ON = 26;

/** 3: its channels. */
export const TOO_FEW = 30, NO_NUMBER = 31, ANGLE_THERE = 32, PERCENT_HUE = 33, ENDLESS_VALUE = 34;

/** 4: its commas. */
export const NO_COMMAS = 40, NONE_BESIDE_COMMAS = 41, MIXED_COMMAS = 42, LACKS_PERCENT = 43, MIXED_UNITS = 44;

/** 5 and 6: its math. */
export const NO_MATH = 50, NO_MATH_UNIT = 51, TOO_DEEP = 52, MATH_NOT_CLOSED = 53, NO_ROUNDING_COMMA = 54, NO_BLANK = 55, NO_VALUE = 56;
export const UNEQUAL_TERMS = 57, UNEQUAL_ARGUMENTS = 58, WRONG_ARGUMENT = 59, WRONG_COUNT = 60;

/** 7: the colors that it is made of. */
export const NO_COLOR = 70, MIX_SPACE = 71, MIX_HUE = 72, NO_ARC = 73, NO_MIX_COMMA = 74, SHARE_RANGE = 75, SHARE_UNIT = 76;
export const TWO_SHARES = 77, NOT_ENDED = 78, NO_SECOND = 79;

/** 8: a color that it is relative to. */
export const NO_KEYWORD = 80, ORIGIN_COMMAS = 81, NO_FROM = 82;

/** 9: its variables. One has no value, depends on itself, or is no whole text; a call is none, or does not close. */
export const VARIABLE_VALUE = 90, CIRCLE = 91, UNBALANCED = 92, NO_VARIABLE = 93, OPEN_CALL = 94, TOO_LONG = 95;
