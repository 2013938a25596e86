import type { Span } from '@gatehouse/secrets/spans.ts';
import { toView } from '#src/logging/byte-view.ts';

/** Ways to write any character, which an encoder may use for more than it has to: `%73k`, `\\u0073k`, `&#115;k`. JSON in JSON doubles backslashes. */
const ESCAPE =
  /%([0-9a-f]{2})|\\{1,16}x([0-9a-f]{2})|\\{1,16}u([0-9a-f]{4})|&#0{0,4}(\d{1,5});?|&#x0{0,4}([0-9a-f]{1,4});?/gi;

export const isEscaped = (view: string): boolean => /%[0-9a-f]{2}|\\[ux][0-9a-f]{2}|&#/i.test(view);

/** A view without its escapes, and where each of its characters is in the view. */
export type UnescapedText = { text: string; starts: readonly number[] };

/** The characters of a view that an escape stands for: a byte, or all bytes of a character. */
const readEscape = ([, percent, short, long, decimal, hexadecimal]: RegExpMatchArray): string => {
  const byte = percent ?? short;
  if (byte !== undefined) return String.fromCharCode(Number.parseInt(byte, 16));
  const hex = long ?? hexadecimal;
  const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
  return toView(String.fromCharCode(code));
};

export const unescapeView = (view: string): UnescapedText => {
  const starts: number[] = [];
  const parts: string[] = [];
  let copied = 0;
  const keep = (end: number): void => {
    parts.push(view.slice(copied, end));
    for (let at = copied; at < end; at += 1) starts.push(at);
  };
  for (const match of view.matchAll(ESCAPE)) {
    keep(match.index);
    const character = readEscape(match);
    parts.push(character);
    for (let at = 0; at < character.length; at += 1) starts.push(match.index);
    copied = match.index + match[0].length;
  }
  keep(view.length);
  starts.push(view.length);
  return { text: parts.join(''), starts };
};

/** Where a span of the unescaped text is in the view. */
export const inView = ({ starts }: UnescapedText, [start, end]: Span): Span => {
  const last = starts.at(-1) ?? 0;
  return [starts[start] ?? last, starts[end] ?? last];
};
