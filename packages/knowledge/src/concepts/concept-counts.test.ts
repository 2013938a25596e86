import { expect, it } from 'vitest';
import { packCounts, unpackCounts } from '#src/concepts/concept-counts.ts';

it('packs counts into bytes, and none of more labels than a byte can count', () => {
  const packed = packCounts([
    [0, 3],
    [255, 1_000],
  ]);
  expect(unpackCounts(packed)).toEqual([
    [0, 3],
    [255, 255],
  ]);
  expect(() => packCounts([[256, 1]])).toThrow('256 labels');
});
