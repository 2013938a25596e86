import { describe, expect, it } from 'vitest';
import type { ApiRequest } from '#src/api-request.ts';
import { bodyFormat, requestBodyText } from '#src/request-body.ts';

const text = (body: ApiRequest['body'], type?: string) =>
  requestBodyText({
    method: 'POST',
    body,
    headers: type === undefined ? undefined : { 'Content-Type': type },
  });

const FORM = 'application/x-www-form-urlencoded; charset=utf-8';

describe('the body of a call', () => {
  it('is left out for a GET, for an empty object and if none was given', () => {
    expect(requestBodyText({ method: 'GET', body: { a: 1 } })).toBeUndefined();
    expect(text({})).toBeUndefined();
    expect(text(undefined)).toBeUndefined();
    expect(text({}, FORM)).toBeUndefined();
  });

  it.each([
    [[1, { a: 'ü' }], '[1,{"a":"ü"}]'],
    ['words', '"words"'],
    [null, 'null'],
    [false, 'false'],
  ])('is JSON: %j', (value, sent) => {
    expect(text(value)).toBe(sent);
    expect(text(value, 'Application/vnd.api+json')).toBe(sent);
  });

  it('is a form if its type is a form, with nested names in brackets', () => {
    expect(text({ To: '+1 555', Body: 'a&b=ü' }, FORM)).toBe('To=%2B1+555&Body=a%26b%3D%C3%BC');
    expect(decodeURIComponent(text({ a: { b: 1 }, items: [{ id: 2 }, true], none: null }, FORM) ?? '')).toBe(
      'a[b]=1&items[0][id]=2&items[1]=true&none=',
    );
  });

  it('is the text itself if the type is not JSON', () => {
    expect(text('a=1&b=2', FORM)).toBe('a=1&b=2');
    expect(text('<a/>', 'application/xml')).toBe('<a/>');
    expect(text([1], 'text/plain')).toBe('[1]');
  });
});

it.each([
  [{ a: 1 }, undefined, 'json'],
  [{ a: 1 }, FORM, 'form'],
  ['a=1', FORM, 'text'],
  ['<a/>', 'application/xml', 'text'],
  [[1], FORM, 'json'],
  [{}, FORM, undefined],
])('the format of %j with the type %s is %s', (body, type, format) => {
  const headers = type === undefined ? undefined : { 'content-type': type };
  expect(bodyFormat({ method: 'POST', body, headers })).toBe(format);
  expect(bodyFormat({ method: 'GET', body, headers })).toBeUndefined();
});
