import type { BodyOfKind } from '@gatehouse/contract/body.ts';
import { DEFAULT_FILE_TYPE } from '@gatehouse/contract/plain/body-bounds.ts';
import { readName } from '#src/body/file-name.ts';
import { UnreadablePaste } from '#src/pasted/paste-notes.ts';

type Part = BodyOfKind<'multipart'>['parts'][number];

/** The types that curl knows by the end of a file's name (lib/mime.c). */
const TYPES: readonly (readonly [end: string, type: string])[] = [
  ['.gif', 'image/gif'],
  ['.jpg', 'image/jpeg'],
  ['.jpeg', 'image/jpeg'],
  ['.png', 'image/png'],
  ['.svg', 'image/svg+xml'],
  ['.txt', 'text/plain'],
  ['.htm', 'text/html'],
  ['.html', 'text/html'],
  ['.pdf', 'application/pdf'],
  ['.xml', 'application/xml'],
];

export const typeOfName = (name: string): string | undefined =>
  TYPES.find(([end]) => name.toLowerCase().endsWith(end))?.[1];

type Piece = { text: string; end: number };

/** A piece up to a semicolon, or a comma where there may be several: in quotes, a backslash is in front of those it has. */
const pieceAt = (text: string, start: number, ends: string): Piece => {
  if (text[start] === '"') {
    let read = '';
    for (let at = start + 1; at < text.length; at += 1) {
      if (text[at] === '\\' && /[\\"]/.test(text[at + 1] ?? '')) at += 1;
      else if (text[at] === '"') {
        const end = at + 1 + (/^\s*/.exec(text.slice(at + 1, at + 100))?.[0].length ?? 0);
        // With more behind it, the quotes are a part of the value.
        if (end >= text.length || ends.includes(text[end] ?? '')) return { text: read, end };
        break;
      }
      read += text[at] ?? '';
    }
  }
  let end = start;
  while (end < text.length && !ends.includes(text[end] ?? '')) end += 1;
  return { text: text.slice(start, end), end };
};

type Field = {
  value: string;
  type: string | undefined;
  fileName: string | undefined;
  /** What ended it: a comma before another file. */
  hasMore: boolean;
};

/** What is behind the type's semicolon and is none of the other words goes on with the type: `;charset=utf-8`. */
const readField = (text: string, ends: string): Field => {
  const first = pieceAt(text, /^\s*/.exec(text)?.[0].length ?? 0, ends);
  const field: Field = { value: first.text, type: undefined, fileName: undefined, hasMore: false };
  let isInType = false;
  let { end } = first;
  while (text[end] === ';') {
    const start = end + 1 + (/^\s*/.exec(text.slice(end + 1, end + 100))?.[0].length ?? 0);
    const [word, name] = /^(type|filename|headers|encoder)=/i.exec(text.slice(start, start + 10)) ?? [];
    const piece = pieceAt(text, start + (word?.length ?? 0), ends);
    if (name === undefined && isInType) field.type += text.slice(end, piece.end).trimEnd();
    else if (name === undefined) isInType = false;
    else if (/^type$/i.test(name)) field.type = text.slice(start + 5, piece.end).trim();
    else if (/^filename$/i.test(name)) field.fileName = piece.text;
    else throw new UnreadablePaste('form-headers');
    isInType = isInType ? name === undefined : /^type$/i.test(name ?? '');
    end = piece.end;
  }
  field.hasMore = text[end] === ',';
  return field;
};

const filePart = (name: string, { value, type, fileName }: Field): Part => {
  if (value === '-') throw new UnreadablePaste('pipe');
  const shown = fileName ?? readName(value);
  return {
    name,
    fileName: shown,
    contentType: type ?? typeOfName(shown) ?? typeOfName(value) ?? DEFAULT_FILE_TYPE,
  };
};

const base64 = (text: string): string =>
  btoa(Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join(''));

const textPart = (name: string, { value, type, fileName }: Field): Part => {
  if (fileName !== undefined)
    return {
      name,
      fileName,
      contentType: type ?? typeOfName(fileName) ?? DEFAULT_FILE_TYPE,
      base64: base64(value),
    };
  return type === undefined ? { name, value } : { name, value, contentType: type };
};

/** One -F of curl: `name=text`, `name=@file`, each with `;type=…` and `;filename=…`. */
export const formPart = (written: string): Part => {
  const [, name, content = ''] = /^([^=]*)=(.*)$/s.exec(written) ?? [];
  if (name === undefined) throw new UnreadablePaste('form-field');
  if (name === '' && /^[()]/.test(content)) throw new UnreadablePaste('form-parts');
  if (name === '') throw new UnreadablePaste('form-field');
  if (content.startsWith('<')) throw new UnreadablePaste(content === '<-' ? 'pipe' : 'form-file-text');
  if (!content.startsWith('@')) return textPart(name, readField(content, ';'));
  const field = readField(content.slice(1), ';,');
  if (field.hasMore) throw new UnreadablePaste('form-parts');
  return filePart(name, field);
};

/** One --form-string, in which nothing has a meaning. */
export const formString = (written: string): Part => {
  const [, name, value = ''] = /^([^=]*)=(.*)$/s.exec(written) ?? [];
  if (name === undefined) throw new UnreadablePaste('form-field');
  return { name, value };
};
