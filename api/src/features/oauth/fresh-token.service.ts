import type { Deps } from '#src/deps.ts';
import { AppError, notFound } from '#src/errors.ts';
import { type AcceptedCall, rememberAccepted, wasAccepted } from '#src/features/oauth/accepted-tokens.ts';
import { connectionInWords } from '#src/features/oauth/connection-name.ts';
import { type Renewed, renewTokens } from '#src/features/oauth/connection-renewal.service.ts';
import { readUsable, type UsableConnection } from '#src/features/oauth/usable-connection.store.ts';
import { VaultError } from '#src/vault/envelope.ts';

export type { UsableConnection };

/** A connection with its access token in plain. */
export type ConnectionToken = {
  connection: UsableConnection;
  token: string;
  /** What the token is bound to; null if it is a bearer token. */
  dpopKey: string | null;
};

/** A token that is handed out is valid for so long, if the provider's tokens live twice as long. */
const SPARE_MS = 60_000;

const nameOf = (connection: UsableConnection): string => `The ${connectionInWords(connection)}`;

const timeLeft = ({ expiresAt }: UsableConnection, now: number): number =>
  expiresAt === null ? Number.POSITIVE_INFINITY : Date.parse(expiresAt) - now;

/** Of a token that lives for two minutes or less, half is left. */
const isDue = (connection: UsableConnection, now: number): boolean => {
  const left = timeLeft(connection, now);
  const lifetime = timeLeft(connection, Date.parse(connection.issuedAt));
  return left <= 0 || left < Math.min(SPARE_MS, lifetime / 2);
};

/** What a connection needs that cannot be used any more. */
export const needOf = ({ isForItself }: Pick<UsableConnection, 'isForItself'>): string =>
  isForItself ? 'a new access token' : 'a new login';

const needsLogin = (connection: UsableConnection, reason: string): AppError =>
  new AppError('PRECONDITION_FAILED', `${nameOf(connection)} needs ${needOf(connection)}. ${reason}`);

const EXPIRED = 'Its access token has expired, and the provider gave no refresh token.';
const OUTDATED = 'Its configuration was changed.';

const find = async ({ connection: { db } }: Deps, id: number): Promise<UsableConnection> => {
  const found = await readUsable(db, id);
  if (found === undefined) throw notFound('OAuth connection');
  return found;
};

/** A connection that works. Throws NOT_FOUND, and PRECONDITION_FAILED if it needs a new login. */
const findWorking = async (deps: Deps, id: number): Promise<UsableConnection> => {
  const found = await find(deps, id);
  if (found.reauthReason !== null) throw needsLogin(found, found.reauthReason);
  if (found.isOutdated) throw needsLogin(found, OUTDATED);
  if (!found.isRenewable && timeLeft(found, deps.now()) <= 0) throw needsLogin(found, EXPIRED);
  return found;
};

const doesNotOpen = (connection: UsableConnection): AppError =>
  new AppError(
    'CONFLICT',
    `${nameOf(connection)} cannot be decrypted: it or what it may be used for was changed outside Gatehouse. Delete it, and log in again.`,
    { isLogged: true },
  );

/** Runs what opens a token of a connection. Throws CONFLICT if it does not open. */
export const opening = async <T>(connection: UsableConnection, open: () => Promise<T>): Promise<T> => {
  try {
    return await open();
  } catch (error) {
    throw error instanceof VaultError ? doesNotOpen(connection) : error;
  }
};

const withToken = async ({ vault }: Deps, connection: UsableConnection): Promise<ConnectionToken> => {
  const { sealed, sealedDpopKey } = connection;
  return opening(connection, async () => ({
    connection,
    token: await vault.open(sealed.ref, sealed.value),
    dpopKey: sealedDpopKey && (await vault.open(sealedDpopKey.ref, sealedDpopKey.value)),
  }));
};

const renew = (deps: Deps, connection: UsableConnection): Promise<Renewed> =>
  opening(connection, () => renewTokens(deps, connection.id, connection.version));

