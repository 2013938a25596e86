import { etagOf } from '@gatehouse/contract/etag.ts';
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

/**
 * Changes or deletes only what the user has seen. If something else of it has changed, such as the verdict on a key, nobody has to
 * look at it again. Throws the conflict if it is something that the user has seen, or if it changes once more.
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
    const now = isConflict(error) ? await load() : undefined;
    if (now === undefined || !isSame(now)) throw error;
    return send(etagOf(now));
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
