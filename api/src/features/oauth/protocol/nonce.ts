import { createHash } from 'node:crypto';
import { asText } from '@gatehouse/contract/plain/json-text.ts';
import { claimsIn } from '#src/features/oauth/protocol/id-token.ts';
import { field } from '#src/features/oauth/protocol/response-fields.ts';
import type { OauthProblem } from '#src/features/oauth/protocol/token-grant.ts';

/** The scope that asks for an ID token (OpenID Connect Core 3.1.2.1). */
const OPENID = 'openid';

/**
 * The nonce of a login, which binds its ID token to it (OpenID Connect Core 3.1.2.1). It follows from the verifier, which is random, secret and
 * used once, and says nothing about it. Null for a login without `openid`.
 */
export const nonceOf = (verifier: string | null, scopes: readonly string[]): string | null =>
  verifier === null || !scopes.includes(OPENID)
    ? null
    : createHash('sha256').update(`nonce ${verifier}`).digest('base64url');

const nonceIn = (idToken: string): string | undefined => {
  const claims = claimsIn(idToken);
  return claims && asText(field(claims, 'nonce'));
};

/**
 * What is wrong with the ID token of a login; null if nothing is. It came from the token URL itself, so its signature need not be checked
 * (OpenID Connect Core 3.1.3.7). Some servers, such as LinkedIn's, leave the nonce out: then only the code and its verifier bind it.
 */
export const nonceProblem = (idToken: string | null, nonce: string | null): OauthProblem | null => {
  const found = idToken === null || nonce === null ? undefined : nonceIn(idToken);
  if (found === undefined || found === nonce) return null;
  return {
    code: 'nonce_mismatch',
    message: 'The ID token that came back belongs to another login, so the login was not completed.',
    advice: ['Start the login again. If this happens again, do not go on: somebody may be mixing up logins.'],
    needsReauth: false,
  };
};
