import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { sql } from 'kysely';
import type { DatabaseConnection } from '#src/db/connection.ts';
import type { Side, StartOptions } from './server.ts';

/** Keys that are stored in one statement. */
const AT_ONCE = 500;
const AT = '2026-11-28T00:00:00.000Z';

/** A file of the version that is measured. */
const load = (root: string, file: string) => import(pathToFileURL(path.join(root, 'api/src', file)).href);

const open = async (root: string, where: { dataDir: string; databaseUrl: string | undefined }) => {
  const { openDatabase } = await load(root, 'db/connect.ts');
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
  return openDatabase({ ...where, log }) as Promise<DatabaseConnection>;
};

/** Stores keys with the code of the version that is measured, many in one statement. */
export const fillWithKeys =
  ({ root }: Side, keys: number): StartOptions['fill'] =>
  async ({ dataDir, databaseUrl, masterKey }) => {
    const { openVault } = await load(root, 'vault/vault.ts');
    const { sealAllStored } = await load(root, 'vault/bound-secrets.ts');
    const { KEY_SECRET } = await load(root, 'features/keys/key-secrets.ts');
    const connection = await open(root, { dataDir, databaseUrl });
    const vault = await openVault({ connection, masterKey });
    await connection.transaction(async (tx) => {
      const provider = {
        slug: 'filled',
        name: 'Filled',
        description: '',
        source: 'built-in',
        created_at: AT,
        updated_at: AT,
      };
      const texts = { special_requirements: '[]', required_scopes: '[]', default_headers: '{}', hosts: '[]' };
      const { id: provider_id } = await tx
        .insertInto('providers')
        .values({ ...provider, ...texts, recommended_rotation_days: 90, key_placement: '{"type":"bearer"}' })
        .returning('id')
        .executeTakeFirstOrThrow();
      for (let from = 0; from < keys; from += AT_ONCE) {
        const secrets = Array.from({ length: Math.min(AT_ONCE, keys - from) }, (_unused, at) =>
          secretOf(from + at),
        );
        const rows = await tx
          .insertInto('api_keys')
          .values(
            secrets.map((_secret, at) => ({
              ...{ provider_id, name: `Key ${from + at}`, secret: '', secret_prefix: 'sk-', is_active: 1 },
              ...{ last_rotated: AT, created_at: AT, updated_at: AT },
            })),
          )
          .returning('id')
          .execute();
        await sealAllStored(
          vault,
          tx,
          KEY_SECRET,
          new Map(rows.map(({ id }, at) => [id, secrets[at] ?? ''])),
        );
      }
    });
    await connection.close();
  };

export const secretOf = (index: number): string =>
  `sk-bench-${String((index * 7_919) % 1_000_003).padStart(7, '0')}-${index}-0123456789abcdef`;

/** Makes the file of a database so large, with bytes that mean nothing. */
export const fillWithBytes =
  ({ root }: Side, megabytes: number): StartOptions['fill'] =>
  async ({ dataDir, databaseUrl }) => {
    const connection = await open(root, { dataDir, databaseUrl });
    await sql`create table filler (bytes blob)`.execute(connection.db);
    for (let count = 0; count < megabytes; count += 1)
      await sql`insert into filler values (randomblob(1048576))`.execute(connection.db);
    await connection.close();
  };
