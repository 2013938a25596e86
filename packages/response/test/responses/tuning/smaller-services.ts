import type { ResponseCase } from '#test/responses/response-case.ts';

export const smallerServices: ResponseCase[] = [
  {
    provider: 'USPS',
    what: 'something that does not exist, with 400',
    url: 'https://apis.usps.com/addresses/v3/address',
    status: 400,
    body: {
      apiVersion: '/addresses/v3',
      error: {
        code: '400',
        message: 'Address Not Found.',
        errors: [
          {
            status: '400',
            code: '010005',
            title: 'Address Not Found',
            detail: 'x',
          },
        ],
      },
    },
    cause: 'not-found',
    also: ['request'],
    source: 'https://developers.usps.com/apis',
  },
  {
    provider: 'Wolfram',
    what: 'a value that is not accepted, with 501',
    url: 'https://api.wolframalpha.com/v1/result',
    status: 501,
    headers: {
      'content-type': 'text/plain',
    },
    body: 'Wolfram|Alpha did not understand your input',
    cause: 'request',
    also: ['not-found'],
    source: 'https://products.wolframalpha.com/api/documentation',
  },
  {
    provider: 'Wolfram',
    what: 'a key that is not accepted, with 403',
    url: 'https://api.wolframalpha.com/v1/result',
    status: 403,
    headers: {
      'content-type': 'text/plain',
    },
    body: 'Error 1: Invalid appid',
    cause: 'credential',
    source: 'https://products.wolframalpha.com/api/documentation',
  },
  {
    provider: 'World',
    what: 'a value that is not accepted, with 200',
    url: 'https://api.worldbank.org/v2/country/xx',
    status: 200,
    body: [
      {
        message: [
          {
            id: '120',
            key: 'Invalid value',
            value: 'The provided parameter value is not valid',
          },
        ],
      },
    ],
    cause: 'request',
    source: 'https://datahelpdesk.worldbank.org/knowledgebase/articles/898614',
  },
  {
    provider: 'Veriff',
    what: 'a signature, with 400',
    url: 'https://stationapi.veriff.com/v1/sessions',
    status: 400,
    body: {
      status: 'fail',
      code: '1812',
      message: 'Mandatory X-HMAC-SIGNATURE header is missing',
    },
    cause: 'signature',
    also: ['request'],
    source: 'https://devdocs.veriff.com/docs/http-status-codes-error-codes',
  },
  {
    provider: 'Toggl',
    what: 'a key that is not accepted, with 403',
    url: 'https://api.track.toggl.com/api/v9/me',
    status: 403,
    headers: {
      'content-type': 'text/plain',
    },
    body: 'Incorrect username and/or password',
    cause: 'credential',
    source: 'https://engineering.toggl.com/docs/',
  },
  {
    provider: 'Toggl',
    what: 'a quota that is used up, with 402',
    url: 'https://api.track.toggl.com/api/v9/me',
    status: 402,
    headers: {
      'content-type': 'text/plain',
    },
    body: 'You have hit your hourly limit for API calls. Your quota will reset in 1800 seconds',
    cause: 'quota',
    also: ['rate-limit', 'payment'],
    source: 'https://engineering.toggl.com/docs/',
  },
  {
    provider: 'Strapi',
    what: 'a permission, with 403',
    url: 'https://cms.example.com/api/articles',
    status: 403,
    body: {
      data: null,
      error: {
        status: 403,
        name: 'ForbiddenError',
        message: 'Forbidden',
        details: {},
      },
    },
    cause: 'permission',
    source: 'https://docs.strapi.io/cms/error-handling',
  },
  {
    provider: 'Strapi',
    what: 'a value that is not accepted, with 400',
    url: 'https://cms.example.com/api/articles',
    status: 400,
    body: {
      data: null,
      error: {
        status: 400,
        name: 'ValidationError',
        message: 'title must be defined.',
        details: {
          errors: [
            {
              path: ['title'],
              message: 'title must be defined.',
              name: 'ValidationError',
            },
          ],
        },
      },
    },
    cause: 'request',
    source: 'https://docs.strapi.io/cms/error-handling',
  },
  {
    provider: 'NetSuite',
    what: 'a key that is not accepted, with 401',
    url: 'https://1.suitetalk.api.netsuite.com/services/rest/record/v1/customer',
    status: 401,
    body: {
      type: 'https://www.rfc-editor.org/rfc/rfc9110.html#section-15.5.2',
      title: 'Unauthorized',
      status: 401,
      'o:errorDetails': [
        {
          detail: 'Invalid login attempt. For more details, see the Login Audit Trail in the NetSuite UI.',
          'o:errorCode': 'INVALID_LOGIN',
        },
      ],
    },
    cause: 'credential',
    source: 'https://docs.oracle.com/en/cloud/saas/netsuite/ns-online-help/section_159075408049.html',
  },
  {
    provider: 'NetSuite',
    what: 'too many requests, with 429',
    url: 'https://1.suitetalk.api.netsuite.com/services/rest/record/v1/customer',
    status: 429,
    body: {
      type: 'x',
      title: 'Too Many Requests',
      status: 429,
      'o:errorDetails': [
        {
          detail: 'Concurrent request limit exceeded. Request blocked.',
          'o:errorCode': 'CONCURRENCY_LIMIT_EXCEEDED',
        },
      ],
    },
    cause: 'rate-limit',
    source: 'https://docs.oracle.com/en/cloud/saas/netsuite/ns-online-help/section_159075408049.html',
  },
  {
    provider: 'Epic',
    what: 'something that does not exist, with 404',
    url: 'https://fhir.epic.com/x/Patient/1',
    status: 404,
    body: {
      resourceType: 'OperationOutcome',
      issue: [
        {
          severity: 'fatal',
          code: 'not-found',
          diagnostics: 'x',
          details: {
            coding: [
              {
                code: '4004',
                display: 'Resource not found',
              },
            ],
            text: 'Resource not found',
          },
        },
      ],
    },
    cause: 'not-found',
    source: 'https://hl7.org/fhir/valueset-issue-type.html',
  },
  {
    provider: 'Epic',
    what: 'a value that is not accepted, with 400',
    url: 'https://fhir.epic.com/x/Patient',
    status: 400,
    body: {
      resourceType: 'OperationOutcome',
      issue: [
        {
          severity: 'fatal',
          code: 'required',
          details: {
            text: 'Must have either name or family',
          },
          diagnostics: 'Must have either name or family',
        },
      ],
    },
    cause: 'request',
    source: 'https://hl7.org/fhir/valueset-issue-type.html',
  },
  {
    provider: 'LibreTranslate',
    what: 'a key that is not accepted, with 400',
    url: 'https://libretranslate.com/translate',
    status: 400,
    body: {
      error: 'Visit https://portal.libretranslate.com to get an API key',
    },
    cause: 'credential',
    source: 'https://docs.libretranslate.com/',
  },
];
