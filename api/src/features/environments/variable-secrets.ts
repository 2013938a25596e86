import type { Db } from '#src/db/database.ts';
import type { Deps } from '#src/deps.ts';
import { type StoredVariable, variablePurposes } from '#src/features/environments/environments.store.ts';
import { openAllStored } from '#src/vault/bound-secrets.ts';
import { VaultError } from '#src/vault/envelope.ts';
import type { SealedColumn } from '#src/vault/sealed-columns.ts';

export const VARIABLE_SECRET: SealedColumn = {
  table: 'environment_variables',
  column: 'secret',
  purposesOf: variablePurposes,
};

/** The values of these secret variables, by name. Call it inside a transaction. Throws a VaultError if one does not open. */
export const openVariables = async (
  { vault }: Pick<Deps, 'vault'>,
  tx: Db,
  variables: readonly StoredVariable[],
): Promise<Map<string, string>> => {
  const opened = await openAllStored(
    vault,
    tx,
    VARIABLE_SECRET,
    variables.map(({ id }) => id),
  );
  return new Map(
    variables.map(({ id, name }) => {
      const value = opened.get(id);
      // A secret variable always has a value: it was removed outside Gatehouse.
      if (value === undefined) throw new VaultError('A stored secret is missing');
      return [name, value];
    }),
  );
};
