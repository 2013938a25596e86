import type { Db } from '#src/db/database.ts';
import { nextTime } from '#src/if-match.ts';

/** The same for environments in which it is meant. */
const forgetInEnvironments = async (
  tx: Db,
  column: 'api_key_id' | 'connection_id',
  id: number,
  at: string,
): Promise<void> => {
  const rows = await tx
    .selectFrom('environment_keys')
    .innerJoin('environments', 'environments.id', 'environment_id')
    .select(['environments.id', 'updated_at'])
    .where(column, '=', id)
    .execute();
  const last = rows
    .map((row) => row.updated_at)
    .toSorted()
    .at(-1);
  if (last === undefined) return;
  await tx.deleteFrom('environment_keys').where(column, '=', id).execute();
  await tx
    .updateTable('environments')
    .set({ updated_at: nextTime(last, at) })
    .where(
      'id',
      'in',
      rows.map(({ id }) => id),
    )
    .execute();
};

/**
 * Saved endpoints that are tested with a key or a connection, and environments, name it no more; call it before that is deleted.
 * It changes what they are, so that their `updated_at` does too.
 */
export const forgetCredential = async (
  tx: Db,
  column: 'api_key_id' | 'connection_id',
  id: number,
  at: string,
): Promise<void> => {
  await forgetInEnvironments(tx, column, id, at);
  const { last } = await tx
    .selectFrom('saved_endpoints')
    .select(({ fn }) => fn.max('updated_at').as('last'))
    .where(column, '=', id)
    .executeTakeFirstOrThrow();
  if (last === null) return;
  await tx
    .updateTable('saved_endpoints')
    .set({ [column]: null, key_deleted: 1, updated_at: nextTime(last, at) })
    .where(column, '=', id)
    .execute();
};
