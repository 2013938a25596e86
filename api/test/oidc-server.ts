/// <reference path="./oidc-provider.d.ts" />
import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { errors, Provider } from 'oidc-provider';
import { createMemoryAdapter } from 'oidc-provider/lib/adapters/memory_adapter.js';

type OidcServerOptions = {
  /** Exactly these are accepted, as by every real provider. */
  redirectUris: string[];
  clientAuth?: 'basic' | 'post' | 'none' | 'secret_jwt' | 'private_key_jwt';
  /** The public keys of the client, as it is registered with them; only they are accepted with `private_key_jwt`. */
  jwks?: { keys: object[] };
  /** The only algorithm of a statement that the client signs. */
  signingAlg?: string;
  /** What the client signs has to be for exactly the URL that is called. */
  signedForCalled?: boolean;
  /** Every login has to be pushed (RFC 9126). */
  pushed?: boolean;
  /** Tokens are only given with a proof of a key (RFC 9449), with a nonce of the server, and are bound to it. */
  dpop?: boolean;
  /** Access tokens are JWTs (RFC 9068) for the resource `urn:test:api`. */
  jwtTokens?: boolean;
  clientId?: string;
  clientSecret?: string;
  /** `itself`: every login is approved at once; `button`: a page asks, and has the buttons Approve and Deny. */
  approval?: 'itself' | 'button';
  accessTokenSeconds?: number;
  /** How long the code of a login with one can be entered. */
  deviceCodeSeconds?: number;
};

/** One request at the token endpoint that was decided: with `error`, it was refused. */
type TokenCall = { grantType: string; error: string | null };

export type OidcServer = {
  /** http://127.0.0.1:<port> */
  url: string;
  host: string;
  issuer: string;
  authorizationUrl: string;
  tokenUrl: string;
  /** Where a login with a code begins (RFC 8628). */
  deviceAuthorizationUrl: string;
  revocationUrl: string;
  /** Where logins are pushed, if they have to be. */
  pushedAuthorizationUrl: string;
  /** An API that takes the access token as a bearer token: `{ sub }`, or 401. Needs the scope `openid`. */
  userinfoUrl: string;
  clientId: string;
  clientSecret: string;
  tokenCalls: TokenCall[];
  /** Ids of the grants that were revoked: by a revocation, or because a code or refresh token was used twice. */
  revokedGrants: string[];
  close: () => Promise<void>;
};

const COOP = 'cross-origin-opener-policy';
const INTERACTION = /^\/interaction\/[\w-]+(\/approve|\/deny)?$/;

const page = (uid: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Log in</title></head>
<body><h1>Allow access?</h1>
<form method="post" action="/interaction/${uid}/approve"><button>Approve</button></form>
<form method="post" action="/interaction/${uid}/deny"><button>Deny</button></form>
</body></html>`;

const DEVICE_GRANTS = ['urn:ietf:params:oauth:grant-type:device_code'];

const signingKey = () => ({
  ...generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' }),
  use: 'sig',
  alg: 'ES256',
  kid: 'test',
});

type Owner = { clientId: string };

type CalledUrl = { href: string };

/** A page of a login with a code, with the form that the provider gives. */
const devicePage =
  (title: string, buttons = '') =>
  (context: { body: string }, form: unknown): void => {
    context.body = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${title}</title></head>
<body><h1>${title}</h1>${typeof form === 'string' ? form : ''}${buttons}</body></html>`;
  };

const METHODS = {
  basic: 'client_secret_basic',
  post: 'client_secret_post',
  none: 'none',
  secret_jwt: 'client_secret_jwt',
  private_key_jwt: 'private_key_jwt',
};

const ASSERTION_ALGS = ['HS256', 'RS256', 'PS256', 'ES256', 'EdDSA', 'Ed25519', 'ES384', 'RS512'];

const RESOURCE = 'urn:test:api';

const JWT_TOKENS = {
  enabled: true,
  defaultResource: () => RESOURCE,
  useGrantedResource: () => true,
  getResourceServerInfo: () => ({
    scope: 'openid repo user offline_access',
    accessTokenFormat: 'jwt',
    jwt: { sign: { alg: 'ES256' } },
  }),
};

/** What the client is registered with. */
const credentialsOf = ({ clientAuth, clientSecret, jwks, signingAlg }: Required<OidcServerOptions>) => ({
  token_endpoint_auth_method: METHODS[clientAuth],
  ...(clientAuth === 'none' || clientAuth === 'private_key_jwt' ? {} : { client_secret: clientSecret }),
  ...(clientAuth === 'private_key_jwt' ? { jwks } : {}),
  ...(signingAlg === '' ? {} : { token_endpoint_auth_signing_alg: signingAlg }),
});

