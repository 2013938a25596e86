import type { OauthClient } from '#src/features/oauth/protocol/oauth-client.ts';
import { providerText } from '#src/features/oauth/protocol/provider-text.ts';
import type { OauthProblem } from '#src/features/oauth/protocol/token-grant.ts';

/**
 * Whether `iss` of a callback (RFC 9207) names the server that was asked. A known issuer is compared as text (section
 * 2.4). For an unknown one the origin must be that of the authorization URL: the page that was opened and the server
 * that sends the response are then the same, which is what an attack by mix-up cannot achieve.
 */
const isExpected = (client: OauthClient, iss: string): boolean => {
  if (client.issuer !== null) return iss === client.issuer;
  const origin = URL.parse(iss)?.origin;
  return origin !== undefined && origin !== 'null' && origin === URL.parse(client.authorizationUrl)?.origin;
};

/** What is wrong with the `iss` of a callback; null if it is right, or if the server sends none. */
export const issuerProblem = (client: OauthClient, iss: string | null | undefined): OauthProblem | null => {
  if (iss === null || iss === undefined || isExpected(client, iss)) return null;
  const expected = client.issuer ?? URL.parse(client.authorizationUrl)?.origin ?? client.providerName;
  const sent = providerText(iss, [client.clientSecret]);
  return {
    code: 'issuer_mismatch',
    message: `The response came from a different server, so the login was not completed.`,
    advice: [
      `Expected: ${expected}. Sent back by: ${sent === '' ? 'a server that gives no name' : sent}.`,
      `If you did not expect this, do not go on. Otherwise check the authorization URL of ${client.providerName} in the configuration and start the login again.`,
    ],
    needsReauth: false,
    isUnsent: true,
  };
};
