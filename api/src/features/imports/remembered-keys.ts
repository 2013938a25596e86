import type { Db } from '#src/db/database.ts';
import type { Deps } from '#src/deps.ts';
import { keysWithSecret } from '#src/features/keys/same-secret.service.ts';

type StoredKey = { id: number; name: string };

/** What a request was authenticated with in its document, and whose endpoint it is to be. */
type Authenticated = { providerId: number; secrets: readonly string[] };

/**
 * Finds the stored key that a request of a document was made with: the only one of the provider whose secret it had. If there
 * are several, nobody has said which one is meant.
 */
export const keyFinder = (
  deps: Pick<Deps, 'vault'>,
  db: Db,
): ((request: Authenticated) => Promise<StoredKey | undefined>) => {
  const known = new Map<string, Promise<StoredKey[]>>();
  const keysOf = (providerId: number, secret: string): Promise<StoredKey[]> => {
    const id = JSON.stringify([providerId, secret]);
    const found = known.get(id) ?? keysWithSecret(deps, db, { providerId, secret });
    known.set(id, found);
    return found;
  };
  return async ({ providerId, secrets }) => {
    const found = new Map<number, StoredKey>();
    for (const secret of new Set(secrets))
      for (const key of await keysOf(providerId, secret)) found.set(key.id, key);
    const [only, ...others] = found.values();
    return others.length === 0 ? only : undefined;
  };
};
