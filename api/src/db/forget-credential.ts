import type { Db } from '#src/db/database.ts';
import { nextTime } from '#src/if-match.ts';

/**
 * Saved endpoints that are tested with a key or a connection name it no more; call it before that is deleted. It changes
 * what they are, so that their `updated_at` does too.
 */
export const forgetCredential = async (
  tx: Db,
  column: 'api_key_id' | 'connection_id',
  id: number,
  at: string,
): Promise<void> => {
  const { last } = await tx
    .selectFrom('saved_endpoints')
    .select(({ fn }) => fn.max('updated_at').as('last'))
    .where(column, '=', id)
    .executeTakeFirstOrThrow();
  if (last === null) return;
  await tx
    .updateTable('saved_endpoints')
    .set({ [column]: null, updated_at: nextTime(last, at) })
    .where(column, '=', id)
    .execute();
};
