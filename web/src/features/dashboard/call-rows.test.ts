import { expect, it } from 'vitest';
import { providerRows } from '#src/features/dashboard/call-rows.ts';

const provider = (providerId: number | null, providerName: string, calls: number, failures = 0) => ({
  providerId,
  providerName,
  calls,
  failures,
});

it('calls without a key have a name, and so have two providers of the same name', () => {
  const { all, drawn } = providerRows([
    provider(1, 'Mine', 5, 2),
    provider(2, 'Mine', 4),
    provider(null, '', 3, 3),
  ]);
  expect(all).toEqual([
    { name: 'Mine', calls: 5, failures: 2, succeeded: 3 },
    { name: 'Mine (2)', calls: 4, failures: 0, succeeded: 4 },
    { name: 'Without a key', calls: 3, failures: 3, succeeded: 0 },
  ]);
  expect(drawn).toBe(all);
});

it('of nine providers the last two are drawn as one bar, and none is left out', () => {
  const nine = Array.from({ length: 9 }, (_, at) => provider(at + 1, `P${at + 1}`, 10 - at, 1));
  const { all, drawn } = providerRows(nine);
  expect(all).toHaveLength(9);
  expect(drawn).toHaveLength(8);
  expect(drawn.at(-1)).toEqual({ name: '2 others', calls: 5, failures: 2, succeeded: 3 });
  expect(providerRows(nine.slice(0, 8)).drawn.at(-1)?.name).toBe('P8');
});
