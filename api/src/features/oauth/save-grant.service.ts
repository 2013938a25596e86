import type { Db } from '#src/db/database.ts';
import { type Deps, timestamp } from '#src/deps.ts';
import { recordEvent } from '#src/features/audit/audit.service.ts';
import { connectionName } from '#src/features/oauth/connection-name.ts';
import { bindFromNowOn } from '#src/features/oauth/dpop/bind-from-now-on.service.ts';
import { connectionToRenew, type Meant, nextNumber } from '#src/features/oauth/meant-connection.service.ts';
import { findConfig, rememberAuth, type StoredConfig } from '#src/features/oauth/oauth-configs.store.ts';
import * as store from '#src/features/oauth/oauth-connections.store.ts';
import { isOpen, sealTokens } from '#src/features/oauth/oauth-secrets.ts';
import type { Account } from '#src/features/oauth/protocol/account.ts';
import type { ClientAuthMethod } from '#src/features/oauth/protocol/oauth-client.ts';
import type { TokenGrant } from '#src/features/oauth/protocol/token-grant.ts';
import { nextTimestamp } from '#src/if-match.ts';

type Redeemed = {
  grant: TokenGrant;
  acceptedAuth: ClientAuthMethod;
  /** When the token call began, in ms since the epoch. */
  at: number;
  /** What was asked for. */
  scopes: readonly string[];
  /** What was said about the account, by name. */
  fields: Readonly<Record<string, string>>;
  /** Whose tokens they are; null if that is not known. */
  account: Account | null;
  /** The tokens are bound to a key because the server wants it, and not because the configuration says so. */
  isNewlyBound: boolean;
  meant: Meant;
  configId: number;
  configVersion: number;
  /** Ends what was begun, in the same transaction; false if that is no longer the caller's, and then nothing is stored. */
  claim?: ((tx: Db) => Promise<boolean>) | undefined;
};

/** What stays of who has logged in: another person may have, unless somebody has said which connection it is. */
const accountColumns = ({ account, meant }: Redeemed) => {
  if (account !== null) return { account_id: account.id, account: account.name };
  return meant === null ? { account_id: null, account: null } : {};
};

/** Adds a connection, or replaces all that a login brings of the one that it renews; returns it. */
const putConnection = async (
  deps: Deps,
  tx: Db,
  config: StoredConfig,
  redeemed: Redeemed,
): Promise<store.StoredConnection | undefined> => {
  const { grant, at, scopes, fields, account, meant } = redeemed;
  const { expiresIn } = grant;
  const now = timestamp(deps);
  const { providerId } = config;
  const known = await connectionToRenew(deps, tx, providerId, account, meant);
  // Pins of tokens that do not open may have been changed outside Gatehouse.
  const isPinsKept = known !== undefined && (await isOpen(deps, tx, known.id));
  const columns = {
    provider_id: providerId,
    config_id: config.id,
    config_version: config.version,
    token_type: grant.tokenType,
    scopes: JSON.stringify(grant.scopes ?? scopes),
    // Counted from before the request, so that it is never later than the provider says.
    expires_at: expiresIn === null ? null : new Date(at + expiresIn * 1000).toISOString(),
    refreshed_at: null,
    pinned_hosts: store.hostsText(isPinsKept ? known.pinnedHosts : []),
    granted_hosts: store.hostsText(grant.hosts),
    callback_fields: JSON.stringify(fields),
    ...accountColumns(redeemed),
    reauth_reason: null,
    // Whoever renews the old tokens at the moment finds another version, and stores nothing.
    version: (known?.version ?? 0) + 1,
    lease_holder: null,
    lease_until: null,
    issued_at: now,
    connected_at: now,
    updated_at: known === undefined ? now : nextTimestamp(deps, known),
  };
  if (known !== undefined) {
    await store.updateConnection(tx, known.id, columns);
    return store.findConnection(tx, known.id);
  }
  const number = await nextNumber(tx, providerId);
  return store.findConnection(tx, await store.insertConnection(tx, { ...columns, number, created_at: now }));
};

/**
 * Stores what a login has brought as a connection of its provider. Of the one that it renews, its name and the hosts stay that its user
 * pinned; no refresh token does: another person may have logged in. Returns false, and stores nothing, if the configuration has changed since, or
 * if what was begun is over.
 */
export const saveGrant = (deps: Deps, redeemed: Redeemed): Promise<boolean> =>
  deps.connection.transaction(async (tx) => {
    const config = await findConfig(tx, redeemed.configId);
    if (config?.version !== redeemed.configVersion) return false;
    if (redeemed.claim !== undefined && !(await redeemed.claim(tx))) return false;
    const connection = await putConnection(deps, tx, config, redeemed);
    if (connection === undefined) return false;
    const { id } = connection;
    await sealTokens(deps, tx, id, redeemed.grant);
    await rememberAuth(tx, config.id, redeemed.acceptedAuth);
    if (redeemed.isNewlyBound) await bindFromNowOn(deps, tx, config, connection.provider.name);
    await recordEvent(
      tx,
      {
        action: 'oauth.connect',
        subject: 'oauth_connection',
        subjectId: id,
        subjectName: connectionName(connection),
        host: new URL(config.tokenUrl).host,
        keySent: true,
        detail: {},
      },
      timestamp(deps),
    );
    return true;
  });
