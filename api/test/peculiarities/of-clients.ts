import { generateKeyPairSync } from 'node:crypto';
import { APP_ITSELF } from '#test/oauth-login.ts';
import { json, type Peculiarity } from '#test/peculiarities/peculiar-server.ts';

const KEY = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({
  type: 'pkcs8',
  format: 'pem',
});

const PUBLIC = { clientAuth: 'none', clientSecret: '' };

/** Servers that take a client's proof in one way only, and say so in words of their own. */
export const OF_CLIENTS: Peculiarity[] = [
  {
    name: 'an access manager that takes the credentials in a header only',
    source: 'https://github.com/usebruno/bruno/issues/3468',
    auth: 'basic',
  },
  {
    name: 'an identity server that denies the exchange unless the client is in a header',
    source: 'https://github.com/usebruno/bruno/issues/2106',
    auth: 'basic',
    config: { clientAuth: 'basic' },
    refusal: json({ error: 'invalid_client', error_description: 'Client authentication failed' }, 400),
  },
  {
    name: 'a token endpoint that refuses a client ID in the body beside the header',
    source: 'https://github.com/usebruno/bruno/issues/4668',
    auth: 'basic',
    refuses: ({ fields }) =>
      fields.client_id === undefined ? undefined : json({ error: 'invalid_request' }, 400),
  },
  {
    name: 'Microsoft Entra, which misses the grant type in anything but a form',
    source: 'https://github.com/usebruno/bruno/issues/1938',
    auth: 'body',
    refuses: ({ isJson }) =>
      isJson
        ? json({ error: 'invalid_request', error_description: "AADSTS900144: … 'grant_type'" }, 400)
        : undefined,
  },
  {
    name: 'Duende, which takes a form with the client in it',
    source: 'https://github.com/usebruno/bruno/issues/1987',
    auth: 'body',
    config: APP_ITSELF,
    refusal: json({ error: 'invalid_client' }, 400),
    grants: ({ access }) => json({ access_token: access, token_type: 'Bearer', expires_in: 3600 }),
    ends: 'access',
  },
  {
    name: 'a server that does not decode what is in the header',
    source: 'https://github.com/usebruno/bruno/pull/6263',
    auth: 'basic',
    config: { clientSecret: 'a+b/c==d%e-0123456789' },
    refuses: ({ basic }) =>
      basic?.[1] === 'a+b/c==d%e-0123456789' ? undefined : json({ error: 'invalid_client' }, 401),
  },
  {
    name: 'a public client, whose empty header would be read as another client',
    source: 'https://github.com/usebruno/bruno/pull/3867',
    auth: 'none',
    config: PUBLIC,
    refuses: ({ call }) =>
      call.headers.authorization === undefined ? undefined : json({ error: 'invalid_client' }, 401),
  },
  {
    name: 'a public client at Azure, which refuses any secret',
    source: 'https://github.com/hoppscotch/hoppscotch/issues/3784',
    auth: 'none',
    config: PUBLIC,
    refusal: json({ error: 'invalid_client', error_description: 'AADSTS700025: Client is public' }, 401),
  },
  {
    name: 'a token endpoint that is asked with POST only',
    source: 'https://github.com/hoppscotch/hoppscotch/issues/3798',
    refuses: ({ call }) => (call.method === 'POST' ? undefined : json({}, 405)),
  },
  {
    name: 'a confidential client that is registered for the header',
    source: 'https://github.com/hoppscotch/hoppscotch/issues/6567',
    auth: 'basic',
    refusal: json({ error: 'invalid_client' }, 401),
  },
  {
    name: 'a provider that wants a challenge of PKCE by S256',
    source: 'https://github.com/hoppscotch/hoppscotch/issues/4993',
    asks: { code_challenge_method: 'S256', code_challenge: /^[\w-]{43}$/ },
  },
  {
    name: 'a provider that wants the header for renewals too',
    source: 'https://github.com/better-auth/better-auth/issues/2240',
    auth: 'basic',
    config: { clientAuth: 'basic' },
  },
  {
    name: 'a provider that misses the header of a renewal in words of its own',
    source: 'https://github.com/better-auth/better-auth/issues/4125',
    auth: 'basic',
    refusal: json({ error: 'invalid-authorization-header' }, 400),
  },
  {
    name: 'a client that signs with a private key',
    source: 'https://github.com/better-auth/better-auth/pull/9625',
    auth: 'signed',
    config: { clientAuth: 'private_key_jwt', clientSecret: KEY },
  },
  {
    name: 'a server whose revocation takes the header only',
    source: 'https://github.com/zitadel/oidc/pull/803',
    auth: 'basic',
  },
  {
    name: 'a client that may renew only as it was registered',
    source: 'https://github.com/panva/node-oidc-provider/issues/414',
    auth: 'basic',
    refusal: json({ error: 'invalid_client', error_description: 'client authentication failed' }, 401),
  },
  {
    name: 'BigChange, which names the two fields that it misses in the body',
    source: 'https://github.com/NangoHQ/nango/pull/6267',
    auth: 'body',
    refusal: json({ message: 'Client_id field is required, Client_secret field is required' }, 400),
  },
  {
    name: 'Steady, which answers 422 to a client that is not in the body',
    source: 'https://github.com/nextauthjs/next-auth/issues/5682',
    auth: 'body',
    refusal: json({ error: 'invalid_client', error_description: 'client_id is missing' }, 422),
  },
  {
    name: 'MoneyButton, which refuses a client with a list of errors',
    source: 'https://github.com/nextauthjs/next-auth/issues/1843',
    auth: 'body',
    refusal: json(
      {
        errors: [{ status: 401, title: 'Unauthorized', detail: 'Invalid client: client is invalid' }],
        jsonapi: { version: '1.0' },
      },
      401,
    ),
  },
  {
    name: 'Microsoft Entra, which exchanges no code of a single-page app without PKCE',
    source: 'https://github.com/n8n-io/n8n/issues/19429',
    refuses: ({ fields, isRefresh }) =>
      isRefresh || fields.code_verifier !== undefined
        ? undefined
        : json(
            {
              error: 'invalid_request',
              error_description: 'AADSTS9002325: Proof Key for Code Exchange is required for cross-origin …',
            },
            400,
          ),
  },
];
