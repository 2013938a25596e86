import { isDeepStrictEqual } from 'node:util';
import type { AuditAction } from '@gatehouse/contract/audit.ts';
import type { KeyPartValues } from '@gatehouse/contract/key-parts.ts';
import { type ApiKey, KEY_DETAILS, type RevealedKey, type UpdateKeyInput } from '@gatehouse/contract/keys.ts';
import type { Db } from '#src/db/database.ts';
import { type Deps, timestamp } from '#src/deps.ts';
import { notFound } from '#src/errors.ts';
import { type AuditEvent, recordEvent } from '#src/features/audit/audit.service.ts';
import { keyTextOf, partPrefixes, requireIdentifiers } from '#src/features/keys/key-parts.ts';
import { openSecret, resealing, retireSecrets, sealSecret } from '#src/features/keys/key-secrets.ts';
import * as store from '#src/features/keys/keys.store.ts';
import { requireOpenNames } from '#src/features/keys/open-names.ts';
import { findProvider } from '#src/features/providers/providers.service.ts';
import { type IfMatchCondition, NO_CONDITION, nextTimestamp, requireMatch } from '#src/if-match.ts';
import type { ListPage } from '#src/list-page.ts';
import { readCompound } from '#src/vault/compound.ts';

/** The host of a base URL, for the audit log: the rest of the URL may contain a token. */
export const hostOf = (baseUrl: string | null | undefined): string | null =>
  baseUrl ? new URL(baseUrl).host : null;

const missing = () => notFound('API key');

/** A verdict is about one secret at one base URL: after a change of either, the key counts as active and not verified. */
export const UNVERIFIED = { is_active: 1, ...store.verdictColumns(null), ...store.UNCHECKED };

/** A previous key whose time is over is about to be erased: from then on there is none. */
const withoutExpired = (deps: Deps, key: ApiKey): ApiKey =>
  key.previousKey !== null && Date.parse(key.previousKey.restorableUntil) < deps.now()
    ? { ...key, previousKey: null }
    : key;

/** Newest first. */
export const listKeys = async (
  deps: Deps,
  db: Db = deps.connection.db,
  page: ListPage = {},
): Promise<ApiKey[]> => (await store.listKeys(db, page)).map((key) => withoutExpired(deps, key));

/** Undefined if no key has this id. */
export const findKey = async (
  deps: Deps,
  id: number,
  db: Db = deps.connection.db,
): Promise<ApiKey | undefined> => {
  const key = await store.findKey(db, id);
  return key && withoutExpired(deps, key);
};

/** Throws NOT_FOUND if no key has this id. */
export const getKey = async (deps: Deps, id: number, db: Db = deps.connection.db): Promise<ApiKey> => {
  const key = await findKey(deps, id, db);
  if (key === undefined) throw missing();
  return key;
};

/** The event is stored before the key is returned: if it cannot be recorded, the key is not revealed. */
export const revealKey = async (deps: Deps, id: number): Promise<RevealedKey> => {
  const found = await store.readSecret(deps.connection.db, id);
  if (found === undefined) throw missing();
  const { value, parts } = readCompound(await deps.vault.open(found.secret.ref, found.secret.value));
  const subject = { subject: 'api_key', subjectId: id, subjectName: found.key.name } as const;
  const event = { action: 'key.reveal', ...subject, detail: {} } as const;
  await recordEvent(deps.connection.db, event, timestamp(deps));
  return Object.keys(parts).length === 0 ? { apiKey: value } : { apiKey: value, parts };
};

/** What the record of a change says besides the action and the key. */
type ChangeFacts = Pick<AuditEvent, 'host'> & { detail?: AuditEvent['detail'] };

/**
 * Runs `change` on an existing key and records it with the facts that `change` returns, in one transaction. If it returns
 * undefined, nothing was changed and nothing is recorded. Returns the key after the change.
 */
export const changeKey = (
  deps: Deps,
  id: number,
  action: AuditAction,
  change: (tx: Db, at: string, key: ApiKey) => Promise<ChangeFacts | undefined>,
  condition: IfMatchCondition = NO_CONDITION,
): Promise<ApiKey> =>
  deps.connection.transaction(async (tx) => {
    await requireMatch(tx, 'api_keys', id, condition, () => findKey(deps, id, tx));
    const key = await getKey(deps, id, tx);
    const at = nextTimestamp(deps, key);
    const facts = await change(tx, at, key);
    if (facts === undefined) return key;
    await store.updateKey(tx, id, { updated_at: at });
    const changed = await getKey(deps, id, tx);
    const event = { action, subject: 'api_key', subjectId: id, subjectName: changed.name } as const;
    await recordEvent(tx, { ...event, detail: {}, ...facts }, at);
    return changed;
  });

