import { BUILT_IN_SLUGS } from '@gatehouse/contract/plain/built-in-slugs.ts';
import type { Db } from '#src/db/database.ts';
import type { Deps } from '#src/deps.ts';
import { KEY_SECRET_PLACE } from '#src/features/keys/key-purpose.ts';
import { keyPurposes, keysOfProviders } from '#src/features/keys/keys.store.ts';
import { previousPurposes } from '#src/features/keys/previous-keys.store.ts';
import { savedProvidersWith } from '#src/features/providers/providers.service.ts';
import {
  openIfPossible,
  openStored,
  retireStored,
  sealAllStored,
  sealStored,
} from '#src/vault/bound-secrets.ts';
import { readCompound } from '#src/vault/compound.ts';
import { VaultError } from '#src/vault/envelope.ts';
import type { SealedColumn } from '#src/vault/sealed-columns.ts';

export const KEY_SECRET: SealedColumn = {
  ...KEY_SECRET_PLACE,
  purposesOf: keyPurposes,
  comparedPart: (text) => readCompound(text).value,
};

/** The key that the last rotation replaced. It stays bound to the hosts of that time, whatever its key gets later. */
export const PREVIOUS_SECRET: SealedColumn = {
  table: 'previous_keys',
  column: 'secret',
  purposesOf: previousPurposes,
};

/** Every sealed column with a secret of an API key. The ids of its rows are those of the keys. */
export const KEY_COLUMNS: readonly SealedColumn[] = [KEY_SECRET, PREVIOUS_SECRET];

type VaultDeps = Pick<Deps, 'vault'>;

/** The secret of a key that exists. Throws a VaultError if it does not open. */
export const openSecret = async (deps: VaultDeps, tx: Db, id: number): Promise<string> => {
  const secret = await openStored(deps.vault, tx, KEY_SECRET, id);
  // A key always has one: it was removed outside Gatehouse.
  if (secret === undefined) throw new VaultError('A stored secret is missing');
  return secret;
};

/** Seals a secret for its key and for what the key may do now. */
export const sealSecret = (deps: VaultDeps, tx: Db, id: number, secret: string): Promise<void> =>
  sealStored(deps.vault, tx, KEY_SECRET, id, secret);

/**
 * Runs a change of what a key may do, and seals its secrets again for that. Throws a VaultError if the key itself does not
 * open.
 */
export const resealing = async <T>(
  deps: VaultDeps,
  tx: Db,
  id: number,
  change: () => Promise<T>,
): Promise<T> => {
  const opened: [SealedColumn, string | undefined][] = [];
  for (const column of KEY_COLUMNS) {
    const isRequired = column === KEY_SECRET;
    const secret = await (isRequired ? openSecret(deps, tx, id) : openIfPossible(deps.vault, tx, column, id));
    opened.push([column, secret]);
  }
  const result = await change();
  for (const [column, secret] of opened) {
    if (secret !== undefined) await sealStored(deps.vault, tx, column, id, secret);
  }
  return result;
};

/** After a key was deleted: none of its secrets opens if its rows are put back. */
export const retireSecrets = async (tx: Db, id: number): Promise<void> => {
  for (const column of KEY_COLUMNS) await retireStored(tx, column, id);
};

/**
 * Runs a change of these providers: what their keys are bound to changes with it, so they are sealed again. A key that does
 * not open stays as it is.
 */
export const resealingKeysOf = async (
  { vault }: VaultDeps,
  tx: Db,
  providerIds: readonly number[],
  change: () => Promise<void>,
): Promise<void> => {
  const ids = await keysOfProviders(tx, providerIds);
  const opened: [SealedColumn, Map<number, string>][] = [];
  for (const column of KEY_COLUMNS) {
    const secrets = new Map<number, string>();
    for (const id of ids) {
      const secret = await openIfPossible(vault, tx, column, id);
      if (secret !== undefined) secrets.set(id, secret);
    }
    opened.push([column, secrets]);
  }
  await change();
  for (const [column, secrets] of opened) await sealAllStored(vault, tx, column, secrets);
};

/**
 * Runs the update of the built-in providers' rows. A saved provider may become built-in with this version, or give its slug
 * to a built-in one, which changes what its keys are bound to.
 */
export const resealingKeysOfTakenOver = async (
  deps: VaultDeps,
  tx: Db,
  update: () => Promise<void>,
): Promise<void> => resealingKeysOf(deps, tx, await savedProvidersWith(tx, BUILT_IN_SLUGS), update);
