/** A text of JSON, which stays, or a comment outside of one. */
const PIECES = /"(?:[^"\\]|\\[\s\S])*(?:"|$)|\/\/[^\n]*|\/\*(?:[^*]|\*(?!\/))*(?:\*\/|$)/g;

/** The text without the comments that editors of requests allow in JSON, and never send. */
export const withoutJsonComments = (text: string): string =>
  text.replaceAll(PIECES, (piece) => (piece.startsWith('"') ? piece : ''));
