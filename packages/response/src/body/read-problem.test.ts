import type { JsonObject } from '@gatehouse/contract/plain/json-text.ts';
import { expect, it } from 'vitest';
import { readProblem } from '#src/body/read-problem.ts';

it('of an error that nests and says nothing only so many fields are read, not all of them again at each depth', () => {
  let looks = 0;
  const leaf = new Proxy<JsonObject>(
    { x: 1 },
    {
      ownKeys: (target) => {
        looks += 1;
        return Reflect.ownKeys(target);
      },
    },
  );
  const names = ['errors', 'faults', 'problems'];
  const nested = (depth: number): JsonObject =>
    depth === 0 ? leaf : Object.fromEntries(names.map((name) => [name, nested(depth - 1)]));
  const value = nested(7);
  expect(readProblem({ kind: 'json', mediaType: 'application/json', value, text: '' }, true)).toBeUndefined();
  expect(looks).toBeGreaterThan(0);
  expect(looks).toBeLessThan(40_000);
});
