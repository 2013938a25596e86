import type { Db } from '#src/db/database.ts';
import { type Deps, timestamp } from '#src/deps.ts';
import { recordEvent } from '#src/features/audit/audit.service.ts';
import {
  deleteDeviceLogin,
  endExpired,
  findDeviceLoginOf,
  findOldDeviceLogins,
  type StoredDeviceLogin,
} from '#src/features/oauth/device/device-logins.store.ts';
import { findConfig, type StoredConfig } from '#src/features/oauth/oauth-configs.store.ts';
import { DEVICE_CODE } from '#src/features/oauth/oauth-secrets.ts';
import { findProvider } from '#src/features/providers/providers.service.ts';
import { forgetAllStored } from '#src/vault/bound-secrets.ts';

/** The clock by which logins run. */
export const clockOf = ({ connection, now }: Pick<Deps, 'connection' | 'now'>) => ({
  dialect: connection.dialect,
  now: now(),
});

/** Records that a login brought no connection. If the provider was asked for its tokens, the token URL got the client secret. */
export const recordEnd = async (
  deps: Deps,
  tx: Db,
  { id, providerId, tokenUrl }: StoredConfig,
  { polls }: Pick<StoredDeviceLogin, 'polls'>,
  reason: string,
): Promise<void> => {
  const provider = await findProvider(deps, providerId, tx);
  const event = {
    action: 'oauth.connect',
    subject: 'oauth_config',
    subjectId: id,
    ...(provider === undefined ? {} : { subjectName: provider.name }),
    host: new URL(tokenUrl).host,
    keySent: polls > 0,
    detail: { reason },
  } as const;
  await recordEvent(tx, event, timestamp(deps));
};

/**
 * Ends the login with a code that a configuration has, whatever it has become: nothing of it remains. Whoever asks the provider
 * at that time stores nothing. Call it within a transaction. Returns whether it was waited for.
 */
export const endDeviceLogin = async (
  deps: Deps,
  tx: Db,
  config: StoredConfig,
  reason: 'canceled' | 'configuration_changed' | 'replaced',
): Promise<boolean> => {
  const login = await findDeviceLoginOf(tx, config.id, clockOf(deps));
  if (login === undefined || !(await deleteDeviceLogin(tx, login.id))) return false;
  await forgetAllStored(tx, DEVICE_CODE, [login.id]);
  const isWaiting = login.state === 'waiting';
  // One that is asked for now may have left already.
  const polls = login.polls + (login.leaseHolder === null ? 0 : 1);
  if (isWaiting) await recordEnd(deps, tx, config, { polls }, reason);
  return isWaiting;
};

/** What is said when nobody has entered the code in time. */
export const EXPIRED = {
  error: 'The code was not entered in time.',
  advice: ['Get another code, and enter it before its time is over.'],
} as const;

/** Ends a login whose time is over. Nothing if it has ended, or if it is not over. */
export const expireDeviceLogin = (deps: Deps, login: StoredDeviceLogin): Promise<void> =>
  deps.connection.transaction(async (tx) => {
    if (!(await endExpired(tx, login.id, EXPIRED, clockOf(deps)))) return;
    await forgetAllStored(tx, DEVICE_CODE, [login.id]);
    const config = await findConfig(tx, login.configId);
    if (config !== undefined) await recordEnd(deps, tx, config, login, 'expired');
  });

/** So long it is told how a login has ended. */
const KEPT_MS = 3_600_000;

/** Erases the logins with a code whose time was over long ago; resolves with their number. */
export const eraseOldDeviceLogins = async (deps: Pick<Deps, 'connection' | 'now'>): Promise<number> => {
  const clock = clockOf(deps);
  // Without a transaction first: nearly always there is nothing to erase.
  if ((await findOldDeviceLogins(deps.connection.db, clock, KEPT_MS)).length === 0) return 0;
  return deps.connection.transaction(async (tx) => {
    const old = await findOldDeviceLogins(tx, clock, KEPT_MS);
    for (const id of old) await deleteDeviceLogin(tx, id);
    await forgetAllStored(tx, DEVICE_CODE, old);
    return old.length;
  });
};
