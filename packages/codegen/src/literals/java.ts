import { unitEscapes } from '#src/literals/invisible.ts';

const SHORT: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };

/**
 * Java reads `\u000a` as a line break before it reads the string, so control characters are octal. Everything outside
 * ASCII is escaped: older compilers read a file in the encoding of the machine.
 */
const octalOrUnit = (character: string): string => {
  const code = character.charCodeAt(0);
  return (
    SHORT[character] ?? (code < 0x80 ? `\\${code.toString(8).padStart(3, '0')}` : unitEscapes(character))
  );
};

const quoted = (value: string): string =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is escaped
  `"${value.replace(/[\\"]/g, '\\$&').replace(/[\u0000-\u001f\u007f-\uffff]/g, octalOrUnit)}"`;

/** A constant may have 65,535 bytes at most, and the compiler adds up neighboring ones. */
const PIECE = 16_000;

/** The text as a Java expression. */
export const javaString = (value: string): string => {
  if (value.length <= PIECE) return quoted(value);
  const pieces = Array.from({ length: Math.ceil(value.length / PIECE) }, (_one, at) =>
    quoted(value.slice(at * PIECE, (at + 1) * PIECE)),
  );
  return `String.join("", ${pieces.join(', ')})`;
};
