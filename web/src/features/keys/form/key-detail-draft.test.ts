import { beforeAll, beforeEach, expect, it } from 'vitest';
import { keyDetailDraft, typedDetails } from '#src/features/keys/form/key-detail-draft.ts';
import { KEY_FIELDS } from '#src/features/keys/key-fields.ts';
import { loadSecretReader } from '#src/lib/secret-reader.ts';
import { emptyFields } from '#src/ui/form/declared-field.tsx';

beforeAll(loadSecretReader);

const none = { ...emptyFields(KEY_FIELDS), name: null, providerId: null };

beforeEach(() => sessionStorage.clear());

it('the details of a key are kept without the key, its parts and what looks like a key', () => {
  const form = {
    ...none,
    apiKey: 'canary-secret-0123456789',
    parts: { secret: 'canary-secret' },
    name: `sk-proj-${'a1B2'.repeat(12)}`,
    baseUrl: 'https://user:canary-secret@api.example.com/v1?token=canary-secret',
    keyType: 'production',
    providerId: '3',
  };
  keyDetailDraft.keep('new', none, typedDetails(form));
  const stored = JSON.stringify({ ...sessionStorage });
  expect(stored).toContain('production');
  expect(stored).not.toMatch(/canary|sk-proj/);
  expect(keyDetailDraft.read('new', none)).toEqual(typedDetails(form));
  expect(JSON.stringify(keyDetailDraft.read('new', none))).not.toContain('canary-secret-0123456789');
});
