import { expect, it } from 'vitest';
import { readPastedRequest } from '#src/pasted/read-pasted-request.ts';

/** With work that grows faster than the text, each of these texts takes far longer. */
const LIMIT_MS = 10_000;

const LONG = 'The URL is longer than 2048 characters';
const parameters = (parameter: string, count: number): string =>
  Array.from({ length: count }, () => parameter).join('&');

it.each([
  ['spaces in a request line', `GET x${' '.repeat(40_000)}y`, LONG],
  ['parameters', `https://a.example/?${parameters('token=abc', 8_000)}`, LONG],
  ['parameters without values', `https://a.example/?${parameters('key=', 8_000)}`, LONG],
  ['parameters without quotes', `curl https://a.example/?${parameters('a', 400_000)}`, LONG],
  ['parameters of HTTPie', `http a.example${' a==b'.repeat(100_000)}`, LONG],
  ['URLs', `curl${' a.example'.repeat(100_000)}`, undefined],
  ['braces', `curl a.example -H 'X-Api-Key: ${'{'.repeat(150_000)}'`, undefined],
  ['backslashes', `curl ^"a.example^" -d ^"${'\\'.repeat(400_000)}x^"`, undefined],
  ['headers', `GET https://a.example\n${'X-Token: abc\n'.repeat(70_000)}`, undefined],
  ['lines', `GET https://a.example\n${'a\n'.repeat(500_000)}`, undefined],
])(
  'a text of many %s is read in one pass',
  (_name, text, problem) => {
    expect(readPastedRequest(text)?.problem).toBe(problem);
  },
  LIMIT_MS,
);

it('a URL of 2,048 characters is read, one more is not', () => {
  const url = `https://a.example/?token=${'a'.repeat(2023)}`;
  expect(readPastedRequest(url)?.request?.endpoint).toBe('https://a.example/');
  expect(readPastedRequest(`${url}a`)?.problem).toBe(LONG);
});

it.each(['ab$cdEFGHIJKL123456', '$2b$10$abcdefghijklmnop', 'k-${x'])(
  'the key %s with a dollar is no placeholder',
  (key) => {
    const read = readPastedRequest(`curl https://a.example -H 'X-Api-Key: ${key}'`);
    expect(read?.request?.credential?.headers).toEqual([['X-Api-Key', key]]);
  },
);

it.each(['$KEY', `\${KEY}`, '$env:KEY', '{{key}}', 'sid=$SID', 'Token key={{key}}'])(
  'the placeholder %s is left out',
  (value) => {
    const read = readPastedRequest(`curl https://a.example -H 'X-Api-Key: ${value}'`);
    expect(read?.request).toMatchObject({ headers: [], credential: undefined });
  },
);

it('a session and a signature are taken out like a key, a page and a limit stay', () => {
  const read = readPastedRequest(
    "curl 'https://a.example/?sig=abc-1&pageToken=7&syncToken=8&max_tokens=9' -H 'X-Session: abc-2' -H 'X-Idempotency-Key: 7'",
  );
  expect(read?.request).toMatchObject({
    endpoint: 'https://a.example/?pageToken=7&syncToken=8&max_tokens=9',
    headers: [['X-Idempotency-Key', '7']],
    credential: { headers: [['X-Session', 'abc-2']], params: [['sig', 'abc-1']] },
  });
});
