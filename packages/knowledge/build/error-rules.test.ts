import { describe, expect, it } from 'vitest';
import { conditionsOf, readingOf } from '#build/error-rules.ts';

describe('where a provider has its codes', () => {
  it('is read with its pattern, its conditions and the codes', () => {
    expect(
      readingOf('errors[].code ~ /^(E); -> \\d+$/i if success = false; not .kind = "x" -> {1}, other'),
    ).toEqual({
      at: { in: 'body', steps: [['errors'], 'entries', ['code']] },
      matches: '/^(E); -> \\d+$/i',
      if: [
        { at: { in: 'body', steps: [['success']] }, equals: false },
        { at: { in: 'entry', steps: [['kind']] }, not: true, equals: 'x' },
      ],
      codes: ['{1}', 'other'],
    });
  });

  it.each([
    ['-', undefined],
    ['header:x-a|x-b', { in: 'headers', steps: [['x-a', 'x-b']] }],
    ['"Error Message"', { in: 'body', steps: [['Error Message']] }],
    ['data.*.a[0][1]', { in: 'body', steps: [['data'], 'values', ['a'], 0, 1] }],
    ['errors.#', { in: 'body', steps: [['errors'], 'names'] }],
  ])('can be %s', (text, at) => {
    const { at: read } = readingOf(text);
    expect(read).toEqual(at);
  });

  it.each(['', 'a b', 'code if', 'code ~ /(/', 'code -> '])('cannot be “%s”', (text) =>
    expect(() => readingOf(text)).toThrow(),
  );
});

it('conditions that are none are named', () =>
  expect(() => conditionsOf('a = "1"; b is true')).toThrow('no condition: b is true'));
