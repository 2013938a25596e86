import { createOutbound } from '@gatehouse/outbound/outbound.ts';
import { afterAll } from 'vitest';
import type { OauthClient, ProtocolDeps } from '#src/features/oauth/protocol/oauth-client.ts';

type ServerUrls = { authorizationUrl: string; tokenUrl: string };

export const REDIRECT_URI = 'http://127.0.0.1:4000/oauth-callback';

/** A client of a stand-in, with everything unknown that may be. */
export const oauthClient = (
  { authorizationUrl, tokenUrl }: ServerUrls,
  overrides: Partial<OauthClient> = {},
): OauthClient => ({
  providerName: 'Acme',
  clientId: 'gatehouse-test',
  clientSecret: 'a-secret-of-the-test-client-0123456789',
  signingKey: null,
  assertionAudience: '',
  authorizationUrl,
  tokenUrl,
  refreshUrl: null,
  redirectUri: REDIRECT_URI,
  additionalParams: {},
  deviceAuthorizationUrl: '',
  pushedAuthorizationUrl: '',
  usesDpop: false,
  forItself: null,
  chosenAuth: null,
  clientAuth: null,
  acceptedAuth: null,
  tokenPath: null,
  tokenParams: {},
  tokenBody: 'form',
  clientIdParam: null,
  accountFields: { callback: [], token: [], profile: [] },
  account: null,
  tokenHeaders: {},
  hostFields: [],
  issuer: null,
  scopeSeparator: ' ',
  usesPkce: true,
  testUsers: null,
  ...overrides,
});

/** The real outbound client, with local networks as on a developer's machine; a server has a second to respond. */
export const protocolDeps = (localNetworks = true): ProtocolDeps => {
  const limits = { headersMs: 1000, idleMs: 1000 };
  const outbound = createOutbound({ localNetworks, egressAllow: [], forbidden: () => [], limits });
  afterAll(() => outbound.close());
  return { outbound, now: Date.now };
};

export const neverAborted = (): AbortSignal => new AbortController().signal;
