import { describe, expect, it } from 'vitest';
import { findSecrets, hideSecrets, type TextKind } from '#src/find-secrets.ts';

/*
 * Secrets that nothing but their names give away, in every place and every encoding; and names and values that look a little
 * like them. GATEHOUSE_DEEP runs all of them.
 */

const COUNT = process.env.GATEHOUSE_DEEP === '1' ? 200 : 20;
const LETTERS = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ';

/** The same ones each time: a letter and a digit alternate, so that no name is made of them. */
const canary = (index: number): string =>
  Array.from({ length: 8 }, (_, at) => {
    const next = (index * 7919 + at * 104_729 + 31) % 9973;
    return `${LETTERS[next % LETTERS.length]}${next % 10}`;
  }).join('');

const NAMES = ['password', 'api_key', 'access_token', 'clientSecret', 'X-Auth-Token', 'session_id'];

type Place = { kind: TextKind; write: (name: string, secret: string) => string };

const PLACES: Record<string, Place> = {
  parameter: { kind: 'url', write: (name, secret) => `https://a.test/x?page=2&${name}=${secret}` },
  'matrix parameter': { kind: 'url', write: (name, secret) => `https://a.test/x;${name}=${secret}/y?z=1` },
  'URL in a parameter': {
    kind: 'url',
    write: (name, secret) => `https://a.test/?next=https://b.test/?${name}=${secret}`,
  },
  'field of JSON': { kind: 'json', write: (name, secret) => `{"a":1,"${name}":"${secret}"}` },
  'entry of JSON': { kind: 'json', write: (name, secret) => `[{"name":"${name}","value":"${secret}"}]` },
  'header in a text': { kind: 'plain', write: (name, secret) => `GET / HTTP/1.1\n${name}: ${secret}\n` },
  form: { kind: 'form', write: (name, secret) => `a=b&${name}=${secret}` },
  element: { kind: 'xml', write: (name, secret) => `<x><${name}>${secret}</${name}></x>` },
  attribute: { kind: 'xml', write: (name, secret) => `<x a="b" ${name}="${secret}"/>` },
  argument: { kind: 'graphql', write: (name, secret) => `mutation { a(${name}: "${secret}") { id } }` },
  'line of YAML': { kind: 'yaml', write: (name, secret) => `a: b\n${name}: ${secret}\n` },
  sentence: { kind: 'prose', write: (name, secret) => `I have ${name}=${secret} for it` },
};

const percent = (text: string): string =>
  text.replace(/[^A-Za-z0-9]/g, (one) => `%${one.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`);
const json = (text: string): string => JSON.stringify({ body: text });
const base64 = (text: string): string => Buffer.from(text).toString('base64');

const ENCODINGS: Record<string, (text: string) => string> = {
  'as it is': (text) => text,
  'in a parameter': (text) => `https://c.test/?data=${percent(text)}`,
  'escaped twice': (text) => `see ${percent(percent(text))}`,
  'in JSON': json,
  'in JSON in JSON': (text) => json(json(text)),
  'in HTML': (text) => `<p>${text.replace(/[&<>"']/g, (one) => `&#${one.charCodeAt(0)};`)}</p>`,
  'in escapes of JavaScript': (text) =>
    text.replace(/[^\w.:?=& -]/g, (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`),
  'in base64': (text) => `{"state":"${base64(text)}"}`,
};

describe.each(Object.keys(PLACES))('a secret in a place: %s', (place) => {
  it.each(Object.keys(ENCODINGS))('%s', (encoding) => {
    const { kind, write } = PLACES[place] as Place;
    const shown: string[] = [];
    for (let index = 0; index < COUNT; index += 1) {
      const secret = canary(index);
      const plain = write(NAMES[index % NAMES.length] ?? '', secret);
      const text = ENCODINGS[encoding]?.(plain) ?? '';
      const clean = hideSecrets(
        text,
        findSecrets(text, encoding === 'as it is' ? kind : 'plain'),
        '[secret]',
      );
      const isShown = clean.includes(secret) || (encoding === 'in base64' && clean.includes(base64(plain)));
      if (isShown) shown.push(text);
    }
    expect(shown).toEqual([]);
  });
});

const HARMLESS_NAMES =
  'key color name sort_key authType token_type max_tokens total_tokens page_token next_page_token idempotency_key public_key author keyword monkey design tokens_used password_policy has_password token_url'.split(
    ' ',
  );
const HARMLESS_VALUES = [
  'color',
  'red',
  'bearer',
  '550e8400-e29b-41d4-a716-446655440000',
  '2026-01-02T10:11:12Z',
  '1234567',
  'Ann Example',
  'https://a.test/items?page=2&sort=name',
  'createdAt',
  '8f14e45fceea167a5a36dedd4bea2543',
  'gpt-4o-mini-2024-07-18',
  'sort_key',
  'users:2026:page1',
  'application/json; charset=utf-8',
  'a sentence of ordinary words, with 12 numbers in it',
];

it('300 harmless names and values stay as they are', () => {
  const hidden = HARMLESS_NAMES.flatMap((name) =>
    HARMLESS_VALUES.filter((value) => name !== 'key' || !/[\d ]/.test(value)).flatMap((value) =>
      [
        JSON.stringify({ [name]: value }),
        `https://a.test/?${name}=${encodeURIComponent(value)}`,
        `${name}: ${value}`,
      ].filter((text) => findSecrets(text, 'plain').length > 0),
    ),
  );
  expect(hidden).toEqual([]);
});
