import {
  type ApiKey,
  RESTORABLE_MS,
  type RestoreKeyInput,
  type RotateKeyInput,
} from '@gatehouse/contract/keys.ts';
import { maskPrefix } from '@gatehouse/secrets/masks.ts';
import type { Db } from '#src/db/database.ts';
import { type Deps, timestamp } from '#src/deps.ts';
import { AppError, notFound } from '#src/errors.ts';
import { recordEvent } from '#src/features/audit/audit.service.ts';
import { keyTextOf, partPrefixes, wholeKey } from '#src/features/keys/key-parts.ts';
import { openSecret, PREVIOUS_SECRET, sealSecret } from '#src/features/keys/key-secrets.ts';
import { changeKey, UNVERIFIED } from '#src/features/keys/keys.service.ts';
import { updateKey } from '#src/features/keys/keys.store.ts';
import * as previous from '#src/features/keys/previous-keys.store.ts';
import { requireKeyAlone, requireWholeKey } from '#src/features/keys/whole-key.ts';
import { findProvider } from '#src/features/providers/providers.service.ts';
import { type IfMatchCondition, nextTime } from '#src/if-match.ts';
import { openStored, retireStored, sealStored } from '#src/vault/bound-secrets.ts';
import { type CompoundSecret, readCompound } from '#src/vault/compound.ts';

/** Seals a secret that is being replaced, so that it can be restored for a day to the same hosts. */
const keepPrevious = async (deps: Deps, tx: Db, key: ApiKey, secret: string): Promise<void> => {
  await previous.replacePrevious(tx, {
    id: key.id,
    base_url: key.baseUrl,
    pinned_hosts: previous.pinnedText(key.pinnedHosts),
    expires_at: key.expiresAt,
    last_rotated: key.lastRotated,
    restorable_until: new Date(deps.now() + RESTORABLE_MS).toISOString(),
  });
  await sealStored(deps.vault, tx, PREVIOUS_SECRET, key.id, secret);
};

/** What lists show of a key. */
const prefixesOf = ({ value, parts }: CompoundSecret) => ({
  secret_prefix: maskPrefix(value),
  part_prefixes: partPrefixes(parts),
});

/** A rotation is later than all before it, whatever the clock says: by its time a key that was rotated is told from one that was restored. */
const laterThan = (before: string, at: string): string =>
  Date.parse(at) > Date.parse(before) ? at : new Date(Date.parse(before) + 1).toISOString();

/**
 * The new key counts as active until a verification says otherwise; the expiry of the old one is removed. The old one has
 * to open: if it does not, its row may have been changed, and the new key would be sent where the change says. It can be
 * restored for a day. A new key that is the old one, as when a request is repeated, leaves what can be restored. Parts that are
 * not given stay: an application keeps its ID when it gets a new key.
 */
export const rotateKey = (
  deps: Deps,
  { id, newApiKey, newParts, exact }: RotateKeyInput,
  condition?: IfMatchCondition,
): Promise<ApiKey> => {
  const change = async (tx: Db, at: string, key: ApiKey) => {
    requireKeyAlone('newApiKey', newApiKey, exact);
    const provider = await findProvider(deps, key.providerId, tx);
    requireWholeKey(provider?.keyPlacement, 'newApiKey', newApiKey);
    const old = await openSecret(deps, tx, id);
    const next = wholeKey(
      provider?.keyPlacement,
      { value: newApiKey, given: newParts, before: readCompound(old).parts },
      { fields: { value: 'newApiKey', parts: 'newParts' }, exact },
    );
    const text = keyTextOf(provider?.keyPlacement, next);
    const last_rotated = old === text ? at : laterThan(key.lastRotated, at);
    await updateKey(tx, id, { ...UNVERIFIED, ...prefixesOf(next), last_rotated, expires_at: null });
    await sealSecret(deps, tx, id, text);
    if (old !== text) await keepPrevious(deps, tx, key, old);
    return {};
  };
  return changeKey(deps, id, 'key.rotate', change, condition);
};

