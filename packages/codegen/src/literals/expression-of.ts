/** The expression that stands for a text; undefined if the text is written as a string. */
export type ExpressionOf = (text: string) => string | undefined;
