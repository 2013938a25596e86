import { expect, it } from 'vitest';
import {
  asObject,
  asText,
  isEmptyObject,
  isWrittenAs,
  listOf,
  objectOf,
  parseJsonObject,
  parseJsonText,
  textOf,
  textsOf,
} from './json-text.ts';

it('reads any JSON value, including null and false', () => {
  for (const value of [null, false, 0, '', [], {}, { a: [1] }]) {
    expect(parseJsonText(JSON.stringify(value))).toEqual(value);
  }
});

it('ignores a leading byte order mark, but only one', () => {
  expect(parseJsonText('\uFEFF{"a":1}')).toEqual({ a: 1 });
  for (const bad of ['\uFEFF', '\uFEFF\uFEFF1', '1\uFEFF']) expect(parseJsonText(bad), bad).toBeUndefined();
});

it('returns undefined for text that is not JSON', () => {
  for (const bad of ['', ' ', '{', "{'a':1}", '{a:1}', 'undefined', '{"a":1,}', '1 2']) {
    expect(parseJsonText(bad), bad).toBeUndefined();
  }
});

it('returns an object only for an object', () => {
  expect(parseJsonObject(' {"a": 1} ')).toEqual({ a: 1 });
  for (const bad of ['[]', 'null', '"a"', '1', 'true', '', '{']) {
    expect(parseJsonObject(bad), bad).toBeUndefined();
  }
});

it('treats only {} as an empty object', () => {
  expect(isEmptyObject({})).toBe(true);
  for (const other of [{ a: 1 }, [], null, undefined, '', 0]) expect(isEmptyObject(other)).toBe(false);
});

it('reads a value of the wrong type as absent or empty', () => {
  for (const value of [undefined, null, 0, true, 'x', ['x'], { x: 1 }, ' ']) {
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    expect(asObject(value)).toEqual(isObject ? value : undefined);
    expect(objectOf(value)).toEqual(isObject ? value : {});
    expect(listOf(value)).toEqual(Array.isArray(value) ? value : []);
    expect(asText(value)).toBe(value === 'x' ? 'x' : undefined);
    expect(textOf(value)).toBe(value === 'x' ? 'x' : '');
  }
});

it('trims texts, and omits blank texts and other values from a list', () => {
  expect(asText(' a b ')).toBe('a b');
  expect(textsOf([' a ', '', ' ', 1, null, ['b'], 'c'])).toEqual(['a', 'c']);
});

it('knows whether a text says more than its value', () => {
  for (const same of ['{ "a" : [ 1, " b\\" " ] }', ' null\n', '"a  b"', '{"a":{"b":true}}'])
    expect(isWrittenAs(parseJsonText(same) ?? null, same), same).toBe(true);
  for (const more of ['{"a":1.0}', '12345678901234567890', '{"a":1,"a":2}', '"\\u0061"', '{"b":1,"1":2}'])
    expect(isWrittenAs(parseJsonText(more) ?? null, more), more).toBe(false);
});
