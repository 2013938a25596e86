import { isDeepStrictEqual } from 'node:util';
import type { ApiKey, KeyVerdict } from '@gatehouse/contract/keys.ts';
import type { Db } from '#src/db/database.ts';
import { type Deps, timestamp } from '#src/deps.ts';
import { resetKeysOf } from '#src/features/keys/key-verdicts.store.ts';
import { UNVERIFIED } from '#src/features/keys/keys.service.ts';
import { findProviderBaseUrl, readSecret, updateKey, verdictColumns } from '#src/features/keys/keys.store.ts';
import { nextTime } from '#src/if-match.ts';
import { type CompoundSecret, readCompound } from '#src/vault/compound.ts';

/** A key as it was when its provider checked it, with the base URL that was called: its own, or its provider's. */
export type CheckedKey = { id: number; baseUrl: string | null; secret: CompoundSecret };

/** The key, if it is still the same: not rotated or deleted since, and called at the same base URL. */
const findSameKey = async (
  deps: Deps,
  tx: Db,
  { id, baseUrl, secret }: CheckedKey,
): Promise<ApiKey | undefined> => {
  const now = await readSecret(tx, id);
  if (now === undefined) return undefined;
  if ((now.key.baseUrl ?? (await findProviderBaseUrl(tx, now.key.providerId))) !== baseUrl) return undefined;
  const stored = readCompound(await deps.vault.open(now.secret.ref, now.secret.value));
  return isDeepStrictEqual(stored, secret) ? now.key : undefined;
};

/**
 * Saves the provider's verdict on a key, whether it is active, and its expiry if the provider gave one. If the key was
 * rotated or got another base URL in the meantime, the verdict no longer applies and is ignored.
 */
export const saveVerdict = async (
  deps: Deps,
  tx: Db,
  checked: CheckedKey,
  { expiresAt, ...verdict }: KeyVerdict & { expiresAt?: string | undefined },
): Promise<void> => {
  const key = await findSameKey(deps, tx, checked);
  if (key === undefined) return;
  await updateKey(tx, checked.id, {
    is_active: verdict.valid ? 1 : 0,
    ...verdictColumns(verdict),
    checked_at: verdict.verifiedAt,
    check_problem: null,
    check_not_before: null,
    updated_at: nextTime(key.updatedAt, verdict.verifiedAt),
    ...(expiresAt === undefined ? {} : { expires_at: expiresAt }),
  });
};

/** Saves why a check brought no verdict. What the provider said before still stands; a key that has changed stays as it is. */
export const saveProblem = async (
  deps: Deps,
  tx: Db,
  checked: CheckedKey,
  { checkedAt, message }: { checkedAt: string; message: string },
): Promise<void> => {
  const key = await findSameKey(deps, tx, checked);
  if (key === undefined) return;
  const updated_at = nextTime(key.updatedAt, checkedAt);
  await updateKey(tx, checked.id, { checked_at: checkedAt, check_problem: message, updated_at });
};

/** After a change of what a check calls, or how: the provider's keys count as active until a verification says otherwise. */
export const forgetVerdicts = (deps: Deps, tx: Db, providerId: number): Promise<void> =>
  resetKeysOf(tx, providerId, UNVERIFIED, timestamp(deps));
