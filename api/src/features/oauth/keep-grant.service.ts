import type { Db } from '#src/db/database.ts';
import { type Deps, timestamp } from '#src/deps.ts';
import { recordEvent } from '#src/features/audit/audit.service.ts';
import type { Meant } from '#src/features/oauth/meant-connection.service.ts';
import type { OauthClient } from '#src/features/oauth/protocol/oauth-client.ts';
import type { Granted, OauthProblem } from '#src/features/oauth/protocol/token-grant.ts';
import { GRANT_TIMEOUT_MS } from '#src/features/oauth/protocol/token-request.ts';
import { readAccount } from '#src/features/oauth/read-account.service.ts';
import { revokeUnstored } from '#src/features/oauth/revoke-tokens.service.ts';
import { saveGrant } from '#src/features/oauth/save-grant.service.ts';
import { storePatiently } from '#src/features/oauth/store-patiently.ts';

/** For whom a grant was asked, and with which version of which configuration. */
export type Asked = {
  client: OauthClient;
  providerId: number;
  configId: number;
  configVersion: number;
  scopes: readonly string[];
  /** What the callback said about the account, by name. */
  callbackFields?: Readonly<Record<string, string>> | undefined;
  /** Which connection it is for. */
  meant: Meant;
  /** When the token call began, in ms since the epoch. */
  at: number;
  /** See `saveGrant`. */
  claim?: ((tx: Db) => Promise<boolean>) | undefined;
};

/** Records that a token call brought no connection: its host got the client secret all the same, if anything was sent. Never throws. */
export const recordFailedGrant = (
  deps: Deps,
  { client, configId }: Pick<Asked, 'client' | 'configId'>,
  { code, isUnsent }: Pick<OauthProblem, 'code' | 'isUnsent'>,
): Promise<void> =>
  recordEvent(
    deps.connection.db,
    {
      action: 'oauth.connect',
      subject: 'oauth_config',
      subjectId: configId,
      subjectName: client.providerName,
      host: new URL(client.tokenUrl).host,
      keySent: isUnsent !== true,
      detail: { reason: code },
    },
    timestamp(deps),
  ).catch((error: unknown) => deps.log.warn({ err: error }, 'a failed login was not recorded'));

/** Stores a grant as a connection of its provider, once it is known whose it is, as far as somebody says it. Returns false, and asks the provider to end the tokens, if the configuration has changed since, or if what was begun is over. */
export const keepGrant = async (
  deps: Deps,
  { client, providerId, ...asked }: Asked,
  { grant, acceptedAuth }: Granted,
): Promise<boolean> => {
  const { configId, callbackFields = {} } = asked;
  const { account, fields } = await readAccount(deps, { client, configId, grant, callbackFields });
  // The server has refused the request until a key was proved.
  const isNewlyBound = grant.dpopKey !== null && !client.usesDpop;
  const save = () => saveGrant(deps, { ...asked, grant, acceptedAuth, account, fields, isNewlyBound });
  if (await storePatiently(save, AbortSignal.timeout(GRANT_TIMEOUT_MS))) return true;
  const subject = { subject: 'oauth_config', subjectId: configId } as const;
  await revokeUnstored(deps, { providerId, accountId: account?.id ?? null, client, grant, subject });
  return false;
};
