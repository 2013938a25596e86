import { expect, it } from 'vitest';
import {
  changedTags,
  endOfVerification,
  type KeyOutcome,
  manyKeysResult,
} from '#src/features/keys/many/many-keys.ts';
import type { KeyRow } from '#src/features/keys/offers/key-rows.ts';

const item = {} as KeyRow;
const verified = (valid: boolean | null, message: string): KeyOutcome => ({
  item,
  state: 'done',
  result: endOfVerification({ valid, message }),
});

it('lists what needs a decision first, with the reason, and counts each kind', () => {
  const outcomes: KeyOutcome[] = [
    verified(true, 'GitHub accepts this key'),
    { item, state: 'skipped' },
    verified(false, 'GitHub rejects this key (401)'),
    { item, state: 'failed', error: new Error('It is gone') },
    verified(true, 'Stripe accepts this key'),
    verified(null, 'GitHub returned 500'),
    { item, state: 'canceled' },
  ];
  const { results, summary } = manyKeysResult(outcomes);
  expect(summary).toBe('1 failed, 1 rejected, 1 could not be verified, 1 canceled, 1 not begun, 2 valid');
  expect(results.map(({ label, reason }) => `${label}: ${reason}`)).toEqual([
    'Failed: It is gone',
    'Rejected: GitHub rejects this key (401)',
    'Could not be verified: GitHub returned 500',
    'Canceled: ',
    'Not begun: ',
    'Valid: GitHub accepts this key',
    'Valid: Stripe accepts this key',
  ]);
});

it('a deletion is told without a verdict', () => {
  const { summary } = manyKeysResult([{ item, state: 'done', result: { kind: 'deleted' } }]);
  expect(summary).toBe('1 deleted');
});

it('tags are added without repetitions and removed in any case of letters; one that is both stays', () => {
  expect(changedTags(['shop', 'Old'], { add: ['SHOP', 'new'], remove: ['old', 'none'] })).toEqual([
    'shop',
    'new',
  ]);
  expect(changedTags(['shop'], { add: ['shop'], remove: ['shop'] })).toEqual(['shop']);
  expect(changedTags([], { add: [], remove: ['shop'] })).toEqual([]);
});
