import type { ResponseCase } from '#test/responses/response-case.ts';

export const secondLogins: ResponseCase[] = [
  {
    provider: 'Microsoft Entra',
    what: 'id of the secret instead of its value',
    url: 'https://login.microsoftonline.com/contoso/oauth2/v2.0/token',
    method: 'POST',
    status: 401,
    body: {
      error: 'invalid_client',
      error_description:
        "AADSTS7000215: Invalid client secret provided. Ensure the secret being sent in the request is the client secret value, not the client secret ID, for a secret added to app '1111'. Trace ID: a",
      error_codes: [7000215],
      timestamp: '2026-11-23 07:00:00Z',
      trace_id: 'a',
      correlation_id: 'b',
      error_uri: 'https://login.microsoftonline.com/error?code=7000215',
    },
    cause: 'credential',
    names: [/secret/],
    source: 'https://learn.microsoft.com/en-us/entra/identity-platform/reference-error-codes',
  },
  {
    provider: 'Auth0',
    what: 'API unknown to the tenant',
    url: 'https://acme.eu.auth0.com/oauth/token',
    method: 'POST',
    status: 403,
    body: {
      error: 'access_denied',
      error_description: 'Service not enabled within domain: https://api.example.com',
    },
    cause: 'not-enabled',
    also: ['permission', 'request'],
    names: [/https:\/\/api\.example\.com/],
    source:
      'https://auth0.com/docs/get-started/authentication-and-authorization-flow/client-credentials-flow/call-your-api-using-the-client-credentials-flow',
  },
  {
    provider: 'Okta',
    what: 'rate limit by its code',
    url: 'https://acme.okta.com/api/v1/users',
    status: 429,
    headers: {
      'x-rate-limit-limit': '600',
      'x-rate-limit-remaining': '0',
      'x-rate-limit-reset': '1795420800',
    },
    body: {
      errorCode: 'E0000047',
      errorSummary: 'API call exceeded rate limit due to too many requests.',
      errorLink: 'E0000047',
      errorId: 'sample',
      errorCauses: [],
    },
    cause: 'rate-limit',
    source: 'https://developer.okta.com/docs/reference/error-codes/#E0000047',
  },
  {
    provider: 'Keycloak',
    what: 'service account not enabled',
    url: 'https://id.example.com/realms/acme/protocol/openid-connect/token',
    method: 'POST',
    status: 401,
    body: {
      error: 'unauthorized_client',
      error_description: 'Client not enabled to retrieve service account',
    },
    cause: 'not-enabled',
    also: ['permission'],
    names: [/service account/],
    source: 'https://www.keycloak.org/docs/latest/server_admin/#_service_accounts',
  },
  {
    provider: 'Firebase Auth',
    what: 'email exists',
    url: 'https://identitytoolkit.googleapis.com/v1/accounts:signUp',
    method: 'POST',
    status: 400,
    body: {
      error: {
        code: 400,
        message: 'EMAIL_EXISTS',
        errors: [{ message: 'EMAIL_EXISTS', domain: 'global', reason: 'invalid' }],
      },
    },
    cause: 'conflict',
    also: ['customer'],
    names: [/EMAIL_EXISTS/],
    source: 'https://firebase.google.com/docs/reference/rest/auth#section-create-email-password',
  },
  {
    provider: 'Spring Security',
    what: 'expired JWT, told only by the challenge',
    url: 'https://api.example.com/orders',
    status: 401,
    headers: {
      'www-authenticate':
        'Bearer error="invalid_token", error_description="An error occurred while attempting to decode the Jwt: Jwt expired at 2026-11-23T06:00:00Z", error_uri="https://tools.ietf.org/html/rfc6750#section-3.1"',
    },
    body: '',
    cause: 'credential',
    names: [/expired/],
    source: 'https://docs.spring.io/spring-security/reference/servlet/oauth2/resource-server/jwt.html',
  },
];
