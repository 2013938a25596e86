import type { OutboundRequest } from '@gatehouse/outbound/outbound.ts';
import {
  type AuthorizationServer,
  allowInsecureRequests,
  type Client,
  type ClientAuth,
  customFetch,
  type DPoPHandle,
  type TokenEndpointRequestOptions,
} from 'oauth4webapi';
import { isLoopbackUrl } from '#src/features/oauth/protocol/loopback-url.ts';
import type { OauthClient, ProtocolDeps } from '#src/features/oauth/protocol/oauth-client.ts';
import { writtenRequest } from '#src/features/oauth/protocol/written-request.ts';

/** The longest that a grant takes, with all of its attempts, in ms. A lease on a connection must be longer. */
export const GRANT_TIMEOUT_MS = 20_000;

/** A token response is a few kilobytes; three tokens of the largest accepted size are 96. */
const MAX_BODY_BYTES = 256 * 1024;

/** What a request function of oauth4webapi takes first, and its options. */
type Endpoint = { server: AuthorizationServer; client: Client; options: TokenEndpointRequestOptions };

/** The one that is called. */
type Endpoints = Pick<
  AuthorizationServer,
  | 'token_endpoint'
  | 'device_authorization_endpoint'
  | 'pushed_authorization_request_endpoint'
  | 'revocation_endpoint'
>;

export type RawResponse = { status: number; text: string; location: string | null };

type SendOptions = {
  /** Default: a person waits for it. */
  traffic?: OutboundRequest['traffic'];
  /** Proves that the client has the key that the tokens are to be bound to (RFC 9449 section 5). */
  prover?: DPoPHandle;
};

/** Makes one request with one way of authentication. */
export type Send = (endpoint: Endpoint, auth: ClientAuth) => Promise<Response>;

/**
 * Sends one request to an endpoint of an authorization server, through the outbound profile `oauth`: https beyond
 * loopback, no redirects. The response is not judged.
 * @throws OutboundError, the signal's reason, or an error of oauth4webapi
 */
export const sendOnce = async (
  { outbound }: ProtocolDeps,
  client: OauthClient,
  endpoints: Endpoints,
  auth: ClientAuth,
  send: Send,
  signal: AbortSignal,
  { traffic, prover }: SendOptions = {},
): Promise<RawResponse> => {
  const url =
    endpoints.token_endpoint ??
    endpoints.device_authorization_endpoint ??
    endpoints.pushed_authorization_request_endpoint ??
    endpoints.revocation_endpoint ??
    '';
  const limits = { wireBytes: MAX_BODY_BYTES, decodedBytes: MAX_BODY_BYTES };
  const sendRequest = outbound.fetch('oauth', limits, traffic);
  const response = await send(
    {
      // Responses are not judged by the library, so the issuer is only a formality here.
      server: { issuer: client.issuer ?? client.tokenUrl, ...endpoints },
      client: { client_id: client.clientId },
      options: {
        [customFetch]: (address, { body, headers, ...init }) => {
          const isForTokens = endpoints.token_endpoint !== undefined;
          const written = writtenRequest(client, { body, headers }, isForTokens);
          return sendRequest(address, { ...init, ...written } as RequestInit);
        },
        [allowInsecureRequests]: isLoopbackUrl(url),
        signal,
        headers: { 'user-agent': 'Gatehouse' },
        ...(prover === undefined ? {} : { DPoP: prover }),
      },
    },
    auth,
  );
  const location = response.headers.get('location');
  return { status: response.status, text: await response.text(), location };
};
