import { etagOf } from '@gatehouse/contract/etag.ts';
import { changedMeanwhile } from '#src/lib/changed-meanwhile.ts';
import { isConflict } from '#src/lib/error-message.ts';

interface OverLatest<Entity, Result> {
  /** What the user has seen. */
  seen: Entity;
  /** Reads it again; undefined if it is gone. */
  load: () => Promise<Entity | undefined>;
  /** Whether what it is now is, for this change, what the user has seen. */
  isSame: (now: Entity) => boolean;
  send: (ifMatch: string) => Promise<Result>;
}

/** After a change that does not matter: whoever changes it all the time is not chased. */
const sendOnce = async <Entity extends { updatedAt: string }, Result>(
  seen: Entity,
  now: Entity,
  send: OverLatest<Entity, Result>['send'],
): Promise<Result> => {
  try {
    return await send(etagOf(now));
  } catch (error) {
    throw isConflict(error) ? changedMeanwhile(seen, undefined) : error;
  }
};

/**
 * Changes or deletes only what the user has seen. If something else of it has changed, such as the verdict on a key, nobody has to
 * look at it again. Throws a `ChangedMeanwhile` if it is something that the user has seen, or if it changes once more.
 */
export const overLatest = async <Entity extends { updatedAt: string }, Result>({
  seen,
  load,
  isSame,
  send,
}: OverLatest<Entity, Result>): Promise<Result> => {
  try {
    return await send(etagOf(seen));
  } catch (error) {
    if (!isConflict(error)) throw error;
    const now = await load();
    if (now === undefined || !isSame(now)) throw changedMeanwhile(seen, now);
    return await sendOnce(seen, now, send);
  }
};

/** Whether two differ in nothing but these. */
export const isSameBut = <Entity extends object>(
  one: Entity,
  other: Entity,
  names: readonly (keyof Entity)[],
): boolean => {
  const text = (entity: Entity): string =>
    JSON.stringify(entity, (name, value: unknown) =>
      names.includes(name as keyof Entity) ? undefined : value,
    );
  return text(one) === text(other);
};
