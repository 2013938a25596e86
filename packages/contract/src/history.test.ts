import { describe, expect, it } from 'vitest';
import { isStatusFilter } from '#src/plain/history-options.ts';
import { historySettingsSchema, listHistoryInput } from './history.ts';

describe('the filters of the history', () => {
  it.each(['100', '404', '599', '1xx', '2xx', '5xx', 'error'])('accept the status %s', (status) => {
    expect(isStatusFilter(status)).toBe(true);
  });

  it.each(['', '99', '600', '6xx', '2XX', '20x', 'errors', ' 404', '404 '])(
    'reject the status %j',
    (status) => {
      expect(isStatusFilter(status)).toBe(false);
    },
  );

  it('have 50 calls on a page unless told otherwise, and read numbers from a query string', () => {
    expect(listHistoryInput.parse({}).limit).toBe(50);
    expect(listHistoryInput.parse({ limit: '200', before: '7', providerId: '3' })).toMatchObject({
      limit: 200,
      before: 7,
      providerId: 3,
    });
    expect(listHistoryInput.safeParse({ limit: 201 }).success).toBe(false);
  });

  it('have a query of at most 200 characters', () => {
    expect(listHistoryInput.safeParse({ query: 'x'.repeat(200) }).success).toBe(true);
    expect(listHistoryInput.safeParse({ query: 'x'.repeat(201) }).success).toBe(false);
  });
});

it.each([0, 1, 100_000])('%i calls can be kept', (keepLast) => {
  expect(historySettingsSchema.parse({ keepLast })).toEqual({ keepLast });
});

it.each([-1, 100_001, 0.5, '7'])('%j calls cannot be kept', (keepLast) => {
  expect(historySettingsSchema.safeParse({ keepLast }).success).toBe(false);
});
