import type { Db } from '#src/db/database.ts';
import type { Deps } from '#src/deps.ts';
import { openSecret } from '#src/features/keys/keys.service.ts';
import { readSecret, updateKey } from '#src/features/keys/keys.store.ts';

/** A key as it was when its provider was asked. */
export type AskedKey = { id: number; baseUrl: string | null; secret: string };

/** Whether this is still the key: neither rotated nor deleted meanwhile, and with the base URL that it had. */
const isStillKey = async (deps: Deps, tx: Db, { id, baseUrl, secret }: AskedKey): Promise<boolean> => {
  const now = await readSecret(tx, id);
  if (now === undefined || now.key.baseUrl !== baseUrl) return false;
  return (await openSecret(deps, id, now.secret)) === secret;
};

/**
 * Keeps what a provider said of a key: whether it is active, and its expiry where one was given. A key that was rotated
 * or given another base URL meanwhile is not judged by what was said of the old one.
 */
export const saveVerdict = async (
  deps: Deps,
  tx: Db,
  asked: AskedKey,
  verdict: { valid: boolean; expiresAt?: string | undefined; at: string },
): Promise<void> => {
  if (!(await isStillKey(deps, tx, asked))) return;
  await updateKey(tx, asked.id, {
    is_active: verdict.valid ? 1 : 0,
    updated_at: verdict.at,
    ...(verdict.expiresAt === undefined ? {} : { expires_at: verdict.expiresAt }),
  });
};
