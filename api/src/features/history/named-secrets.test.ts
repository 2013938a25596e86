import { isSecretField } from '@gatehouse/secrets/names.ts';
import { describe, expect, it } from 'vitest';
import {
  withoutSecretFields,
  withoutSecretHeaders,
  withoutSecretParameters,
} from '#src/features/history/named-secrets.ts';

const fields = (text: string): string => withoutSecretFields(text, isSecretField);
const parameters = (text: string): string => withoutSecretParameters(text, isSecretField);

describe('secrets of JSON by the names of their fields', () => {
  it.each([
    ['{"password":"abc"}', '{"password":"[secret]"}'],
    ['{ "apiKey" : "a\\"b", "n": 1.0 }', '{ "apiKey" : "[secret]", "n": 1.0 }'],
    ['{"a":[{"client_secret":"abc"}]}', '{"a":[{"client_secret":"[secret]"}]}'],
    ['{"keys":["a","b"],"c":"d"}', '{"keys":["[secret]","[secret]"],"c":"d"}'],
    [
      '{"credentials":{"user":"u","x":[{"y":"z"}]},"c":"d"}',
      '{"credentials":{"user":"[secret]","x":[{"y":"[secret]"}]},"c":"d"}',
    ],
    ['{"token":"ends here', '{"token":"[secret]'],
    ['{"token":"ends with a backslash\\', '{"token":"[secret]'],
    ['{"to\\u006ben":"abc"}', '{"to\\u006ben":"[secret]"}'],
    ['data: {"token":"abc"}\n\ndata: {"x":"y"}', 'data: {"token":"[secret]"}\n\ndata: {"x":"y"}'],
    [
      '{"arguments":"{\\"password\\":\\"abc\\",\\"n\\": 1}"}',
      '{"arguments":"{\\"password\\":\\"[secret]\\",\\"n\\": 1}"}',
    ],
  ])('%s', (text, clean) => {
    expect(fields(text)).toBe(clean);
  });

  it.each([
    '{"total_tokens":7,"key":null,"token":"","password":true}',
    '{"token":"sk-********************"}',
    '{"name":"token","value":"key"}',
    '["password","abc"]',
    '{"a":"{\\"b\\":1}"}',
    '}}]]"',
    'no JSON: at all, "token"',
  ])('leaves %s as it is', (text) => {
    expect(fields(text)).toBe(text);
  });

  it('takes no longer for a hostile body than its length explains', () => {
    const text = `{"a":${'"\\'.repeat(50_000)}${'['.repeat(50_000)}`;
    expect(fields(text)).toHaveLength(text.length);
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
  ])('%s', (text, clean) => {
    expect(parameters(text)).toBe(clean);
  });

  it.each(['https://a.test/?page=2&q=token', 'a=b', 'https://a.test/key=abc', 'x?token=&y=%zz'])(
    'leaves %s as it is',
    (text) => expect(parameters(text)).toBe(text),
  );
});

it('secrets of headers, by their names and in their URLs', () => {
  const headers = {
    Authorization: 'Basic abc',
    'set-cookie': 'a=b\nc=d',
    location: 'https://a.test/?token=abc&x=1',
    'access-control-allow-credentials': 'true',
    'x-request-id': '7',
    'x-api-key': '',
  };
  expect(withoutSecretHeaders(headers, isSecretField)).toEqual({
    ...headers,
    Authorization: '[secret]',
    'set-cookie': '[secret]',
    location: 'https://a.test/?token=[secret]&x=1',
  });
});
