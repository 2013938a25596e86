import type { HasForm } from '#src/shapes.ts';
import type { Span } from '#src/spans.ts';

/** What a text is; `plain` if nobody knows, `prose` if people have written it to be read. */
export const TEXT_KINDS = [
  'url',
  'header',
  'json',
  'form',
  'multipart',
  'xml',
  'yaml',
  'toml',
  'csv',
  'graphql',
  'plain',
  'prose',
] as const;
export type TextKind = (typeof TEXT_KINDS)[number];

/** Where a secret is. A number in JSON has no quotes: `quote` is what has to be written around a text in its place. */
export type SecretSpan = { start: number; end: number; quote: string };

/** How the parts of one text are read. */
export type Reader = {
  /** Whether a header, a parameter or a field of this name is a secret. */
  isNamed: (name: string) => boolean;
  hasForm: HasForm | undefined;
  /** Where stored secrets are in a text. */
  stored: ((text: string) => readonly Span[]) | undefined;
  /** People have written the text: what follows the name of a secret may be an explanation. */
  isProse: boolean;
  /** How deep texts inside the text are still read. */
  nesting: number;
  /** Reads a text that is inside the text, as what it looks like. What there is no time for is a secret as a whole. */
  inner: (reader: Reader, text: string) => SecretSpan[];
};

/** Finds secrets of one kind in a text. The work grows with the text and no faster. */
export type Scanner = (reader: Reader, text: string) => SecretSpan[];

export const spanOf = (start: number, end: number): SecretSpan => ({ start, end, quote: '' });

export const shifted = (spans: readonly SecretSpan[], offset: number): SecretSpan[] =>
  offset === 0
    ? [...spans]
    : spans.map(({ start, end, quote }) => ({ start: start + offset, end: end + offset, quote }));
