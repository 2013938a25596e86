import type { ResponseCase } from '#test/responses/response-case.ts';

export const firstLogins: ResponseCase[] = [
  {
    provider: 'Google OAuth',
    what: 'refresh token revoked',
    url: 'https://oauth2.googleapis.com/token',
    method: 'POST',
    status: 400,
    body: { error: 'invalid_grant', error_description: 'Token has been expired or revoked.' },
    cause: 'credential',
    names: [/revoked/],
    source: 'https://developers.google.com/identity/protocols/oauth2#expiration',
  },
  {
    provider: 'Microsoft Entra',
    what: 'consent missing',
    url: 'https://login.microsoftonline.com/contoso/oauth2/v2.0/token',
    method: 'POST',
    status: 400,
    body: {
      error: 'invalid_grant',
      error_description:
        "AADSTS65001: The user or administrator has not consented to use the application with ID '1111' named 'app'. Send an interactive authorization request for this user and resource.",
      error_codes: [65001],
      suberror: 'consent_required',
    },
    cause: 'permission',
    also: ['customer'],
    names: [/consent/],
    source: 'https://learn.microsoft.com/en-us/entra/identity-platform/reference-error-codes',
  },
  {
    provider: 'Auth0',
    what: 'scope expected',
    url: 'https://acme.eu.auth0.com/api/v2/users',
    status: 403,
    body: {
      statusCode: 403,
      error: 'Forbidden',
      message: 'Insufficient scope, expected any of: read:users',
      errorCode: 'insufficient_scope',
    },
    cause: 'permission',
    names: [/read:users/],
    source: 'https://auth0.com/docs/api/management/v2/users/get-users',
  },
  {
    provider: 'Okta',
    what: 'login exists',
    url: 'https://acme.okta.com/api/v1/users',
    method: 'POST',
    status: 400,
    body: {
      errorCode: 'E0000001',
      errorSummary: 'Api validation failed: login',
      errorLink: 'E0000001',
      errorId: 'oae',
      errorCauses: [
        { errorSummary: 'login: An object with this field already exists in the current organization' },
      ],
    },
    cause: 'conflict',
    also: ['request'],
    names: [/login/, /already exists/],
    source: 'https://developer.okta.com/docs/reference/error-codes/#E0000001',
  },
  {
    provider: 'GitHub',
    what: 'device flow waits for the user, in a 200',
    url: 'https://github.com/login/oauth/access_token',
    method: 'POST',
    status: 200,
    body: {
      error: 'authorization_pending',
      error_description: 'The authorization request is still pending.',
      error_uri:
        'https://docs.github.com/developers/apps/authorizing-oauth-apps#error-codes-for-the-device-flow',
    },
    cause: 'customer',
    also: ['server'],
    names: [/pending/],
    source:
      'https://docs.github.com/en/apps/oauth-apps/building-oauth-apps/authorizing-oauth-apps#error-codes-for-the-device-flow',
  },
  {
    provider: 'AWS Cognito',
    what: 'password of the user wrong',
    url: 'https://cognito-idp.eu-west-1.amazonaws.com/',
    method: 'POST',
    status: 400,
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amzn-errortype': 'NotAuthorizedException:',
      'x-amzn-errormessage': 'Incorrect username or password.',
    },
    body: { __type: 'NotAuthorizedException', message: 'Incorrect username or password.' },
    cause: 'customer',
    also: ['credential'],
    names: [/password/],
    source:
      'https://docs.aws.amazon.com/cognito-user-identity-pools/latest/APIReference/API_InitiateAuth.html',
  },
];
