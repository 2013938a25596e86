import type { Db } from '#src/db/database.ts';
import { type Deps, timestamp } from '#src/deps.ts';
import { AppError, notFound } from '#src/errors.ts';
import { recordEvent } from '#src/features/audit/audit.service.ts';
import { loadOauthClient } from '#src/features/oauth/oauth-client.service.ts';
import { findConfigOf, type StoredConfig } from '#src/features/oauth/oauth-configs.store.ts';
import { addLogin, cookieNameOf, LOGIN_MS } from '#src/features/oauth/pending-logins.service.ts';
import { authorizationUrlOf } from '#src/features/oauth/protocol/authorization-url.ts';
import { findProvider } from '#src/features/providers/providers.service.ts';
import type { Context } from '#src/trpc.ts';

/** Throws NOT_FOUND for an unknown provider, PRECONDITION_FAILED for one without a configuration. */
const getConfig = async (deps: Deps, tx: Db, providerId: number): Promise<StoredConfig> => {
  const provider = await findProvider(deps, providerId, tx);
  if (provider === undefined) throw notFound('Provider');
  const config = await findConfigOf(tx, providerId);
  if (config !== undefined) return config;
  const message = `${provider.name} has no OAuth configuration yet. Save one first.`;
  throw new AppError('PRECONDITION_FAILED', message);
};

/** Who begins or completes a login. */
export type LoginCaller = Pick<Context, 'isFromBrowser' | 'cookies' | 'setCookie'>;

/**
 * Begins a login: returns the URL at which the person logs in. A browser gets a cookie, without which nobody completes the
 * login; a login that a script began may end in any browser. Throws NOT_FOUND and PRECONDITION_FAILED.
 */
export const beginLogin = async (
  deps: Deps,
  providerId: number,
  caller: LoginCaller,
): Promise<{ authUrl: string }> => {
  const { authUrl, state, cookie } = await deps.connection.transaction(async (tx) => {
    const config = await getConfig(deps, tx, providerId);
    const client = await loadOauthClient(deps, tx, config.id);
    const login = await addLogin(deps, tx, config, caller.isFromBrowser);
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
    const { scopes, additionalParams } = config;
    return { ...login, authUrl: await authorizationUrlOf(client, { ...login, scopes, additionalParams }) };
  });
  if (cookie !== null)
    caller.setCookie({
      name: cookieNameOf(state),
      value: cookie,
      seconds: LOGIN_MS / 1000,
      sameSite: 'Lax',
    });
  return { authUrl };
};
