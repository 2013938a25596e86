import type { TokenResponse } from '#test/token-server.ts';

type Shape = readonly [name: string, response: TokenResponse];

const json = (status: number, body: unknown): TokenResponse => ({ status, body: JSON.stringify(body) });
const oauth = (status: number, error: string, description?: string) =>
  json(status, { error, ...(description === undefined ? {} : { error_description: description }) });
const text = (status: number, body: string): TokenResponse => ({ status, type: 'text/plain', body });

/** How servers say that they have not recognized the client, in the shapes of frameworks and of providers. */
export const REFUSED_CLIENTS: readonly Shape[] = [
  ['RFC 6749', oauth(401, 'invalid_client')],
  ['RFC 6749 with 400', oauth(400, 'invalid_client', 'Client authentication failed')],
  ['RFC 6749 with 403', oauth(403, 'invalid_client')],
  ['RFC 6749 with 422', oauth(422, 'invalid_client')],
  ['RFC 6749 with 200', oauth(200, 'invalid_client')],
  ['unauthorized_client with 403', oauth(403, 'unauthorized_client')],
  ['unauthorized_client with 400', oauth(400, 'unauthorized_client', 'Missing valid authorization header')],
  ['Keycloak', oauth(401, 'unauthorized_client', 'Invalid client or Invalid client credentials')],
  ['401 without a body', { status: 401, body: '' }],
  ['401 with a page', { status: 401, type: 'text/html', body: '<h1>Unauthorized</h1>' }],
  [
    'Spring',
    json(401, { timestamp: '2026-01-01', status: 401, error: 'Unauthorized', path: '/oauth/token' }),
  ],
  ['a sentence as code', json(400, { error: 'client_id is required' })],
  ['a sentence as text', text(400, 'client_id is required')],
  [
    'Entra',
    oauth(
      400,
      'invalid_request',
      "AADSTS900144: The request body must contain the following parameter: 'client_id'.",
    ),
  ],
  [
    'Entra without a secret',
    oauth(
      400,
      'invalid_request',
      "AADSTS7000218: The request body must contain the following parameter: 'client_assertion' or 'client_secret'.",
    ),
  ],
  ['Google', oauth(400, 'invalid_request', 'Could not determine client ID from request.')],
  [
    'Facebook',
    json(400, { error: { message: 'Missing client_id parameter.', type: 'OAuthException', code: 101 } }),
  ],
  ['LinkedIn', oauth(400, 'invalid_request', 'A required parameter "client_id" is missing')],
  ['GitHub', oauth(200, 'incorrect_client_credentials')],
  ['Slack', json(200, { ok: false, error: 'invalid_client_id' })],
  ['Slack with a secret', json(200, { ok: false, error: 'bad_client_secret' })],
  ['HubSpot', json(400, { status: 'BAD_CLIENT_ID', message: 'missing or unknown client id' })],
  [
    'Strava',
    json(400, {
      message: 'Bad Request',
      errors: [{ resource: 'Application', field: 'client_id', code: 'invalid' }],
    }),
  ],
  ['Twitch', json(400, { status: 400, message: 'missing client id' })],
  ['Twitch with a secret', json(403, { status: 403, message: 'invalid client secret' })],
  ['Asana', oauth(400, 'invalid_request', 'Missing required parameter: client_id')],
  ['Shopify', oauth(400, 'invalid_request', 'Could not find Shopify API application with api_key')],
  ['Salesforce', oauth(400, 'invalid_client_id', 'client identifier invalid')],
  ['VK', oauth(400, 'invalid_request', 'client_id is undefined')],
  ['QQ', json(200, { error: 100001, error_description: 'param client_id is wrong or lost!' })],
  ['WeChat', json(200, { errcode: 41002, errmsg: 'appid missing, client_id required' })],
  ['Zoom', json(400, { reason: 'Invalid client_id or client_secret', error: 'invalid_client' })],
  [
    'Laravel',
    json(422, {
      message: 'The given data was invalid.',
      errors: { client_id: ['The client id field is required.'] },
    }),
  ],
  ['Rails', json(422, { errors: { client_id: ["can't be blank"] } })],
  [
    'FastAPI',
    json(422, {
      detail: [{ loc: ['body', 'client_id'], msg: 'field required', type: 'value_error.missing' }],
    }),
  ],
  [
    'FastAPI with Pydantic 2',
    json(422, {
      detail: [{ type: 'missing', loc: ['body', 'client_secret'], msg: 'Field required', input: null }],
    }),
  ],
  [
    'ASP.NET',
    json(400, {
      type: 'https://tools.ietf.org/html/rfc9110#section-15.5.1',
      title: 'One or more validation errors occurred.',
      status: 400,
      errors: { ClientId: ['The ClientId field is required.'] },
    }),
  ],
  [
    'Spring with fields',
    json(400, { status: 400, errors: [{ field: 'clientId', defaultMessage: 'must not be null' }] }),
  ],
  [
    'express-validator',
    json(422, { errors: [{ msg: 'Invalid value', param: 'client_id', location: 'body' }] }),
  ],
  [
    'NestJS',
    json(400, {
      statusCode: 400,
      message: ['client_id should not be empty', 'client_id must be a string'],
      error: 'Bad Request',
    }),
  ],
  [
    'Joi',
    json(400, {
      statusCode: 400,
      error: 'Bad Request',
      message: '"client_id" is required',
      validation: { source: 'payload', keys: ['client_id'] },
    }),
  ],
  [
    'Django REST',
    json(400, { client_id: ['This field is required.'], client_secret: ['This field is required.'] }),
  ],
  ['node-oauth2-server', oauth(400, 'invalid_request', 'Missing parameter: `client_id`')],
  [
    'a nested error',
    json(403, { error: { code: 403, message: 'Unknown client', status: 'PERMISSION_DENIED' } }),
  ],
  ['a code of its own', json(400, { code: 1003, msg: 'client authentication failed' })],
  ['success: false', json(200, { success: false, message: 'Client not found' })],
  [
    'form-encoded',
    {
      status: 400,
      type: 'application/x-www-form-urlencoded',
      body: 'error=invalid_request&error_description=Missing%20client_id',
    },
  ],
];

