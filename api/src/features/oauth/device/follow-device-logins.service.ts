import { setMaxListeners } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import type { Deps } from '#src/deps.ts';
import {
  findDeviceLogin,
  freePollLeases,
  listWaiting,
} from '#src/features/oauth/device/device-logins.store.ts';
import { clockOf, expireDeviceLogin } from '#src/features/oauth/device/end-device-login.service.ts';
import { pollDeviceLogin } from '#src/features/oauth/device/poll-device-login.service.ts';

/** The longest that it sleeps: who cancels a login, and a clock that was set, are noticed then. */
const LONGEST_MS = 60_000;
/** The shortest, so that a time that does not pass costs nothing. */
const SHORTEST_MS = 50;
const AFTER_FAILURE_MS = 5_000;

/** The logins that this instance follows, by id; for each open database. */
type Followed = { stop: AbortController; running: Map<number, Promise<void>> };
const followed = new WeakMap<object, Followed>();

const followedOf = ({ connection }: Pick<Deps, 'connection'>): Followed => {
  const known = followed.get(connection);
  if (known !== undefined) return known;
  const begun: Followed = { stop: new AbortController(), running: new Map() };
  // Each login that is followed listens to it while it sleeps.
  setMaxListeners(0, begun.stop.signal);
  followed.set(connection, begun);
  return begun;
};

/** Does what is due for a login. Returns how long there is nothing to do, in ms; undefined once it is over. */
const step = async (deps: Deps, id: number): Promise<number | undefined> => {
  const login = await findDeviceLogin(deps.connection.db, id, clockOf(deps));
  if (login?.state !== 'waiting') return undefined;
  if (login.msLeft <= 0) await expireDeviceLogin(deps, login);
  else if (login.msToPoll <= 0) await pollDeviceLogin(deps, id);
  else return Math.min(login.msToPoll, login.msLeft);
  return 0;
};

const follow = async (deps: Deps, id: number, signal: AbortSignal): Promise<void> => {
  while (!signal.aborted) {
    const ms = await step(deps, id).catch((error: unknown) => {
      deps.log.warn({ err: error }, 'a login with a code could not be looked at');
      return AFTER_FAILURE_MS;
    });
    if (ms === undefined) return;
    // It must not keep a process alive that has nothing else to do.
    const sleep = Math.min(Math.max(ms, SHORTEST_MS), LONGEST_MS);
    await pause(sleep, undefined, { signal, ref: false }).catch(() => undefined);
  }
};

/**
 * Asks the provider for the tokens of a login again and again, until it is over. Nobody waits for that. Every instance may
 * follow every login: the lease lets one of them ask at a time.
 */
export const followDeviceLogin = (deps: Deps, id: number): void => {
  const { stop, running } = followedOf(deps);
  if (stop.signal.aborted || running.has(id)) return;
  const following = follow(deps, id, stop.signal).finally(() => running.delete(id));
  running.set(id, following);
};

/** Follows all logins that are waited for: those of before a restart, and of instances that are gone. */
export const followDeviceLogins = async (deps: Deps): Promise<void> => {
  for (const id of await listWaiting(deps.connection.db)) followDeviceLogin(deps, id);
};

/**
 * Follows them after a start. Whoever asked before in an SQLite file is gone; in another database the lease of one that was
 * killed has to be waited for.
 */
export const resumeDeviceLogins = async (deps: Deps): Promise<void> => {
  const { db, dialect } = deps.connection;
  if (dialect === 'sqlite') await freePollLeases(db);
  await followDeviceLogins(deps);
};

/** Follows none any more; resolves once none is asked for. They go on with the next start, or in another instance. */
export const stopFollowing = async (deps: Pick<Deps, 'connection'>): Promise<void> => {
  const { stop, running } = followedOf(deps);
  stop.abort();
  await Promise.all(running.values());
};
