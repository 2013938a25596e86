import { authorizationCodeGrantRequest, nopkce, skipStateCheck, validateAuthResponse } from 'oauth4webapi';
import { issuerProblem } from '#src/features/oauth/protocol/issuer.ts';
import { nonceOf, nonceProblem } from '#src/features/oauth/protocol/nonce.ts';
import type { OauthClient, ProtocolDeps } from '#src/features/oauth/protocol/oauth-client.ts';
import { requestGrant } from '#src/features/oauth/protocol/request-grant.ts';
import type { GrantResult } from '#src/features/oauth/protocol/token-grant.ts';
import type { Send } from '#src/features/oauth/protocol/token-request.ts';

/** What came back to the callback page, and the verifier of the login. */
export type CallbackResponse = {
  code: string;
  /** Already compared with the stored one: that is what found the login. */
  state: string;
  iss?: string | null | undefined;
  /** Null for a login without PKCE. */
  verifier: string | null;
  /** What was asked for. */
  scopes: readonly string[];
};

/**
 * Exchanges an authorization code for tokens (RFC 6749 section 4.1.3), after `iss` was checked: a code of another server
 * is sent nowhere. An ID token of another login is not accepted. Never throws.
 */
export const exchangeCode = async (
  deps: ProtocolDeps,
  client: OauthClient,
  { code, state, iss, verifier, scopes }: CallbackResponse,
  signal: AbortSignal,
): Promise<GrantResult> => {
  const wrongIssuer = issuerProblem(client, iss);
  if (wrongIssuer !== null) return { problem: wrongIssuer };
  const send: Send = ({ server, client: registered, options }, auth) => {
    const callback = validateAuthResponse(server, registered, new URLSearchParams({ code }), skipStateCheck);
    const proof = client.usesPkce && verifier !== null ? verifier : nopkce;
    return authorizationCodeGrantRequest(
      server,
      registered,
      auth,
      callback,
      client.redirectUri,
      proof,
      options,
    );
  };
  const secrets = [code, state, verifier ?? ''];
  const result = await requestGrant(deps, client, { stage: 'exchange', send, secrets }, signal);
  if (result.problem !== undefined) return result;
  const otherLogin = nonceProblem(result.grant.idToken, nonceOf(verifier, scopes));
  return otherLogin === null ? result : { problem: otherLogin };
};
