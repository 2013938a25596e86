import { describe, expect, it } from 'vitest';
import type { Contender } from '#src/contender.ts';
import type { Need } from '#src/needs.ts';
import { choose } from '#src/rank.ts';

const need = (name: string, weight = 1): Need => ({
  name,
  kind: 'concept',
  weight,
  isImplied: false,
  isContext: false,
  isSure: true,
  isSaid: true,
  isFirm: true,
  said: [],
});
const contender = (
  apiId: string,
  strengths: Record<string, number>,
  more: Partial<Contender> = {},
): Contender => ({
  row: 0,
  apiId,
  origin: 'curated',
  group: null,
  prior: 1,
  matches: Object.entries(strengths).map(([name, strength]) => ({
    need: name,
    strength,
    claim: strength,
    by: null,
  })),
  ...more,
});
const order = (contenders: Contender[], needs: Need[], limit = 10) =>
  choose(contenders, needs, limit).map(({ contender: { apiId } }) => apiId);

describe('choose', () => {
  it('puts APIs that meet more needs first', () => {
    const list = [contender('one', { a: 1 }), contender('both', { a: 0.9, b: 0.9 })];
    expect(order(list, [need('a'), need('b')])).toEqual(['both', 'one']);
  });

  it('covers each need before it repeats one', () => {
    const list = [contender('a1', { a: 1 }), contender('a2', { a: 0.98 }), contender('b1', { b: 0.8 })];
    expect(order(list, [need('a'), need('b')])).toEqual(['a1', 'b1', 'a2']);
  });

  it('uses popularity as a factor, which lifts no API that meets nothing', () => {
    const list = [contender('fit', { a: 1 }), contender('famous', { other: 1 }, { prior: 9 })];
    expect(order(list, [need('a')])).toEqual(['fit']);
  });

  it('ranks a second API from the same provider lower', () => {
    const list = [
      contender('x:1', { a: 1 }, { group: 'x' }),
      contender('x:2', { a: 0.99 }, { group: 'x' }),
      contender('y:1', { a: 0.7 }, { group: 'y' }),
    ];
    expect(order(list, [need('a')])).toEqual(['x:1', 'y:1', 'x:2']);
  });

  it('breaks ties by id and respects the limit', () => {
    const list = [contender('b', { a: 1 }), contender('a', { a: 1 }), contender('c', { a: 1 })];
    expect(order(list, [need('a')], 2)).toEqual(['a', 'b']);
    expect(order(list, [need('a')], 0)).toEqual([]);
    expect(order([], [need('a')])).toEqual([]);
  });

  it('leaves out results worth only a fraction of the best', () => {
    const at = (strength: number) =>
      order([contender('best', { a: 1 }), contender('rest', { a: strength })], [need('a')]);
    expect(at(0.22)).toEqual(['best', 'rest']);
    expect(at(0.21)).toEqual(['best']);
  });
});
