import type { Db } from '#src/db/database.ts';
import { type Deps, timestamp } from '#src/deps.ts';
import { AppError } from '#src/errors.ts';
import { recordEvent } from '#src/features/audit/audit.service.ts';
import { findConfig, rememberAuth, type StoredConfig } from '#src/features/oauth/oauth-configs.store.ts';
import { dropLogin } from '#src/features/oauth/pending-logins.service.ts';
import type { AuthorizationRequest } from '#src/features/oauth/protocol/authorization-url.ts';
import type { OauthClient } from '#src/features/oauth/protocol/oauth-client.ts';
import { type PushResult, pushAuthorization } from '#src/features/oauth/pushed/push-authorization.ts';

/** A login that was begun, and is not at the provider yet. */
type Begun = { config: StoredConfig; client: OauthClient; request: AuthorizationRequest };

/** The host got what proves who the client is, also if it refused it. */
const record = (deps: Deps, tx: Db, { config, client }: Begun, { problem }: PushResult): Promise<void> =>
  recordEvent(
    tx,
    {
      action: 'oauth.authorize',
      subject: 'oauth_config',
      subjectId: config.id,
      subjectName: client.providerName,
      host: new URL(client.pushedAuthorizationUrl).host,
      keySent: problem?.isUnsent !== true,
      detail: problem === undefined ? {} : { reason: problem.code },
    },
    timestamp(deps),
  );

/**
 * Pushes a login; returns the URL that a browser opens. What the server refuses ends the login.
 * @throws AppError PRECONDITION_FAILED that says why, and what to do
 */
export const pushLogin = async (deps: Deps, begun: Begun): Promise<string> => {
  const { config, client, request } = begun;
  const result = await pushAuthorization(deps, client, request, new AbortController().signal);
  await deps.connection.transaction(async (tx) => {
    await record(deps, tx, begun, result);
    if (result.problem !== undefined) return dropLogin(tx, request.state);
    // Unless it is another client by now.
    const isSame = (await findConfig(tx, config.id))?.version === config.version;
    if (isSame && result.acceptedAuth !== client.acceptedAuth)
      await rememberAuth(tx, config.id, result.acceptedAuth);
  });
  if (result.problem === undefined) return result.authUrl;
  const { message, advice } = result.problem;
  throw new AppError('PRECONDITION_FAILED', [message, ...advice].join(' '));
};
