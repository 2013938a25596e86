import { keyVariables } from '@gatehouse/request/key-variable.ts';
import type { Deps } from '#src/deps.ts';
import { notFound } from '#src/errors.ts';
import type { CallCredential, ShownCredential } from '#src/features/calls/call-credential.ts';
import { readKeyCredential, type SealedCredential } from '#src/features/calls/key-credential.store.ts';
import { withoutOwnSecrets } from '#src/features/calls/own-secrets.ts';
import { readCompound } from '#src/vault/compound.ts';
import { VaultError } from '#src/vault/envelope.ts';

const findCredential = async (deps: Deps, id: number): Promise<SealedCredential> => {
  const found = await readKeyCredential(deps.connection.db, id);
  if (found === undefined) throw notFound('API key');
  return found;
};

/** The credential of a stored key. Throws NOT_FOUND. */
export const loadKeyCredential = async (deps: Deps, id: number): Promise<CallCredential> => {
  const { sealed, keyName, ...credential } = await findCredential(deps, id);
  const secret = readCompound(await deps.vault.open(sealed.ref, sealed.value));
  return { ...credential, secret, subject: { type: 'api_key', id, name: keyName } };
};

/** The credential of a stored key for code that is shown to the user. Throws NOT_FOUND. */
export const loadShownKey = async (deps: Deps, id: number): Promise<ShownCredential> => {
  const { sealed, provider, keyName: _, ...credential } = await findCredential(deps, id);
  const shown = {
    ...credential,
    noun: 'key' as const,
    secret: keyVariables(provider.slug, credential.placement),
  };
  try {
    // Only compared with, never returned.
    const secret = readCompound(await deps.vault.peek(sealed.ref, sealed.value));
    const isIn = (text: string) => withoutOwnSecrets(text, { ...credential, secret }) !== text;
    return { ...shown, isIn };
  } catch (error) {
    if (!(error instanceof VaultError)) throw error;
    // Nobody can read it, so there is nothing to compare with, and code can be written without it.
    return { ...shown, isIn: () => false };
  }
};
