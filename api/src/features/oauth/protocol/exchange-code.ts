import { authorizationCodeGrantRequest, nopkce, skipStateCheck, validateAuthResponse } from 'oauth4webapi';
import { issuerProblem } from '#src/features/oauth/protocol/issuer.ts';
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
};

/**
 * Exchanges an authorization code for tokens (RFC 6749 section 4.1.3), after `iss` was checked: a code of another server
 * is sent nowhere. Never throws.
 */
export const exchangeCode = async (
  deps: ProtocolDeps,
  client: OauthClient,
  { code, state, iss, verifier }: CallbackResponse,
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
  return requestGrant(
    deps,
    client,
    { stage: 'exchange', send, secrets: [code, state, verifier ?? ''] },
    signal,
  );
};
