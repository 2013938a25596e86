import { afterAll, beforeAll, beforeEach } from 'vitest';
import { type Received, startUpstream } from '#test/upstream.ts';

export type TokenResponse = {
  status?: number;
  type?: string;
  headers?: Record<string, string>;
  body: string | Uint8Array;
};

/** What the token endpoint does with a request. */
type Behavior =
  | TokenResponse
  | 'hangs'
  | 'resets'
  | ((call: Received) => TokenResponse | Promise<TokenResponse>);

export type TokenServer = {
  /** http://127.0.0.1:<port> */
  url: string;
  host: string;
  authorizationUrl: string;
  tokenUrl: string;
  /** Where a login with a code begins (RFC 8628). */
  deviceAuthorizationUrl: string;
  /** The requests at the token endpoint, oldest first. */
  received: Received[];
  /** The requests at the device authorization endpoint, oldest first. */
  begun: Received[];
  /** The token endpoint does this from now on. */
  behave: (behavior: Behavior) => void;
  /** The device authorization endpoint does this from now on. */
  beginWith: (behavior: Behavior) => void;
  /** The next logins are sent back with these parameters, and `state`, instead of a code. */
  sendBack: (params: Record<string, string>) => void;
  close: () => Promise<void>;
};

/**
 * An authorization server on loopback that approves every login and checks nothing: its token endpoint, and the one where a login
 * with a code begins, respond with what a test chooses. Its pages have `Cross-Origin-Opener-Policy: same-origin`.
 */
export const startTokenServer = async (): Promise<TokenServer> => {
  let behavior: Behavior = { status: 500, body: 'No behavior was chosen' };
  let beginning: Behavior = behavior;
  let sentBack: Record<string, string> = { code: 'a-code-0123456789' };
  const received: Received[] = [];
  const begun: Received[] = [];
  const upstream = await startUpstream(async (call, request, response) => {
    const { pathname, searchParams } = new URL(call.path, 'http://127.0.0.1');
    if (pathname === '/authorize') {
      const target = new URL(searchParams.get('redirect_uri') ?? '');
      const params = { ...sentBack, state: searchParams.get('state') ?? '' };
      for (const [name, value] of Object.entries(params)) target.searchParams.set(name, value);
      response.writeHead(302, { location: target.href, 'cross-origin-opener-policy': 'same-origin' }).end();
      return;
    }
    const isBeginning = pathname === '/device/code';
    if (pathname !== '/token' && !isBeginning) {
      response.writeHead(404).end();
      return;
    }
    (isBeginning ? begun : received).push(call);
    const chosen = isBeginning ? beginning : behavior;
    if (chosen === 'hangs') return;
    if (chosen === 'resets') {
      request.socket.resetAndDestroy();
      return;
    }
    const {
      status = 200,
      type = 'application/json',
      headers = {},
      body,
    } = typeof chosen === 'function' ? await chosen(call) : chosen;
    response.writeHead(status, { 'content-type': type, ...headers }).end(body);
  });
  return {
    url: upstream.url,
    host: upstream.host,
    authorizationUrl: `${upstream.url}/authorize`,
    tokenUrl: `${upstream.url}/token`,
    deviceAuthorizationUrl: `${upstream.url}/device/code`,
    received,
    begun,
    behave: (next) => {
      behavior = next;
    },
    beginWith: (next) => {
      beginning = next;
    },
    sendBack: (params) => {
      sentBack = params;
    },
    close: upstream.close,
  };
};

/** The token server of the tests of one file. What it got is forgotten before each. */
export const tokenServerOfFile = (): TokenServer => {
  const server = {} as TokenServer;
  beforeAll(async () => {
    Object.assign(server, await startTokenServer());
  });
  beforeEach(() => {
    server.received.length = 0;
  });
  afterAll(() => server.close());
  return server;
};
