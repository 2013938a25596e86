import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Database, Db, Dialect } from '#src/db/database.ts';
import { isLeaseFree } from '#src/db/lease.ts';
import { sharedClock } from '#src/db/shared-clock.ts';
import { LONGEST_PAUSE_MS } from '#src/features/oauth/device/ask-for-tokens.ts';

type Row = Selectable<Database['oauth_device_logins']>;

/** The clock by which logins run: that of the database server, or of the only instance of an SQLite file. */
export type Clock = { dialect: Dialect; now: number };

/** A login with a code, without what the provider is shown for it. */
export type StoredDeviceLogin = {
  id: number;
  configId: number;
  configVersion: number;
  /** The configuration's version now. */
  currentConfigVersion: number;
  providerId: number;
  userCode: string;
  verificationUri: string;
  verificationUriComplete: string | null;
  scopes: string[];
  /** Which connection it is for. */
  meant: number | null;
  state: Row['state'];
  error: string | null;
  advice: string[];
  interval: number;
  failures: number;
  /** How many requests have been made. */
  polls: number;
  /** How long until the provider may be asked, and until the code is worth nothing, in ms. */
  msToPoll: number;
  msLeft: number;
  leaseHolder: string | null;
  expiresAt: string;
};

const selectLogins = (db: Db, { dialect, now }: Clock) =>
  db
    .selectFrom('oauth_device_logins as login')
    .innerJoin('oauth_configs as config', 'config.id', 'login.config_id')
    .selectAll('login')
    .select(['config.provider_id', 'config.version'])
    .select(sql<string>`${sharedClock(dialect, now)}`.as('at'));

const toLogin = (
  row: Awaited<ReturnType<ReturnType<typeof selectLogins>['executeTakeFirstOrThrow']>>,
): StoredDeviceLogin => {
  const from = Date.parse(String(row.at));
  // Nobody else may ask while one does. A time that is too late was set while the clock was wrong.
  const free = Date.parse(row.lease_until ?? row.next_poll_at) - from;
  return {
    id: row.id,
    configId: row.config_id,
    configVersion: row.config_version,
    currentConfigVersion: row.version,
    providerId: row.provider_id,
    userCode: row.user_code,
    verificationUri: row.verification_uri,
    verificationUriComplete: row.verification_uri_complete,
    scopes: JSON.parse(row.scopes),
    meant: row.meant_connection,
    state: row.state,
    error: row.error,
    advice: JSON.parse(row.advice),
    interval: row.interval_seconds,
    failures: row.failures,
    polls: row.polls,
    msToPoll: free > LONGEST_PAUSE_MS ? 0 : free,
    msLeft: Date.parse(row.expires_at) - from,
    leaseHolder: row.lease_holder,
    expiresAt: row.expires_at,
  };
};

export const findDeviceLogin = async (
  db: Db,
  id: number,
  clock: Clock,
): Promise<StoredDeviceLogin | undefined> => {
  const row = await selectLogins(db, clock).where('login.id', '=', id).executeTakeFirst();
  return row && toLogin(row);
};

export const findDeviceLoginOf = async (
  db: Db,
  configId: number,
  clock: Clock,
): Promise<StoredDeviceLogin | undefined> => {
  const row = await selectLogins(db, clock).where('login.config_id', '=', configId).executeTakeFirst();
  return row && toLogin(row);
};

type Begun = Pick<
  Insertable<Database['oauth_device_logins']>,
  | 'config_id'
  | 'config_version'
  | 'user_code'
  | 'verification_uri'
  | 'verification_uri_complete'
  | 'scopes'
  | 'interval_seconds'
  | 'meant_connection'
  | 'created_at'
> & {
  /** Seconds. */
  expiresIn: number;
};