/** What says nothing about the client: a code or a refresh token that was sent may be used up, and is not sent again. */
export const REFUSED_OTHERWISE: readonly Shape[] = [
  ['a code', oauth(400, 'invalid_grant')],
  ['a code with 401', oauth(401, 'invalid_grant', 'Code was issued to another client_id')],
  ['a code with 403', oauth(403, 'invalid_grant', 'The client does not own this code')],
  [
    'a code in the words of RFC 6749',
    oauth(
      400,
      'bad_code',
      'The provided authorization grant is invalid, expired, revoked, or was issued to another client',
    ),
  ],
  [
    'a code of another client',
    json(400, { message: 'The authorization code does not belong to this client' }),
  ],
  ['a refresh token of another client', json(400, { message: 'Refresh token is not valid for this client' })],
  ['a redirect URI', oauth(400, 'invalid_request', 'redirect_uri is missing')],
  [
    'a redirect URI of the client',
    oauth(400, 'redirect_uri_mismatch', 'The redirect URI is not registered for the client'),
  ],
  ['a scope', oauth(400, 'invalid_scope', 'The client may not ask for this scope')],
  ['a kind of grant', oauth(400, 'unsupported_grant_type', 'The client is not allowed this grant')],
  ['a limit', json(429, { message: 'Client rate limit: not now' })],
  ['a failure', json(500, { message: 'client_id could not be read' })],
  ['maintenance', text(503, 'client authentication is not available')],
  ['a bad request', text(400, '400 Client Error: Bad Request')],
  ['a page', { status: 403, type: 'text/html', body: '<h1>Forbidden</h1>' }],
  ['an empty object', json(400, {})],
  ['a verifier', oauth(400, 'invalid_request', 'code_verifier is invalid')],
];
