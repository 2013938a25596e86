// Stores sealed secrets one after another and prints each row on stdout after its transaction is committed.
// Arguments: data folder, master key in base64, maximum count, and optionally the value of PRAGMA synchronous.
import { writeSync } from 'node:fs';
import { sql } from 'kysely';
import { openDatabase } from '#src/db/connect.ts';
import { classifyFailure } from '#src/db/failure.ts';
import { openVault } from '#src/vault/vault.ts';
import { quietLog } from '#test/quiet-log.ts';
import { insertBareProvider, storeSecret } from '#test/stored-secrets.ts';

const [dataDir = '', key = '', limit = '0', synchronous] = process.argv.slice(2);
const print = (line: string): void => void writeSync(1, `${line}\n`);

const log = { ...quietLog, warn: (_fields: object, message: string) => print(`warned ${message}`) };
const connection = await openDatabase({ dataDir, log });
const vault = await openVault({ connection, masterKey: Buffer.from(key, 'base64') });
if (synchronous) await sql`pragma synchronous = ${sql.raw(synchronous)}`.execute(connection.db);
const provider = await connection.db.selectFrom('providers').select('id').executeTakeFirst();
const providerId = provider?.id ?? (await insertBareProvider(connection.db, 'custom'));
const { last } = await connection.db
  .selectFrom('api_keys')
  .select(({ fn }) => fn.max('id').as('last'))
  .executeTakeFirstOrThrow();
print(`ready ${last ?? 0}`);

for (let count = 1; count <= Number(limit); count += 1) {
  try {
    const row = await storeSecret(connection, vault, providerId, `secret ${(last ?? 0) + count}`);
    print(`stored ${row}`);
  } catch (error) {
    print(`failed ${classifyFailure(error) ?? error}`);
  }
}
print('done');
await connection.close();
