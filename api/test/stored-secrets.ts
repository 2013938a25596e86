import type { DatabaseConnection } from '#src/db/connection.ts';
import type { Db } from '#src/db/database.ts';
import { KEY_SECRET } from '#src/features/keys/key-secrets.ts';
import { SEALED_COLUMNS } from '#src/sealed-columns.ts';
import { findRefs, sealAllStored } from '#src/vault/bound-secrets.ts';
import type { SecretRef } from '#src/vault/envelope.ts';
import { type StoredSecretsDeps, storedRows } from '#src/vault/stored-secrets.ts';
import type { Vault } from '#src/vault/vault.ts';

const AT = '2026-11-20T00:00:00.000Z';

/** A provider with only the required columns. */
export const bareProvider = (slug: string) => ({
  slug,
  name: slug,
  description: '',
  special_requirements: '[]',
  required_scopes: '[]',
  recommended_rotation_days: 90,
  key_placement: '{"type":"bearer"}',
  default_headers: '{}',
  hosts: '[]',
  source: 'built-in',
  created_at: AT,
  updated_at: AT,
});

export const insertBareProvider = async (db: Db, slug: string): Promise<number> => {
  const { id } = await db
    .insertInto('providers')
    .values(bareProvider(slug))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

const bareKey = (providerId: number, secret: string) => ({
  provider_id: providerId,
  name: 'stored',
  secret: '',
  secret_prefix: secret.slice(0, 3),
  last_rotated: AT,
  is_active: 1,
  created_at: AT,
  updated_at: AT,
});

/** Stores secrets as the product does. @returns their row ids, in the same order */
export const storeSecrets = (
  connection: DatabaseConnection,
  vault: Vault,
  providerId: number,
  secrets: readonly string[],
): Promise<number[]> =>
  connection.transaction(async (tx) => {
    const ids: number[] = [];
    // As many as fit into one statement.
    for (let from = 0; from < secrets.length; from += 500) {
      const some = secrets.slice(from, from + 500);
      const rows = await tx
        .insertInto('api_keys')
        .values(some.map((secret) => bareKey(providerId, secret)))
        .returning('id')
        .execute();
      const inOrder = rows.map(({ id }) => id).sort((a, b) => a - b);
      await sealAllStored(vault, tx, KEY_SECRET, new Map(inOrder.map((id, at) => [id, some[at] ?? ''])));
      ids.push(...inOrder);
    }
    return ids;
  });

/** Stores one secret as the product does. @returns its row id */
export const storeSecret = async (
  connection: DatabaseConnection,
  vault: Vault,
  providerId: number,
  secret: string,
): Promise<number> => {
  const [id = 0] = await storeSecrets(connection, vault, providerId, [secret]);
  return id;
};

/** Every stored secret by its row, with what it is bound to. */
export const sealedSecrets = async (db: Db): Promise<{ id: number; secret: string; ref: SecretRef }[]> => {
  const rows = await db.selectFrom('api_keys').select(['id', 'secret']).orderBy('id').execute();
  const refs = new Map<number, SecretRef>();
  for (let from = 0; from < rows.length; from += 1_000) {
    const ids = rows.slice(from, from + 1_000).map(({ id }) => id);
    for (const [id, ref] of await findRefs(db, KEY_SECRET, ids)) refs.set(id, ref);
  }
  return rows.flatMap(({ id, secret }) => {
    const ref = refs.get(id);
    return ref === undefined ? [] : [{ id, secret, ref }];
  });
};

/** Every stored secret that opens. */
export const allStoredSecrets = async (deps: StoredSecretsDeps): Promise<string[]> => {
  const all: string[] = [];
  for await (const { rows } of storedRows(deps, SEALED_COLUMNS))
    all.push(...rows.flatMap(({ secrets }) => secrets));
  return all;
};
