import type { Provider } from '@gatehouse/contract/providers.ts';
import type { Db } from '#src/db/database.ts';
import { type Deps, timestamp } from '#src/deps.ts';
import { type AuditEvent, recordEvent } from '#src/features/audit/audit.service.ts';
import { connectionName, someConnection } from '#src/features/oauth/connection-name.ts';
import { factsFor, loadOauthClient } from '#src/features/oauth/oauth-client.service.ts';
import { listConnectionsOf, type StoredConnection } from '#src/features/oauth/oauth-connections.store.ts';
import { openTokens, SealedClientSecretError } from '#src/features/oauth/oauth-secrets.ts';
import { isSameAccount } from '#src/features/oauth/protocol/account.ts';
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
  connection: StoredConnection,
): Promise<Revocation | undefined> => {
  const { id, providerId, configId } = connection;
  const provider = await findProvider(deps, providerId, tx);
  if (provider === undefined) return undefined;
  try {
    const client = await loadOauthClient(deps, tx, configId);
    const url = revocationUrlOf(deps, provider, client);
    if (url === undefined) return undefined;
    const { accessToken, refreshToken } = await openTokens(deps, tx, id);
    // With the refresh token its access tokens should end too (RFC 7009 section 2.1); where they do not, they expire.
    return {
      subject: { subject: 'oauth_connection', subjectId: id },
      name: connectionName(connection),
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

/**
 * Whether an account has another connection that works, as far as is known: many providers end all tokens of a person with one of
 * them.
 */
export const hasOther = async (
  db: Db,
  { providerId, accountId, id }: { providerId: number; accountId: string | null; id?: number },
): Promise<boolean> =>
  (await listConnectionsOf(db, providerId)).some(
    (other) =>
      other.id !== id &&
      other.configVersion === other.currentConfigVersion &&
      other.reauthReason === null &&
      isSameAccount(other.accountId, accountId) !== false,
  );

/** Tokens that were obtained, and cannot be stored any more. */
type Unstored = {
  providerId: number;
  /** The `id` of an `Account`; null if it is not known. */
  accountId: string | null;
  /** The client that obtained them. */
  client: OauthClient;
  grant: TokenGrant;
  subject: Revocation['subject'];
};

/**
 * Asks the provider to end tokens that nobody will use, because their configuration was changed or their connection deleted
 * meanwhile. Not if the account may have a connection that works. Never throws.
 */
export const revokeUnstored = async (
  deps: Deps,
  { providerId, accountId, client, grant, subject }: Unstored,
): Promise<void> => {
  try {
    const { db } = deps.connection;
    const provider = await findProvider(deps, providerId, db);
    const url = provider && revocationUrlOf(deps, provider, client);
    if (provider === undefined || url === undefined) return;
    if (await hasOther(db, { providerId, accountId })) return;
    const token = grant.refreshToken ?? grant.accessToken;
    await revoke(deps, { subject, name: someConnection(provider), client, url, token });
  } catch (error) {
    deps.log.warn({ err: error }, 'tokens that are not used were not revoked');
  }
};
