import { randomUUID } from 'node:crypto';
import type { Deps } from '#src/deps.ts';
import * as problems from '#src/features/oauth/callback-problems.ts';
import { type Asked as Answer, askForTokens } from '#src/features/oauth/device/ask-for-tokens.ts';
import {
  endUnderLease,
  findDeviceLogin,
  type PollLease,
  type StoredDeviceLogin,
  takePollLease,
  waitOn,
} from '#src/features/oauth/device/device-logins.store.ts';
import { clockOf, recordEnd } from '#src/features/oauth/device/end-device-login.service.ts';
import { toldProblem } from '#src/features/oauth/dpop/bind-from-now-on.service.ts';
import { keepGrant } from '#src/features/oauth/keep-grant.service.ts';
import { loadOauthClient } from '#src/features/oauth/oauth-client.service.ts';
import { findConfig, rememberAuth, type StoredConfig } from '#src/features/oauth/oauth-configs.store.ts';
import { DEVICE_CODE, SealedClientSecretError } from '#src/features/oauth/oauth-secrets.ts';
import type { OauthClient } from '#src/features/oauth/protocol/oauth-client.ts';
import type { Granted } from '#src/features/oauth/protocol/token-grant.ts';
import { GRANT_TIMEOUT_MS } from '#src/features/oauth/protocol/token-request.ts';
import { asRunningGrant } from '#src/features/oauth/running-grants.ts';
import { forgetAllStored, openIfPossible } from '#src/vault/bound-secrets.ts';

/** Twice as long as a provider may take, as of a renewal. */
const LEASE_MS = 2 * GRANT_TIMEOUT_MS;

/** Of the lease, so much is left for storing what the provider has sent. */
const STORE_SHARE = 1 / 4;

/** What a request starts from. */
type Start = { login: StoredDeviceLogin; config: StoredConfig; client: OauthClient; deviceCode: string };

type Failure = { code: string; error: string; advice: readonly string[] };

const UNREADABLE: Failure = {
  code: 'unreadable',
  error: problems.unreadable('').error ?? '',
  advice: problems.unreadable('').advice ?? [],
};

/** Everything here is read in one transaction. Undefined if the lease is lost; a failure if a secret does not open. */
const openStart = (deps: Deps, lease: PollLease): Promise<Start | 'unreadable' | undefined> =>
  deps.connection.transaction(async (tx) => {
    const login = await findDeviceLogin(tx, lease.id, clockOf(deps));
    if (login?.leaseHolder !== lease.holder || login.state !== 'waiting') return undefined;
    const config = await findConfig(tx, login.configId);
    if (config === undefined) return undefined;
    const deviceCode = await openIfPossible(deps.vault, tx, DEVICE_CODE, login.id);
    if (deviceCode === undefined) return 'unreadable';
    try {
      return { login, config, client: await loadOauthClient(deps, tx, config.id), deviceCode };
    } catch (error) {
      if (error instanceof SealedClientSecretError) return 'unreadable';
      throw error;
    }
  });

/** Ends a login that brings nothing, and records it. Does nothing if the lease is lost. */
const fail = (deps: Deps, lease: PollLease, { code, error, advice }: Failure, asked: 0 | 1): Promise<void> =>
  deps.connection.transaction(async (tx) => {
    const login = await findDeviceLogin(tx, lease.id, clockOf(deps));
    if (login === undefined || !(await endUnderLease(tx, lease, { state: 'failed', error, advice }))) return;
    await forgetAllStored(tx, DEVICE_CODE, [lease.id]);
    const config = await findConfig(tx, login.configId);
    if (config !== undefined) await recordEnd(deps, tx, config, { polls: login.polls + asked }, code);
  });

const waitFor = async (
  deps: Deps,
  lease: PollLease,
  { login, client }: Start,
  { acceptedAuth, ...pace }: NonNullable<Answer['waits']>,
): Promise<void> => {
  const next = { ...pace, polls: login.polls + 1 };
  const { db } = deps.connection;
  if (acceptedAuth === null || acceptedAuth === client.acceptedAuth) {
    await waitOn(db, lease, next, clockOf(deps));
    return;
  }
  await deps.connection.transaction(async (tx) => {
    // A configuration that was changed meanwhile may be of another client, and has ended the login.
    if (await waitOn(tx, lease, next, clockOf(deps))) await rememberAuth(tx, login.configId, acceptedAuth);
  });
};

/** The tokens become a connection, in the same transaction in which the login ends: not if it was canceled meanwhile. */
const keep = async (
  deps: Deps,
  lease: PollLease,
  { login, client }: Start,
  at: number,
  granted: Granted,
): Promise<void> => {
  const { configId, configVersion, providerId, scopes, meant } = login;
  await keepGrant(
    deps,
    {
      ...{ client, configId, configVersion, providerId, scopes, meant, at },
      claim: async (tx) => {
        if (!(await endUnderLease(tx, lease, { state: 'connected' }))) return false;
        await forgetAllStored(tx, DEVICE_CODE, [lease.id]);
        return true;
      },
    },
    granted,
  );
};

const pollUnder = async (deps: Deps, lease: PollLease, leaseMs: number): Promise<void> => {
  // Also after a pause of the whole process, a request that has not left by then never leaves.
  const inTime = AbortSignal.timeout(leaseMs * (1 - STORE_SHARE));
  const start = await openStart(deps, lease);
  if (start === undefined) return;
  if (start === 'unreadable') {
    await fail(deps, lease, UNREADABLE, 0);
    return;
  }
  const { login, client, deviceCode } = start;
  const at = deps.now();
  const answer = await askForTokens(deps, client, deviceCode, login, inTime);
  if (answer.waits !== undefined) await waitFor(deps, lease, start, answer.waits);
  else if (answer.problem === undefined) await keep(deps, lease, start, at, answer);
  else {
    const told = await toldProblem(deps, { client, ...login }, answer);
    const { code, message, advice, isUnsent } = told;
    await fail(deps, lease, { code, error: message, advice }, isUnsent === true ? 0 : 1);
  }
};

/**
 * Asks the provider once for the tokens of a login, if it may be asked now: of all callers and instances one does, and not
 * before the interval is over. Nothing cancels the request: the provider may have sent the tokens. Returns false if nobody was
 * asked. Throws if the database fails.
 */
export const pollDeviceLogin = async (
  deps: Deps,
  id: number,
  leaseMs: number = LEASE_MS,
): Promise<boolean> => {
  const lease: PollLease = { id, holder: randomUUID() };
  if (!(await takePollLease(deps.connection.db, lease, clockOf(deps), leaseMs))) return false;
  await asRunningGrant(deps, () => pollUnder(deps, lease, leaseMs));
  return true;
};
