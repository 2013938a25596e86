import { createHash, randomBytes } from 'node:crypto';
import type { Db } from '#src/db/database.ts';
import { type Deps, timestamp } from '#src/deps.ts';
import type { Meant } from '#src/features/oauth/meant-connection.service.ts';
import type { StoredConfig } from '#src/features/oauth/oauth-configs.store.ts';
import { VERIFIER } from '#src/features/oauth/oauth-secrets.ts';
import * as store from '#src/features/oauth/oauth-states.store.ts';
import { createVerifier } from '#src/features/oauth/protocol/authorization-url.ts';
import { rememberSecret } from '#src/logging/known-secrets.ts';
import { forgetAllStored, openIfPossible, sealStored } from '#src/vault/bound-secrets.ts';

/** How long a login may take. */
export const LOGIN_MS = 10 * 60_000;

/** 256 random bits, in the characters that a URL and a cookie may contain. */
const randomText = (): string => randomBytes(32).toString('base64url');

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** Each login has its own cookie, so that logins in two tabs do not replace each other's. */
export const cookieNameOf = (state: string): string => `gatehouse-oauth-${hashOf(state).slice(0, 16)}`;

export type NewLogin = {
  state: string;
  verifier: string;
  /** The value of the browser's cookie; null for a script. */
  cookie: string | null;
};

/** Stores a login that begins, with the redirect URI that it sends. Call it within a transaction. */
export const addLogin = async (
  deps: Pick<Deps, 'vault' | 'now'>,
  tx: Db,
  config: StoredConfig,
  { isFromBrowser, meant }: { isFromBrowser: boolean; meant: Meant },
): Promise<NewLogin> => {
  const login = {
    state: randomText(),
    verifier: createVerifier(),
    cookie: isFromBrowser ? randomText() : null,
  };
  // The verifier and the tokens are remembered by the vault.
  rememberSecret(login.state);
  const id = await store.insertState(tx, {
    state_hash: hashOf(login.state),
    config_id: config.id,
    config_version: config.version,
    redirect_uri: config.redirectUri,
    scopes: JSON.stringify(config.scopes),
    browser_hash: login.cookie === null ? null : hashOf(login.cookie),
    meant_connection: meant,
    created_at: timestamp(deps),
    expires_at: new Date(deps.now() + LOGIN_MS).toISOString(),
  });
  await sealStored(deps.vault, tx, VERIFIER, id, login.verifier);
  return login;
};

export type TakenLogin = store.StoredState & {
  /** Undefined if it does not open: the row or the configuration was changed outside Gatehouse. */
  verifier: string | undefined;
};

/**
 * Takes a login out of the store, which nobody can do twice: of several callers with the same state one gets it. Undefined
 * if there is none for this state and this browser; a login of another browser stays as it is.
 * @param cookies the values of the caller's cookies with the name of this login
 */
export const takeLogin = (
  deps: Pick<Deps, 'connection' | 'vault'>,
  state: string,
  cookies: readonly string[],
): Promise<TakenLogin | undefined> =>
  deps.connection.transaction(async (tx) => {
    const found = await store.findState(tx, hashOf(state), cookies.map(hashOf));
    if (found === undefined) return undefined;
    const verifier = await openIfPossible(deps.vault, tx, VERIFIER, found.id);
    if (!(await store.deleteState(tx, found.id))) return undefined;
    await forgetAllStored(tx, VERIFIER, [found.id]);
    return { ...found, verifier };
  });

/** Deletes a login that nobody can go on with. */
export const dropLogin = async (tx: Db, state: string): Promise<void> =>
  forgetAllStored(tx, VERIFIER, await store.deleteStateByHash(tx, hashOf(state)));

/** Ends the logins that were begun with a configuration: they cannot be completed any more. */
export const endLogins = async (tx: Db, configId: number): Promise<void> =>
  forgetAllStored(tx, VERIFIER, await store.deleteStatesOf(tx, configId));

/** Erases the logins whose time is over; resolves with their number. */
export const eraseExpiredLogins = async (deps: Pick<Deps, 'connection' | 'now'>): Promise<number> => {
  const at = timestamp(deps);
  // Without a transaction first: nearly always there is nothing to erase.
  if ((await store.findExpiredStates(deps.connection.db, at)).length === 0) return 0;
  return deps.connection.transaction(async (tx) => {
    const expired = await store.findExpiredStates(tx, at);
    await store.deleteStates(tx, expired);
    await forgetAllStored(tx, VERIFIER, expired);
    return expired.length;
  });
};
