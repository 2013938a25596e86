import type { Deps } from '#src/deps.ts';
import { notFound } from '#src/errors.ts';
import type { CallCredential } from '#src/features/calls/call-credential.ts';
import { readKeyCredential } from '#src/features/calls/key-credential.store.ts';

/** The credential of a stored key. Throws NOT_FOUND. */
export const loadKeyCredential = async (deps: Deps, id: number): Promise<CallCredential> => {
  const found = await readKeyCredential(deps.connection.db, id);
  if (found === undefined) throw notFound('API key');
  const { sealed, keyName, ...credential } = found;
  const value = await deps.vault.open(sealed.ref, sealed.value);
  return { ...credential, secret: { value }, subject: { type: 'api_key', id, name: keyName } };
};
