// Stores sealed secrets one after another and says each row on stdout once its transaction is committed.
// Arguments: data folder, master key in base64, how many at most, and optionally the value of PRAGMA synchronous.
import { writeSync } from 'node:fs';
import { sql } from 'kysely';
import { openDatabase } from '#src/db/connect.ts';
import { classifyFailure } from '#src/db/failure.ts';
import { openVault } from '#src/vault/vault.ts';
import { quietLog } from '#test/quiet-log.ts';
import { insertBareProvider, storeSecret } from '#test/stored-secrets.ts';

const [dataDir = '', key = '', limit = '0', synchronous] = process.argv.slice(2);
const say = (line: string): void => void writeSync(1, `${line}\n`);

const log = { ...quietLog, warn: (_fields: object, message: string) => say(`warned ${message}`) };
const connection = await openDatabase({ dataDir, log });
const vault = await openVault({ connection, masterKey: Buffer.from(key, 'base64') });
if (synchronous) await sql`pragma synchronous = ${sql.raw(synchronous)}`.execute(connection.db);
const provider = await connection.db.selectFrom('providers').select('id').executeTakeFirst();
const providerId = provider?.id ?? (await insertBareProvider(connection.db, 'custom'));
const { last } = await connection.db
  .selectFrom('api_keys')
  .select(({ fn }) => fn.max('id').as('last'))
  .executeTakeFirstOrThrow();
say(`ready ${last ?? 0}`);

for (let count = 1; count <= Number(limit); count += 1) {
  try {
    const row = await storeSecret(connection, vault, providerId, `secret ${(last ?? 0) + count}`);
    say(`stored ${row}`);
  } catch (error) {
    say(`failed ${classifyFailure(error) ?? error}`);
  }
}
say('done');
await connection.close();