/** Adds a login without its device code, which is sealed for the id that this returns. */
export const insertDeviceLogin = async (
  db: Db,
  { expiresIn, ...columns }: Begun,
  { dialect, now }: Clock,
): Promise<number> => {
  const later = (seconds: number) => sharedClock(dialect, now, seconds * 1000);
  const { id } = await db
    .insertInto('oauth_device_logins')
    .values({
      ...columns,
      device_code: '',
      state: 'waiting',
      error: null,
      advice: '[]',
      failures: 0,
      polls: 0,
      next_poll_at: later(columns.interval_seconds),
      lease_holder: null,
      lease_until: null,
      expires_at: later(expiresIn),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

/** The right to ask the provider for the tokens of a login. */
export type PollLease = { id: number; holder: string };

/**
 * Takes the lease, in one statement. Returns false if another has it, if the provider may not be asked yet, or if the login is over.
 */
export const takePollLease = async (
  db: Db,
  { id, holder }: PollLease,
  { dialect, now }: Clock,
  forMs: number,
): Promise<boolean> => {
  const taken = await db
    .updateTable('oauth_device_logins')
    .set({ lease_holder: holder, lease_until: sharedClock(dialect, now, forMs) })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .where(({ or, eb }) =>
      or([
        eb('next_poll_at', '<=', sharedClock(dialect, now)),
        // It was set while the clock was wrong.
        eb('next_poll_at', '>', sharedClock(dialect, now, LONGEST_PAUSE_MS)),
      ]),
    )
    .where('expires_at', '>', sharedClock(dialect, now))
    .where(isLeaseFree('lease_until', { dialect, now, forMs }))
    .executeTakeFirst();
  return taken.numUpdatedRows > 0n;
};

/** Gives all leases back: for an SQLite file, whose one instance has just started. */
export const freePollLeases = async (db: Db): Promise<void> => {
  await db
    .updateTable('oauth_device_logins')
    .set({ lease_holder: null, lease_until: null })
    .where('lease_holder', 'is not', null)
    .execute();
};

/** Gives the lease back, and says when the provider may be asked again. Returns false, and does nothing, if it is no longer the caller's. */
export const waitOn = async (
  db: Db,
  { id, holder }: PollLease,
  { interval, failures, polls, pause }: { interval: number; failures: number; polls: number; pause: number },
  { dialect, now }: Clock,
): Promise<boolean> => {
  const waiting = await db
    .updateTable('oauth_device_logins')
    .set({
      interval_seconds: interval,
      failures,
      polls,
      next_poll_at: sharedClock(dialect, now, pause * 1000),
      lease_holder: null,
      lease_until: null,
    })
    .where('id', '=', id)
    .where('lease_holder', '=', holder)
    .executeTakeFirst();
  return waiting.numUpdatedRows > 0n;
};

/** What is left of a login that is over: nothing that it could go on with. */
const ENDED = {
  device_code: '',
  user_code: '',
  verification_uri: '',
  verification_uri_complete: null,
  lease_holder: null,
  lease_until: null,
} satisfies Updateable<Database['oauth_device_logins']>;

type End = { state: 'connected' } | { state: 'failed'; error: string; advice: readonly string[] };

/** Ends a login under its lease. Returns false, and changes nothing, if the lease is no longer the caller's. */
export const endUnderLease = async (db: Db, { id, holder }: PollLease, end: End): Promise<boolean> => {
  const ended = await db
    .updateTable('oauth_device_logins')
    .set({
      ...ENDED,
      state: end.state,
      ...('error' in end ? { error: end.error, advice: JSON.stringify(end.advice) } : {}),
    })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .where('lease_holder', '=', holder)
    .executeTakeFirst();
  return ended.numUpdatedRows > 0n;
};

/** Ends a login whose time is over, unless it has ended. Returns whether it was this that ended it. */
export const endExpired = async (
  db: Db,
  id: number,
  { error, advice }: { error: string; advice: readonly string[] },
  { dialect, now }: Clock,
): Promise<boolean> => {
  const ended = await db
    .updateTable('oauth_device_logins')
    .set({ ...ENDED, state: 'failed', error, advice: JSON.stringify(advice) })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .where('expires_at', '<=', sharedClock(dialect, now))
    .where(({ or, eb }) =>
      or([eb('lease_until', 'is', null), eb('lease_until', '<', sharedClock(dialect, now))]),
    )
    .executeTakeFirst();
  return ended.numUpdatedRows > 0n;
};

/** Returns false if somebody else has deleted it. */
export const deleteDeviceLogin = async (db: Db, id: number): Promise<boolean> =>
  (await db.deleteFrom('oauth_device_logins').where('id', '=', id).returning('id').executeTakeFirst()) !==
  undefined;

export const listWaiting = async (db: Db): Promise<number[]> => {
  const rows = await db
    .selectFrom('oauth_device_logins')
    .select('id')
    .where('state', '=', 'waiting')
    .execute();
  return rows.map(({ id }) => id);
};

/** Those whose time was over so long before now, whatever they have become. */
export const findOldDeviceLogins = async (
  db: Db,
  { dialect, now }: Clock,
  agoMs: number,
): Promise<number[]> => {
  const rows = await db
    .selectFrom('oauth_device_logins')
    .select('id')
    .where('expires_at', '<', sharedClock(dialect, now, -agoMs))
    .execute();
  return rows.map(({ id }) => id);
};

/** What these device codes may be used for, by id: the tokens of the one login that they began, at the token URL of that time. */
export const deviceCodePurposes = async (db: Db, ids: readonly number[]): Promise<Map<number, string>> => {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('oauth_device_logins as login')
    .innerJoin('oauth_configs as config', 'config.id', 'login.config_id')
    .select(['login.id', 'login.config_id', 'login.config_version', 'login.scopes', 'login.expires_at'])
    .select('login.meant_connection')
    .select(['config.version', 'config.client_id', 'config.token_url'])
    .where('login.id', 'in', ids)
    .execute();
  return new Map(
    rows.map((row) => [
      row.id,
      JSON.stringify([
        ...[row.config_id, row.config_version, row.version, row.client_id, row.token_url],
        ...[row.scopes, row.expires_at],
        ...(row.meant_connection === null ? [] : [row.meant_connection]),
      ]),
    ]),
  );
};
