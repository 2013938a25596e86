import { clientAuthsOf } from '#src/features/oauth/protocol/authenticate-client.ts';
import { isClientRefused } from '#src/features/oauth/protocol/client-refused.ts';
import { endOf, networkProblem, redirectProblem } from '#src/features/oauth/protocol/network-problem.ts';
import type { OauthClient, ProtocolDeps } from '#src/features/oauth/protocol/oauth-client.ts';
import type { ProblemContext } from '#src/features/oauth/protocol/problem-words.ts';
import { refusalProblem, unusableProblem } from '#src/features/oauth/protocol/problems.ts';
import { readTokenResponse } from '#src/features/oauth/protocol/read-token-response.ts';
import type { GrantResult } from '#src/features/oauth/protocol/token-grant.ts';
import { GRANT_TIMEOUT_MS, type Send, sendOnce } from '#src/features/oauth/protocol/token-request.ts';

export type GrantRequest = {
  stage: 'exchange' | 'refresh' | 'client credentials';
  send: Send;
  /** The code, verifier or refresh token, which no text may contain. */
  secrets: readonly string[];
};

type Attempt = GrantResult & { isClientRefused: boolean };

const attempt = async (
  deps: ProtocolDeps,
  client: OauthClient,
  { stage, send, secrets }: GrantRequest,
  { method, auth }: ReturnType<typeof clientAuthsOf>[number],
  signal: AbortSignal,
): Promise<Attempt> => {
  const context: ProblemContext = { client, stage };
  const url = (stage === 'refresh' ? client.refreshUrl : null) ?? client.tokenUrl;
  const raw = await sendOnce(deps, client, { token_endpoint: url }, auth, send, signal);
  if (raw.status >= 300 && raw.status < 400) {
    const problem = redirectProblem(context, 'token URL', raw.location, url);
    return { problem, isClientRefused: false };
  }
  const read = readTokenResponse(raw, { ...client, now: deps.now() });
  if ('grant' in read) return { grant: read.grant, acceptedAuth: method, isClientRefused: false };
  if ('unusable' in read) return { problem: unusableProblem(context, read.unusable), isClientRefused: false };
  const problem = refusalProblem(context, read.refused, [...secrets, ...read.secrets]);
  // Who finds a refresh token dead has accepted the client.
  const isAboutToken = stage === 'refresh' && problem.needsReauth;
  return { problem, isClientRefused: !isAboutToken && isClientRefused(read.refused) };
};

/** How little a code says: an explicit `invalid_client` says most, a parameter that was missed and a bare status least. */
const vaguenessOf = ({ problem }: GrantResult): number => {
  const code = problem?.code ?? '';
  if (code === 'invalid_client') return 0;
  return /^(?:invalid_request|provider_error|http_\d+)$/.test(code) ? 2 : 1;
};

const mostTelling = (refusals: readonly GrantResult[]): GrantResult =>
  refusals.toSorted((one, other) => vaguenessOf(one) - vaguenessOf(other))[0] as GrantResult;

/**
 * Asks for a grant, with another way of client authentication if the server refuses the first. That is safe for a code
 * and for a rotating refresh token: a server authenticates the client before it looks at either (RFC 6749 sections 4.1.3
 * and 6), and nothing is sent again unless a complete response says that the client was not accepted. After a timeout, a
 * broken connection, a server error, an unreadable response or any other refusal the code or token may have been used
 * up, and a second use would end the whole grant (section 4.1.2, RFC 9700 section 4.14.2). Never throws.
 */
export const requestGrant = async (
  deps: ProtocolDeps,
  client: OauthClient,
  request: GrantRequest,
  signal: AbortSignal,
): Promise<GrantResult> => {
  const timeUp = AbortSignal.timeout(GRANT_TIMEOUT_MS);
  const refusals: GrantResult[] = [];
  try {
    for (const way of clientAuthsOf(client)) {
      const result = await attempt(deps, client, request, way, AbortSignal.any([signal, timeUp]));
      const { isClientRefused: isRefused, ...grantResult } = result;
      if (!isRefused) return grantResult;
      refusals.push(grantResult);
    }
    return mostTelling(refusals);
  } catch (error) {
    const ended = endOf(signal, timeUp);
    const problem = networkProblem({ client, stage: request.stage }, 'token URL', error, ended);
    // A refusal before it came from a server that got everything.
    return { problem: { ...problem, isUnsent: problem.isUnsent === true && refusals.length === 0 } };
  }
};
