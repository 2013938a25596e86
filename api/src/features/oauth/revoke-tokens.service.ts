import type { Provider } from '@gatehouse/contract/providers.ts';
import type { Db } from '#src/db/database.ts';
import { type Deps, timestamp } from '#src/deps.ts';
import { type AuditEvent, recordEvent } from '#src/features/audit/audit.service.ts';
import { connectionName } from '#src/features/oauth/connection-name.ts';
import { factsFor, loadOauthClient } from '#src/features/oauth/oauth-client.service.ts';
import { findConnectionOf, type StoredConnection } from '#src/features/oauth/oauth-connections.store.ts';
import { openTokens, SealedClientSecretError } from '#src/features/oauth/oauth-secrets.ts';
import type { OauthClient } from '#src/features/oauth/protocol/oauth-client.ts';
import {
  publishedRevocationUrl,
  REVOCATION_TIMEOUT_MS,
  revokeToken,
} from '#src/features/oauth/protocol/revoke-token.ts';
import type { TokenGrant } from '#src/features/oauth/protocol/token-grant.ts';
import { findProvider } from '#src/features/providers/providers.service.ts';
import { VaultError } from '#src/vault/envelope.ts';

/** What a revocation needs, read before the connection is deleted. */
export type Revocation = {
  /** What it is recorded for. */
  subject: Pick<AuditEvent, 'subject' | 'subjectId'>;
  name: string;
  client: OauthClient;
  url: RevocationUrl;
  token: string;
};

/** Null if nobody has checked what the provider does: its server is asked what it publishes. */
type RevocationUrl = string | null;

/** Undefined if the provider is known, but not to revoke tokens. */
const revocationUrlOf = (
  { knowledge }: Pick<Deps, 'knowledge'>,
  provider: Provider,
  { tokenUrl }: OauthClient,
): RevocationUrl | undefined => {
  const facts = factsFor(knowledge, provider, tokenUrl);
  return facts?.revocationUrl ?? (facts === undefined || facts.checkedOn === null ? null : undefined);
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
    const url = revocationUrlOf(deps, provider, client);
    if (url === undefined) return undefined;
    const { accessToken, refreshToken } = await openTokens(deps, tx, id);
    // With the refresh token, its access tokens end too (RFC 7009 section 2.1).
    return {
      subject: { subject: 'oauth_connection', subjectId: id },
      name: connectionName({ provider }),
      client,
      url,
      token: refreshToken ?? accessToken,
    };
  } catch (error) {
    if (error instanceof VaultError || error instanceof SealedClientSecretError) return undefined;
    throw error;
  }
};

/** Asks the provider to end a token that was deleted here, and records it if it is asked. Never throws: it is deleted in any case. */
export const revoke = async (
  deps: Deps,
  { subject, name, client, url, token }: Revocation,
): Promise<void> => {
  const inTime = AbortSignal.timeout(REVOCATION_TIMEOUT_MS);
  const at = url ?? (await publishedRevocationUrl(deps, client, inTime));
  if (at === undefined) return;
  const { problem } = await revokeToken(deps, client, at, token, inTime);
  const event = {
    action: 'oauth.delete',
    ...subject,
    subjectName: name,
    host: new URL(at).host,
    keySent: problem?.isUnsent !== true,
    detail: { reason: problem?.code ?? null },
  } as const;
  await recordEvent(deps.connection.db, event, timestamp(deps)).catch((error: unknown) =>
    deps.log.warn({ err: error }, 'a revocation was not recorded'),
  );
};

/** Tokens that were obtained, and cannot be stored any more. */
type Unstored = {
  providerId: number;
  /** The client that obtained them. */
  client: OauthClient;
  grant: TokenGrant;
  subject: Revocation['subject'];
};

/**
 * Asks the provider to end tokens that nobody will use, because their configuration was changed or their connection deleted
 * meanwhile. Not if the provider has a connection that works: many providers end all tokens of a person with one of them. Never throws.
 */
export const revokeUnstored = async (
  deps: Deps,
  { providerId, client, grant, subject }: Unstored,
): Promise<void> => {
  try {
    const { db } = deps.connection;
    const provider = await findProvider(deps, providerId, db);
    const url = provider && revocationUrlOf(deps, provider, client);
    if (provider === undefined || url === undefined) return;
    const connection = await findConnectionOf(db, providerId);
    const isCurrent = connection?.configVersion === connection?.currentConfigVersion;
    if (connection !== undefined && isCurrent && connection.reauthReason === null) return;
    const token = grant.refreshToken ?? grant.accessToken;
    await revoke(deps, { subject, name: connectionName({ provider }), client, url, token });
  } catch (error) {
    deps.log.warn({ err: error }, 'tokens that are not used were not revoked');
  }
};
