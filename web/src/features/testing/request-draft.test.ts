import { beforeEach, describe, expect, it } from 'vitest';
import { keepDraft, readDraft } from '#src/features/testing/request-draft.ts';
import { INITIAL_VALUES } from '#src/features/testing/request-values.ts';

const draft = { keyId: 3, values: { ...INITIAL_VALUES, endpoint: '/typed' } };

describe('a request that was typed', () => {
  beforeEach(() => keepDraft(draft));

  it.each([undefined, 3])('comes back where the address names its key or none: %s', (keyId) => {
    expect(readDraft(keyId)).toBe(draft);
  });

  it('stays away where the address names another key', () => {
    expect(readDraft(4)).toBeUndefined();
  });
});
