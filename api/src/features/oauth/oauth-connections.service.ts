import type {
  OauthConnection,
  OauthConnectionHostInput,
  PatchOauthConnectionInput,
} from '@gatehouse/contract/oauth.ts';
import type { Db } from '#src/db/database.ts';
import { type Deps, timestamp } from '#src/deps.ts';
import { notFound, rejected } from '#src/errors.ts';
import { recordEvent } from '#src/features/audit/audit.service.ts';
import { addPin, removePin } from '#src/features/oauth/connection-hosts.service.ts';
import { connectionName } from '#src/features/oauth/connection-name.ts';
import { forceRenewal } from '#src/features/oauth/fresh-token.service.ts';
import { tokenUseOf } from '#src/features/oauth/oauth-client.service.ts';
import { findConfig } from '#src/features/oauth/oauth-configs.store.ts';
import * as store from '#src/features/oauth/oauth-connections.store.ts';
import { eraseTokens } from '#src/features/oauth/oauth-secrets.ts';
import {
  hasOther,
  prepareRevocation,
  type Revocation,
  revoke,
} from '#src/features/oauth/revoke-tokens.service.ts';
import { tokenVariables } from '#src/features/oauth/token-variables.ts';
import { readUsable } from '#src/features/oauth/usable-connection.store.ts';
import { type IfMatchCondition, NO_CONDITION, nextTimestamp, requireMatch } from '#src/if-match.ts';

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
  deps: Pick<Deps, 'now' | 'knowledge' | 'localNetworks'>,
  connection: store.StoredConnection,
  variables: ReadonlyMap<number, string>,
): OauthConnection => ({
  id: connection.id,
  providerId: connection.providerId,
  name: connectionName(connection),
  account: connection.account,
  scopes: connection.scopes,
  tokenType: connection.tokenType,
  expiresAt: connection.expiresAt,
  status: statusOf(deps, connection),
  problem: isOfOtherVersion(connection) ? CONFIG_CHANGED : connection.reauthReason,
  isRenewable: connection.isRenewable,
  ...tokenUseOf(deps, connection),
  pinnedHosts: connection.pinnedHosts,
  tokenVariable: variables.get(connection.id) ?? '',
  refreshedAt: connection.refreshedAt,
  connectedAt: connection.connectedAt,
  createdAt: connection.createdAt,
  updatedAt: connection.updatedAt,
});

export const listConnections = async (
  deps: Deps,
  db: Db = deps.connection.db,
): Promise<OauthConnection[]> => {
  const connections = await store.listConnections(db);
  const variables = tokenVariables(connections);
  return connections.map((connection) => showConnection(deps, connection, variables));
};

/** Throws NOT_FOUND if no connection has this id. */
const getConnection = async (deps: Deps, db: Db, id: number): Promise<OauthConnection> => {
  const connection = (await listConnections(deps, db)).find((one) => one.id === id);
  if (connection === undefined) throw missing();
  return connection;
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

/** The environment variable of a connection in code that is shown. Throws NOT_FOUND. */
export const tokenVariableOf = async (deps: Deps, id: number): Promise<string> => {
  const variable = tokenVariables(await store.listConnections(deps.connection.db)).get(id);
  if (variable === undefined) throw missing();
  return variable;
};

/** What the connection is called; undefined if none has this id. */
export const findConnectionName = async (db: Db, id: number): Promise<string | undefined> => {
  const found = await readUsable(db, id);
  return found && connectionName(found);
};

/** Marks the connections of a configuration that changes, and erases their tokens: they belong to the configuration before. */
export const expireConnections = async (
  deps: Deps,
  tx: Db,
  { providerId }: { providerId: number },
): Promise<void> => {
  for (const connection of await store.listConnectionsOf(tx, providerId)) {
    await store.updateConnection(tx, connection.id, {
      reauth_reason: CONFIG_CHANGED,
      // They were pinned for the tokens of another client or server, which may also have another id for the account.
      pinned_hosts: store.hostsText([]),
      granted_hosts: store.hostsText([]),
      account_id: null,
      version: connection.version + 1,
      lease_holder: null,
      lease_until: null,
      updated_at: nextTimestamp(deps, connection),
    });
    await eraseTokens(tx, connection.id);
  }
};

/**
 * Deletes a connection with its tokens, and records it, within the transaction of a caller that deletes more. Returns what to
 * do after the transaction, if anything.
 */
export const removeConnection = async (
  deps: Deps,
  tx: Db,
  connection: store.StoredConnection,
): Promise<Revocation[]> => {
  const { id, configId } = connection;
  const revocation = await prepareRevocation(deps, tx, connection);
  await eraseTokens(tx, id);
  if (!(await store.deleteConnection(tx, id, timestamp(deps)))) throw missing();
  const config = await findConfig(tx, configId);
  await recordEvent(
    tx,
    {
      action: 'oauth.delete',
      subject: 'oauth_connection',
      subjectId: id,
      subjectName: connectionName(connection),
      host: config === undefined ? null : new URL(config.tokenUrl).host,
      detail: {},
    },
    timestamp(deps),
  );
  return revocation === undefined ? [] : [revocation];
};

/** Throws NOT_FOUND, and PRECONDITION_FAILED if the connection is not what the caller has read. */
const readForChange = async (
  tx: Db,
  id: number,
  condition: IfMatchCondition,
): Promise<store.StoredConnection> => {
  await requireMatch(tx, 'oauth_connections', id, condition, () => store.findConnection(tx, id));
  const connection = await store.findConnection(tx, id);
  if (connection === undefined) throw missing();
  return connection;
};

/**
 * Deletes a connection, and asks its provider to end the tokens, unless another connection may be of the same account. Throws
 * NOT_FOUND if no connection has this id.
 */
export const deleteConnection = async (
  deps: Deps,
  id: number,
  condition: IfMatchCondition,
): Promise<{ id: number }> => {
  const revocations = await deps.connection.transaction(async (tx) => {
    const connection = await readForChange(tx, id, condition);
    const isShared = await hasOther(tx, connection);
    const prepared = await removeConnection(deps, tx, connection);
    return isShared ? [] : prepared;
  });
  await Promise.all(revocations.map((revocation) => revoke(deps, revocation)));
  return { id };
};

/** Gives a connection another name, or the one that it had at first. Throws NOT_FOUND, and CONFLICT for a name of another. */
export const renameConnection = (
  deps: Deps,
  { id, name: typed }: PatchOauthConnectionInput,
  condition: IfMatchCondition = NO_CONDITION,
): Promise<OauthConnection> =>
  deps.connection.transaction(async (tx) => {
    const connection = await readForChange(tx, id, condition);
    const own = connectionName({ ...connection, name: null });
    const name = typed === '' || typed === own ? null : typed;
    if (name === connection.name) return getConnection(deps, tx, id);
    const renamed = { ...connection, name };
    const others = await store.listConnectionsOf(tx, connection.providerId);
    if (others.some((other) => other.id !== id && connectionName(other) === connectionName(renamed)))
      throw rejected('CONFLICT', 'name', `Another connection of ${connection.provider.name} has this name`);
    await store.updateConnection(tx, id, { name, updated_at: nextTimestamp(deps, connection) });
    const subject = {
      subject: 'oauth_connection',
      subjectId: id,
      subjectName: connectionName(renamed),
    } as const;
    await recordEvent(tx, { action: 'oauth.rename', ...subject, detail: {} }, timestamp(deps));
    return getConnection(deps, tx, id);
  });
