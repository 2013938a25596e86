import type { AddedKey, AddKeyInput, ApiKey } from '@gatehouse/contract/keys.ts';
import { maskPrefix } from '@gatehouse/contract/mask.ts';
import type { Provider } from '@gatehouse/contract/providers.ts';
import type { Db } from '#src/db/database.ts';
import { type Deps, timestamp } from '#src/deps.ts';
import { rejected } from '#src/errors.ts';
import { recordEvent } from '#src/features/audit/audit.service.ts';
import { sealSecret } from '#src/features/keys/key-secrets.ts';
import { getKey, hostOf } from '#src/features/keys/keys.service.ts';
import * as store from '#src/features/keys/keys.store.ts';
import { keysWithSecret } from '#src/features/keys/same-secret.service.ts';
import { requireKeyAlone, requireWholeKey } from '#src/features/keys/whole-key.ts';
import { findProvider } from '#src/features/providers/providers.service.ts';

type NewKey = Omit<AddKeyInput, 'providerId'>;

/** Stores a key of a provider within a transaction. Throws BAD_REQUEST for half a key. */
const insertKey = async (tx: Db, deps: Deps, provider: Provider, input: NewKey): Promise<ApiKey> => {
  requireWholeKey(provider.keyPlacement, 'apiKey', input.apiKey);
  const at = timestamp(deps);
  const id = await store.insertKey(tx, {
    provider_id: provider.id,
    name: input.name,
    secret_prefix: maskPrefix(input.apiKey),
    base_url: input.baseUrl ?? null,
    key_type: input.keyType ?? null,
    expires_at: input.expiresAt ?? null,
    last_rotated: input.lastRotated ?? at,
    is_active: 1,
    created_at: at,
    updated_at: at,
  });
  await sealSecret(deps, tx, id, input.apiKey);
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

/**
 * Stores a key of the provider that `prepare` returns, which may be added in the same transaction. Throws CONFLICT for a
 * secret that is stored already, if the input asks for that.
 * @param listed the provider, if it is in the list before
 */
export const addKeyOf = async (
  deps: Deps,
  input: NewKey,
  listed: Provider | undefined,
  prepare: (tx: Db) => Promise<Provider>,
): Promise<AddedKey> => {
  requireKeyAlone('apiKey', input.apiKey, input.exact);
  const sameSecretAs =
    listed === undefined ? [] : await keysWithSecret(deps, { providerId: listed.id, secret: input.apiKey });
  const [same] = sameSecretAs;
  if (same !== undefined && input.ifNew === true)
    throw rejected('CONFLICT', 'apiKey', `You already stored this secret as “${same.name}”`);
  const key = await deps.connection.transaction(async (tx) => {
    const provider = await prepare(tx);
    return insertKey(tx, deps, provider, input);
  });
  return same === undefined ? key : { ...key, sameSecretAs };
};

const providerOf = async (deps: Deps, id: number, db?: Db): Promise<Provider> => {
  const provider = await findProvider(deps, id, db);
  if (provider === undefined) throw rejected('BAD_REQUEST', 'providerId', 'Unknown provider');
  return provider;
};

export const addKey = async (deps: Deps, input: AddKeyInput): Promise<AddedKey> => {
  const provider = await providerOf(deps, input.providerId);
  try {
    return await addKeyOf(deps, input, provider, async () => provider);
  } catch (error) {
    // The database itself refuses if the provider was removed in the meantime.
    await providerOf(deps, input.providerId);
    throw error;
  }
};

/** Stores a key within the transaction of a caller that stores more. Throws BAD_REQUEST for an unknown provider and for half a key. */
export const addKeyIn = async (tx: Db, deps: Deps, input: AddKeyInput): Promise<ApiKey> => {
  const provider = await providerOf(deps, input.providerId, tx);
  requireKeyAlone('apiKey', input.apiKey, input.exact);
  return insertKey(tx, deps, provider, input);
};
