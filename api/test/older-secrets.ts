import { createCipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { DatabaseConnection } from '#src/db/connection.ts';

// The format of the first version, written out: the code of today no longer has it.
const encrypt = (key: Buffer, plain: Buffer, associated: string): string => {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, nonce, { authTagLength: 16 });
  cipher.setAAD(Buffer.from(associated));
  const body = Buffer.concat([cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
  return `${nonce.toString('base64url')}.${body.toString('base64url')}`;
};

export type OlderKey = { id: number; key: Buffer };

export const wrapOlder = (masterKey: Buffer, { id, key }: OlderKey): string => {
  const wrapping = Buffer.from(hkdfSync('sha256', masterKey, Buffer.alloc(0), 'gatehouse wrap v1', 32));
  return `v1.${encrypt(wrapping, key, `v1|data_keys|wrapped|${id}`)}`;
};

export const sealOlder = ({ id, key }: OlderKey, row: number, secret: string): string =>
  `v1.${id}.${encrypt(key, Buffer.from(secret), `v1|api_keys|secret|${row}|${id}`)}`;

/**
 * Turns a database into one that the first version has filled, with these secrets by row.
 * @returns its data key
 */
export const makeOlder = (
  connection: DatabaseConnection,
  masterKey: Buffer,
  secrets: ReadonlyMap<number, string>,
): Promise<OlderKey> =>
  connection.transaction(async (tx) => {
    const dataKey = { id: 1, key: randomBytes(32) };
    await tx.deleteFrom('secret_versions').execute();
    await tx.deleteFrom('data_keys').execute();
    await tx
      .insertInto('data_keys')
      .values({ id: 1, wrapped: wrapOlder(masterKey, dataKey), state: 'active', created_at: 'then' })
      .execute();
    const isPostgres = connection.dialect === 'postgres';
    if (isPostgres) await sql`alter table api_keys drop constraint api_keys_secret_check`.execute(tx);
    for (const [id, secret] of secrets) {
      await tx
        .updateTable('api_keys')
        .set({ secret: sealOlder(dataKey, id, secret) })
        .where('id', '=', id)
        .execute();
    }
    if (isPostgres) await sql.raw(LATER_CHECK).execute(tx);
    return dataKey;
  });

/** Of the migration: PostgreSQL accepts no new value in the older format. */
export const LATER_CHECK =
  "alter table api_keys add constraint api_keys_secret_check check (secret = '' or secret like 'v2.%') not valid";
