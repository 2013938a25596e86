import { type DataKey, decrypt, derive, partsOf, VaultError } from '#src/vault/envelope.ts';

/** Secrets of the first version were bound to their place, but not to what they may be used for. */
const FORMAT = 'v1';

export type OlderPlace = { table: string; column: string; row: number };

/** Whether a data key or a secret has the older format; only an upgrade reads those. */
export const isOlder = (stored: unknown): boolean => partsOf(stored)[0] === FORMAT;

/** A data key of the first version. Throws a VaultError. */
export const unwrapOlder = (masterKey: Buffer, id: number, wrapped: string): DataKey => {
  const [format, nonce = '', body = '', ...rest] = partsOf(wrapped);
  if (format !== FORMAT || rest.length > 0) throw new VaultError(`The data key ${id} is malformed`);
  const associated = `${FORMAT}|data_keys|wrapped|${id}`;
  return { id, key: decrypt(derive(masterKey, 'wrap'), nonce, body, associated) };
};

/** The plaintext of a secret of the first version. Throws a VaultError. */
export const openOlder = (
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
