import type { ResponseCase } from '#test/responses/response-case.ts';

export const fourthA10: ResponseCase[] = [
  {
    provider: 'Amazon Cognito',
    what: 'user signs in with a wrong password',
    url: 'https://cognito-idp.us-east-1.amazonaws.com/',
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
    names: [/password/i],
    source:
      'https://docs.aws.amazon.com/cognito-user-identity-pools/latest/APIReference/API_InitiateAuth.html',
  },
  {
    provider: 'Amazon Cognito',
    what: 'auth flow not enabled for the app client',
    url: 'https://cognito-idp.us-east-1.amazonaws.com/',
    method: 'POST',
    status: 400,
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amzn-errortype': 'InvalidParameterException:',
      'x-amzn-errormessage': 'USER_PASSWORD_AUTH flow not enabled for this client',
    },
    body: {
      __type: 'InvalidParameterException',
      message: 'USER_PASSWORD_AUTH flow not enabled for this client',
    },
    cause: 'not-enabled',
    also: ['request'],
    names: [/USER_PASSWORD_AUTH/],
    source:
      'https://docs.aws.amazon.com/cognito/latest/developerguide/amazon-cognito-user-pools-authentication-flow-methods.html',
  },
  {
    provider: 'Apollo.io',
    what: 'key sent as bearer token, not as X-Api-Key',
    url: 'https://api.apollo.io/api/v1/usage_stats/api_usage_stats',
    method: 'POST',
    status: 401,
    headers: { 'content-type': 'text/plain; charset=utf-8' },
    body: 'Invalid access credentials.',
    cause: 'credential',
    names: [/key|credential/i],
    source: 'https://docs.apollo.io/docs/test-api-key',
    seen: '2026-11-25',
  },
  {
    provider: 'Apollo.io',
    what: 'endpoint not in the free plan',
    url: 'https://api.apollo.io/api/v1/mixed_people/search',
    method: 'POST',
    status: 403,
    headers: { 'content-type': 'application/json; charset=utf-8' },
    body: {
      error:
        'api/v1/mixed_people/search is not accessible with this api_key on a free plan. Please upgrade your plan from https://app.apollo.io/.',
      error_code: 'API_INACCESSIBLE',
    },
    cause: 'payment',
    also: ['permission'],
    names: [/plan/i],
    source: 'https://docs.apollo.io/reference/people-api-search',
  },
  {
    provider: 'Telnyx',
    what: 'sender number is not linked to the messaging profile',
    url: 'https://api.telnyx.com/v2/messages',
    method: 'POST',
    status: 400,
    headers: { 'content-type': 'application/json; charset=utf-8' },
    body: {
      errors: [
        {
          code: '40305',
          title: "Invalid 'from' address",
          detail:
            "The 'from' address should be string containing a valid number associated with the sending messaging profile.",
        },
      ],
    },
    cause: 'request',
    also: ['permission', 'not-enabled'],
    names: [/from/i],
    source: 'https://developers.telnyx.com/docs/messaging/messages/error-codes',
    seen: '2026-11-25',
  },
  {
    provider: 'Telnyx',
    what: 'missing or wrong API key',
    url: 'https://api.telnyx.com/v2/phone_numbers',
    status: 401,
    headers: { 'content-type': 'application/json; charset=utf-8' },
    body: {
      errors: [
        {
          code: '10009',
          title: 'Authentication failed',
          detail: 'The required authentication headers were either invalid or not included in the request.',
          meta: { url: 'https://developers.telnyx.com/docs/overview/errors/10009' },
        },
      ],
    },
    cause: 'credential',
    names: [/key|token|authenticat/i],
    source: 'https://developers.telnyx.com/docs/overview/errors/10009',
  },
  {
    provider: 'Apify',
    what: 'wrong token',
    url: 'https://api.apify.com/v2/users/me',
    status: 401,
    headers: { 'content-type': 'application/json; charset=utf-8' },
    body: {
      error: {
        type: 'user-or-token-not-found',
        message: 'User was not found or authentication token is not valid',
      },
    },
    cause: 'credential',
    names: [/token/i],
    source: 'https://docs.apify.com/api/v2#errors',
    seen: '2026-11-25',
  },
  {
    provider: 'Apify',
    what: 'paid Actor whose trial is over',
    url: 'https://api.apify.com/v2/acts/someone~linkedin-scraper/runs',
    method: 'POST',
    status: 403,
    headers: { 'content-type': 'application/json; charset=utf-8' },
    body: {
      error: {
        type: 'actor-is-not-rented',
        message:
          'You must rent a paid Actor in order to run it after its free trial has expired. To rent this Actor, go to https://console.apify.com/actors/2SyF0bVxmgGr8IVCZ',
      },
    },
    cause: 'payment',
    also: ['permission', 'not-enabled'],
    names: [/rent/i],
    source: 'https://docs.apify.com/platform/actors/running/actors-in-store',
  },
];
