import { clientCredentialsGrantRequest } from 'oauth4webapi';
import { addParams } from '#src/features/oauth/protocol/authorization-url.ts';
import type { OauthClient, ProtocolDeps } from '#src/features/oauth/protocol/oauth-client.ts';
import { requestGrant } from '#src/features/oauth/protocol/request-grant.ts';
import type { GrantResult } from '#src/features/oauth/protocol/token-grant.ts';

/**
 * Asks for a token for the app itself, with its ID, its secret and what its configuration adds, such as `audience` (RFC 6749
 * section 4.4). No login ends with it: what is wrong is the configuration, or passes. Takes at most `GRANT_TIMEOUT_MS`. Never throws.
 */
export const clientCredentialsGrant = async (
  deps: ProtocolDeps,
  client: OauthClient,
  { scopes, additionalParams }: NonNullable<OauthClient['forItself']>,
  signal: AbortSignal,
  dpopKey: string | null = null,
): Promise<GrantResult> => {
  const params = new URLSearchParams();
  addParams(params, additionalParams);
  if (scopes.length > 0) params.set('scope', scopes.join(client.scopeSeparator));
  const result = await requestGrant(
    deps,
    client,
    {
      stage: 'client credentials',
      send: ({ server, client: registered, options }, auth) =>
        clientCredentialsGrantRequest(server, registered, auth, params, options),
      secrets: [],
      dpopKey,
    },
    signal,
  );
  return result.problem === undefined ? result : { problem: { ...result.problem, needsReauth: false } };
};
