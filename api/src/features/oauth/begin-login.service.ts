import type { AuthorizeInput } from '@gatehouse/contract/oauth.ts';
import type { OauthGrant } from '@gatehouse/contract/plain/oauth-wizard.ts';
import type { Db } from '#src/db/database.ts';
import { type Deps, timestamp } from '#src/deps.ts';
import { AppError, notFound } from '#src/errors.ts';
import { recordEvent } from '#src/features/audit/audit.service.ts';
import { meantBy } from '#src/features/oauth/meant-connection.service.ts';
import { loadOauthClient } from '#src/features/oauth/oauth-client.service.ts';
import { findConfigOf, type StoredConfig } from '#src/features/oauth/oauth-configs.store.ts';
import { addLogin, cookieNameOf, LOGIN_MS } from '#src/features/oauth/pending-logins.service.ts';
import { authorizationUrlOf } from '#src/features/oauth/protocol/authorization-url.ts';
import { pushLogin } from '#src/features/oauth/pushed/push-login.service.ts';
import { findProvider } from '#src/features/providers/providers.service.ts';
import type { Context } from '#src/trpc.ts';

/** How it does get them. */
const OWN_GRANT: Record<OauthGrant, string> = {
  authorization_code: 'gets its access token by a login. Begin one with GET /api/oauth/authorize.',
  client_credentials: 'gets its access token without a login. Get one with POST /api/oauth/token.',
  device_code: 'gets its access token by a login with a code. Begin one with POST /api/oauth/device.',
};

/**
 * The configuration of a provider, whose tokens are obtained in this way. Throws NOT_FOUND for an unknown provider,
 * PRECONDITION_FAILED for one without a configuration or with another way.
 */
export const getConfigFor = async (
  deps: Deps,
  tx: Db,
  providerId: number,
  grant: OauthGrant,
): Promise<StoredConfig> => {
  const provider = await findProvider(deps, providerId, tx);
  if (provider === undefined) throw notFound('Provider');
  const config = await findConfigOf(tx, providerId);
  if (config?.grant === grant) return config;
  const why =
    config === undefined ? 'has no OAuth configuration yet. Save one first.' : OWN_GRANT[config.grant];
  throw new AppError('PRECONDITION_FAILED', `${provider.name} ${why}`);
};

/** Who begins or completes a login. */
export type LoginCaller = Pick<Context, 'isFromBrowser' | 'cookies' | 'setCookie'>;

/**
 * Begins a login: returns the URL at which the person logs in. A browser gets a cookie, without which nobody completes the
 * login; a login that a script began may end in any browser. Throws NOT_FOUND, and PRECONDITION_FAILED also if the provider does
 * not take a login that is pushed.
 */
export const beginLogin = async (
  deps: Deps,
  input: AuthorizeInput,
  caller: LoginCaller,
): Promise<{ authUrl: string }> => {
  const { state, cookie, ...begun } = await deps.connection.transaction(async (tx) => {
    const config = await getConfigFor(deps, tx, input.providerId, 'authorization_code');
    const meant = await meantBy(tx, input);
    const client = await loadOauthClient(deps, tx, config.id);
    const { redirectUri, additionalParams } = client;
    const { isFromBrowser } = caller;
    const login = await addLogin(deps, tx, { ...config, redirectUri }, { isFromBrowser, meant });
    await recordEvent(
      tx,
      {
        action: 'oauth.authorize',
        subject: 'oauth_config',
        subjectId: config.id,
        subjectName: client.providerName,
        host: new URL(config.authorizationUrl).host,
        detail: {},
      },
      timestamp(deps),
    );
    const { scopes } = config;
    return { ...login, config, client, request: { ...login, scopes, additionalParams } };
  });
  const { client, request } = begun;
  // A pushed login is sent outside the transaction, which must not wait for a provider.
  const authUrl =
    client.pushedAuthorizationUrl === ''
      ? await authorizationUrlOf(client, request)
      : await pushLogin(deps, begun);
  if (cookie !== null)
    caller.setCookie({
      name: cookieNameOf(state),
      value: cookie,
      seconds: LOGIN_MS / 1000,
      sameSite: 'Lax',
    });
  return { authUrl };
};
