import { escapeInvisible, hasInvisible, hex } from '#src/literals/invisible.ts';

const longEscape = (character: string): string =>
  character.length === 1 ? `\\u${hex(character, 4)}` : `\\U${hex(character, 8)}`;

/** The text as a Go string: between back quotes, where nothing is escaped, if that is easier to read. */
export const goString = (value: string): string =>
  /[\\"]/.test(value) && !value.includes('`') && !hasInvisible(value)
    ? `\`${value}\``
    : `"${escapeInvisible(value.replace(/[\\"]/g, '\\$&'), longEscape)}"`;
