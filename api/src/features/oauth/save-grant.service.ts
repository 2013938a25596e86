import type { Db } from '#src/db/database.ts';
import { type Deps, timestamp } from '#src/deps.ts';
import { recordEvent } from '#src/features/audit/audit.service.ts';
import { connectionName } from '#src/features/oauth/connection-name.ts';
import { findConfig, rememberAuth, type StoredConfig } from '#src/features/oauth/oauth-configs.store.ts';
import * as store from '#src/features/oauth/oauth-connections.store.ts';
import { isOpen, sealTokens } from '#src/features/oauth/oauth-secrets.ts';
import type { ClientAuthMethod } from '#src/features/oauth/protocol/oauth-client.ts';
import type { TokenGrant } from '#src/features/oauth/protocol/token-grant.ts';
import { findProvider } from '#src/features/providers/providers.service.ts';

type Redeemed = {
  grant: TokenGrant;
  acceptedAuth: ClientAuthMethod;
  /** When the token call began, in ms since the epoch. */
  at: number;
  /** What was asked for. */
  scopes: readonly string[];
  /** What the callback said about the account, by name. */
  callbackFields?: Readonly<Record<string, string>> | undefined;
  configId: number;
  configVersion: number;
  /** Ends what was begun, in the same transaction; false if that is no longer the caller's, and then nothing is stored. */
  claim?: ((tx: Db) => Promise<boolean>) | undefined;
};

/** Adds the connection of a provider, or replaces everything that is true of the one it has; returns its id. */
const putConnection = async (
  deps: Deps,
  tx: Db,
  config: StoredConfig,
  { grant, at, scopes, callbackFields = {} }: Redeemed,
): Promise<number> => {
  const { expiresIn } = grant;
  const now = timestamp(deps);
  const known = await store.findConnectionOf(tx, config.providerId);
  // Pins of tokens that do not open may have been changed outside Gatehouse.
  const isPinsKept = known !== undefined && (await isOpen(deps, tx, known.id));
  const columns = {
    provider_id: config.providerId,
    config_id: config.id,
    config_version: config.version,
    token_type: grant.tokenType,
    scopes: JSON.stringify(grant.scopes ?? scopes),
    // Counted from before the request, so that it is never later than the provider says.
    expires_at: expiresIn === null ? null : new Date(at + expiresIn * 1000).toISOString(),
    refreshed_at: null,
    pinned_hosts: store.hostsText(isPinsKept ? known.pinnedHosts : []),
    granted_hosts: store.hostsText(grant.hosts),
    callback_fields: JSON.stringify(callbackFields),
    reauth_reason: null,
    // Whoever renews the old tokens at the moment finds another version, and stores nothing.
    version: (known?.version ?? 0) + 1,
    lease_holder: null,
    lease_until: null,
    updated_at: now,
  };
  if (known === undefined) return store.insertConnection(tx, { ...columns, created_at: now });
  await store.updateConnection(tx, known.id, columns);
  return known.id;
};

/**
 * Stores what a login has brought as the connection of its provider. Of an older connection only the hosts stay that its user pinned; no
 * refresh token does: another person may have logged in. Returns false, and stores nothing, if the configuration has changed since, or
 * if what was begun is over.
 */
export const saveGrant = (deps: Deps, redeemed: Redeemed): Promise<boolean> =>
  deps.connection.transaction(async (tx) => {
    const config = await findConfig(tx, redeemed.configId);
    const provider = config && (await findProvider(deps, config.providerId, tx));
    if (config?.version !== redeemed.configVersion || provider === undefined) return false;
    if (redeemed.claim !== undefined && !(await redeemed.claim(tx))) return false;
    const id = await putConnection(deps, tx, config, redeemed);
    await sealTokens(deps, tx, id, redeemed.grant);
    await rememberAuth(tx, config.id, redeemed.acceptedAuth);
    await recordEvent(
      tx,
      {
        action: 'oauth.connect',
        subject: 'oauth_connection',
        subjectId: id,
        subjectName: connectionName({ provider }),
        host: new URL(config.tokenUrl).host,
        keySent: true,
        detail: {},
      },
      timestamp(deps),
    );
    return true;
  });
