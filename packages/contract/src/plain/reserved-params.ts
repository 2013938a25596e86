/**
 * What the request itself decides: RFC 6749 section 4.1.1, PKCE (RFC 7636), OpenID Connect Core 3.1.2.1 and 6, response
 * modes, DPoP (RFC 9449, 10.1), and what only belongs at the token URL or into a response.
 */
const RESERVED = new Set([
  ...['client_id', 'redirect_uri', 'response_type', 'scope', 'state'],
  ...['code_challenge', 'code_challenge_method', 'code_verifier'],
  ...['nonce', 'response_mode', 'request', 'request_uri', 'dpop_jkt'],
  ...['client_secret', 'client_assertion', 'client_assertion_type'],
  ...[
    'code',
    'device_code',
    'grant_type',
    'refresh_token',
    'access_token',
    'id_token',
    'token',
    'username',
    'password',
  ],
  ...['error', 'error_description', 'iss'],
]);

/**
 * Whether a server could read the name as one that additional parameters must not set. Some compare without regard to
 * case, and PHP reads `state[]`, `redirect.uri` and `redirect uri` as `state` and `redirect_uri`, and ends a name at NUL
 * (php.net, "Variables From External Sources").
 */
export const isReservedParam = (name: string): boolean => {
  const [read = ''] = name.trim().split(/\[|\0/);
  return RESERVED.has(read.replace(/[. ]/g, '_').normalize('NFKC').toLowerCase());
};
