import { expect, it, vi } from 'vitest';
import { createDraft } from '#src/lib/draft.ts';
import { loadSecretReader } from '#src/lib/secret-reader.ts';
import { storableBody } from '#src/lib/storable-text.ts';

it('what may contain a secret is stored as soon as that can be told, and not before', async () => {
  const draft = createDraft<string>({ name: 'text', parse: String, storable: storableBody });
  draft.keep('{"a":1,"token":"canary"}');
  expect(JSON.stringify({ ...sessionStorage })).toBe('{}');
  expect(draft.read()).toContain('canary');
  await loadSecretReader();
  await vi.waitFor(() => expect(JSON.stringify({ ...sessionStorage })).toContain('a'));
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('canary');
});
