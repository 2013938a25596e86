import type { CallBody } from '@gatehouse/contract/body.ts';
import type { JsonValue } from '@gatehouse/contract/common.ts';
import { describe, expect, it } from 'vitest';
import { bodyOfValue } from '#src/body/body-of-value.ts';
import { writeBody } from '#src/body/write-body.ts';

const FORM = 'application/x-www-form-urlencoded; charset=utf-8';

const ofValue = (value: JsonValue | undefined, type?: string) => {
  const headers = type === undefined ? undefined : { 'Content-Type': type };
  return writeBody(bodyOfValue(value, headers), headers)?.body;
};

describe('the body that requestBody stands for', () => {
  it('is none for an empty object, and if nothing was given', () => {
    expect(ofValue({})).toBeUndefined();
    expect(ofValue(undefined)).toBeUndefined();
    expect(ofValue({}, FORM)).toBeUndefined();
  });

  it.each<[JsonValue, string]>([
    [[1, { a: 'ü' }], '[1,{"a":"ü"}]'],
    ['words', '"words"'],
    [null, 'null'],
    [false, 'false'],
  ])('is JSON: %j', (value, sent) => {
    expect(ofValue(value)).toBe(sent);
    expect(ofValue(value, 'Application/vnd.api+json')).toBe(sent);
  });

  it('is a form if its type is a form, with nested names in brackets', () => {
    expect(ofValue({ To: '+1 555', Body: 'a&b=ü' }, FORM)).toBe('To=%2B1+555&Body=a%26b%3D%C3%BC');
    const nested = ofValue({ a: { b: 1 }, items: [{ id: 2 }, true], none: null }, FORM);
    expect(decodeURIComponent(String(nested))).toBe('a[b]=1&items[0][id]=2&items[1]=true&none=');
  });

  it('is the text itself if the type is not JSON', () => {
    expect(ofValue('a=1&b=2', FORM)).toBe('a=1&b=2');
    expect(ofValue('<a/>', 'application/xml')).toBe('<a/>');
    expect(ofValue([1], 'text/plain')).toBe('[1]');
  });
});

describe('a body by its kind', () => {
  it.each<[CallBody, string | undefined, string | undefined]>([
    [
      { kind: 'json', text: ' {"a":10.00, "a":12345678901234567890}\n' },
      ' {"a":10.00, "a":12345678901234567890}\n',
      'application/json',
    ],
    [{ kind: 'json', text: '{}' }, '{}', 'application/json'],
    [{ kind: 'json', text: ' \n' }, undefined, undefined],
    [{ kind: 'text', text: '<a/>', contentType: 'application/xml' }, '<a/>', 'application/xml'],
    [{ kind: 'text', text: '', contentType: 'text/plain' }, '', 'text/plain'],
    [
      {
        kind: 'form',
        fields: [
          { name: 'a', value: '1 2' },
          { name: 'b[]', value: 'ü&=' },
          { name: 'a', value: '' },
        ],
      },
      'a=1+2&b%5B%5D=%C3%BC%26%3D&a=',
      'application/x-www-form-urlencoded',
    ],
    [
      { kind: 'graphql', query: '{ a(b: "c") }', variables: ' {"n": 10.00} ', operationName: 'A' },
      '{"query":"{ a(b: \\"c\\") }","variables":{"n": 10.00},"operationName":"A"}',
      'application/json',
    ],
    [
      { kind: 'graphql', query: '{ a }', variables: ' ', operationName: '' },
      '{"query":"{ a }"}',
      'application/json',
    ],
  ])('%j is sent as a text', (body, text, contentType) => {
    expect(writeBody(body, {})?.body).toBe(text);
    expect(writeBody(body, {})?.contentType).toBe(contentType);
  });

  it('binary is one file', () => {
    const body: CallBody = { kind: 'binary', base64: 'AAEC', contentType: 'image/png' };
    expect(writeBody(body, {})).toEqual({
      body: { segments: [{ base64: 'AAEC' }] },
      contentType: 'image/png',
    });
  });

  it('multipart has the boundary that is given, and names that cannot end their header', () => {
    const body: CallBody = {
      kind: 'multipart',
      parts: [
        { name: 'a"\r\nX: y', value: 'ü\r\n' },
        { name: 'meta', value: '{}', contentType: 'application/json' },
        { name: 'file', fileName: 'a "b".txt', contentType: 'text/plain', base64: 'AAEC' },
      ],
    };
    const headers = { 'content-type': 'multipart/mixed; boundary="x y"' };
    expect(writeBody(body, headers)?.body).toEqual({
      segments: [
        '--x y\r\nContent-Disposition: form-data; name="a%22%0D%0AX: y"\r\n\r\n',
        'ü\r\n',
        '\r\n',
        '--x y\r\nContent-Disposition: form-data; name="meta"\r\nContent-Type: application/json\r\n\r\n',
        '{}',
        '\r\n',
        '--x y\r\nContent-Disposition: form-data; name="file"; filename="a %22b%22.txt"\r\nContent-Type: text/plain\r\n\r\n',
        { base64: 'AAEC' },
        '\r\n',
        '--x y--\r\n',
      ],
    });
    const one = writeBody(body, {})?.contentType;
    expect(one).toMatch(/^multipart\/form-data; boundary=gatehouse-[0-9a-f]{32}$/);
    expect(writeBody(body, {})?.contentType).not.toBe(one);
  });
});
