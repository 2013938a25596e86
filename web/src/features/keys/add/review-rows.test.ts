import type { PastedLine } from '@gatehouse/secrets/pasted-lines.ts';
import { expect, it } from 'vitest';
import { toReviewRows, toRowInput } from '#src/features/keys/add/review-rows.ts';

const LINE = { name: 'SHOP_KEY', secret: 'a-secret-0123456789' } as PastedLine;

const [row] = toReviewRows([LINE], []);
if (row === undefined) throw new Error('No row');

it('a pasted key is stored with what all of them get, such as the key type of the settings and tags', () => {
  expect(toRowInput({ ...row, providerId: '3' }, { keyType: 'staging', tags: ['shop'] })).toMatchObject({
    input: { providerId: 3, name: 'SHOP_KEY', apiKey: LINE.secret, keyType: 'staging', tags: ['shop'] },
  });
});

it('what is wrong with a row is said there, and what is wrong with what all get is said of that', () => {
  expect(toRowInput(row, { tags: ['x'.repeat(41)] })).toEqual({
    errors: { providerId: 'Provider is required' },
    ofAll: { tags: 'A tag has 1 to 40 characters' },
  });
});
