import { expect, it } from 'vitest';
import { isEmptyObject, parseJsonObject, parseJsonText } from './json-text.ts';

it('reads any JSON value, null and false too', () => {
  for (const value of [null, false, 0, '', [], {}, { a: [1] }]) {
    expect(parseJsonText(JSON.stringify(value))).toEqual(value);
  }
});

it('gives undefined for what is no JSON', () => {
  for (const bad of ['', ' ', '{', "{'a':1}", '{a:1}', 'undefined', '{"a":1,}', '1 2']) {
    expect(parseJsonText(bad), bad).toBeUndefined();
  }
});

it('gives an object only for an object', () => {
  expect(parseJsonObject(' {"a": 1} ')).toEqual({ a: 1 });
  for (const bad of ['[]', 'null', '"a"', '1', 'true', '', '{']) {
    expect(parseJsonObject(bad), bad).toBeUndefined();
  }
});

it('takes for an empty object that alone', () => {
  expect(isEmptyObject({})).toBe(true);
  for (const other of [{ a: 1 }, [], null, undefined, '', 0]) expect(isEmptyObject(other)).toBe(false);
});
