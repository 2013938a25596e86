import { escapeInvisible, hasInvisible, hex } from '#src/literals/invisible.ts';

/** The text as a Ruby string: in single quotes, where nothing is interpolated, if it needs no escapes. */
export const rubyString = (value: string): string =>
  hasInvisible(value)
    ? `"${escapeInvisible(value.replace(/[\\"#]/g, '\\$&'), (character) => `\\u{${hex(character, 1)}}`)}"`
    : `'${value.replace(/[\\']/g, '\\$&')}'`;
