import type { OauthConfig, OauthConnection } from '@gatehouse/contract/oauth.ts';
import { providerBySlug } from '#test/factories.ts';
import { followLogin } from '#test/follow-login.ts';
import type { TestApp } from '#test/harness.ts';

const REDIRECT_URI = 'http://localhost:4000/oauth-callback';

type Server = { authorizationUrl: string; tokenUrl: string };

/** Saves a configuration and logs in, all over REST; by default at the custom provider. */
export const connect = async (
  test: TestApp,
  { authorizationUrl, tokenUrl }: Server,
  slug = 'custom',
): Promise<{ connection: OauthConnection; config: OauthConfig }> => {
  const provider = await providerBySlug(test, slug);
  const saved = await test.rest('POST', '/oauth-configs', {
    providerId: provider.id,
    clientId: 'a-client',
    clientSecret: 'a-client-secret-0123456789',
    authorizationUrl,
    tokenUrl,
    redirectUri: REDIRECT_URI,
    scopes: ['read'],
  });
  if (saved.status !== 200) throw new Error(`the configuration was not saved: ${JSON.stringify(saved.body)}`);
  const begun = await test.rest('GET', `/oauth/authorize/${provider.id}`);
  const { search } = await followLogin(begun.body.authUrl, REDIRECT_URI);
  const done = await test.rest('GET', `/oauth/callback${search}`);
  if (done.body.success !== true) throw new Error(`the login failed: ${JSON.stringify(done.body)}`);
  const { body } = await test.rest('GET', '/oauth-connections');
  const connection = (body as OauthConnection[]).find(({ providerId }) => providerId === provider.id);
  if (connection === undefined) throw new Error('there is no connection');
  return { connection, config: saved.body };
};

/** The access token of a connection expires in so many seconds, and was issued an hour before that. */
export const setExpiry = async ({ deps }: TestApp, id: number, seconds: number): Promise<void> => {
  const at = (s: number) => new Date(deps.now() + s * 1000).toISOString();
  await deps.connection.db
    .updateTable('oauth_connections')
    .set({ expires_at: at(seconds), updated_at: at(seconds - 3600) })
    .where('id', '=', id)
    .execute();
};
