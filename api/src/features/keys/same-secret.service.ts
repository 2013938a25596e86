import type { Db } from '#src/db/database.ts';
import type { Deps } from '#src/deps.ts';
import * as store from '#src/features/keys/keys.store.ts';

/**
 * The keys of a provider that have this secret as their main value, oldest first. None is opened: each has a print, which
 * only equal secrets share. In the transaction that then stores the secret, of two that store it at once one finds the other's.
 */
export const keysWithSecret = async (
  { vault }: Pick<Deps, 'vault'>,
  tx: Db,
  { providerId, secret }: { providerId: number; secret: string },
): Promise<{ id: number; name: string }[]> =>
  store.listPrinted(tx, providerId, await vault.printsOf(tx, secret));
