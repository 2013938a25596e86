import { refreshTokenGrantRequest } from 'oauth4webapi';
import type { OauthClient, ProtocolDeps } from '#src/features/oauth/protocol/oauth-client.ts';
import { requestGrant } from '#src/features/oauth/protocol/request-grant.ts';
import type { GrantResult } from '#src/features/oauth/protocol/token-grant.ts';

/**
 * Exchanges a refresh token for new tokens (RFC 6749 section 6). If the response contains no refresh token, the old one
 * stays in use: `refreshToken` is then null. What is bound to a key is renewed with it. Takes at most `GRANT_TIMEOUT_MS`. Never throws.
 */
export const refreshGrant = (
  deps: ProtocolDeps,
  client: OauthClient,
  refreshToken: string,
  signal: AbortSignal,
  dpopKey: string | null = null,
): Promise<GrantResult> =>
  requestGrant(
    deps,
    client,
    {
      stage: 'refresh',
      send: ({ server, client: registered, options }, auth) =>
        refreshTokenGrantRequest(server, registered, auth, refreshToken, options),
      secrets: [refreshToken],
      dpopKey,
    },
    signal,
  );
