import type { ServerResponse } from 'node:http';
import { type Received, startUpstream } from '#test/upstream.ts';

type GrantServerOptions = {
  /** What a token response contains besides the tokens. */
  fields?: Record<string, unknown>;
  /** Each refresh token works once, and the second use of one ends the whole grant (RFC 9700 section 4.14.2). */
  rotates?: boolean;
  /** Whether the login gives a refresh token. */
  givesRefreshToken?: boolean;
  /** What its metadata says besides its issuer, login and token URL; it publishes none without. */
  publishes?: (url: string) => Record<string, unknown>;
};

/** What the token endpoint does with a refresh from now on, in place of answering. */
type Trouble = (response: ServerResponse) => void;

export type GrantServer = {
  /** http://127.0.0.1:<port> */
  url: string;
  host: string;
  authorizationUrl: string;
  tokenUrl: string;
  /** An API that returns the request if its bearer token is valid, and else 401. */
  apiUrl: string;
  /** Refreshes that were accepted; those that arrived; calls of the API. */
  redemptions: () => number;
  refreshes: Received[];
  apiCalls: Received[];
  /** The access token that was issued last. */
  accessToken: () => string;
  /** A refresh token was used twice. */
  isDead: () => boolean;
  /** The API accepts none of the access tokens that were issued so far. */
  revokeAccessTokens: () => void;
  /** The API accepts none of the tokens from now on. */
  rejectAll: () => void;
  /** The code exchanges that arrived. */
  logins: Received[];
  /** The tokens that were to be ended. */
  revoked: (string | null)[];
  /** The answer to the next refresh, or to the next login, waits until the returned function is called. */
  hold: (what?: 'refresh' | 'login') => () => void;
  trouble: (trouble: Trouble | undefined) => void;
  close: () => Promise<void>;
};

/** An authorization server and its API on loopback, as strict about refresh tokens as the strictest providers. */
export const startGrantServer = async ({
  fields = { expires_in: 3600 },
  rotates = true,
  givesRefreshToken = true,
  publishes,
}: GrantServerOptions = {}): Promise<GrantServer> => {
  const refreshes: Received[] = [];
  const apiCalls: Received[] = [];
  const logins: Received[] = [];
  const revoked: (string | null)[] = [];
  let valid = new Set<string>();
  let count = 0;
  let redemptions = 0;
  let refreshToken = '';
  let accessToken = '';
  let isDead = false;
  let rejectsAll = false;
  const held: { refresh?: Promise<void> | undefined; login?: Promise<void> | undefined } = {};
  let trouble: Trouble | undefined;

  const json = (response: ServerResponse, status: number, body: unknown): void => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };
  const issue = (withRefreshToken: boolean): object => {
    count += 1;
    accessToken = `access-token-${count}-0123456789abcdef`;
    valid.add(accessToken);
    if (withRefreshToken) refreshToken = `refresh-token-${count}-0123456789abcdef`;
    const refresh = withRefreshToken ? { refresh_token: refreshToken } : {};
    return { access_token: accessToken, token_type: 'bearer', ...refresh, ...fields };
  };
  const refresh = (call: Received, response: ServerResponse): void => {
    refreshes.push(call);
    if (trouble !== undefined) {
      trouble(response);
      return;
    }
    // Decided on arrival: whoever does not read the answer has used up the token nevertheless.
    isDead ||= new URLSearchParams(call.body).get('refresh_token') !== refreshToken;
    if (!isDead) redemptions += 1;
    const [status, body] = isDead
      ? [400, { error: 'invalid_grant', error_description: 'Token was used before' }]
      : [200, issue(rotates)];
    const released = held.refresh;
    held.refresh = undefined;
    void Promise.resolve(released).then(() => json(response, status as number, body));
  };
  const logIn = (call: Received, response: ServerResponse): void => {
    logins.push(call);
    const body = issue(givesRefreshToken);
    response.setHeader('connection', 'close');
    const released = held.login;
    held.login = undefined;
    void Promise.resolve(released).then(() => json(response, 200, body));
  };
  const api = (call: Received, response: ServerResponse): void => {
    apiCalls.push(call);
    const token = call.headers.authorization?.replace(/^Bearer /, '') ?? '';
    if (valid.has(token) && !rejectsAll) {
      json(response, 200, { method: call.method, path: call.path, token });
      return;
    }
    response.setHeader('www-authenticate', 'Bearer error="invalid_token"');
    json(response, 401, { error: 'invalid_token' });
  };
  const upstream = await startUpstream((call, _request, response) => {
    const { pathname, searchParams } = new URL(call.path, 'http://127.0.0.1');
    if (pathname === '/authorize') {
      const target = new URL(searchParams.get('redirect_uri') ?? '');
      target.searchParams.set('code', 'a-code-0123456789');
      target.searchParams.set('state', searchParams.get('state') ?? '');
      response.writeHead(302, { location: target.href }).end();
    } else if (pathname === '/revoke') {
      revoked.push(new URLSearchParams(call.body).get('token'));
      response.end();
    } else if (pathname === '/.well-known/oauth-authorization-server' && publishes !== undefined) {
      const own = { issuer: url, authorization_endpoint: `${url}/authorize`, token_endpoint: `${url}/token` };
      json(response, 200, { ...own, ...publishes(url) });
    } else if (pathname.includes('/.well-known/')) json(response, 404, {});
    else if (pathname !== '/token') api(call, response);
    else if (call.body.includes('grant_type=refresh_token')) refresh(call, response);
    else logIn(call, response);
  });
  const { url } = upstream;
  return {
    url,
    host: upstream.host,
    authorizationUrl: `${url}/authorize`,
    tokenUrl: `${url}/token`,
    apiUrl: `${url}/api`,
    redemptions: () => redemptions,
    refreshes,
    apiCalls,
    accessToken: () => accessToken,
    isDead: () => isDead,
    revokeAccessTokens: () => {
      valid = new Set();
    },
    rejectAll: () => {
      rejectsAll = true;
    },
    logins,
    revoked,
    hold: (what = 'refresh') => {
      let release = (): void => {};
      held[what] = new Promise<void>((resolve) => {
        release = resolve;
      });
      return () => release();
    },
    trouble: (next) => {
      trouble = next;
    },
    close: upstream.close,
  };
};
