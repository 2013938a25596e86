import type { TextKind } from '#src/find-secrets.ts';
import { type Canary, canary, type Half } from '#test/canaries.ts';
import { harmlessFields } from '#test/harmless.ts';

/*
 * Canaries in the places of a request that have texts, and in each way in which a text is written inside another one. Half of
 * them stand where their name is the one of the place, as in `?token=…`, half as a text that has both: `?data={"token":"…"}`.
 */

export type CanaryText = {
  place: string;
  encoding: string;
  kind: TextKind;
  /** All of it: a URL, lines of headers, or a body. */
  text: string;
  canaries: Canary[];
};

const percent = (text: string): string => encodeURIComponent(text).replace(/[!'()*]/g, hex);
function hex(one: string): string {
  return `%${one.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`;
}
const inString = (text: string): string => JSON.stringify(text).slice(1, -1);
const inMarkup = (text: string): string => text.replace(/[&<>"']/g, (one) => `&#${one.charCodeAt(0)};`);
const base64 = (text: string): string => Buffer.from(text).toString('base64');
/** Each character escaped, letters too. */
const everyPercent = (text: string): string =>
  [...Buffer.from(text)].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('');
const everyUnicode = (text: string): string =>
  [...text].map((one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`).join('');
const everyEntity = (text: string): string =>
  [...text].map((one) => `&#x${one.charCodeAt(0).toString(16)};`).join('');

/** How a text is written inside another one: as usual, and with more escapes than needed. */
const ENCODINGS: Record<string, Record<Half, (text: string) => string>> = {
  plain: { seen: (text) => text, aside: (text) => text },
  percent: { seen: percent, aside: everyPercent },
  'percent twice': { seen: (text) => percent(percent(text)), aside: (text) => percent(everyPercent(text)) },
  base64: { seen: base64, aside: (text) => Buffer.from(text).toString('base64url') },
  'escapes of JSON': { seen: inString, aside: everyUnicode },
  'entities of HTML': { seen: inMarkup, aside: everyEntity },
  'URL in a URL': {
    seen: (text) => `https://c.test/go?next=${percent(text)}`,
    aside: (text) => `/login?a=1&return_to=${percent(`https://c.test/${percent(text)}`)}`,
  },
  'JSON in a string': {
    seen: (text) => JSON.stringify({ body: text }),
    aside: (text) => JSON.stringify([JSON.stringify({ a: 1, payload: text })]),
  },
};

/** How a name and its value are written together. */
type Syntax = (name: string, secret: string) => string;
const SYNTAXES: Record<Half, readonly Syntax[]> = {
  seen: [
    (name, secret) => `${name}=${percent(secret)}`,
    (name, secret) => `{"id":7,"${name}":"${inString(secret)}"}`,
    (name, secret) => `<a><${name}>${inMarkup(secret)}</${name}></a>`,
    (name, secret) => `https://b.test/cb?page=2&${name}=${percent(secret)}`,
  ],
  aside: [
    (name, secret) => `https://b.test/cb;${name}=${percent(secret)}?page=2`,
    (name, secret) => `<item id="7" ${name}="${inMarkup(secret)}"/>`,
    (name, secret) => `a=1&${name}=${percent(secret)}&b=2`,
  ],
};
/** Only for values that are no words, and that nothing in them ends: `password: see below` has none, nor has `{"name":"token","value":"key"}`. */
const OTHERS: Record<Half, readonly Syntax[]> = {
  seen: [(name, secret) => `${name}: ${secret}`],
  aside: [
    (name, secret) => `{"items":[{"name":"${name}","value":"${inString(secret)}"}]}`,
    (name, secret) => `{'${name}': '${secret}'}`,
  ],
};
/** Around a secret whose name is an ordinary one. */
const AROUND: Record<Half, readonly Syntax[]> = {
  seen: [(_name, secret) => secret, (name, secret) => `${name}=${percent(secret)}`],
  aside: [
    (name, secret) => `{"${name}":"${inString(secret)}"}`,
    (_name, secret) => `see https://b.test/?page=2&x=${percent(secret)} for it`,
  ],
};

const together = ({ by, name, secret, isRandom, isTricky }: Canary, half: Half, turn: number): string => {
  if (by !== 'name') return AROUND[half][turn % 2]?.(name, secret) ?? '';
  const syntaxes = isRandom && !isTricky ? [...SYNTAXES[half], ...OTHERS[half]] : SYNTAXES[half];
  return syntaxes[turn % syntaxes.length]?.(name, secret) ?? '';
};

/** A value as it has to be written in a URL, unless it is escaped already. */
const inUrl = (text: string): string =>
  /^[\w%.-]*$/.test(text) ? text : text.replace(/[^\w.~:!$*,/{}()@-]/g, percent);

type Place = {
  kind: TextKind;
  /** A value under a name. */
  write: (name: string, text: string, encoding: string) => string;
  /** All of them. */
  join: (pieces: string[]) => string;
};

const line = (name: string, text: string): string => `${name}: ${text}`;

const PLACES: Record<string, Place> = {
  path: {
    kind: 'url',
    write: (name, text) => {
      const segment = inUrl(text).replaceAll('/', '%2F');
      return /^data\d/.test(name) ? `/${segment}` : `/x;${name}=${segment}`;
    },
    join: (pieces) => `https://a.test${pieces.join('')}`,
  },
  query: {
    kind: 'url',
    write: (name, text) => `${name}=${inUrl(text)}`,
    join: (pieces) => `https://a.test/items?page=2&${pieces.join('&')}`,
  },
  'URL in a parameter': {
    kind: 'url',
    write: (name, text) => `${name}=${inUrl(text)}`,
    join: (pieces) => `https://a.test/go?next=${percent(`https://b.test/?${pieces.join('&')}`)}`,
  },
  header: { kind: 'header', write: line, join: (pieces) => pieces.join('\n') },
  'URL in a header': {
    kind: 'header',
    write: (name, text) => `Refresh: 0;url=https://b.test/?page=2&${name}=${inUrl(text)}`,
    join: (pieces) => pieces.join('\n'),
  },
  JSON: {
    kind: 'json',
    write: (name, text) => JSON.stringify({ [name]: text }),
    join: (pieces) => `{"items":[${pieces.join()}]}`,
  },
  form: { kind: 'form', write: (name, text) => `${name}=${inUrl(text)}`, join: (pieces) => pieces.join('&') },
  multipart: {
    kind: 'multipart',
    write: (name, text) => `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${text}\r\n`,
    join: (pieces) => `${pieces.join('')}--b--\r\n`,
  },
  XML: {
    kind: 'xml',
    write: (name, text, encoding) =>
      `<${name}>${encoding === 'entities of HTML' ? text : inMarkup(text)}</${name}>`,
    join: (pieces) => `<?xml version="1.0"?><r>${pieces.join('')}</r>`,
  },
  YAML: {
    kind: 'yaml',
    write: (name, text) => `${name}: ${/^[\w.%+/-]+$/.test(text) ? text : JSON.stringify(text)}`,
    join: (pieces) => `openapi: 3.1.0\n${pieces.join('\n')}\n`,
  },
  'argument of GraphQL': {
    kind: 'graphql',
    write: (name, text) => `a(${name.replaceAll('-', '_')}: "${inString(text)}") { id }`,
    join: (pieces) => `mutation { ${pieces.join(' ')} }`,
  },
  text: {
    kind: 'plain',
    write: (name, text) => `${name}="${inString(text)}"`,
    join: (pieces) => `Dear all\n${pieces.join('\n')}\n`,
  },
};
const ENCODING_NAMES = Object.keys(ENCODINGS);

const pieceOf = (place: Place, encoding: string, one: Canary, half: Half, at: number): string => {
  const encode = ENCODINGS[encoding]?.[half] ?? String;
  const isNamedByPlace = one.by === 'name' && at % 2 === 0;
  return isNamedByPlace
    ? place.write(one.name, encode(one.secret), encoding)
    : place.write(`data${at}`, encode(together(one, half, Math.floor(at / 2))), encoding);
};

/** A URL may be as long, with the host of a stand-in. */
const MAX_LENGTH = 1_900;

/** Texts with as many of these pieces as they may have. */
const joined = (
  { kind, join }: Place,
  pieces: readonly { one: Canary; piece: string }[],
  perText: number,
): Omit<CanaryText, 'place' | 'encoding'>[] => {
  const texts: Omit<CanaryText, 'place' | 'encoding'>[] = [];
  let taken: (typeof pieces)[number][] = [];
  const add = (): void => {
    if (taken.length > 0)
      texts.push({
        kind,
        text: join(taken.map(({ piece }) => piece)),
        canaries: taken.map(({ one }) => one),
      });
    taken = [];
  };
  for (const next of pieces) {
    const length = join([...taken, next].map(({ piece }) => piece)).length;
    if (taken.length === perText || length > MAX_LENGTH) add();
    taken.push(next);
  }
  add();
  return texts;
};

/**
 * Texts with canaries, of each place and each encoding.
 * @param count how many canaries of each place and encoding
 * @param perText how many of them one text has at most
 * @param isWanted which of them are to be there
 */
export const canaryTexts = (
  half: Half,
  count: number,
  perText: number,
  isWanted: (one: Canary) => boolean = () => true,
): CanaryText[] =>
  Object.entries(PLACES).flatMap(([place, written], row) =>
    ENCODING_NAMES.flatMap((encoding, column) => {
      const pieces = Array.from({ length: count }, (_, at) => {
        const one = canary((row * ENCODING_NAMES.length + column) * 1000 + at + row + column, half);
        return { one, piece: pieceOf(written, encoding, one, half, at + row) };
      });
      const wanted = pieces.filter(({ one }) => isWanted(one));
      return joined(written, wanted, perText).map((text) => ({ place, encoding, ...text }));
    }),
  );

type HarmlessText = Omit<CanaryText, 'canaries'>;

/** Harmless names and values in each place: as its names, and written in one of the encodings, each in turn. */
export const harmlessTexts = (half: Half): HarmlessText[] =>
  Object.entries(PLACES).flatMap(([place, { kind, write, join }], row) =>
    harmlessFields(half).flatMap(({ name, value }, at) => {
      const encoding = ENCODING_NAMES[(row + at) % ENCODING_NAMES.length] ?? '';
      const syntaxes = SYNTAXES[half];
      const inside = syntaxes[(row + at) % syntaxes.length]?.(name, value) ?? '';
      const encoded = ENCODINGS[encoding]?.[half](inside) ?? '';
      return [
        { place, encoding: 'plain', kind, text: join([write(name, value, 'plain')]) },
        { place, encoding, kind, text: join([write(`data${at}`, encoded, encoding)]) },
      ];
    }),
  );
