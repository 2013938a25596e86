import type { Connection } from '#src/db/connection.ts';
import type { Db } from '#src/db/database.ts';
import { KEY_SECRET } from '#src/features/keys/key-secrets.ts';
import { findRefs, sealStored } from '#src/vault/bound-secrets.ts';
import type { SecretRef } from '#src/vault/envelope.ts';
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

/** Stores one secret as the product does. @returns its row id */
export const storeSecret = (
  connection: Connection,
  vault: Vault,
  providerId: number,
  secret: string,
): Promise<number> =>
  connection.transaction(async (tx) => {
    const { id } = await tx
      .insertInto('api_keys')
      .values({
        provider_id: providerId,
        name: 'stored',
        secret: '',
        secret_prefix: secret.slice(0, 3),
        last_rotated: AT,
        is_active: 1,
        created_at: AT,
        updated_at: AT,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await sealStored(vault, tx, KEY_SECRET, id, secret);
    return id;
  });

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
