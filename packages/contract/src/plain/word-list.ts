// Without a comma before the last word, as in the texts that are specified.
const AND = new Intl.ListFormat('en-GB', { type: 'conjunction' });
const OR = new Intl.ListFormat('en-GB', { type: 'disjunction' });

/** `a, b and c`. */
export const andList = (words: readonly string[]): string => AND.format(words);

/** `a, b or c`. */
export const orList = (words: readonly string[]): string => OR.format(words);
