import { expect, it } from 'vitest';
import { readPastedRequest } from '#src/pasted/read-pasted-request.ts';

/** With work that grows faster than the text, each of these texts takes far longer. */
const LIMIT_MS = 10_000;

const LONG = 'The URL is longer than 2048 characters';
const parameters = (parameter: string, count: number): string =>
  Array.from({ length: count }, () => parameter).join('&');

const UNKNOWN = 'More than 200 variables or commands in it are not known here';
const unknown = (count: number): string => Array.from({ length: count }, (_one, at) => `$z${at} `).join('');

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
  [
    'variables that double',
    `A=xx\n${'A=$A$A\n'.repeat(100)}curl https://a.example -d "$A"`,
    'The variables stand for more than 1 MiB of text',
  ],
  ['different variables', `curl https://a.example -d "${unknown(100_000)}"`, UNKNOWN],
  ['different variables in a key', `curl a.example -H "X-Token: ${unknown(100_000)}"`, UNKNOWN],
])(
  'a text of many %s is read in one pass',
  (_name, text, problem) => {
    expect(readPastedRequest(text)?.problem).toBe(problem);
  },
  LIMIT_MS,
);

it('variables of 1 MiB and 200 that are not known are read, one more is not', () => {
  const script = (size: number, tail = '') =>
    readPastedRequest(`A=${'a'.repeat(size)}\nB=$A$A$A$A\ncurl https://a.example -d "$B${tail}"`);
  // Read four times above, and once more as the value of the other.
  expect(script(131_072)?.request?.body).toMatchObject({ kind: 'text' });
  expect(script(131_072, '$A')?.problem).toBe('The variables stand for more than 1 MiB of text');
  expect(readPastedRequest(`curl https://a.example -d "${unknown(200)}"`)?.request).toBeDefined();
  expect(readPastedRequest(`curl https://a.example -d "${unknown(201)}"`)?.problem).toBe(UNKNOWN);
});

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
