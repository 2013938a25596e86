import { type AddKeyInput, type ApiKey, maskPrefix } from '@gatehouse/contract/keys.ts';
import type { Provider } from '@gatehouse/contract/providers.ts';
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

/** Throws NOT_FOUND where no key has this id. */
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

/** The secret itself, for a call or for the person who owns it. Throws NOT_FOUND. */
const openSecret = async (deps: Deps, id: number): Promise<string> => {
  const secret = await store.readSecret(deps.connection.db, id);
  if (secret === undefined) throw missing();
  return deps.vault.open({ table: 'api_keys', column: 'secret', row: id }, secret);
};

/** Whether this is still the secret of the key: neither rotated nor deleted meanwhile. */
export const isStillKey = async (deps: Deps, tx: Db, id: number, secret: string): Promise<boolean> => {
  const sealed = await store.readSecret(tx, id);
  if (sealed === undefined) return false;
  return (await deps.vault.open({ table: 'api_keys', column: 'secret', row: id }, sealed)) === secret;
};

/** The event is stored before the key is answered: what cannot be recorded is not revealed. */
export const revealKey = async (deps: Deps, id: number): Promise<{ apiKey: string }> => {
  const apiKey = await openSecret(deps, id);
  const event = { action: 'key.reveal', subject: 'api_key', subjectId: id, detail: {} } as const;
  await recordEvent(deps.connection.db, event, timestamp(deps));
  return { apiKey };
};

/** Runs `change` on an existing key and records it, in one transaction. Answers the key afterwards. */
const changeKey = (
  deps: Deps,
  id: number,
  event: { action: 'key.rotate' | 'key.pin-host' | 'key.unpin-host'; detail: Record<string, string> },
  change: (tx: Db, at: string) => Promise<unknown>,
): Promise<ApiKey> =>
  deps.connection.transaction(async (tx) => {
    const at = timestamp(deps);
    await getKey(deps, id, tx);
    await change(tx, at);
    await store.updateKey(tx, id, { updated_at: at });
    await recordEvent(tx, { ...event, subject: 'api_key', subjectId: id }, at);
    return getKey(deps, id, tx);
  });

/** A fresh key is taken for live until a verification says otherwise; the expiry of the old one goes with it. */
export const rotateKey = (deps: Deps, input: { id: number; newApiKey: string }): Promise<ApiKey> =>
  changeKey(deps, input.id, { action: 'key.rotate', detail: {} }, (tx, at) =>
    store.updateKey(tx, input.id, {
      ...sealed(deps, input.id, input.newApiKey),
      last_rotated: at,
      is_active: 1,
      expires_at: null,
    }),
  );

export const pinHost = (deps: Deps, input: { id: number; host: string }): Promise<ApiKey> =>
  changeKey(deps, input.id, { action: 'key.pin-host', detail: { host: input.host } }, (tx, at) =>
    store.insertHost(tx, input.id, input.host, at),
  );

export const unpinHost = (deps: Deps, input: { id: number; host: string }): Promise<ApiKey> =>
  changeKey(deps, input.id, { action: 'key.unpin-host', detail: { host: input.host } }, async (tx) => {
    if (!(await store.deleteHost(tx, input.id, input.host))) throw notFound('Pinned host');
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

/** What a call needs besides its own input. */
export type CallCredentials = { key: ApiKey; provider: Provider; secret: string };

/** Key, provider and secret of one id. Throws NOT_FOUND. */
export const loadCredentials = async (deps: Deps, id: number): Promise<CallCredentials> => {
  const key = await getKey(deps, id);
  const provider = await findProvider(deps, key.providerId);
  if (provider === undefined) throw notFound('Provider');
  return { key, provider, secret: await openSecret(deps, id) };
};
