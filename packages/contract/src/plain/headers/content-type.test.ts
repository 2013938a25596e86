import { describe, expect, it } from 'vitest';
import { contentTypeOf, mediaTypeOf } from './content-type.ts';

describe('the type of headers', () => {
  it.each([
    [undefined, undefined],
    [{}, undefined],
    [{ accept: 'a/b' }, undefined],
    [{ 'CONTENT-type': 'A/b; c=D' }, 'A/b; c=D'],
    [{ 'Content-Type': ['a/b', 'c/d'] }, 'a/b'],
    [{ 'Content-Type': [] }, undefined],
    [
      [
        ['Accept', 'x'],
        ['content-Type', 'a/b'],
        ['Content-Type', 'c/d'],
      ] as [string, string][],
      'a/b',
    ],
  ])('of %j is %s', (headers, type) => {
    expect(contentTypeOf(headers)).toBe(type);
  });

  it.each([
    ['', ''],
    ['Application/JSON; charset=utf-8', 'application/json'],
    [' a/b , c/d', 'a/b'],
  ])('of %j without parameters is %j', (given, type) => {
    expect(mediaTypeOf(given)).toBe(type);
  });
});
