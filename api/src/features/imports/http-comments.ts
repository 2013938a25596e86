/*
 * Texts in the comments of .http files. A line break in one would end the comment, and the rest would be a request of its
 * own; a comment that begins with @ is a directive, such as `# @name`.
 */

const LINE_BREAK = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/;

/** The lines of a text, wherever any reader may see a line break. */
export const linesOf = (text: string): string[] => text.split(LINE_BREAK);

/** A line that stays a comment behind its mark: a backslash stands in front of what would be a directive. */
export const escapeComment = (line: string): string => (/^\\*[#/\s]*@/.test(line) ? `\\${line}` : line);

/** The line as it was before it was escaped. */
export const unescapeComment = (line: string): string => line.replace(/^\\(?=\\*[#/\s]*@)/, '');
