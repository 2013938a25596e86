import type { TokenResponse } from '#test/token-server.ts';

type Shape = readonly [name: string, response: TokenResponse];

const json = (status: number, body: unknown): TokenResponse => ({ status, body: JSON.stringify(body) });
const oauth = (status: number, error: string, description?: string) =>
  json(status, { error, ...(description === undefined ? {} : { error_description: description }) });
const text = (status: number, body: string): TokenResponse => ({ status, type: 'text/plain', body });

/** How servers say that a refresh token will never be accepted again, in the shapes of frameworks and of providers. */
export const DEAD_TOKENS: readonly Shape[] = [
  ['RFC 6749', oauth(400, 'invalid_grant')],
  ['RFC 6749 with 401', oauth(401, 'invalid_grant')],
  ['RFC 6749 with 403', oauth(403, 'invalid_grant', 'Unknown or invalid refresh token.')],
  ['RFC 6749 with 200', oauth(200, 'invalid_grant', 'Refresh token is invalid or expired.')],
  ['Google', oauth(400, 'invalid_grant', 'Token has been expired or revoked.')],
  ['Google, in brief', oauth(400, 'invalid_grant', 'Bad Request')],
  ['Google, a deleted account', oauth(400, 'invalid_grant', 'Account has been deleted')],
  ['Entra', oauth(400, 'invalid_grant', 'AADSTS700082: The refresh token has expired due to inactivity.')],
  [
    'Entra, a second factor',
    oauth(400, 'interaction_required', 'AADSTS50076: You must use multi-factor authentication.'),
  ],
  ['GitHub', oauth(200, 'bad_refresh_token', 'The refresh token passed is incorrect or expired.')],
  ['Slack', json(200, { ok: false, error: 'invalid_refresh_token' })],
  ['Slack, revoked', json(200, { ok: false, error: 'token_revoked' })],
  ['HubSpot', json(400, { status: 'BAD_REFRESH_TOKEN', message: 'missing or unknown refresh token' })],
  [
    'Strava',
    json(400, {
      message: 'Bad Request',
      errors: [{ resource: 'RefreshToken', field: 'refresh_token', code: 'invalid' }],
    }),
  ],
  ['Zoom', json(400, { reason: 'Invalid Token!', error: 'invalid_request' })],
  ['X', oauth(400, 'invalid_request', 'Value passed for the token was invalid.')],
  ['Twitch', json(400, { error: 'Bad Request', status: 400, message: 'Invalid refresh token' })],
  ['Twitch with 401', json(401, { error: 'Unauthorized', status: 401, message: 'Invalid refresh token' })],
  ['LinkedIn', oauth(400, 'invalid_request', 'The provided refresh token has been revoked by the user')],
  ['Salesforce', oauth(400, 'invalid_grant', 'expired access/refresh token')],
  ['Salesforce, a user', oauth(400, 'inactive_user', 'user is inactive')],
  ['Atlassian', oauth(403, 'unauthorized_client', 'refresh_token is invalid')],
  ['Keycloak', oauth(400, 'invalid_grant', 'Session not active')],
  ['Keycloak, a token', oauth(400, 'invalid_grant', 'Token is not active')],
  ['Spring', oauth(401, 'invalid_token', 'Invalid refresh token (expired): 0123')],
  ['RFC 6750', oauth(401, 'invalid_token')],
  [
    'league/oauth2-server',
    json(401, {
      error: 'invalid_request',
      error_description: 'The refresh token is invalid.',
      hint: 'Token has been revoked',
      message: 'The refresh token is invalid.',
    }),
  ],
  ['node-oauth2-server', json(400, { success: false, message: 'Invalid grant: refresh token is invalid' })],
  ['Rails', json(422, { errors: { refresh_token: ['is invalid'] } })],
  [
    'Laravel',
    json(422, {
      message: 'The given data was invalid.',
      errors: { refresh_token: ['The selected refresh token is invalid.'] },
    }),
  ],
  ['FastAPI', json(401, { detail: 'Invalid refresh token' })],
  ['FastAPI, expired', json(400, { detail: 'Refresh token expired' })],
  ['simplejwt', json(401, { detail: 'Token is invalid or expired', code: 'token_not_valid' })],
  ['NestJS', json(403, { statusCode: 403, message: 'Refresh token expired', error: 'Forbidden' })],
  [
    'ASP.NET',
    json(400, {
      title: 'One or more validation errors occurred.',
      errors: { RefreshToken: ['The refresh token has expired.'] },
    }),
  ],
  [
    'Facebook',
    json(400, {
      error: {
        message: 'The session has been invalidated because the user changed the password',
        type: 'OAuthException',
        code: 190,
      },
    }),
  ],
  ['Lark', json(200, { code: 20037, msg: 'The refresh token has expired' })],
  ['WeChat', json(200, { errcode: 42002, errmsg: 'refresh_token expired' })],
  ['WeChat, invalid', json(200, { errcode: 40030, errmsg: 'invalid refresh_token' })],
  ['Baidu', oauth(400, 'expired_token', 'refresh token has been used')],
  ['Shopee', json(200, { error: 'error_auth', message: 'Invalid refresh_token.' })],
  [
    'Lazada',
    json(200, { code: 'IllegalRefreshToken', message: 'The specified refresh token is invalid or expired' }),
  ],
  ['Zoho', json(200, { error: 'invalid_code' })],
  [
    'Square',
    json(401, {
      errors: [{ category: 'AUTHENTICATION_ERROR', code: 'UNAUTHORIZED', detail: 'Invalid refresh token' }],
    }),
  ],
  ['a code in capitals', json(400, { error: { code: 'REFRESH_TOKEN_EXPIRED', message: 'Log in.' } })],
  ['a code without a text', json(400, { code: 'refresh_token_revoked' })],
  ['a text', text(400, 'Refresh token is expired')],
  ['form-encoded', { status: 400, type: 'application/x-www-form-urlencoded', body: 'error=invalid_grant' }],
  ['404', json(404, { message: 'Refresh token not found' })],
  ['reuse', json(400, { error: 'Refresh token has already been used' })],
  ['a withdrawn access', json(403, { message: 'The user has revoked the access of this app' })],
  ['an uninstalled app', json(403, { message: 'The app was uninstalled by an administrator' })],
  ['a deactivated account', json(403, { message: 'This account is deactivated' })],
  [
    'one that asks for a new login',
    json(400, { message: 'Refresh token expired. Please log in and try again.' }),
  ],
  ['one that does not exist', json(400, { message: "Refresh token doesn't exist" })],
  [
    'JSON:API',
    json(401, { errors: [{ status: '401', title: 'Invalid refresh token', detail: 'It was revoked' }] }),
  ],
];

