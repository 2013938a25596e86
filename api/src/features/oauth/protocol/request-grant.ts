import type { OutboundRequest } from '@gatehouse/outbound/outbound.ts';
import type { clientAuthsOf } from '#src/features/oauth/protocol/authenticate-client.ts';
import { isClientRefused } from '#src/features/oauth/protocol/client-refused.ts';
import { type Attempt, withEachClientAuth } from '#src/features/oauth/protocol/each-client-auth.ts';
import { redirectProblem } from '#src/features/oauth/protocol/network-problem.ts';
import type { OauthClient, ProtocolDeps } from '#src/features/oauth/protocol/oauth-client.ts';
import type { ProblemContext } from '#src/features/oauth/protocol/problem-words.ts';
import { refusalProblem, unusableProblem } from '#src/features/oauth/protocol/problems.ts';
import { readTokenResponse } from '#src/features/oauth/protocol/read-token-response.ts';
import type { GrantResult } from '#src/features/oauth/protocol/token-grant.ts';
import { type Send, sendOnce } from '#src/features/oauth/protocol/token-request.ts';

export type GrantRequest = {
  stage: 'exchange' | 'device code' | 'refresh' | 'client credentials';
  send: Send;
  /** The code, verifier or refresh token, which no text may contain. */
  secrets: readonly string[];
  /** Default: a person waits for it. */
  traffic?: OutboundRequest['traffic'];
};

const attempt = async (
  deps: ProtocolDeps,
  client: OauthClient,
  { stage, send, secrets, traffic }: GrantRequest,
  { method, auth }: ReturnType<typeof clientAuthsOf>[number],
  signal: AbortSignal,
): Promise<Attempt<GrantResult>> => {
  const context: ProblemContext = { client, stage };
  const url = (stage === 'refresh' ? client.refreshUrl : null) ?? client.tokenUrl;
  const raw = await sendOnce(deps, client, { token_endpoint: url }, auth, send, signal, traffic);
  if (raw.status >= 300 && raw.status < 400) {
    const problem = redirectProblem(context, 'token URL', raw.location, url);
    return { result: { problem }, isClientRefused: false };
  }
  const read = readTokenResponse(raw, { ...client, now: deps.now() });
  if ('grant' in read) return { result: { grant: read.grant, acceptedAuth: method }, isClientRefused: false };
  if ('unusable' in read)
    return { result: { problem: unusableProblem(context, read.unusable) }, isClientRefused: false };
  const problem = refusalProblem(context, read.refused, [...secrets, ...read.secrets]);
  // Who finds a refresh token dead has accepted the client.
  const isAboutToken = stage === 'refresh' && problem.needsReauth;
  const attempted = { isClientRefused: !isAboutToken && isClientRefused(read.refused) };
  const { status, code, interval, description } = read.refused;
  const acceptedAuth = attempted.isClientRefused ? null : method;
  return {
    result: { problem, refused: { status, code, interval, description, acceptedAuth } },
    ...attempted,
  };
};

/**
 * Asks for a grant, with another way of client authentication if the server refuses the first. That is safe for a code
 * and for a rotating refresh token: a server authenticates the client before it looks at either (RFC 6749 sections 4.1.3
 * and 6), and nothing is sent again unless a complete response says that the client was not accepted. After a timeout, a
 * broken connection, a server error, an unreadable response or any other refusal the code or token may have been used
 * up, and a second use would end the whole grant (section 4.1.2, RFC 9700 section 4.14.2). Never throws.
 */
export const requestGrant = (
  deps: ProtocolDeps,
  client: OauthClient,
  request: GrantRequest,
  signal: AbortSignal,
): Promise<GrantResult> =>
  withEachClientAuth<GrantResult>(
    client,
    { client, stage: request.stage },
    (way, inTime) => attempt(deps, client, request, way, inTime),
    signal,
  );
