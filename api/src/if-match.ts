import { etagOf, timesIn } from '@gatehouse/contract/etag.ts';
import { z } from 'zod';
import { claimVersion, type VersionedTable } from '#src/db/claim-version.ts';
import type { Db } from '#src/db/database.ts';
import { type Deps, timestamp } from '#src/deps.ts';
import { AppError } from '#src/errors.ts';
import type { Context } from '#src/trpc.ts';

/** What a change may be conditional on: the `If-Match` of its request. */
export type IfMatchCondition = Pick<Context, 'ifMatch'>;

const CHANGED = 'This has been changed since you read it, so nothing was done. Look at it again.';

/** What the OpenAPI document says of an operation whose response has an `ETag`. */
export const TAGGED = {
  responseHeaders: z.object({
    ETag: z.string().meta({
      description: 'The state that is returned: its updatedAt in double quotes, as in a list.',
    }),
  }),
};

/** What it says of one that can be conditional. */
export const CONDITIONAL = {
  requestHeaders: z.object({
    'If-Match': z.string().optional().meta({
      description:
        'Changes only this state: the ETag, or the updatedAt in double quotes. In any other state nothing is changed, and the status is 412.',
    }),
  }),
  errorResponses: { 412: CHANGED },
};

/** For a change of whatever state. */
export const NO_CONDITION: IfMatchCondition = { ifMatch: undefined };

/**
 * Throws PRECONDITION_FAILED if the entity has changed since its caller read it. To be called first in the transaction: what is
 * read then does not change before its end.
 * @param exists what is thrown for an entity that is gone is up to the change itself
 */
export const requireMatch = async (
  tx: Db,
  table: VersionedTable,
  id: number,
  { ifMatch }: IfMatchCondition,
  exists: () => Promise<unknown>,
): Promise<void> => {
  const times = timesIn(ifMatch);
  if (times === undefined || (await claimVersion(tx, table, id, times))) return;
  if ((await exists()) !== undefined) throw new AppError('PRECONDITION_FAILED', CHANGED);
};

/** The time of a change: later than that of the change before, even in the same millisecond or if the clock was set back. */
export const nextTime = (previous: string, at: string): string =>
  at > previous ? at : new Date(Date.parse(previous) + 1).toISOString();

export const nextTimestamp = (deps: Pick<Deps, 'now'>, { updatedAt }: { updatedAt: string }): string =>
  nextTime(updatedAt, timestamp(deps));

/** Sends an entity with its `ETag`. */
export const sendTagged = async <Entity extends { updatedAt: string }>(
  ctx: Context,
  entity: Promise<Entity>,
): Promise<Entity> => {
  const sent = await entity;
  ctx.setHeader('etag', etagOf(sent));
  return sent;
};
