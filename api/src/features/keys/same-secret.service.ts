import { maskPrefix } from '@gatehouse/secrets/masks.ts';
import type { Db } from '#src/db/database.ts';
import type { Deps } from '#src/deps.ts';
import { KEY_SECRET } from '#src/features/keys/key-secrets.ts';
import * as store from '#src/features/keys/keys.store.ts';
import { findRefs } from '#src/vault/bound-secrets.ts';
import { readCompound } from '#src/vault/compound.ts';
import { VaultError } from '#src/vault/envelope.ts';

/** Enough for every installation; a bound for one with very many keys. */
const MAX_COMPARED = 500;

/**
 * The keys of a provider that have this secret as their main value, oldest first. Those with the same mask are opened and compared: a stored
 * hash could be guessed from a copy of the database. The log need not remember them, and would forget those in use. In the
 * transaction that then stores the secret, of two that store it at once one finds the other's.
 */
export const keysWithSecret = async (
  { vault }: Pick<Deps, 'vault'>,
  tx: Db,
  { providerId, secret }: { providerId: number; secret: string },
): Promise<{ id: number; name: string }[]> => {
  const candidates = await store.listMasked(tx, providerId, maskPrefix(secret), MAX_COMPARED);
  const refs = await findRefs(
    tx,
    KEY_SECRET,
    candidates.map(({ id }) => id),
  );
  const same: { id: number; name: string }[] = [];
  for (const { id, name, secret: sealed } of candidates) {
    const ref = refs.get(id);
    // A secret that does not open is compared with nothing; revealing it reports why.
    const opened = ref && (await vault.peek(ref, sealed).catch(ignoreUnreadable));
    if (opened !== undefined && readCompound(opened).value === secret) same.push({ id, name });
  }
  return same;
};

const ignoreUnreadable = (error: unknown): undefined => {
  if (!(error instanceof VaultError)) throw error;
  return undefined;
};