/** The previous key of a key as it is stored. Throws NOT_FOUND if it has none that can still be restored. */
const getPrevious = async (deps: Deps, tx: Db, id: number): Promise<previous.PreviousRow> => {
  const found = await previous.findPrevious(tx, id);
  if (found === undefined || Date.parse(found.restorable_until) < deps.now()) throw notFound('Previous key');
  return found;
};

const HOSTS_CHANGED =
  'The base URL or the pinned hosts of this key have changed since the previous key was replaced. Change them back to restore it.';

const ALREADY_RESTORED =
  'The previous key is restored already. To go back to the key that it replaced, say which key is to be replaced: its lastRotated in the field replaces.';
const OTHER_KEY =
  'The key to be replaced is no longer in use: it was rotated or restored meanwhile. Load the key again.';

/**
 * A request that is sent twice must not bring back the key that the first one replaced, perhaps because it had leaked. Throws
 * CONFLICT for a second restore that does not name the key that it means to replace, and for one that names another.
 */
const requireIntended = (
  key: ApiKey,
  { last_rotated }: previous.PreviousRow,
  replaces: string | undefined,
): void => {
  const current = Date.parse(key.lastRotated);
  if (replaces !== undefined && Date.parse(replaces) !== current) throw new AppError('CONFLICT', OTHER_KEY);
  if (replaces === undefined && current < Date.parse(last_rotated))
    throw new AppError('CONFLICT', ALREADY_RESTORED);
};

/**
 * Restores the key that the last rotation replaced, with its age and its expiry; the one that it replaces can be restored
 * in turn, so that nothing is lost by a mistake. It is only sent where it could be sent before: after a change of the
 * hosts this throws CONFLICT. Throws NOT_FOUND if there is nothing to restore.
 */
export const restorePrevious = (
  deps: Deps,
  { id, replaces }: RestoreKeyInput,
  condition?: IfMatchCondition,
): Promise<ApiKey> => {
  const change = async (tx: Db, _at: string, key: ApiKey) => {
    const kept = await getPrevious(deps, tx, id);
    requireIntended(key, kept, replaces);
    const { last_rotated, expires_at } = kept;
    if (key.previousKey === null || key.previousKey.hostsChanged)
      throw new AppError('CONFLICT', HOSTS_CHANGED);
    const secret = await openStored(deps.vault, tx, PREVIOUS_SECRET, id);
    if (secret === undefined) throw notFound('Previous key');
    const replaced = await openSecret(deps, tx, id);
    const prefixes = prefixesOf(readCompound(secret));
    await updateKey(tx, id, { ...UNVERIFIED, ...prefixes, last_rotated, expires_at });
    await sealSecret(deps, tx, id, secret);
    await keepPrevious(deps, tx, key, replaced);
    return {};
  };
  return changeKey(deps, id, 'key.restore-previous', change, condition);
};

const erase = async (tx: Db, id: number): Promise<boolean> => {
  const isErased = await previous.deletePrevious(tx, id);
  if (isErased) await retireStored(tx, PREVIOUS_SECRET, id);
  return isErased;
};

/** Erases the key that the last rotation replaced. Throws NOT_FOUND if there is none. */
export const erasePrevious = (deps: Deps, id: number, condition?: IfMatchCondition): Promise<ApiKey> => {
  const change = async (tx: Db) => {
    await getPrevious(deps, tx, id);
    await erase(tx, id);
    return {};
  };
  return changeKey(deps, id, 'key.erase-previous', change, condition);
};

/** Erases the previous keys whose time is over; resolves with their number. */
export const eraseExpired = async (deps: Deps): Promise<number> => {
  const at = timestamp(deps);
  // Without a transaction first: nearly always there is nothing to erase.
  if ((await previous.findExpired(deps.connection.db, at)).length === 0) return 0;
  return deps.connection.transaction(async (tx) => {
    const expired = await previous.findExpired(tx, at);
    for (const { id, name, updated_at } of expired) {
      await erase(tx, id);
      await updateKey(tx, id, { updated_at: nextTime(updated_at, at) });
      const subject = { subject: 'api_key', subjectId: id, subjectName: name } as const;
      await recordEvent(tx, { action: 'key.erase-previous', ...subject, detail: { reason: 'expired' } }, at);
    }
    return expired.length;
  });
};
