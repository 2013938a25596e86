import type { Credential, SecretVariable } from '@gatehouse/request/credential.ts';
import { keyVariable } from '@gatehouse/request/key-variable.ts';
import type { Deps } from '#src/deps.ts';
import { notFound } from '#src/errors.ts';
import type { CallCredential } from '#src/features/calls/call-credential.ts';
import { readKeyCredential, type SealedCredential } from '#src/features/calls/key-credential.store.ts';
import { withoutOwnSecrets } from '#src/features/calls/own-secrets.ts';
import { VaultError } from '#src/vault/envelope.ts';

const findCredential = async (deps: Deps, id: number): Promise<SealedCredential> => {
  const found = await readKeyCredential(deps.connection.db, id);
  if (found === undefined) throw notFound('API key');
  return found;
};

/** The credential of a stored key. Throws NOT_FOUND. */
export const loadKeyCredential = async (deps: Deps, id: number): Promise<CallCredential> => {
  const { sealed, keyName, ...credential } = await findCredential(deps, id);
  const value = await deps.vault.open(sealed.ref, sealed.value);
  return { ...credential, secret: { value }, subject: { type: 'api_key', id, name: keyName } };
};

/** What code that is shown may know of a stored key, and whether a text contains the key, in whatever encoding. */
export type ShownKeyCredential = Credential<SecretVariable> & { isIn: (text: string) => boolean };

/** The credential of a stored key for code that is shown to the user. Throws NOT_FOUND. */
export const loadShownCredential = async (deps: Deps, id: number): Promise<ShownKeyCredential> => {
  const { sealed, provider, keyName: _, ...credential } = await findCredential(deps, id);
  const shown = { ...credential, secret: { variable: keyVariable(provider.slug) } };
  try {
    // Only compared with, never returned.
    const value = await deps.vault.peek(sealed.ref, sealed.value);
    const isIn = (text: string) => withoutOwnSecrets(text, { ...credential, secret: { value } }) !== text;
    return { ...shown, isIn };
  } catch (error) {
    if (!(error instanceof VaultError)) throw error;
    // Nobody can read it, so there is nothing to compare with, and code can be written without it.
    return { ...shown, isIn: () => false };
  }
};