/** The hosts to which a key is sent by default, before and after its base URL was changed. */
const hostChange = async (
  tx: Db,
  { providerId, baseUrl }: ApiKey,
  next: string | null | undefined,
): Promise<{ host: string | null; previousHost: string | null }> => {
  const providers = await store.findProviderBaseUrl(tx, providerId);
  return { host: hostOf(next ?? providers), previousHost: hostOf(baseUrl ?? providers) };
};

/** Seals a key with other identifiers; returns the names of those that differ. Throws BAD_REQUEST for a part that is secret. */
const replaceIdentifiers = async (
  deps: Deps,
  tx: Db,
  { id, providerId }: ApiKey,
  given: KeyPartValues,
): Promise<string[]> => {
  const { keyPlacement } = (await findProvider(deps, providerId, tx)) ?? {};
  requireIdentifiers(keyPlacement, given);
  const { value, parts } = readCompound(await openSecret(deps, tx, id));
  const changed = Object.keys(given).filter((name) => given[name] !== parts[name]);
  if (changed.length === 0) return [];
  const next = { value, parts: { ...parts, ...given } };
  await store.updateKey(tx, id, { part_prefixes: partPrefixes(next.parts) });
  await sealSecret(deps, tx, id, keyTextOf(keyPlacement, next));
  return changed;
};

/**
 * Changes the fields whose values differ; the record names them without their values, and the hosts of the old and the
 * new base URL. A verdict on the key at its old
 * base URL does not apply to the new one: the key counts as active until a verification says otherwise.
 */
export const updateKey = (
  deps: Deps,
  { id, ...input }: UpdateKeyInput,
  condition?: IfMatchCondition,
): Promise<ApiKey> => {
  const change = async (tx: Db, _at: string, key: ApiKey): Promise<ChangeFacts | undefined> => {
    const details = KEY_DETAILS.filter(
      (name) => input[name] !== undefined && !isDeepStrictEqual(input[name], key[name]),
    );
    requireOpenNames(Object.fromEntries(details.map((name) => [name, input[name]])));
    const parts = input.parts === undefined ? [] : await replaceIdentifiers(deps, tx, key, input.parts);
    const changed = [...details, ...parts];
    if (changed.length === 0) return undefined;
    const isUnverified = details.includes('baseUrl') || parts.length > 0;
    const columns = { ...store.detailColumns(input), ...(isUnverified ? UNVERIFIED : {}) };
    const save = () => store.updateKey(tx, id, columns);
    await (details.includes('baseUrl') ? resealing(deps, tx, id, save) : save());
    const fields = changed.join(', ');
    if (!details.includes('baseUrl')) return { detail: { fields } };
    const { host, previousHost } = await hostChange(tx, key, input.baseUrl);
    return { host, detail: { fields, previousHost } };
  };
  return changeKey(deps, id, 'key.update', change, condition);
};

/** A host that is pinned already changes nothing. */
export const pinHost = (
  deps: Deps,
  { id, host }: { id: number; host: string },
  condition?: IfMatchCondition,
): Promise<ApiKey> => {
  const change = async (tx: Db, at: string, { pinnedHosts }: ApiKey): Promise<ChangeFacts | undefined> => {
    if (pinnedHosts.includes(host)) return undefined;
    await resealing(deps, tx, id, () => store.insertHost(tx, id, host, at));
    return { host };
  };
  return changeKey(deps, id, 'key.pin-host', change, condition);
};

export const unpinHost = (
  deps: Deps,
  { id, host }: { id: number; host: string },
  condition?: IfMatchCondition,
): Promise<ApiKey> => {
  const change = async (tx: Db): Promise<ChangeFacts> => {
    const isDeleted = await resealing(deps, tx, id, () => store.deleteHost(tx, id, host));
    if (!isDeleted) throw notFound('Pinned host');
    return { host };
  };
  return changeKey(deps, id, 'key.unpin-host', change, condition);
};

export const deleteKey = (
  deps: Deps,
  id: number,
  condition: IfMatchCondition = NO_CONDITION,
): Promise<{ id: number }> =>
  deps.connection.transaction(async (tx) => {
    await requireMatch(tx, 'api_keys', id, condition, () => findKey(deps, id, tx));
    const key = await getKey(deps, id, tx);
    if (!(await store.deleteKey(tx, id, timestamp(deps)))) throw missing();
    await retireSecrets(tx, id);
    await recordEvent(
      tx,
      { action: 'key.delete', subject: 'api_key', subjectId: id, subjectName: key.name, detail: {} },
      timestamp(deps),
    );
    return { id };
  });
