import { expect, it } from 'vitest';
import { withArrived } from '#src/features/testing/arrived-records.ts';

const HEAD = { status: 200, statusText: 'OK', contentType: 'text/event-stream' };

it('the records of a stream are collected with the time at which each arrived', () => {
  const first = withArrived(undefined, { ...HEAD, at: 10, records: [] });
  expect(first).toEqual({ ...HEAD, records: [], arrivals: [] });
  const second = withArrived(first, { ...HEAD, at: 20, records: ['a', 'b'] });
  expect(withArrived(second, { ...HEAD, at: 30, records: ['c'] })).toEqual({
    ...HEAD,
    records: ['a', 'b', 'c'],
    arrivals: [20, 20, 30],
  });
});
