import type { Span } from '#src/spans.ts';

/** A text without its escapes, and where each of its characters was written; then where the text ended. */
export type DecodedText = { text: string; starts: readonly number[] };

/** One character of a URL that is escaped: one to four bytes. */
const PERCENT =
  /%[0-7][0-9a-f]|%[cd][0-9a-f]%[89ab][0-9a-f]|%e[0-9a-f](?:%[89ab][0-9a-f]){2}|%f[0-7](?:%[89ab][0-9a-f]){3}/gi;
/** One character of a string of JSON that is escaped. In `"\Build"`, which no JSON has, none is. */
const BACKSLASH = /\\(?:u[0-9a-fA-F]{4}|["\\/bfnrt])/g;

/** Any character that is escaped in a URL, in a string of JSON or in HTML. */
const ANY = new RegExp(
  `${PERCENT.source}|\\\\(?:u[0-9a-f]{4}|x[0-9a-f]{2}|["'\\\\/bfnrt])|&(?:#\\d{1,6}|#x[0-9a-f]{1,5}|quot|apos|amp|lt|gt);`,
  'gi',
);
const ENTITIES: Readonly<Record<string, string>> = { quot: '"', apos: "'", amp: '&', lt: '<', gt: '>' };

const decode = (written: string, pattern: RegExp, read: (found: string) => string): DecodedText => {
  const starts: number[] = [];
  const parts: string[] = [];
  let copied = 0;
  const keep = (end: number): void => {
    parts.push(written.slice(copied, end));
    for (let at = copied; at < end; at += 1) starts.push(at);
  };
  for (const { 0: found, index } of written.matchAll(pattern)) {
    keep(index);
    const character = read(found);
    parts.push(character);
    for (let at = 0; at < character.length; at += 1) starts.push(index);
    copied = index + found.length;
  }
  keep(written.length);
  starts.push(written.length);
  return { text: parts.join(''), starts };
};

/** A part of a URL as it is meant. Escapes that are no character stay as they are. */
export const decodePercent = (written: string): DecodedText =>
  decode(written, PERCENT, (found) => {
    try {
      return decodeURIComponent(found);
    } catch {
      return found;
    }
  });

/** What is between the quotes of a string of JSON. */
export const decodeString = (written: string): DecodedText =>
  decode(written, BACKSLASH, (found) => String(JSON.parse(`"${found}"`)));

const ofEntity = (entity: string): string => {
  if (!entity.startsWith('#')) return ENTITIES[entity.toLowerCase()] ?? '';
  const code = /^#x/i.test(entity) ? Number.parseInt(entity.slice(2), 16) : Number(entity.slice(1));
  return code > 0x10ffff ? '\uFFFD' : String.fromCodePoint(code);
};

const CONTROLS: Readonly<Record<string, string>> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t' };

const ofBackslash = (after: string): string =>
  /^[ux]/i.test(after)
    ? String.fromCharCode(Number.parseInt(after.slice(1), 16))
    : (CONTROLS[after] ?? after);

/** A text without any of the usual escapes, whatever it is a part of. */
export const decodeAll = (written: string): DecodedText =>
  decode(written, ANY, (found) => {
    if (found.startsWith('%')) return decodePercent(found).text;
    return found.startsWith('&') ? ofEntity(found.slice(1, -1)) : ofBackslash(found.slice(1));
  });

/** The sign of an escape that is escaped itself, more often than texts inside a text are read one by one. */
const DEEP = /%(?:25){3,}(?=[0-9a-f]{2})|(?<!\\)\\{7,}(?=["'/bfnrtu])/gi;

/** A text whose deep escapes are ordinary ones: as if they had been read until one is left. */
export const withoutDepth = (written: string): DecodedText =>
  decode(written, DEEP, (found) => found.charAt(0));

/** Where a span of the decoded text was written. */
export const inWritten = ({ starts }: DecodedText, [start, end]: Span): Span => {
  const last = starts.at(-1) ?? 0;
  return [starts[start] ?? last, starts[end] ?? last];
};
