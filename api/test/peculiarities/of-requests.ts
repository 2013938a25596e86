import { APP_ITSELF } from '#test/oauth-login.ts';
import { conformant, json, type Peculiarity } from '#test/peculiarities/peculiar-server.ts';

const wanting = (message: string, isThere: (fields: Record<string, unknown>) => boolean) =>
  (({ fields }) =>
    isThere(fields)
      ? undefined
      : json({ error: 'invalid_request', error_description: message }, 400)) satisfies Peculiarity['refuses'];

const NOT_JSON = json({ code: 400, message: 'Bad Request: Error parsing JSON, malformed JSON' }, 400);

/** Servers whose token requests, or whose logins, are not those of RFC 6749 alone. */
export const OF_REQUESTS: Peculiarity[] = [
  {
    name: 'NetSapiens, which reads nothing but JSON',
    source: 'https://github.com/NangoHQ/nango/pull/7559',
    auth: 'body',
    config: { tokenBody: 'json', clientAuth: 'body' },
    refuses: ({ isJson }) => (isJson ? undefined : NOT_JSON),
  },
  {
    name: 'Notion, with JSON and the client in a header',
    source: 'https://github.com/vellum-ai/vellum-assistant/pull/24686',
    auth: 'basic',
    config: { tokenBody: 'json' },
    refuses: ({ isJson }) => (isJson ? undefined : NOT_JSON),
  },
  {
    name: 'Zendesk, which says how long a token lives only if it is asked for that',
    source: 'https://github.com/NangoHQ/nango/issues/6775',
    config: { tokenParams: { expires_in: 1800 } },
    grants: (tokens, { fields }) => {
      const { expires_in: _said, ...rest } = conformant(tokens);
      const asked = fields.expires_in === undefined ? {} : { expires_in: Number(fields.expires_in) };
      return json({ ...rest, ...asked, refresh_token_expires_in: 2_592_000 });
    },
    reads: { isRenewable: true },
  },
  {
    name: 'token parameters that name a grant type, which a renewal must not send',
    source: 'https://github.com/NangoHQ/nango/issues/392',
    config: { tokenParams: { grant_type: 'authorization_code', audience: 'x' } },
    refuses: wanting('audience', ({ audience }) => audience === 'x'),
  },
  {
    name: 'a renewal that has to say that it is one',
    source: 'https://github.com/NangoHQ/nango/pull/430',
    refuses: wanting('grant_type', ({ grant_type, refresh_token }) =>
      refresh_token === undefined ? grant_type === 'authorization_code' : grant_type === 'refresh_token',
    ),
  },
  {
    name: 'Auth0, which wants an audience in the token request',
    source: 'https://github.com/Kong/insomnia/issues/1676',
    config: { ...APP_ITSELF, additionalParams: { audience: 'https://api.example.com' } },
    refuses: wanting('audience is required', ({ audience }) => audience === 'https://api.example.com'),
    grants: ({ access }) => json({ access_token: access, token_type: 'Bearer', expires_in: 86_400 }),
    ends: 'access',
  },
  {
    name: 'a server that wants the audience of the login in each renewal too',
    source: 'https://github.com/danny-avila/LibreChat/pull/13402',
    config: { tokenParams: { audience: 'api' }, additionalParams: { audience: 'api' } },
    asks: { audience: 'api' },
    refuses: wanting('audience is required', ({ audience }) => audience === 'api'),
  },
  {
    name: 'TikTok, which calls the client ID client_key',
    source: 'https://github.com/better-auth/better-auth/pull/397',
    auth: 'body',
    config: {
      additionalParams: { client_key: 'a-client' },
      tokenParams: { client_key: 'a-client' },
      clientAuth: 'body',
    },
    asks: { client_key: 'a-client' },
    refuses: wanting('client_key is missing', ({ client_key }) => client_key === 'a-client'),
  },
  {
    name: 'TikTok, which separates scopes by commas',
    source: 'https://github.com/pilcrowonpaper/arctic/pull/251',
    config: { scopeSeparator: ',' },
    asks: { scope: 'read,write' },
    grants: (tokens) => json({ ...conformant(tokens), scope: 'read,write' }),
    reads: { scopes: ['read', 'write'] },
  },
  {
    name: 'a token endpoint that checks the content type',
    source: 'https://github.com/apifest/apifest-oauth20/issues/22',
    refuses: ({ call }) =>
      call.headers['content-type']?.startsWith('application/x-www-form-urlencoded')
        ? undefined
        : json({ error: 'unsupported media type' }, 415),
  },
  {
    name: 'Withings, which wants an action and answers in an envelope',
    source: 'https://www.npmjs.com/package/withings-node-oauth2',
    auth: 'body',
    config: { tokenParams: { action: 'requesttoken' }, accountFields: ['userid'] },
    refuses: ({ fields }) =>
      fields.action === 'requesttoken'
        ? undefined
        : json({ status: 503, body: {}, error: 'Invalid Params: action' }),
    grants: (tokens) => json({ status: 0, body: { userid: '363', ...conformant(tokens) } }),
    reads: { accountFields: [{ name: 'userid', label: 'userid', value: '363' }] },
  },
  {
    name: 'Basecamp, which wants the kind of app',
    source: 'https://github.com/37signals/api/blob/master/sections/authentication.md',
    config: { tokenParams: { type: 'web_server' }, additionalParams: { type: 'web_server' } },
    asks: { type: 'web_server' },
    refuses: wanting('type', ({ type }) => type === 'web_server'),
  },
  {
    name: 'HubSpot, which sends a state back only if it got one',
    source: 'https://github.com/n8n-io/n8n/issues/17598',
    asks: { state: /^[\w-]{43}$/ },
  },
  {
    name: 'a server that demands a nonce with openid',
    source: 'https://github.com/supabase/auth/issues/1926',
    config: { scopes: ['openid'] },
    asks: { nonce: /./ },
  },
  {
    name: 'an app without a callback, which gets its token by itself',
    source: 'https://github.com/n8n-io/n8n/pull/6500',
    config: APP_ITSELF,
    grants: ({ access }) => json({ access_token: access, token_type: 'Bearer', expires_in: 3600 }),
    reads: { isRenewable: true },
    ends: 'access',
  },
  {
    name: 'a resource that is named more than once in JSON',
    source: 'https://datatracker.ietf.org/doc/html/rfc8707#section-2',
    config: { tokenBody: 'json', tokenParams: { resource: ['https://a.example', 'https://b.example'] } },
    refuses: wanting('resource', ({ resource }) => Array.isArray(resource) && resource.length === 2),
  },
  {
    name: 'QuickBooks, which names the company beside the code',
    source: 'https://help.apideck.com/en/articles/4232834',
    config: { accountFields: ['realmId'] },
    sentBack: { realmId: '4620816365' },
    reads: { accountFields: [{ name: 'realmId', label: 'realmId', value: '4620816365' }] },
  },
  {
    name: 'a server that says in the callback which scopes were granted',
    source: 'https://github.com/n8n-io/n8n/issues/12742',
    sentBack: { scope: 'api offline_access' },
    reads: { scopes: ['api', 'offline_access'] },
  },
  {
    name: 'LinkedIn, which refuses a scope with a code of its own',
    source: 'https://github.com/nextauthjs/next-auth/issues/8831',
    sentBack: {
      error: 'unauthorized_scope_error',
      error_description: 'Scope &quot;r_emailaddress&quot; is not authorized for your application',
    },
    fails: /unauthorized_scope_error.*r_emailaddress.*not authorized/,
  },
];