const configurationOf = (options: Required<OidcServerOptions>) => ({
  adapter: createMemoryAdapter(0),
  clients: [
    {
      client_id: options.clientId,
      ...credentialsOf(options),
      dpop_bound_access_tokens: options.dpop,
      redirect_uris: options.redirectUris,
      grant_types: [
        'authorization_code',
        'refresh_token',
        ...DEVICE_GRANTS,
        ...(options.clientAuth === 'none' ? [] : ['client_credentials']),
      ],
      response_types: ['code'],
      id_token_signed_response_alg: 'ES256',
    },
  ],
  // A server whose clients sign takes nothing else.
  ...(options.clientAuth.endsWith('_jwt') ? { clientAuthMethods: [METHODS[options.clientAuth]] } : {}),
  assertJwtClientAuthClaimsAndHeader: (context: CalledUrl, { aud }: { aud: unknown }) => {
    if (options.signedForCalled && aud !== context.href) throw new errors.InvalidClientAuth('aud');
  },
  enabledJWA: { clientAuthSigningAlgValues: ASSERTION_ALGS },
  cookies: { keys: [randomBytes(32).toString('hex')] },
  jwks: { keys: [signingKey()] },
  scopes: ['openid', 'offline_access', 'repo', 'user'],
  pkce: { required: () => true },
  features: {
    devInteractions: { enabled: false },
    clientCredentials: { enabled: true },
    pushedAuthorizationRequests: {
      enabled: options.pushed,
      requirePushedAuthorizationRequests: options.pushed,
    },
    dPoP: options.dpop
      ? { enabled: true, nonceSecret: randomBytes(32), requireNonce: () => true }
      : { enabled: false },
    resourceIndicators: options.jwtTokens ? JWT_TOKENS : { enabled: false },
    deviceFlow: {
      enabled: true,
      userCodeInputSource: devicePage(
        'Enter the code',
        '<button form="op.deviceInputForm">Continue</button>',
      ),
      userCodeConfirmSource: devicePage(
        'Is this the code of your device?',
        '<button form="op.deviceConfirmForm">Confirm</button><button form="op.deviceConfirmForm" name="abort" value="yes">Abort</button>',
      ),
      successSource: devicePage('You are logged in'),
    },
    revocation: {
      enabled: true,
      allowedPolicy: (_context: unknown, client: Owner, token: Owner) => client.clientId === token.clientId,
    },
  },
  interactions: { url: (_context: unknown, { uid }: { uid: string }) => `/interaction/${uid}` },
  findAccount: (_context: unknown, sub: string) => ({ accountId: sub, claims: () => ({ sub }) }),
  issueRefreshToken: () => true,
  rotateRefreshToken: true,
  ttl: {
    AccessToken: options.accessTokenSeconds,
    AuthorizationCode: 60,
    DeviceCode: options.deviceCodeSeconds,
    ClientCredentials: options.accessTokenSeconds,
    Grant: 86_400,
    IdToken: 3600,
    Interaction: 600,
    RefreshToken: 86_400,
    Session: 86_400,
  },
});

/** Logs its only user in and grants what was asked for, or refuses. */
const decide = async (
  provider: Provider,
  request: IncomingMessage,
  response: ServerResponse,
  isApproved: boolean,
  resource: string | null,
): Promise<void> => {
  const { params } = await provider.interactionDetails(request, response);
  const accountId = 'ada';
  const grant = new provider.Grant({ accountId, clientId: params.client_id });
  grant.addOIDCScope(params.scope ?? '');
  if (resource !== null) grant.addResourceScope(resource, params.scope ?? '');
  const result = isApproved
    ? { login: { accountId }, consent: { grantId: await grant.save() } }
    : { error: 'access_denied', error_description: 'The user denied the request' };
  await provider.interactionFinished(request, response, result);
};

const record = (provider: Provider, tokenCalls: TokenCall[], revokedGrants: string[]): void => {
  const grantTypeOf = (params: Record<string, string | undefined> | undefined) => params?.grant_type ?? '';
  provider.on('grant.success', ({ oidc }) => {
    tokenCalls.push({ grantType: grantTypeOf(oidc.params), error: null });
  });
  provider.on('grant.error', ({ oidc }, { error }) => {
    tokenCalls.push({ grantType: grantTypeOf(oidc.params), error: error ?? 'server_error' });
  });
  provider.on('grant.revoked', (_context, grantId) => revokedGrants.push(grantId));
};

/**
 * A real, certified OpenID provider on loopback: PKCE is required, refresh tokens rotate, and the second use of a code or
 * refresh token ends the whole grant. All of its pages have `Cross-Origin-Opener-Policy: same-origin`, so that the window
 * that opened it loses its handle.
 */
export const startOidcServer = async (given: OidcServerOptions): Promise<OidcServer> => {
  const options: Required<OidcServerOptions> = {
    clientAuth: 'basic',
    jwks: { keys: [] },
    signingAlg: '',
    signedForCalled: false,
    pushed: false,
    dpop: false,
    jwtTokens: false,
    clientId: 'gatehouse-test',
    clientSecret: 'a-secret-of-the-test-client-0123456789',
    approval: 'itself',
    accessTokenSeconds: 3600,
    deviceCodeSeconds: 600,
    ...given,
  };
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const url = `http://${host}`;
  const provider = new Provider(url, configurationOf(options));
  const tokenCalls: TokenCall[] = [];
  const revokedGrants: string[] = [];
  record(provider, tokenCalls, revokedGrants);
  const handle = provider.callback();

  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    response.setHeader(COOP, 'same-origin');
    const interaction = INTERACTION.exec(request.url ?? '');
    if (interaction === null) return handle(request, response);
    if (options.approval === 'button' && request.method === 'GET') {
      const uid = (request.url ?? '').split('/')[2] ?? '';
      return response.setHeader('content-type', 'text/html; charset=utf-8').end(page(uid));
    }
    decide(
      provider,
      request,
      response,
      interaction[1] !== '/deny',
      options.jwtTokens ? RESOURCE : null,
    ).catch((error: Error) => {
      response.statusCode = 500;
      response.end(error.message);
    });
  });

  return {
    url,
    host,
    issuer: url,
    authorizationUrl: `${url}/auth`,
    tokenUrl: `${url}/token`,
    deviceAuthorizationUrl: `${url}/device/auth`,
    revocationUrl: `${url}/token/revocation`,
    pushedAuthorizationUrl: `${url}/request`,
    userinfoUrl: `${url}/me`,
    clientId: options.clientId,
    clientSecret: options.clientSecret,
    tokenCalls,
    revokedGrants,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
