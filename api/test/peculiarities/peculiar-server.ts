import { createHash } from 'node:crypto';
import type { OauthConnection } from '@gatehouse/contract/oauth.ts';
import { type Received, startUpstream } from '#test/upstream.ts';

type Fields = Record<string, unknown>;
type Answer = { status?: number; type?: string; body: string };

/** A request at the token endpoint or at the revocation endpoint, as the server reads it. */
type TokenRequest = {
  call: Received;
  /** Of a form, or of JSON. */
  fields: Fields;
  isJson: boolean;
  /** The client ID and the secret of a Basic header, undecoded. */
  basic: string[] | undefined;
  isRefresh: boolean;
};

export type Tokens = { access: string; refresh: string; nonce: string };

/** What is peculiar about one server, and what is expected of logins there. */
export type Peculiarity = {
  name: string;
  /** Where somebody has reported it, or where the provider describes it. */
  source: string;
  /** What the configuration says besides. */
  config?: Fields;
  /** How the client proves itself; by default in a header or in the body. */
  auth?: 'basic' | 'body' | 'none' | 'signed';
  /** What a client gets that proves itself in another way. */
  refusal?: Answer;
  /** Another reason to refuse a token request; undefined if there is none. */
  refuses?: (request: TokenRequest) => Answer | undefined;
  /** The token response, if it is not as RFC 6749 describes it. */
  grants?: (tokens: Tokens, request: TokenRequest) => Answer;
  /** The response to a renewal, if it is another. */
  renews?: (tokens: Tokens) => Answer;
  /** What the authorization URL must have. */
  asks?: Record<string, string | RegExp>;
  /** What comes back besides the code and the state. */
  sentBack?: Record<string, string>;
  /** What the API answers to a token that is no longer valid. */
  rejects?: Answer;
  /** The access token dies after the first call, or is said to have expired before the second. */
  later?: 'dies' | 'expires';
  /** Why the login fails, and what to do; it does not if absent. */
  fails?: RegExp;
  /** What is known of the connection after the login. */
  reads?: Partial<OauthConnection>;
  /** How a renewal ends, and what is said; by default with 200. */
  renewal?: [status: number, words?: RegExp];
  /** Which token is ended when the connection is deleted; by default the refresh token. */
  ends?: 'access';
};

export const json = (body: unknown, status = 200): Answer => ({ status, body: JSON.stringify(body) });

export const conformant = ({ access, refresh }: Tokens): Fields => ({
  access_token: access,
  token_type: 'Bearer',
  expires_in: 3600,
  refresh_token: refresh,
});

export const idToken = (claims: Fields): string =>
  [{ alg: 'none' }, claims, '']
    .map((part) => (part === '' ? '' : Buffer.from(JSON.stringify(part)).toString('base64url')))
    .join('.');

const read = (call: Received): TokenRequest => {
  const isJson = call.headers['content-type']?.startsWith('application/json') === true;
  const fields: Fields = isJson ? JSON.parse(call.body) : Object.fromEntries(new URLSearchParams(call.body));
  const header = /^Basic (.+)$/.exec(call.headers.authorization ?? '')?.[1];
  const basic = header === undefined ? undefined : Buffer.from(header, 'base64').toString().split(':');
  return { call, fields, isJson, basic, isRefresh: fields.grant_type === 'refresh_token' };
};

const waysOf = ({ fields, basic }: TokenRequest): string => {
  if (basic !== undefined) return 'basic';
  if (fields.client_assertion !== undefined) return 'signed';
  return fields.client_secret === undefined ? 'none' : 'body';
};

const isPkceRight = (challenge: string, { code_verifier }: Fields): boolean =>
  createHash('sha256').update(String(code_verifier)).digest('base64url') === challenge;

const REFUSED = json({ error: 'invalid_client' }, 401);
const DEAD = json({ error: 'invalid_grant', error_description: 'The refresh token is invalid' }, 400);

export type PeculiarServer = {
  url: string;
  authorizationUrl: string;
  tokenUrl: string;
  apiUrl: string;
  /** The tokens that were ended, and those that were issued last. */
  revoked: string[];
  last: () => Tokens;
  killAccessTokens: () => void;
  /** What its login page sees when a login begins. */
  open: (params: URLSearchParams) => void;
  close: () => Promise<void>;
};

/**
 * A login server with its API on loopback, strict about everything but what is peculiar about it: the client, PKCE, refresh tokens that
 * work once, access tokens that are the newest, and revocations, whose URL it publishes.
 */
export const startPeculiarServer = async (peculiarity: () => Peculiarity): Promise<PeculiarServer> => {
  const revoked: string[] = [];
  let count = 0;
  let issued: Tokens = { access: '', refresh: '', nonce: '' };
  let isAlive = true;
  let challenge = '';

  const proves = (request: TokenRequest): boolean => {
    const { auth = 'either' } = peculiarity();
    const way = waysOf(request);
    return auth === 'either' ? way === 'basic' || way === 'body' : way === auth;
  };

  const tokenAnswer = (request: TokenRequest): Answer => {
    const { refusal = REFUSED, refuses, grants, renews } = peculiarity();
    const refused = proves(request) ? refuses?.(request) : refusal;
    if (refused !== undefined) return refused;
    const { fields, isRefresh } = request;
    if (fields.grant_type === 'authorization_code' && challenge !== '' && !isPkceRight(challenge, fields))
      return json({ error: 'invalid_grant', error_description: 'PKCE' }, 400);
    if (isRefresh && fields.refresh_token !== issued.refresh) return DEAD;
    count += 1;
    issued = {
      access: `access-token-${count}-0123456789`,
      refresh: `refresh-token-${count}-0123456789`,
      nonce: issued.nonce,
    };
    isAlive = true;
    if (isRefresh && renews !== undefined) return renews(issued);
    return grants?.(issued, request) ?? json(conformant(issued));
  };

  const upstream = await startUpstream((call, _request, response) => {
    const send = ({ status = 200, type = 'application/json', body }: Answer): void => {
      response.writeHead(status, { 'content-type': type }).end(body);
    };
    const { pathname } = new URL(call.path, upstream.url);
    if (pathname.startsWith('/.well-known/'))
      return send(
        json({
          issuer: upstream.url,
          authorization_endpoint: `${upstream.url}/authorize`,
          token_endpoint: `${upstream.url}/token`,
          revocation_endpoint: `${upstream.url}/revoke`,
        }),
      );
    if (pathname === '/api/me') {
      const isRight = isAlive && call.headers.authorization === `Bearer ${issued.access}`;
      return send(isRight ? json({ ok: true }) : (peculiarity().rejects ?? json({ error: 'expired' }, 401)));
    }
    if (call.method !== 'POST') return send({ status: 405, body: 'Only POST' });
    const request = read(call);
    if (pathname === '/token') return send(tokenAnswer(request));
    if (!proves(request)) return send(peculiarity().refusal ?? REFUSED);
    revoked.push(String(request.fields.token));
    send(json({}));
  });

  return {
    url: upstream.url,
    authorizationUrl: `${upstream.url}/authorize`,
    tokenUrl: `${upstream.url}/token`,
    apiUrl: `${upstream.url}/api/me`,
    revoked,
    last: () => issued,
    killAccessTokens: () => {
      isAlive = false;
    },
    open: (params) => {
      challenge = params.get('code_challenge') ?? '';
      issued = { ...issued, nonce: params.get('nonce') ?? '' };
    },
    close: upstream.close,
  };
};
