import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { type Deps, timestamp } from '#src/deps.ts';
import { recordEvent } from '#src/features/audit/audit.service.ts';
import { type Lease, returnLease, takeLease } from '#src/features/oauth/connection-lease.store.ts';
import { connectionName } from '#src/features/oauth/connection-name.ts';
import { loadOauthClient } from '#src/features/oauth/oauth-client.service.ts';
import { rememberAuth } from '#src/features/oauth/oauth-configs.store.ts';
import {
  findConnection,
  hostsText,
  type StoredConnection,
} from '#src/features/oauth/oauth-connections.store.ts';
import { openTokens, sealTokens, type Tokens } from '#src/features/oauth/oauth-secrets.ts';
import { clientCredentialsGrant } from '#src/features/oauth/protocol/client-credentials-grant.ts';
import type { OauthClient } from '#src/features/oauth/protocol/oauth-client.ts';
import { refreshGrant } from '#src/features/oauth/protocol/refresh-grant.ts';
import type { Granted, GrantResult, OauthProblem } from '#src/features/oauth/protocol/token-grant.ts';
import { GRANT_TIMEOUT_MS } from '#src/features/oauth/protocol/token-request.ts';
import { revokeUnstored } from '#src/features/oauth/revoke-tokens.service.ts';
import { asRunningGrant } from '#src/features/oauth/running-grants.ts';
import { storePatiently } from '#src/features/oauth/store-patiently.ts';
import { nextTimestamp } from '#src/if-match.ts';

/** Twice as long as a provider may take. */
const LEASE_MS = 2 * GRANT_TIMEOUT_MS;

/** Of the lease, so much is left for storing what the provider has sent. */
const STORE_SHARE = 1 / 4;

const POLL_MS = 100;

/** What a renewal starts from. */
type Start = { connection: StoredConnection; tokens: Tokens; client: OauthClient; at: number };

/** How a renewal ended: the connection itself says so, unless there is a reason why it stayed as it is. */
export type Renewed = { reason?: string };

/** Undefined if the lease is over and somebody else's by now, or if the connection is gone. */
const openStart = (deps: Deps, lease: Lease): Promise<Start | undefined> =>
  deps.connection.transaction(async (tx) => {
    const connection = await findConnection(tx, lease.id);
    if (connection?.leaseHolder !== lease.holder || connection.version !== lease.version) return undefined;
    const tokens = await openTokens(deps, tx, lease.id);
    return {
      connection,
      tokens,
      client: await loadOauthClient(deps, tx, connection.configId),
      at: deps.now(),
    };
  });

/** @param detail with the reason, if the tokens were not renewed */
const eventOf = (
  { id }: Lease,
  { client, connection }: Start,
  detail: { reason?: string } = {},
  keySent = true,
) =>
  ({
    action: 'oauth.refresh',
    subject: 'oauth_connection',
    subjectId: id,
    subjectName: connectionName(connection),
    host: new URL(client.tokenUrl).host,
    keySent,
    detail,
  }) as const;

/**
 * Stores the new tokens. A provider that sends no new refresh token keeps accepting the old one (RFC 6749 section 6). Returns
 * false, and only records that the provider was asked, if the lease is lost: to another instance, to a new login, or because the configuration that
 * the tokens belong to was changed or deleted.
 */
const storeGrant = (
  deps: Deps,
  lease: Lease,
  start: Start,
  { grant, acceptedAuth }: Granted,
): Promise<boolean> =>
  deps.connection.transaction(async (tx) => {
    const { connection, tokens } = start;
    const now = timestamp(deps);
    const { expiresIn } = grant;
    const isOurs = await returnLease(tx, lease, {
      version: lease.version + 1,
      token_type: grant.tokenType,
      scopes: JSON.stringify(grant.scopes ?? connection.scopes),
      // A response that names none leaves those of before.
      granted_hosts: grant.hosts.length === 0 ? undefined : hostsText(grant.hosts),
      callback_fields: JSON.stringify({ ...connection.saidFields, ...grant.fields }),
      // Counted from before the request, so that it is never later than the provider says.
      expires_at: expiresIn === null ? null : new Date(start.at + expiresIn * 1000).toISOString(),
      refreshed_at: now,
      issued_at: now,
      updated_at: nextTimestamp(deps, connection),
    });
    if (!isOurs) {
      await recordEvent(tx, eventOf(lease, start, { reason: 'superseded' }), now);
      return false;
    }
    await sealTokens(deps, tx, lease.id, {
      accessToken: grant.accessToken,
      refreshToken: grant.refreshToken ?? tokens.refreshToken,
      idToken: grant.idToken ?? tokens.idToken,
      dpopKey: grant.dpopKey,
    });
    if (acceptedAuth !== start.client.acceptedAuth) await rememberAuth(tx, connection.configId, acceptedAuth);
    await recordEvent(tx, eventOf(lease, start), now);
    return true;
  });