/** Failures of a refresh after which the same refresh token may work: of the server, the network, the client or the request. */
export const ALIVE_TOKENS: readonly Shape[] = [
  ...[500, 502, 503, 504, 520, 529].map(
    (status): Shape => [`${status} without a body`, { status, body: '' }],
  ),
  ['a failure that says which token', json(500, { message: 'Invalid refresh token' })],
  ['503 with an empty object', json(503, {})],
  ['a page with 502', { status: 502, type: 'text/html', body: '<h1>Bad gateway</h1>' }],
  ['a page with 403', { status: 403, type: 'text/html', body: '<h1>Access denied</h1>' }],
  ['a page with 200', { status: 200, type: 'text/html', body: '<h1>Maintenance</h1>' }],
  ['429', json(429, { message: 'Too many refresh token requests' })],
  ['429 that names the token', json(429, { message: 'Refresh token invalid: too many requests' })],
  ['408', json(408, { message: 'The refresh token request expired' })],
  ['425', json(425, { message: 'Too early' })],
  ['server_error', oauth(400, 'server_error', 'The refresh token was not found')],
  ['server_error with 500', oauth(500, 'server_error')],
  ['temporarily_unavailable', oauth(503, 'temporarily_unavailable')],
  ['temporarily_unavailable with 400', oauth(400, 'temporarily_unavailable', 'Session not found')],
  ['slow_down', oauth(400, 'slow_down')],
  ['rate_limit_exceeded', oauth(403, 'rate_limit_exceeded')],
  ['a limit with 403', json(403, { message: 'Rate limit for token requests exceeded' })],
  ['a token in use', json(409, { message: 'Refresh token is being used by another request' })],
  ['a lock', json(423, { message: 'Token is locked, try again later' })],
  ['a store that is away', json(400, { message: 'Refresh token not found, temporarily unavailable' })],
  ['a timeout', json(400, { message: 'Token lookup timed out' })],
  ['maintenance', text(400, 'Down for maintenance')],
  ['invalid_client', oauth(401, 'invalid_client', 'Client authentication failed')],
  ['invalid_client that names the token', oauth(400, 'invalid_client', 'Invalid refresh token or client')],
  ['unauthorized_client', oauth(400, 'unauthorized_client')],
  ['a missing client', oauth(400, 'invalid_request', 'client_id is required')],
  ['a missing token', oauth(400, 'invalid_request', 'refresh_token is required')],
  [
    'a missing token in FastAPI',
    json(422, { detail: [{ type: 'missing', loc: ['body', 'refresh_token'], msg: 'Field required' }] }),
  ],
  [
    'a missing token in Laravel',
    json(422, {
      message: 'The given data was invalid.',
      errors: { refresh_token: ['The refresh token field is required.'] },
    }),
  ],
  ['a missing token in Rails', json(422, { errors: { refresh_token: ["can't be blank"] } })],
  ['invalid_scope', oauth(400, 'invalid_scope', 'The scope is not valid for this refresh token')],
  ['unsupported_grant_type', oauth(400, 'unsupported_grant_type', 'The grant type refresh_token is unknown')],
  ['a grant type in words', json(400, { message: 'Invalid grant_type refresh_token' })],
  ['a content type', json(415, { message: 'Invalid content type for token request' })],
  ['a wrong path', json(404, { message: 'Not found' })],
  ['a wrong method', text(405, 'Method not allowed')],
  ['an empty object', json(400, {})],
  ['a bad request', json(400, { error: 'Bad Request', message: 'Bad Request' })],
  ['forbidden', json(403, { message: 'Forbidden' })],
  ['401 without a body', { status: 401, body: '' }],
  ['a code of its own', json(400, { code: 1234, msg: 'Failed' })],
  ['a redirect', { status: 302, headers: { location: '/elsewhere' }, body: '' }],
  ['a response without a token', json(200, {})],
  ['an empty response', { body: '' }],
];
