import type { Selectable } from 'kysely';
import type { Database, Db } from '#src/db/database.ts';
import { updateKey } from '#src/features/keys/keys.store.ts';
import { nextTime } from '#src/if-match.ts';

type Columns = Partial<
  Omit<Selectable<Database['api_keys']>, 'id' | 'provider_id' | 'created_at' | 'updated_at'>
>;

/** Changes the columns of all keys of a provider that say what was found out about a key; where it shows, with the time. */
export const resetKeysOf = async (
  db: Db,
  providerId: number,
  columns: Columns,
  at: string,
): Promise<void> => {
  const rows = await db
    .selectFrom('api_keys')
    .select(['id', 'updated_at'])
    .where('provider_id', '=', providerId)
    .where(({ or, eb }) =>
      or([eb('is_active', '=', 0), eb('verified_at', 'is not', null), eb('check_problem', 'is not', null)]),
    )
    .execute();
  await db.updateTable('api_keys').set(columns).where('provider_id', '=', providerId).execute();
  for (const { id, updated_at } of rows) await updateKey(db, id, { updated_at: nextTime(updated_at, at) });
};
