import { createSecretKey } from 'node:crypto';
import type { DatabaseConnection } from '#src/db/connection.ts';
import type { Db } from '#src/db/database.ts';
import { sealStored } from '#src/vault/bound-secrets.ts';
import {
  type DataKey,
  decrypt,
  newDataKey,
  partsOf,
  printOf,
  sealValue,
  VaultError,
  wrapDataKey,
  wrappingKey,
} from '#src/vault/envelope.ts';
import type { SealedColumn } from '#src/vault/sealed-columns.ts';
import {
  deleteDataKeysBefore,
  findDataKeys,
  findSealed,
  insertDataKey,
  lockDataKeys,
  type StoredDataKey,
  writeSealed,
} from '#src/vault/vault.store.ts';
import { requireMasterKey } from '#src/vault/vault.ts';

/** Secrets of the first version were bound to their place, but not to what they may be used for. */
const FORMAT = 'v1';

type OlderPlace = { table: string; column: string; row: number };

/** Whether a data key or a secret has the older format; only an upgrade reads those. */
const isOlder = (stored: unknown): boolean => partsOf(stored)[0] === FORMAT;

/** A data key of the first version. Throws a VaultError. */
const unwrapOlder = (masterKey: Buffer, id: number, wrapped: string): DataKey => {
  const [format, nonce = '', body = '', ...rest] = partsOf(wrapped);
  if (format !== FORMAT || rest.length > 0) throw new VaultError(`The data key ${id} is malformed`);
  const associated = `${FORMAT}|data_keys|wrapped|${id}`;
  return { id, key: createSecretKey(decrypt(wrappingKey(masterKey), nonce, body, associated)) };
};

/** The plaintext of a secret of the first version. Throws a VaultError. */
const openOlder = (
  keys: ReadonlyMap<number, DataKey>,
  { table, column, row }: OlderPlace,
  sealed: string,
): string => {
  const [format, id, nonce = '', body = '', ...rest] = partsOf(sealed);
  const dataKey = keys.get(Number(id));
  if (format !== FORMAT || dataKey === undefined || rest.length > 0)
    throw new VaultError('A stored secret is malformed');
  const associated = `${FORMAT}|${table}|${column}|${row}|${dataKey.id}`;
  return decrypt(dataKey.key, nonce, body, associated).toString('utf8');
};

/** How many values are in memory at once. */
const PAGE_SIZE = 500;

export type SecretsUpgrade = {
  upgraded: number;
  /** Values that did not open, as `table.column row`. They can never be opened again. */
  unreadable: string[];
};

/**
 * Before a value that did not open. PostgreSQL checks the format of a secret whenever its row changes: without it, the
 * name of such a key could not be changed. Nothing that begins like this opens.
 */
const UNREADABLE = 'v2.unreadable.';

/** A database has keys of one format: a key of the older one beside the newer is damage, which `openVault` reports. */
const isBefore = (stored: readonly StoredDataKey[]): boolean =>
  stored.length > 0 && stored.every(({ wrapped }) => isOlder(wrapped));

const upgradeColumn = async (
  tx: Db,
  column: SealedColumn,
  keys: { older: ReadonlyMap<number, DataKey>; next: DataKey },
): Promise<SecretsUpgrade> => {
  const result: SecretsUpgrade = { upgraded: 0, unreadable: [] };
  const vault = {
    seal: sealValue.bind(undefined, keys.next),
    print: printOf.bind(undefined, keys.next),
  };
  for (let afterId = 0; ; ) {
    const rows = await findSealed(tx, column, { afterId, limit: PAGE_SIZE });
    for (const { id, value } of rows) {
      let plaintext: string;
      try {
        plaintext = openOlder(keys.older, { ...column, row: id }, value);
      } catch (error) {
        if (!(error instanceof VaultError)) throw error;
        result.unreadable.push(`${column.table}.${column.column} ${id}`);
        await writeSealed(tx, column, [{ id, value: `${UNREADABLE}${value}` }]);
        continue;
      }
      await sealStored(vault, tx, column, id, plaintext);
      result.upgraded += 1;
    }
    if (rows.length < PAGE_SIZE) return result;
    afterId = rows.at(-1)?.id ?? afterId;
  }
};

/**
 * Seals the secrets of an older version again, bound to what they may be used for, and replaces the data keys: nothing
 * opens in the older format afterwards, also not if it is put back. All in one transaction: a kill at any point leaves the
 * old state or the new one. Undefined if there is nothing to do. Throws a StartError if the master key is another one.
 */
export const upgradeSecrets = async (
  connection: DatabaseConnection,
  masterKey: Buffer,
  columns: readonly SealedColumn[],
): Promise<SecretsUpgrade | undefined> => {
  if (!isBefore(await findDataKeys(connection.db))) return undefined;
  return connection.transaction(async (tx) => {
    if (connection.dialect === 'postgres') await lockDataKeys(tx);
    const stored = await findDataKeys(tx);
    // Another instance has done it in the meantime.
    if (!isBefore(stored)) return undefined;
    await requireMasterKey(tx, masterKey);
    const older = new Map(stored.map(({ id, wrapped }) => [id, unwrapOlder(masterKey, id, wrapped)]));
    const key = newDataKey();
    const id = await insertDataKey(tx, new Date().toISOString(), (made) =>
      wrapDataKey(masterKey, { id: made, key }),
    );
    const total: SecretsUpgrade = { upgraded: 0, unreadable: [] };
    for (const column of columns) {
      const { upgraded, unreadable } = await upgradeColumn(tx, column, { older, next: { id, key } });
      total.upgraded += upgraded;
      total.unreadable.push(...unreadable);
    }
    await deleteDataKeysBefore(tx, id);
    return total;
  });
};
