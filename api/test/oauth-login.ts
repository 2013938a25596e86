import type { OauthConfig, OauthConnection } from '@gatehouse/contract/oauth.ts';
import type { OauthCallbackResult } from '@gatehouse/contract/oauth-callback.ts';
import type { InjectOptions } from 'fastify';
import { providerBySlug } from '#test/factories.ts';
import type { TestApp } from '#test/harness.ts';

export const CLIENT_SECRET = 'a-client-secret-0123456789';
export const REDIRECT_URI = 'http://localhost/oauth-callback';

type Server = { authorizationUrl: string; tokenUrl: string };

/** Stores over REST how to log in at a stand-in; by default for the custom provider. */
export const makeOauthConfig = async (
  test: TestApp,
  { authorizationUrl, tokenUrl }: Server,
  { slug = 'custom', ...fields }: { slug?: string } & Record<string, unknown> = {},
): Promise<OauthConfig> => {
  const providerId = fields.providerId ?? (await providerBySlug(test, slug)).id;
  const { status, body } = await test.rest('POST', '/oauth-configs', {
    providerId,
    clientId: 'a-client',
    clientSecret: CLIENT_SECRET,
    authorizationUrl,
    tokenUrl,
    redirectUri: REDIRECT_URI,
    scopes: ['read', 'write'],
    additionalParams: {},
    ...fields,
  });
  if (status !== 200) throw new Error(`the configuration was not stored: ${JSON.stringify(body)}`);
  return body;
};

/** How a login is begun or completed: by a script, by a page's own request for REST, or by a screen. */
export const CALLERS = ['a script', 'a page', 'a screen'] as const;
export type Caller = (typeof CALLERS)[number];

type Sent = { status: number; body: unknown; cookies: string[] };

const FROM_PAGE = { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty' };

const send = async (test: TestApp, request: InjectOptions, caller: Caller): Promise<Sent> => {
  const response = await test.app.inject(request);
  const body = response.payload === '' ? undefined : response.json();
  const set = response.headers['set-cookie'] ?? [];
  return {
    status: response.statusCode,
    body: caller === 'a screen' && !body?.error ? body?.result?.data : body,
    cookies: [set].flat(),
  };
};

type Request = { path: string; procedure: string; input: Record<string, unknown> };

const call = (
  test: TestApp,
  caller: Caller,
  { path, procedure, input }: Request,
  headers: Record<string, string>,
): Promise<Sent> => {
  const shared = { host: 'localhost', ...(caller === 'a script' ? {} : FROM_PAGE), ...headers };
  const request: InjectOptions =
    caller === 'a screen'
      ? {
          method: 'POST',
          url: `/trpc/${procedure}`,
          headers: { ...shared, 'content-type': 'application/json' },
          payload: JSON.stringify(input),
        }
      : { method: 'GET', url: `/api${path}`, headers: shared };
  return send(test, request, caller);
};

export type BegunLogin = {
  authUrl: URL;
  state: string;
  /** As it is sent back: `name=value`; undefined if none was set. */
  cookie: string | undefined;
  /** The whole Set-Cookie. */
  setCookie: string | undefined;
};

export const beginOauthLogin = async (
  test: TestApp,
  { providerId }: Pick<OauthConfig, 'providerId'>,
  caller: Caller = 'a screen',
  headers: Record<string, string> = {},
  /** Which connection it is for. */
  meant: { connectionId?: number; account?: 'another' } = {},
): Promise<BegunLogin> => {
  const query = new URLSearchParams(
    Object.entries(meant).map(([name, value]): [string, string] => [name, String(value)]),
  );
  const request = {
    path: `/oauth/authorize/${providerId}${query.size === 0 ? '' : `?${query}`}`,
    procedure: 'oauth.authorize',
    input: { providerId, ...meant },
  };
  const { status, body, cookies } = await call(test, caller, request, headers);
  if (status !== 200) throw new Error(`the login did not begin: ${JSON.stringify(body)}`);
  const authUrl = new URL((body as { authUrl: string }).authUrl);
  const [setCookie] = cookies;
  return {
    authUrl,
    state: authUrl.searchParams.get('state') ?? '',
    setCookie,
    cookie: setCookie?.split(';', 1)[0],
  };
};

export type Completed = { status: number; body: OauthCallbackResult; cookies: string[] };

/** What the callback page does with the parameters that a provider sent. */
export const completeOauthLogin = async (
  test: TestApp,
  params: Record<string, string>,
  { caller = 'a screen', cookie }: { caller?: Caller; cookie?: string | undefined } = {},
): Promise<Completed> => {
  const request = {
    path: `/oauth/callback?${new URLSearchParams(params)}`,
    procedure: 'oauth.callback',
    input: params,
  };
  return (await call(test, caller, request, cookie === undefined ? {} : { cookie })) as Completed;
};

export const listOauthConnections = async (test: TestApp): Promise<OauthConnection[]> =>
  (await test.rest('GET', '/oauth-connections')).body;

/** A whole login at a stand-in that accepts any code; returns its connection. */
export const connectOauth = async (
  test: TestApp,
  config: Pick<OauthConfig, 'providerId'>,
): Promise<OauthConnection> => {
  const { state, cookie } = await beginOauthLogin(test, config);
  const { body } = await completeOauthLogin(test, { code: 'a-code-0123456789', state }, { cookie });
  const connection = (await listOauthConnections(test)).find(
    ({ providerId }) => providerId === config.providerId,
  );
  if (!body.success || connection === undefined) throw new Error(`no connection: ${JSON.stringify(body)}`);
  return connection;
};

/** What differs in a configuration whose app gets its tokens for itself. */
export const APP_ITSELF = { grant: 'client_credentials', authorizationUrl: '', redirectUri: '' } as const;

/** A token for the app itself, as a script gets it; returns its connection. */
export const obtainOauthToken = async (
  test: TestApp,
  { providerId }: Pick<OauthConfig, 'providerId'>,
): Promise<OauthConnection> => {
  const { body } = await test.rest('POST', `/oauth/token/${providerId}`);
  const connection = (await listOauthConnections(test)).find((one) => one.providerId === providerId);
  if (!body.success || connection === undefined) throw new Error(`no connection: ${JSON.stringify(body)}`);
  return connection;
};

/** A configuration and a whole login at a stand-in; by default of the custom provider. */
export const connectAt = async (
  test: TestApp,
  server: Server,
  slug?: string,
): Promise<{ connection: OauthConnection; config: OauthConfig }> => {
  const config = await makeOauthConfig(test, server, slug === undefined ? {} : { slug });
  return { connection: await connectOauth(test, config), config };
};

/** The access token of a connection expires in so many seconds, and was issued an hour before that. */
export const setExpiry = async ({ deps }: TestApp, id: number, seconds: number): Promise<void> => {
  const at = (s: number) => new Date(deps.now() + s * 1000).toISOString();
  await deps.connection.db
    .updateTable('oauth_connections')
    .set({ expires_at: at(seconds), issued_at: at(seconds - 3600) })
    .where('id', '=', id)
    .execute();
};