/** Deletes nothing: a connection whose grant is dead says so until somebody logs in again. */
const storeProblem = (deps: Deps, lease: Lease, start: Start, problem: OauthProblem): Promise<void> =>
  deps.connection.transaction(async (tx) => {
    const now = timestamp(deps);
    const { code, message, advice, needsReauth, isUnsent } = problem;
    const columns = needsReauth
      ? { reauth_reason: [message, ...advice].join(' '), updated_at: nextTimestamp(deps, start.connection) }
      : {};
    await returnLease(tx, lease, columns);
    await recordEvent(tx, eventOf(lease, start, { reason: code }, isUnsent !== true), now);
  });

/** Undefined if there is nothing to renew the tokens with. */
const askAgain = async (
  deps: Deps,
  { client, tokens: { refreshToken, dpopKey } }: Start,
  signal: AbortSignal,
): Promise<GrantResult | undefined> => {
  if (client.forItself !== null)
    return clientCredentialsGrant(deps, client, client.forItself, signal, dpopKey);
  return refreshToken === null ? undefined : refreshGrant(deps, client, refreshToken, signal, dpopKey);
};

/** Renews the tokens under a lease. Returns undefined if the lease was lost, so that another renews them. */
const renewUnder = async (deps: Deps, lease: Lease, leaseMs: number): Promise<Renewed | undefined> => {
  // Also after a pause of the whole process, a request that has not left by then never leaves.
  const inTime = AbortSignal.timeout(leaseMs * (1 - STORE_SHARE));
  const storedInTime = AbortSignal.timeout(leaseMs);
  try {
    const start = await openStart(deps, lease);
    if (start === undefined) return undefined;
    const result = await askAgain(deps, start, inTime);
    if (result === undefined) return { reason: 'The provider gave no refresh token.' };
    if (result.problem !== undefined) {
      await storeProblem(deps, lease, start, result.problem);
      return result.problem.needsReauth ? {} : { reason: result.problem.message };
    }
    if (await storePatiently(() => storeGrant(deps, lease, start, result), storedInTime)) return {};
    const { connection, client } = start;
    const subject = { subject: 'oauth_connection', subjectId: connection.id } as const;
    await revokeUnstored(deps, { ...connection, client, grant: result.grant, subject });
    return undefined;
  } finally {
    // Unless it was returned with what it was taken for.
    await returnLease(deps.connection.db, lease);
  }
};

/** Takes the lease, or waits for who has it. */
const renewOrWait = async (deps: Deps, id: number, version: number, leaseMs: number): Promise<Renewed> => {
  const { db, dialect } = deps.connection;
  let wasHeld = false;
  for (;;) {
    const found = await findConnection(db, id);
    const isOver = found === undefined || found.version !== version || found.reauthReason !== null;
    if (isOver || found.currentConfigVersion !== found.configVersion) return {};
    // Whoever had the lease has given it back, and the tokens are the same: trying at once would fail in the same way.
    if (found.leaseHolder === null && wasHeld)
      return { reason: 'Another instance could not renew it either.' };
    wasHeld = found.leaseHolder !== null;
    const lease: Lease = { id, version, holder: randomUUID() };
    const seenHolder = found.leaseHolder;
    if (await takeLease(db, lease, { dialect, now: deps.now(), forMs: leaseMs, seenHolder })) {
      const renewed = await asRunningGrant(deps, () => renewUnder(deps, lease, leaseMs));
      if (renewed !== undefined) return renewed;
    }
    await pause(POLL_MS);
  }
};

/** The renewals that this instance runs, by connection; for each open database. */
const running = new WeakMap<object, Map<number, Promise<Renewed>>>();

/**
 * Renews the tokens of a connection once, however many callers and instances want it at the same time, unless they are of
 * another version by now. Nothing cancels it: the provider may have replaced the refresh token already, and who goes away
 * must not lose it. Afterwards the connection says what it is. Throws if the database fails, or if a token does not open.
 */
export const renewTokens = (
  deps: Deps,
  id: number,
  version: number,
  leaseMs: number = LEASE_MS,
): Promise<Renewed> => {
  const ours = running.get(deps.connection) ?? new Map<number, Promise<Renewed>>();
  running.set(deps.connection, ours);
  const known = ours.get(id);
  if (known !== undefined) return known;
  const renewal = renewOrWait(deps, id, version, leaseMs).finally(() => ours.delete(id));
  ours.set(id, renewal);
  return renewal;
};
