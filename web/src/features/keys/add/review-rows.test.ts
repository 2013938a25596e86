import type { PastedLine } from '@gatehouse/secrets/pasted-lines.ts';
import { expect, it } from 'vitest';
import { toReviewRows, toRowInput } from '#src/features/keys/add/review-rows.ts';

const LINE = { name: 'SHOP_KEY', secret: 'a-secret-0123456789' } as PastedLine;

it('a pasted key is stored with the key type of the settings', () => {
  const [row] = toReviewRows([LINE], []);
  if (row === undefined) throw new Error('No row');
  expect(toRowInput({ ...row, providerId: '3' }, 'staging')).toMatchObject({
    input: { providerId: 3, name: 'SHOP_KEY', apiKey: LINE.secret, keyType: 'staging' },
  });
  expect(toRowInput(row, 'staging')).toEqual({ errors: { providerId: 'Provider is required' } });
});
