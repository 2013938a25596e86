import type { Connection } from '#src/db/connection.ts';
import type { Db } from '#src/db/database.ts';
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
  key_placement: '{}',
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

export const secretRef = (row: number): SecretRef => ({ table: 'api_keys', column: 'secret', row });

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
    await tx
      .updateTable('api_keys')
      .set({ secret: vault.seal(secretRef(id), secret) })
      .where('id', '=', id)
      .execute();
    return id;
  });

export const sealedSecrets = (db: Db): Promise<{ id: number; secret: string }[]> =>
  db.selectFrom('api_keys').select(['id', 'secret']).orderBy('id').execute();
