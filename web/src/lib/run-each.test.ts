import { expect, it } from 'vitest';
import { runEach } from '#src/lib/run-each.ts';

const numbers = (count: number): number[] => Array.from({ length: count }, (_, at) => at);
const { signal } = new AbortController();

it('at most the given number run at the same time, and all are run once', async () => {
  let running = 0;
  let most = 0;
  const perform = async (item: number): Promise<number> => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setTimeout(resolve, item % 3));
    running -= 1;
    return item * 2;
  };
  const ends: number[] = [];
  const outcomes = await runEach(numbers(20), {
    perform,
    limit: 4,
    signal,
    onEnd: (count) => ends.push(count),
  });
  expect(most).toBe(4);
  expect(outcomes).toEqual(numbers(20).map((item) => ({ item, state: 'done', result: item * 2 })));
  expect(ends).toEqual(numbers(20).map((at) => at + 1));
});

it('what fails is reported, and the rest goes on', async () => {
  const error = new Error('no');
  const perform = (item: number) => (item === 1 ? Promise.reject(error) : Promise.resolve(item));
  expect(await runEach(numbers(3), { perform, limit: 1, signal })).toEqual([
    { item: 0, state: 'done', result: 0 },
    { item: 1, state: 'failed', error },
    { item: 2, state: 'done', result: 2 },
  ]);
});

it('after a cancellation nothing more begins, and what was running counts as canceled', async () => {
  const controller = new AbortController();
  const begun: number[] = [];
  const perform = (item: number, aborted: AbortSignal): Promise<number> => {
    begun.push(item);
    if (item < 2) return Promise.resolve(item);
    return new Promise((_, reject) => {
      aborted.addEventListener('abort', () => reject(new Error('aborted')));
      if (begun.length === 4) controller.abort();
    });
  };
  const outcomes = await runEach(numbers(6), { perform, limit: 2, signal: controller.signal });
  expect(outcomes.map(({ state }) => state)).toEqual([
    'done',
    'done',
    'canceled',
    'canceled',
    'skipped',
    'skipped',
  ]);
});
