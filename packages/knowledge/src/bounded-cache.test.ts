import { expect, it } from 'vitest';
import { boundedCache } from '#src/bounded-cache.ts';

it('reads a key once, what is not there too, until so many others were read that it begins anew', () => {
  const read: string[] = [];
  const cached = boundedCache(2, (key: string) => {
    read.push(key);
    return key === 'none' ? undefined : key.toUpperCase();
  });
  expect(['a', 'none', 'a', 'none'].map(cached)).toEqual(['A', undefined, 'A', undefined]);
  expect(read).toEqual(['a', 'none']);
  expect(['b', 'a', 'b'].map(cached)).toEqual(['B', 'A', 'B']);
  expect(read).toEqual(['a', 'none', 'b', 'a']);
});
