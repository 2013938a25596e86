import { escapeInvisible, unitEscapes } from '#src/literals/invisible.ts';

/** The text as a C# string. */
export const csString = (value: string): string =>
  `"${escapeInvisible(value.replace(/[\\"]/g, '\\$&'), unitEscapes)}"`;