/** What is there after a renewal. The token before is good for a failed one, as long as it is valid. */
const afterRenewal = async (
  deps: Deps,
  before: UsableConnection,
  { reason }: Renewed,
): Promise<ConnectionToken> => {
  const after = await findWorking(deps, before.id);
  if (after.version === before.version && timeLeft(after, deps.now()) <= 0)
    throw new AppError(
      'SERVICE_UNAVAILABLE',
      `The access token of the ${connectionInWords(after)} has expired and could not be renewed now. ${reason ?? ''}`.trim(),
      { retryAfterSeconds: 5 },
    );
  return withToken(deps, after);
};

/**
 * The access token of a connection, valid for another minute: one that is about to expire is renewed first. Throws NOT_FOUND,
 * PRECONDITION_FAILED if the connection needs a new login, SERVICE_UNAVAILABLE if the token has expired and cannot be renewed
 * now, CONFLICT if it does not open.
 */
export const freshToken = async (deps: Deps, id: number): Promise<ConnectionToken> => {
  const found = await findWorking(deps, id);
  if (!isDue(found, deps.now()) || !found.isRenewable) return withToken(deps, found);
  return afterRenewal(deps, found, await renew(deps, found));
};

/** The access token as it is stored, for comparing it with something. Throws as `freshToken` does, and calls nobody. */
export const storedToken = async (deps: Deps, id: number): Promise<ConnectionToken> =>
  withToken(deps, await findWorking(deps, id));

/** A connection without its token, in whatever state. Throws NOT_FOUND. */
export const findUsable = find;

/** Why a rejected token was not replaced, in words. */
export type NotReplaced = { reason: string; needsLogin: boolean };

const isYoung = ({ issuedAt }: UsableConnection, now: number): boolean =>
  now - Date.parse(issuedAt) < SPARE_MS;

/** Remembers that an API has accepted a token that may be replaced within its first minute if it is rejected later. */
export const noteAccepted = (deps: Deps, connection: UsableConnection, call: AcceptedCall): void => {
  if (isYoung(connection, deps.now())) rememberAccepted(deps, connection, call);
};

/**
 * Replaces an access token that an API has rejected, unless that happened in the meantime. A token that is less than a minute
 * old is not replaced, because another one would be rejected too; unless this call was accepted with it before: providers that
 * do not say how long their tokens live have some that end sooner.
 */
export const replaceRejected = async (
  deps: Deps,
  { id, version }: UsableConnection,
  call: AcceptedCall,
): Promise<ConnectionToken | NotReplaced> => {
  try {
    const found = await findWorking(deps, id);
    if (found.version !== version) return await withToken(deps, found);
    const reconnect = `Reconnect ${found.provider.name} to get another.`;
    if (!found.isRenewable)
      return { reason: `The provider gave no refresh token. ${reconnect}`, needsLogin: true };
    if (isYoung(found, deps.now()) && !wasAccepted(deps, found, call))
      return {
        reason:
          'The access token was issued a moment ago, so it was not renewed: the API may expect another.',
        needsLogin: false,
      };
    const { reason } = await renew(deps, found);
    const after = await findWorking(deps, id);
    if (after.version !== version) return await withToken(deps, after);
    return {
      reason: `The access token could not be renewed now. ${reason ?? ''}`.trim(),
      needsLogin: false,
    };
  } catch (error) {
    // The call was made, and its response is worth more than this.
    if (!(error instanceof AppError)) throw error;
    return { reason: error.message, needsLogin: error.code === 'PRECONDITION_FAILED' };
  }
};

/**
 * Renews the tokens of a connection now, also if they are not about to expire. Throws as `freshToken` does, and
 * SERVICE_UNAVAILABLE if the provider does not renew them now.
 */
export const forceRenewal = async (deps: Deps, id: number): Promise<void> => {
  const found = await findWorking(deps, id);
  if (!found.isRenewable)
    throw new AppError(
      'CONFLICT',
      `${nameOf(found)} cannot be renewed: the provider gave no refresh token. Log in again to get another access token.`,
    );
  const { reason } = await renew(deps, found);
  const after = await findWorking(deps, id);
  if (after.version !== found.version) return;
  throw new AppError(
    'SERVICE_UNAVAILABLE',
    `${nameOf(after)} could not be renewed now. ${reason ?? ''}`.trim(),
    {
      retryAfterSeconds: 5,
    },
  );
};
