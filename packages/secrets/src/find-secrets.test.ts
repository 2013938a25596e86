import { describe, expect, it } from 'vitest';
import { findSecrets, hideSecrets, type TextKind } from '#src/find-secrets.ts';

const hidden = (text: string, kind: TextKind = 'plain'): string =>
  hideSecrets(text, findSecrets(text, kind), '[secret]');

describe('secrets of JSON by the names of their fields', () => {
  it.each([
    ['{"password":"abc"}', '{"password":"[secret]"}'],
    ['{ "apiKey" : "a\\"b", "n": 1.0 }', '{ "apiKey" : "[secret]", "n": 1.0 }'],
    ['{"a":[{"client_secret":"abc"}]}', '{"a":[{"client_secret":"[secret]"}]}'],
    ['{"keys":["a1","b2"],"c":"d"}', '{"keys":["[secret]","[secret]"],"c":"d"}'],
    [
      '{"credentials":{"user":"u","x":[{"y":"z"}]},"c":"d"}',
      '{"credentials":{"user":"[secret]","x":[{"y":"[secret]"}]},"c":"d"}',
    ],
    ['{"token":"ends here', '{"token":"[secret]'],
    ['{"token":"ends with a backslash\\', '{"token":"[secret]'],
    ['{"to\\u006ben":"abc"}', '{"to\\u006ben":"[secret]"}'],
    ['{"pin":1234567,"x":1}', '{"pin":"[secret]","x":1}'],
    ['data: {"token":"abc"}\n\ndata: {"x":"y"}', 'data: {"token":"[secret]"}\n\ndata: {"x":"y"}'],
    [
      '{"arguments":"{\\"password\\":\\"abc\\",\\"n\\": 1}"}',
      '{"arguments":"{\\"password\\":\\"[secret]\\",\\"n\\": 1}"}',
    ],
    ['{"a":"{\\"pin\\":1234567}"}', '{"a":"{\\"pin\\":\\"[secret]\\"}"}'],
    [
      '{"a":"{\\"b\\":\\"{\\\\\\"token\\\\\\":\\\\\\"x1\\\\\\"}\\"}"}',
      '{"a":"{\\"b\\":\\"{\\\\\\"token\\\\\\":\\\\\\"[secret]\\\\\\"}\\"}"}',
    ],
  ])('%s', (text, clean) => {
    expect(hidden(text, 'json')).toBe(clean);
    expect(hidden(text)).toBe(clean);
  });

  it.each([
    '{"total_tokens":7,"key":null,"token":"","password":true}',
    '{"token":"sk-********************"}',
    '{"token":"{{token}}","key":"color","token_type":"bearer"}',
    '{"name":"token","value":"key"}',
    '["password","abc"]',
    '{"a":"{\\"b\\":1}"}',
    '}}]]"',
    'no JSON: at all, "token"',
  ])('leaves %s as it is', (text) => {
    expect(hidden(text)).toBe(text);
  });
});

describe('secrets of URLs and forms by the names of their parameters', () => {
  it.each([
    ['https://a.test/x?page=2&api_key=abc#top', 'https://a.test/x?page=2&api_key=[secret]#top'],
    ['https://a.test/#access_token=abc&state=1', 'https://a.test/#access_token=[secret]&state=1'],
    [
      'https://a.test/?X-Amz-Signature=00ff&sig=a%2Fb',
      'https://a.test/?X-Amz-Signature=[secret]&sig=[secret]',
    ],
    ['client_secret=abc&grant_type=x', 'client_secret=[secret]&grant_type=x'],
    ['card%5Btoken%5D=abc&x=1', 'card%5Btoken%5D=[secret]&x=1'],
    ['{"next":"https://a.test/?access_token=abc"}', '{"next":"https://a.test/?access_token=[secret]"}'],
    ['<https://a.test/?token=abc>; rel="next"', '<https://a.test/?token=[secret]>; rel="next"'],
    ['<a href="/?a=1&amp;token=abc">', '<a href="/?a=1&amp;token=[secret]">'],
    [
      '?next=https%3A%2F%2Fa.test%2F%3Ftoken%3Da%C3%BCc%26x%3D1',
      '?next=https%3A%2F%2Fa.test%2F%3Ftoken%3D[secret]%26x%3D1',
    ],
    ['q=%7B%22pin%22%3A1234567%7D', 'q=%7B%22pin%22%3A%22[secret]%22%7D'],
  ])('%s', (text, clean) => {
    expect(hidden(text)).toBe(clean);
  });

  it.each(['https://a.test/?page=2&q=token', 'a=b', 'https://a.test/key=abc', 'x?token=&y=%zz'])(
    'leaves %s as it is',
    (text) => expect(hidden(text, 'url')).toBe(text),
  );
});

it('the value of a header by its name', () => {
  expect(findSecrets('Basic abc', 'header', { name: 'Authorization' })).toEqual([
    { start: 0, end: 9, quote: '' },
  ]);
  expect(findSecrets('true', 'header', { name: 'access-control-allow-credentials' })).toEqual([]);
  expect(findSecrets('/?a=1&token=abc', 'header', { name: 'location' })).toEqual([
    { start: 12, end: 15, quote: '' },
  ]);
});

it('the fields of a form with files', () => {
  const field = (name: string, value: string): string =>
    `--b1\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  const text = `${field('token', 'abc')}${field('note', '{"pin":1234567}')}${field('file"; filename="token', 'x')}--b1--\r\n`;
  const clean = `${field('token', '[secret]')}${field('note', '{"pin":"[secret]"}')}${field('file"; filename="token', 'x')}--b1--\r\n`;
  expect(hidden(text, 'multipart')).toBe(clean);
});

it('the elements and attributes of XML', () => {
  const text = '<a:Login type="x" apiKey=\'abc\'><wsse:Password>p1</wsse:Password><Name>n</Name></a:Login>';
  expect(hidden(text, 'xml')).toBe(
    '<a:Login type="x" apiKey=\'[secret]\'><wsse:Password>[secret]</wsse:Password><Name>n</Name></a:Login>',
  );
});

it('what has the shape of a key, or is stored', () => {
  const stored = (text: string) =>
    [...text.matchAll(/canary/g)].map(({ index }) => [index, index + 6] as const);
  const text = 'see ghp_abcdefghijklmnopqrstuvwxyz0123456789 and canary';
  expect(hideSecrets(text, findSecrets(text, 'plain', { stored }), '')).toBe('see  and ');
  expect(findSecrets('?a=%63anary', 'url', { stored })).toEqual([{ start: 3, end: 11, quote: '' }]);
});
