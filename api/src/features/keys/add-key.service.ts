import type { AddedKey, AddKeyInput, ApiKey } from '@gatehouse/contract/keys.ts';
import type { Provider } from '@gatehouse/contract/providers.ts';
import type { Knowledge } from '@gatehouse/knowledge/open-knowledge.ts';
import { maskPrefix } from '@gatehouse/secrets/masks.ts';
import type { Db } from '#src/db/database.ts';
import { type Deps, timestamp } from '#src/deps.ts';
import { rejected } from '#src/errors.ts';
import { recordEvent } from '#src/features/audit/audit.service.ts';
import { keyTextOf, partPrefixes, wholeKey } from '#src/features/keys/key-parts.ts';
import { sealSecret } from '#src/features/keys/key-secrets.ts';
import { getKey, hostOf } from '#src/features/keys/keys.service.ts';
import * as store from '#src/features/keys/keys.store.ts';
import { requireOpenNames } from '#src/features/keys/open-names.ts';
import { keysWithSecret } from '#src/features/keys/same-secret.service.ts';
import { requireKeyAlone, requireWholeKey } from '#src/features/keys/whole-key.ts';
import { knownEntryOf } from '#src/features/providers/known-entry.ts';
import { findProvider } from '#src/features/providers/providers.service.ts';
import type { CompoundSecret } from '#src/vault/compound.ts';

type NewKey = Omit<AddKeyInput, 'providerId'>;

const insertKey = async (
  tx: Db,
  deps: Deps,
  provider: Provider,
  { key, ...input }: NewKey & { key: CompoundSecret },
): Promise<ApiKey> => {
  const at = timestamp(deps);
  const id = await store.insertKey(tx, {
    provider_id: provider.id,
    ...store.detailColumns(input),
    secret_prefix: maskPrefix(key.value),
    part_prefixes: partPrefixes(key.parts),
    last_rotated: input.lastRotated ?? at,
    is_active: 1,
    created_at: at,
    updated_at: at,
  });
  await sealSecret(deps, tx, id, keyTextOf(provider.keyPlacement, key));
  await recordEvent(
    tx,
    {
      action: 'key.add',
      subject: 'api_key',
      subjectId: id,
      subjectName: input.name,
      host: hostOf(input.baseUrl),
      detail: { provider: provider.slug },
    },
    at,
  );
  return getKey(deps, id, tx);
};

/** Throws CONFLICT for a secret that is stored already. */
const requireNew = async (deps: Deps, tx: Db, providerId: number, secret: string): Promise<void> => {
  const [same] = await keysWithSecret(deps, tx, { providerId, secret });
  if (same !== undefined)
    throw rejected('CONFLICT', 'apiKey', `You already stored this secret as “${same.name}”`);
};

/** The base URL of a kind of keys that is for another one than the provider's, such as DeepL's of free plans; null for the others. */
const baseUrlOfKey = (knowledge: Knowledge, provider: Provider, key: string): string | null =>
  knownEntryOf(knowledge, provider)?.keyBaseUrls.find(({ keys }) => new RegExp(keys).test(key))?.baseUrl ??
  null;

const addKeyTo = async (deps: Deps, tx: Db, provider: Provider, input: NewKey): Promise<ApiKey> => {
  if (provider.keyPlacement.type === 'none')
    throw rejected('CONFLICT', 'providerId', `${provider.name} takes no keys: it is called without one`);
  requireOpenNames(input, input.apiKey);
  requireKeyAlone('apiKey', input.apiKey, input.exact);
  requireWholeKey(provider.keyPlacement, 'apiKey', input.apiKey);
  const key = wholeKey(
    provider.keyPlacement,
    { value: input.apiKey, given: input.parts },
    { fields: { value: 'apiKey', parts: 'parts' }, exact: input.exact },
  );
  // Only who asks for it compares within the transaction: on PostgreSQL all keys that are added meanwhile would conflict.
  if (input.ifNew === true) await requireNew(deps, tx, provider.id, input.apiKey);
  const baseUrl = input.baseUrl ?? baseUrlOfKey(deps.knowledge, provider, key.value);
  return insertKey(tx, deps, provider, { ...input, baseUrl, key });
};

/** Stores a key of the provider that `prepare` returns, which may be added in the same transaction. Throws like `addKey`. */
export const addKeyOf = async (
  deps: Deps,
  input: NewKey,
  prepare: (tx: Db) => Promise<Provider>,
): Promise<AddedKey> => {
  const { db } = deps.connection;
  const key = await deps.connection.transaction(async (tx) => addKeyTo(deps, tx, await prepare(tx), input));
  if (input.ifNew === true) return key;
  const same = await keysWithSecret(deps, db, { providerId: key.providerId, secret: input.apiKey });
  const sameSecretAs = same.filter(({ id }) => id < key.id);
  return sameSecretAs.length === 0 ? key : { ...key, sameSecretAs };
};

const providerOf = async (deps: Deps, id: number, db: Db): Promise<Provider> => {
  const provider = await findProvider(deps, id, db);
  if (provider === undefined) throw rejected('BAD_REQUEST', 'providerId', 'Unknown provider');
  return provider;
};

/**
 * Throws BAD_REQUEST for an unknown provider, half a key and a key in its name or a tag, CONFLICT for an API without keys, and for a stored secret if
 * the input asks for that.
 */
export const addKey = async (deps: Deps, input: AddKeyInput): Promise<AddedKey> => {
  const { providerId } = input;
  try {
    return await addKeyOf(deps, input, (tx) => providerOf(deps, providerId, tx));
  } catch (error) {
    // The database itself refuses if the provider was removed in the meantime.
    await providerOf(deps, providerId, deps.connection.db);
    throw error;
  }
};

/** Stores a key within the transaction of a caller that stores more. Throws like `addKey`. */
export const addKeyIn = async (tx: Db, deps: Deps, input: AddKeyInput): Promise<ApiKey> =>
  addKeyTo(deps, tx, await providerOf(deps, input.providerId, tx), input);
