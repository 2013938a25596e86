import type { Db } from '#src/db/database.ts';
import { type Deps, timestamp } from '#src/deps.ts';
import { recordEvent } from '#src/features/audit/audit.service.ts';
import { connectionName } from '#src/features/oauth/connection-name.ts';
import { factsFor, loadOauthClient } from '#src/features/oauth/oauth-client.service.ts';
import type { StoredConnection } from '#src/features/oauth/oauth-connections.store.ts';
import { openTokens } from '#src/features/oauth/oauth-secrets.ts';
import type { OauthClient } from '#src/features/oauth/protocol/oauth-client.ts';
import { revokeToken } from '#src/features/oauth/protocol/revoke-token.ts';
import { findProvider } from '#src/features/providers/providers.service.ts';
import { VaultError } from '#src/vault/envelope.ts';

/** What a revocation needs, read before the connection is deleted. */
export type Revocation = {
  connectionId: number;
  name: string;
  client: OauthClient;
  url: string;
  token: string;
};

/** Undefined if the provider is not known to revoke tokens, or if they do not open: then they are of no use here either. */
export const prepareRevocation = async (
  deps: Deps,
  tx: Db,
  { id, providerId, configId }: StoredConnection,
): Promise<Revocation | undefined> => {
  const provider = await findProvider(deps, providerId, tx);
  if (provider === undefined) return undefined;
  try {
    const client = await loadOauthClient(deps, tx, configId);
    const url = factsFor(deps.catalog, provider, client.tokenUrl)?.revocationUrl;
    if (!url) return undefined;
    const { accessToken, refreshToken } = await openTokens(deps, tx, id);
    // With the refresh token, its access tokens end too (RFC 7009 section 2.1).
    return {
      connectionId: id,
      name: connectionName({ provider }),
      client,
      url,
      token: refreshToken ?? accessToken,
    };
  } catch (error) {
    if (error instanceof VaultError) return undefined;
    throw error;
  }
};

/** Asks the provider to end a token that was deleted here, and records it. Never throws: it is deleted in any case. */
export const revoke = async (
  deps: Deps,
  { connectionId, name, client, url, token }: Revocation,
): Promise<void> => {
  const { problem } = await revokeToken(deps, client, url, token);
  const event = {
    action: 'oauth.delete',
    subject: 'oauth_connection',
    subjectId: connectionId,
    subjectName: name,
    host: new URL(url).host,
    keySent: true,
    detail: { reason: problem?.code ?? null },
  } as const;
  await recordEvent(deps.connection.db, event, timestamp(deps)).catch((error: unknown) =>
    deps.log.warn({ err: error }, 'a revocation was not recorded'),
  );
};
