import { describe, expect, it } from 'vitest';
import { type Chunk, mergeChunks } from './merge-chunks.ts';

const chunk = (file: string, bytes: number, first: string, more: Partial<Chunk> = {}): Chunk => ({
  file,
  bytes,
  imports: [],
  isFixed: false,
  first: new Set(first),
  later: new Set(),
  ...more,
});

/** The files of each merged file, such as `a+b`, sorted. */
const merged = (...chunks: Chunk[]): string[] =>
  mergeChunks(chunks)
    .map((parts) =>
      parts
        .map(({ file }) => file)
        .sort()
        .join('+'),
    )
    .sort();

describe('chunks', () => {
  it('that the same screens load are merged, however large', () => {
    expect(merged(chunk('a', 90_000, 'xy'), chunk('b', 80_000, 'xy'), chunk('c', 90_000, 'z'))).toEqual([
      'a+b',
      'c',
    ]);
  });

  it('that no screen loads together stay apart, however small', () => {
    expect(merged(chunk('a', 10, 'x'), chunk('b', 10, 'y'))).toEqual(['a', 'b']);
  });

  it('are merged as long as the requests saved are worth the bytes loaded for nothing', () => {
    // x and y make a request less, worth 700 bytes; z loads b for nothing.
    expect(merged(chunk('a', 90_000, 'xyz'), chunk('b', 600, 'xy'))).toEqual(['a+b']);
    expect(merged(chunk('a', 90_000, 'xyz'), chunk('b', 800, 'xy'))).toEqual(['a', 'b']);
  });

  it('that a screen waits for take nothing along that it only loads later, unless it is small', () => {
    const later = { later: new Set('x') };
    expect(merged(chunk('a', 1000, 'x'), chunk('b', 9000, '', later))).toEqual(['a', 'b']);
    expect(merged(chunk('a', 1000, 'x'), chunk('b', 100, '', later))).toEqual(['a+b']);
    expect(merged(chunk('a', 1000, '', later), chunk('b', 9000, '', later))).toEqual(['a+b']);
  });

  it('that are fixed are merged with nothing', () => {
    expect(merged(chunk('a', 10, 'x', { isFixed: true }), chunk('b', 10, 'x'), chunk('c', 10, 'x'))).toEqual([
      'b+c',
    ]);
  });

  it('never come to import themselves through others', () => {
    const a = chunk('a', 10, 'x', { imports: ['far'] });
    const far = chunk('far', 90_000, 'xyz', { imports: ['b'], isFixed: true });
    expect(merged(a, far, chunk('b', 10, 'x'))).toEqual(['a', 'b']);
    // Nor does a merged one, whichever of its chunks imports the other.
    const c = chunk('c', 10, 'x', { imports: ['far'] });
    const d = chunk('d', 10, 'x');
    expect(merged(chunk('a', 10, 'x'), { ...far, imports: ['d'] }, c, d)).toEqual(['a+c', 'd']);
    expect(merged(d, { ...far, imports: ['b'] }, chunk('b', 10, 'x'), c)).toEqual(['b+d', 'c']);
  });

  it('may import each other before they are merged', () => {
    const a = chunk('a', 10, 'x', { imports: ['b', 'c'] });
    expect(merged(a, chunk('b', 10, 'x'), chunk('c', 10, 'x'))).toEqual(['a+b+c']);
  });
});
