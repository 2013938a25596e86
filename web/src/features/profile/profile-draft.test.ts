import { describe, expect, it } from 'vitest';
import { withDraft } from '#src/features/profile/profile-draft.ts';
import { NO_PROFILE } from '#src/features/profile/profile-values.ts';

const saved = { ...NO_PROFILE, companyName: 'Acme', contactName: 'Ada' };

describe('what the profile form begins with', () => {
  it('is what is saved, if nothing was typed', () => {
    expect(withDraft(saved, undefined)).toEqual(saved);
    const old = { ...saved, companyName: 'Old name' };
    expect(withDraft(saved, { values: old, saved: old })).toEqual(saved);
  });

  it('is what was typed, over what another window saved in the meantime', () => {
    const before = { ...saved, contactName: 'Grace' };
    const values = { ...before, companyName: 'Typed', contactPhone: '1' };
    expect(withDraft(saved, { values, saved: before })).toEqual({
      ...saved,
      companyName: 'Typed',
      contactPhone: '1',
    });
  });

  it('keeps a field that was emptied', () => {
    expect(withDraft(saved, { values: { ...saved, contactName: '' }, saved }).contactName).toBe('');
  });
});
