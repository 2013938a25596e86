import { asText } from '@gatehouse/contract/plain/json-text.ts';
import { pushedAuthorizationRequest } from 'oauth4webapi';
import { clientAuthsOf } from '#src/features/oauth/protocol/authenticate-client.ts';
import {
  type AuthorizationRequest,
  authorizationParams,
  pushedUrlOf,
} from '#src/features/oauth/protocol/authorization-url.ts';
import { mayMeanClient } from '#src/features/oauth/protocol/client-refused.ts';
import { type Attempt, withEachClientAuth } from '#src/features/oauth/protocol/each-client-auth.ts';
import { redirectProblem } from '#src/features/oauth/protocol/network-problem.ts';
import type {
  ClientAuthMethod,
  OauthClient,
  ProtocolDeps,
} from '#src/features/oauth/protocol/oauth-client.ts';
import type { ProblemContext } from '#src/features/oauth/protocol/problem-words.ts';
import { refusalProblem, unusableProblem } from '#src/features/oauth/protocol/problems.ts';
import { isOk, readTokenResponse } from '#src/features/oauth/protocol/read-token-response.ts';
import { field, readFields } from '#src/features/oauth/protocol/response-fields.ts';
import type { OauthProblem } from '#src/features/oauth/protocol/token-grant.ts';
import { type RawResponse, sendOnce } from '#src/features/oauth/protocol/token-request.ts';

/** Where a login goes on that was pushed, or why the server did not take it. */
export type PushResult =
  | { authUrl: string; acceptedAuth: ClientAuthMethod; problem?: never }
  | { problem: OauthProblem; authUrl?: never };

/** It becomes a part of a URL, and names a request (RFC 9126 section 2.2). */
const REQUEST_URI = /^[\x21-\x7e]{1,1000}$/;

/** The name that the server has given to the request; undefined if there is none that can be used. Exported for its test. */
export const requestUriIn = ({ status, text }: Pick<RawResponse, 'status' | 'text'>): string | undefined => {
  const body = readFields(text);
  if (!isOk(status) || !('fields' in body)) return undefined;
  const uri = asText(field(body.fields, 'request_uri')) ?? '';
  return REQUEST_URI.test(uri) ? uri : undefined;
};

const attempt = async (
  deps: ProtocolDeps,
  client: OauthClient,
  request: AuthorizationRequest,
  params: URLSearchParams,
  { method, auth }: ReturnType<typeof clientAuthsOf>[number],
  signal: AbortSignal,
): Promise<Attempt<PushResult>> => {
  const context: ProblemContext = { client, stage: 'pushed authorization' };
  const url = client.pushedAuthorizationUrl;
  const raw = await sendOnce(
    deps,
    client,
    { pushed_authorization_request_endpoint: url },
    auth,
    ({ server, client: registered, options }, by) =>
      pushedAuthorizationRequest(server, registered, by, params, options),
    signal,
  );
  if (raw.status >= 300 && raw.status < 400) {
    const problem = redirectProblem(context, 'pushed authorization URL', raw.location, url);
    return { result: { problem }, isClientRefused: false };
  }
  const requestUri = requestUriIn(raw);
  if (requestUri !== undefined)
    return {
      result: { authUrl: pushedUrlOf(client, requestUri), acceptedAuth: method },
      isClientRefused: false,
    };
  const read = readTokenResponse(raw, { tokenPath: null, now: deps.now() });
  if (!('refused' in read)) {
    const unusable = 'unusable' in read && read.unusable !== 'no_token' ? read.unusable : 'no_request';
    return { result: { problem: unusableProblem(context, unusable) }, isClientRefused: false };
  }
  const secrets = [request.state, request.verifier ?? '', ...read.secrets];
  const problem = refusalProblem(context, read.refused, secrets);
  return { result: { problem }, isClientRefused: mayMeanClient(read.refused) };
};

/**
 * Sends what a login asks for to the server itself, before the browser opens it, so that nobody on the way can read or change
 * it (RFC 9126). Takes at most `GRANT_TIMEOUT_MS`. Never throws.
 */
export const pushAuthorization = async (
  deps: ProtocolDeps,
  client: OauthClient,
  request: AuthorizationRequest,
  signal: AbortSignal,
): Promise<PushResult> => {
  const params = await authorizationParams(client, request);
  return withEachClientAuth<PushResult>(
    client,
    { client, stage: 'pushed authorization' },
    (way, inTime) => attempt(deps, client, request, params, way, inTime),
    signal,
    clientAuthsOf(client, client.pushedAuthorizationUrl),
  );
};
