import type { OauthConnection, OauthConnectionHostInput } from '@gatehouse/contract/oauth.ts';
import type { Db } from '#src/db/database.ts';
import { type Deps, timestamp } from '#src/deps.ts';
import { notFound } from '#src/errors.ts';
import { recordEvent } from '#src/features/audit/audit.service.ts';
import { addPin, removePin } from '#src/features/oauth/connection-hosts.service.ts';
import { connectionName } from '#src/features/oauth/connection-name.ts';
import { forceRenewal } from '#src/features/oauth/fresh-token.service.ts';
import { accountFieldsOf, tokenUseOf } from '#src/features/oauth/oauth-client.service.ts';
import { findConfig } from '#src/features/oauth/oauth-configs.store.ts';
import * as store from '#src/features/oauth/oauth-connections.store.ts';
import { eraseTokens } from '#src/features/oauth/oauth-secrets.ts';
import { prepareRevocation, type Revocation, revoke } from '#src/features/oauth/revoke-tokens.service.ts';
import { readUsable } from '#src/features/oauth/usable-connection.store.ts';
import { findProvider } from '#src/features/providers/providers.service.ts';

const missing = () => notFound('OAuth connection');

/** Why a connection is dead after its configuration was changed. */
const CONFIG_CHANGED =
  'The OAuth configuration was changed since, so the tokens of this connection no longer belong to it. Reconnect.';

const isOfOtherVersion = ({ configVersion, currentConfigVersion }: store.StoredConnection): boolean =>
  configVersion !== currentConfigVersion;

const statusOf = (
  { now }: Pick<Deps, 'now'>,
  connection: store.StoredConnection,
): OauthConnection['status'] => {
  const { reauthReason, expiresAt } = connection;
  if (reauthReason !== null || isOfOtherVersion(connection)) return 'needs_reauth';
  return expiresAt !== null && Date.parse(expiresAt) <= now() ? 'expired' : 'active';
};

/** A connection as callers see it: no token, and no sealed one. */
const showConnection = (
  deps: Pick<Deps, 'now' | 'knowledge'>,
  connection: store.StoredConnection,
): OauthConnection => ({
  id: connection.id,
  providerId: connection.providerId,
  scopes: connection.scopes,
  tokenType: connection.tokenType,
  expiresAt: connection.expiresAt,
  status: statusOf(deps, connection),
  problem: isOfOtherVersion(connection) ? CONFIG_CHANGED : connection.reauthReason,
  isRenewable: connection.isRenewable,
  ...tokenUseOf(deps.knowledge, connection.provider, connection),
  pinnedHosts: connection.pinnedHosts,
  accountFields: accountFieldsOf(deps.knowledge, connection.provider, connection),
  refreshedAt: connection.refreshedAt,
  createdAt: connection.createdAt,
  updatedAt: connection.updatedAt,
});

export const listConnections = async (deps: Deps): Promise<OauthConnection[]> =>
  (await store.listConnections(deps.connection.db)).map((connection) => showConnection(deps, connection));

/** Throws NOT_FOUND if no connection has this id. */
const getConnection = async (deps: Deps, db: Db, id: number): Promise<OauthConnection> => {
  const connection = await store.findConnection(db, id);
  if (connection === undefined) throw missing();
  return showConnection(deps, connection);
};

/** Renews the tokens of a connection now. Throws as `forceRenewal` does. */
export const refreshConnection = async (deps: Deps, id: number): Promise<OauthConnection> => {
  await forceRenewal(deps, id);
  return getConnection(deps, deps.connection.db, id);
};

/** Lets the token of a connection go to one more host; one that is pinned already changes nothing. Throws as `changePins` does. */
export const pinHost = (deps: Deps, { id, host }: OauthConnectionHostInput): Promise<OauthConnection> =>
  deps.connection.transaction(async (tx) => {
    await addPin(deps, tx, id, host);
    return getConnection(deps, tx, id);
  });

/** Takes that back. Throws as `changePins` does, and NOT_FOUND for a host that is not pinned. */
export const unpinHost = (deps: Deps, { id, host }: OauthConnectionHostInput): Promise<OauthConnection> =>
  deps.connection.transaction(async (tx) => {
    await removePin(deps, tx, id, host);
    return getConnection(deps, tx, id);
  });

/** What the connection is called; undefined if none has this id. */
export const findConnectionName = async (db: Db, id: number): Promise<string | undefined> => {
  const found = await readUsable(db, id);
  return found && connectionName(found);
};

/** Marks the connection of a configuration that changes, and erases its tokens: they belong to the configuration before. */
export const expireConnection = async (
  deps: Deps,
  tx: Db,
  { providerId }: { providerId: number },
): Promise<void> => {
  const connection = await store.findConnectionOf(tx, providerId);
  if (connection === undefined) return;
  await store.updateConnection(tx, connection.id, {
    reauth_reason: CONFIG_CHANGED,
    // They were pinned for the tokens of another client or server.
    pinned_hosts: store.hostsText([]),
    granted_hosts: store.hostsText([]),
    version: connection.version + 1,
    lease_holder: null,
    lease_until: null,
    updated_at: timestamp(deps),
  });
  await eraseTokens(tx, connection.id);
};

/**
 * Deletes a connection with its tokens, and records it, within the transaction of a caller that deletes more. Returns what to
 * do after the transaction.
 */
export const removeConnection = async (
  deps: Deps,
  tx: Db,
  connection: store.StoredConnection,
): Promise<Revocation | undefined> => {
  const { id, providerId, configId } = connection;
  const revocation = await prepareRevocation(deps, tx, connection);
  await eraseTokens(tx, id);
  if (!(await store.deleteConnection(tx, id, timestamp(deps)))) throw missing();
  const provider = await findProvider(deps, providerId, tx);
  const config = await findConfig(tx, configId);
  await recordEvent(
    tx,
    {
      action: 'oauth.delete',
      subject: 'oauth_connection',
      subjectId: id,
      ...(provider === undefined ? {} : { subjectName: connectionName({ provider }) }),
      host: config === undefined ? null : new URL(config.tokenUrl).host,
      detail: {},
    },
    timestamp(deps),
  );
  return revocation;
};

/** Deletes a connection, and asks its provider to end the tokens. Throws NOT_FOUND if no connection has this id. */
export const deleteConnection = async (deps: Deps, id: number): Promise<{ id: number }> => {
  const revocation = await deps.connection.transaction(async (tx) => {
    const connection = await store.findConnection(tx, id);
    if (connection === undefined) throw missing();
    return removeConnection(deps, tx, connection);
  });
  if (revocation !== undefined) await revoke(deps, revocation);
  return { id };
};
