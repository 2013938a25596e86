import { describe, expect, it } from 'vitest';
import { parseAddKey, toAddKeyInput } from '#src/features/keys/add-key-form.ts';

const values = {
  apiKey: ' sk-0123456789 ',
  providerId: '3',
  name: ' Main ',
  baseUrl: ' ',
  keyType: null,
  expiresOn: '',
};

describe('the fields of a new key', () => {
  it('become the input of the operation, with null for optional fields left empty', () => {
    const expected = { providerId: 3, name: 'Main', apiKey: 'sk-0123456789' };
    expect(parseAddKey(values)).toEqual({ ...expected, baseUrl: null, keyType: null, expiresAt: null });
  });

  it('keep a key valid until the end of the day that was entered', () => {
    const { expiresAt } = toAddKeyInput({ ...values, expiresOn: '2030-05-06' });
    expect(new Date(expiresAt ?? '').toString()).toContain('May 06 2030 23:59:59');
  });
});
