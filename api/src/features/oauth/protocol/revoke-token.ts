import { revocationRequest } from 'oauth4webapi';
import { clientAuthsOf } from '#src/features/oauth/protocol/authenticate-client.ts';
import { mayMeanClient } from '#src/features/oauth/protocol/client-refused.ts';
import { endOf, networkProblem, redirectProblem } from '#src/features/oauth/protocol/network-problem.ts';
import type { OauthClient, ProtocolDeps } from '#src/features/oauth/protocol/oauth-client.ts';
import type { ProblemContext } from '#src/features/oauth/protocol/problem-words.ts';
import { refusalProblem } from '#src/features/oauth/protocol/problems.ts';
import { errorIn } from '#src/features/oauth/protocol/provider-error.ts';
import { readMetadata } from '#src/features/oauth/protocol/read-metadata.ts';
import { isOk, readTokenResponse } from '#src/features/oauth/protocol/read-token-response.ts';
import { readFields } from '#src/features/oauth/protocol/response-fields.ts';
import type { OauthProblem } from '#src/features/oauth/protocol/token-grant.ts';
import { type RawResponse, sendOnce } from '#src/features/oauth/protocol/token-request.ts';

/** Nobody waits longer for a revocation, which is only a courtesy, in ms. */
export const REVOCATION_TIMEOUT_MS = 10_000;

export type RevocationResult =
  | { isRevoked: true; problem?: never }
  | { isRevoked: false; problem: OauthProblem };

/**
 * Where the server of a client publishes that it revokes tokens (RFC 8414); undefined if it does not. Only a URL on the
 * origin of the token URL is believed, which has the tokens anyway, and only if the document is that of this token URL.
 * Never throws.
 */
export const publishedRevocationUrl = async (
  deps: ProtocolDeps,
  { issuer, authorizationUrl, tokenUrl }: OauthClient,
  signal: AbortSignal,
): Promise<string | undefined> => {
  const found = await readMetadata(deps, issuer ?? (authorizationUrl || tokenUrl), signal);
  if ('reason' in found || found.tokenUrl !== tokenUrl || found.revocationUrl === null) return undefined;
  return new URL(found.revocationUrl).origin === new URL(tokenUrl).origin ? found.revocationUrl : undefined;
};

/** The error in a response; null if it says that the token is revoked, or that it was none (RFC 7009 section 2.2). */
const refusalIn = ({ status, text }: RawResponse, now: number) => {
  const body = readFields(text);
  // With 200, the rest of the body means nothing.
  if (isOk(status) && !('fields' in body && errorIn(body.fields) !== undefined)) return null;
  const read = readTokenResponse({ status, text }, { tokenPath: null, now });
  return 'refused' in read ? read.refused : null;
};

/**
 * Tells a provider that a token is no longer used (RFC 7009). Best effort: never throws. Revoking a refresh token also
 * ends its access tokens at most providers (section 2.1).
 */
export const revokeToken = async (
  deps: ProtocolDeps,
  client: OauthClient,
  revocationUrl: string,
  token: string,
  signal: AbortSignal = new AbortController().signal,
): Promise<RevocationResult> => {
  const context: ProblemContext = { client, stage: 'revocation' };
  const timeUp = AbortSignal.timeout(REVOCATION_TIMEOUT_MS);
  const failed = (problem: OauthProblem): RevocationResult => ({ isRevoked: false, problem });
  let refused: OauthProblem | undefined;
  try {
    for (const { auth } of clientAuthsOf(client, revocationUrl)) {
      const response = await sendOnce(
        deps,
        client,
        { revocation_endpoint: revocationUrl },
        auth,
        ({ server, client: registered, options }, by) =>
          revocationRequest(server, registered, by, token, options),
        AbortSignal.any([signal, timeUp]),
      );
      if (response.status >= 300 && response.status < 400)
        return failed(redirectProblem(context, 'revocation URL', response.location, revocationUrl));
      const refusal = refusalIn(response, deps.now());
      if (refusal === null) return { isRevoked: true };
      refused ??= refusalProblem(context, refusal, [token]);
      if (!mayMeanClient(refusal)) return failed(refusalProblem(context, refusal, [token]));
    }
    return failed(refused as OauthProblem);
  } catch (error) {
    const ended = endOf(signal, timeUp);
    const problem = networkProblem(context, 'revocation URL', error, ended);
    return failed({ ...problem, isUnsent: problem.isUnsent === true && refused === undefined });
  }
};
