import { type AddKeyInput, type ApiKey, maskPrefix, type UpdateKeyInput } from '@gatehouse/contract/keys.ts';
import type { Db } from '#src/db/database.ts';
import { type Deps, timestamp } from '#src/deps.ts';
import { AppError, notFound } from '#src/errors.ts';
import { recordEvent } from '#src/features/audit/audit.service.ts';
import * as store from '#src/features/keys/keys.store.ts';
import { findProvider } from '#src/features/providers/providers.service.ts';

const missing = () => notFound('API key');

const sealed = (deps: Deps, id: number, secret: string) => ({
  secret: deps.vault.seal({ table: 'api_keys', column: 'secret', row: id }, secret),
  secret_prefix: maskPrefix(secret),
});

export const listKeys = (deps: Deps): Promise<ApiKey[]> => store.listKeys(deps.connection.db);

/** Throws NOT_FOUND if no key has this id. */
const getKey = async (deps: Deps, id: number, db: Db = deps.connection.db): Promise<ApiKey> => {
  const key = await store.findKey(db, id);
  if (key === undefined) throw missing();
  return key;
};

export const addKey = async (deps: Deps, input: AddKeyInput): Promise<ApiKey> => {
  const provider = await findProvider(deps, input.providerId);
  if (provider === undefined) {
    const message = 'Unknown provider';
    throw new AppError('BAD_REQUEST', message, { issues: [{ path: ['providerId'], message }] });
  }
  const at = timestamp(deps);
  return deps.connection.transaction(async (tx) => {
    const id = await store.insertKey(tx, {
      provider_id: provider.id,
      name: input.name,
      secret_prefix: '',
      base_url: input.baseUrl ?? null,
      key_type: input.keyType ?? null,
      expires_at: input.expiresAt ?? null,
      last_rotated: input.lastRotated ?? at,
      is_active: 1,
      created_at: at,
      updated_at: at,
    });
    await store.updateKey(tx, id, sealed(deps, id, input.apiKey));
    await recordEvent(
      tx,
      { action: 'key.add', subject: 'api_key', subjectId: id, detail: { provider: provider.slug } },
      at,
    );
    return getKey(deps, id, tx);
  });
};

/** Opens the sealed secret of a key. */
export const openSecret = (deps: Deps, id: number, secret: string): Promise<string> =>
  deps.vault.open({ table: 'api_keys', column: 'secret', row: id }, secret);

/** The event is stored before the key is returned: if it cannot be recorded, the key is not revealed. */
export const revealKey = async (deps: Deps, id: number): Promise<{ apiKey: string }> => {
  const found = await store.readSecret(deps.connection.db, id);
  if (found === undefined) throw missing();
  const apiKey = await openSecret(deps, id, found.secret);
  const event = { action: 'key.reveal', subject: 'api_key', subjectId: id, detail: {} } as const;
  await recordEvent(deps.connection.db, event, timestamp(deps));
  return { apiKey };
};

/**
 * Runs `change` on an existing key and records it with the facts that `change` returns, in one transaction. If it returns
 * undefined, nothing was changed and nothing is recorded. Returns the key after the change.
 */
const changeKey = (
  deps: Deps,
  id: number,
  action: 'key.update' | 'key.rotate' | 'key.pin-host' | 'key.unpin-host',
  change: (tx: Db, at: string, key: ApiKey) => Promise<Record<string, string> | undefined>,
): Promise<ApiKey> =>
  deps.connection.transaction(async (tx) => {
    const at = timestamp(deps);
    const key = await getKey(deps, id, tx);
    const detail = await change(tx, at, key);
    if (detail === undefined) return key;
    await store.updateKey(tx, id, { updated_at: at });
    await recordEvent(tx, { action, subject: 'api_key', subjectId: id, detail }, at);
    return getKey(deps, id, tx);
  });

const EDITABLE = ['name', 'baseUrl', 'keyType', 'expiresAt'] as const;

/**
 * Changes the fields whose values differ; the record names them without their values. A verdict on the key at its old
 * base URL does not apply to the new one: the key counts as active until a verification says otherwise.
 */
export const updateKey = (deps: Deps, { id, ...input }: UpdateKeyInput): Promise<ApiKey> =>
  changeKey(deps, id, 'key.update', async (tx, _at, key) => {
    const changed = EDITABLE.filter((field) => input[field] !== undefined && input[field] !== key[field]);
    if (changed.length === 0) return undefined;
    // Undefined leaves a column unchanged.
    await store.updateKey(tx, id, {
      name: input.name,
      base_url: input.baseUrl,
      key_type: input.keyType,
      expires_at: input.expiresAt,
      is_active: changed.includes('baseUrl') ? 1 : undefined,
    });
    return { fields: changed.join(', ') };
  });

/** The new key counts as active until a verification says otherwise; the expiry of the old one is removed. */
export const rotateKey = (deps: Deps, input: { id: number; newApiKey: string }): Promise<ApiKey> =>
  changeKey(deps, input.id, 'key.rotate', async (tx, at) => {
    await store.updateKey(tx, input.id, {
      ...sealed(deps, input.id, input.newApiKey),
      last_rotated: at,
      is_active: 1,
      expires_at: null,
    });
    return {};
  });

export const pinHost = (deps: Deps, { id, host }: { id: number; host: string }): Promise<ApiKey> =>
  changeKey(deps, id, 'key.pin-host', async (tx, at) => {
    await store.insertHost(tx, id, host, at);
    return { host };
  });

export const unpinHost = (deps: Deps, { id, host }: { id: number; host: string }): Promise<ApiKey> =>
  changeKey(deps, id, 'key.unpin-host', async (tx) => {
    if (!(await store.deleteHost(tx, id, host))) throw notFound('Pinned host');
    return { host };
  });

export const deleteKey = (deps: Deps, id: number): Promise<{ id: number }> =>
  deps.connection.transaction(async (tx) => {
    if (!(await store.deleteKey(tx, id))) throw missing();
    await recordEvent(
      tx,
      { action: 'key.delete', subject: 'api_key', subjectId: id, detail: {} },
      timestamp(deps),
    );
    return { id };
  });
