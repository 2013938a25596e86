import type { ListHistoryInput } from '@gatehouse/contract/history.ts';

/** A word of the search: letters and digits. Chinese and Japanese have no spaces, so each of their characters is one. */
const WORD = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]|[[\p{L}\p{M}\p{N}]--[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]]+/gv;

/** Where another word begins inside a name such as `errorMessage`. */
const HUMP = /(?<=\p{Ll})\p{Lu}/gu;
const MAX_HUMPS = 8;

/** Of a longer word, so many characters are compared. */
const MAX_WORD_LENGTH = 64;

/** Characters of all words of one call. PostgreSQL takes a megabyte of UTF-8. */
const MAX_WORDS_LENGTH = 250_000;

/** Words of a query that are compared. */
const MAX_QUERY_WORDS = 10;

const cut = (word: string): string =>
  word.length <= MAX_WORD_LENGTH ? word : word.slice(0, MAX_WORD_LENGTH).replace(/[\ud800-\udbff]$/, '');

const normalized = (word: string): string => cut(word.toLowerCase());

const split = (text: string): string[] => text.normalize('NFKC').match(WORD) ?? [];

/** A character as JSON writes it. Unread, the `n` of a line break would be the beginning of the next word. */
const unescaped = (text: string): string =>
  text.includes('\\')
    ? text.replace(/\\(?:u([\da-f]{4})|.)/gis, (_escape, hex: string | undefined) =>
        hex === undefined ? ' ' : String.fromCharCode(Number.parseInt(hex, 16)),
      )
    : text;

/** The words that a text is found by, each once. A word inside a name is one too: `message` finds `errorMessage`. */
export const wordsOfTexts = (texts: readonly string[]): string[] => {
  const words = new Set<string>();
  let length = 0;
  const add = (word: string): void => {
    if (words.has(word) || length + word.length > MAX_WORDS_LENGTH) return;
    words.add(word);
    length += word.length + 1;
  };
  for (const word of texts.map(unescaped).flatMap(split)) {
    add(normalized(word));
    if (word.length > MAX_WORD_LENGTH) continue;
    let humps = 0;
    for (const { index } of word.matchAll(HUMP)) {
      humps += 1;
      if (humps > MAX_HUMPS) break;
      add(normalized(word.slice(index)));
    }
  }
  return [...words];
};

/** The words of a query; a text matches if each is the beginning of one of its words. */
export const wordsOfQuery = (query: string): string[] =>
  [...new Set(split(query).map(normalized))].slice(0, MAX_QUERY_WORDS);

type Facts = {
  apiKeyId: number | null;
  connectionId: number | null;
  providerId: number | null;
  savedEndpointId: number | null;
  source: string | null;
  method: string;
  status: number | null;
};

/*
 * A filter is a word too, so that one index finds the calls with a word and a status together. It begins with a character
 * that no word contains.
 */
const tag = (name: string, value: string | number): string => `§${name}${String(value).toLowerCase()}`;

/** The ids that a call has and can be found by, each with the word for it. */
const IDS = {
  apiKeyId: 'key',
  connectionId: 'connection',
  providerId: 'provider',
  savedEndpointId: 'endpoint',
} as const;

const tagsOfIds = (ids: { [Name in keyof typeof IDS]?: number | null | undefined }): string[] =>
  Object.entries(IDS).flatMap(([name, word]) => {
    const id = ids[name as keyof typeof IDS] ?? null;
    return id === null ? [] : [tag(word, id)];
  });

/** The filters that a call passes. */
export const tagsOfCall = ({ method, status, source, ...ids }: Facts): string[] => [
  ...tagsOfIds(ids),
  ...(source === null ? [] : [tag('source', source)]),
  tag('method', method),
  ...(status === null
    ? [tag('status', 'error')]
    : [tag('status', status), tag('status', `${Math.floor(status / 100)}xx`)]),
];

type Filters = Omit<ListHistoryInput, 'query' | 'limit' | 'before'>;

/** The tags that a call must have to pass these filters. */
export const tagsOfFilters = ({ method, status, source, ...ids }: Filters): string[] => [
  ...tagsOfIds(ids),
  ...(source === undefined ? [] : [tag('source', source)]),
  ...(method === undefined ? [] : [tag('method', method)]),
  ...(status === undefined ? [] : [tag('status', status)]),
];
