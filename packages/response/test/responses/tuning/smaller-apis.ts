import type { ResponseCase } from '#test/responses/response-case.ts';

export const smallerApis: ResponseCase[] = [
  {
    provider: 'Avalara',
    what: 'a key that is not accepted, with 401',
    url: 'https://rest.avatax.com/api/v2/companies',
    status: 401,
    body: {
      error: {
        code: 'AuthenticationException',
        message: 'Authentication failed.',
        target: 'Unknown',
        details: [
          {
            code: 'AuthenticationException',
            number: 30,
            message: 'Authentication failed.',
            severity: 'Error',
          },
        ],
      },
    },
    cause: 'credential',
    source: 'https://developer.avalara.com/avatax/errors/',
  },
  {
    provider: 'B2',
    what: 'a key that is not accepted, with 401',
    url: 'https://api.backblazeb2.com/b2api/v2/b2_list_buckets',
    status: 401,
    body: {
      code: 'expired_auth_token',
      message: 'Authorization token has expired',
      status: 401,
    },
    cause: 'credential',
    source: 'https://www.backblaze.com/docs/cloud-storage-api-error-handling',
  },
  {
    provider: 'B2',
    what: 'a quota that is used up, with 403',
    url: 'https://api.backblazeb2.com/b2api/v2/b2_upload_file',
    status: 403,
    body: {
      code: 'storage_cap_exceeded',
      message:
        'Cannot upload or copy files, storage cap exceeded. See the Caps & Alerts page to increase your cap.',
      status: 403,
    },
    cause: 'quota',
    source: 'https://www.backblaze.com/docs/cloud-storage-api-error-handling',
  },
  {
    provider: 'B2',
    what: 'a conflict, with 400',
    url: 'https://api.backblazeb2.com/b2api/v2/b2_create_bucket',
    status: 400,
    body: {
      code: 'duplicate_bucket_name',
      message: 'Bucket name is already in use.',
      status: 400,
    },
    cause: 'conflict',
    source: 'https://www.backblaze.com/docs/cloud-storage-api-error-handling',
  },
  {
    provider: 'B2',
    what: 'the API failed, with 503',
    url: 'https://pod-1.backblaze.com/b2api/v2/b2_upload_file',
    status: 503,
    body: {
      code: 'service_unavailable',
      message: 'no tomes available',
      status: 503,
    },
    cause: 'server',
    source: 'https://www.backblaze.com/docs/cloud-storage-api-error-handling',
  },
  {
    provider: 'Bitly',
    what: 'a quota that is used up, with 429',
    url: 'https://api-ssl.bitly.com/v4/shorten',
    status: 429,
    body: {
      message: 'MONTHLY_ENCODE_LIMIT_REACHED',
      resource: 'bitlinks',
      description: 'You have reached your monthly limit',
    },
    cause: 'quota',
    also: ['rate-limit'],
    source: 'https://dev.bitly.com/docs/getting-started/rate-limits/',
  },
  {
    provider: 'Cal.com',
    what: 'a conflict, with 400',
    url: 'https://api.cal.com/v2/bookings',
    status: 400,
    body: {
      status: 'error',
      timestamp: 'x',
      path: '/v2/bookings',
      error: {
        code: 'BadRequestException',
        message: 'User either already has booking at this time or is not available',
        details: {
          message: 'x',
          error: 'Bad Request',
          statusCode: 400,
        },
      },
    },
    cause: 'conflict',
    source: 'https://cal.com/docs/api-reference/v2/introduction',
  },
  {
    provider: 'Checkr',
    what: 'a limited account, with 403',
    url: 'https://api.checkr.com/v1/reports',
    status: 403,
    body: {
      error: 'Account is not credentialed. Please complete account setup',
    },
    cause: 'account',
    source: 'https://docs.checkr.com/#section/Reference/Errors',
  },
  {
    provider: 'Daily',
    what: 'a conflict, with 400',
    url: 'https://api.daily.co/v1/rooms',
    status: 400,
    body: {
      error: 'invalid-request-error',
      info: 'a room named hello already exists',
    },
    cause: 'conflict',
    source: 'https://docs.daily.co/reference/rest-api/your-domain',
  },
  {
    provider: 'MusicBrainz',
    what: 'too many requests, with 503',
    url: 'https://musicbrainz.org/ws/2/artist',
    status: 503,
    body: {
      error:
        'Your requests are exceeding the allowable rate limit. Please see http://wiki.musicbrainz.org/XMLWebService for more information.',
    },
    cause: 'rate-limit',
    source: 'https://musicbrainz.org/doc/MusicBrainz_API/Rate_Limiting',
  },
  {
    provider: 'Qualtrics',
    what: 'something that does not exist, with 404',
    url: 'https://fra1.qualtrics.com/API/v3/surveys/x',
    status: 404,
    body: {
      meta: {
        httpStatus: '404 - Not Found',
        error: {
          errorMessage: 'Survey does not exist',
          errorCode: 'NTF_1',
        },
      },
    },
    cause: 'not-found',
    source: 'https://api.qualtrics.com/ZG9jOjg3NjYzNQ-error-codes',
  },
  {
    provider: 'Qualtrics',
    what: 'a key that is not accepted, with 401',
    url: 'https://fra1.qualtrics.com/API/v3/surveys',
    status: 401,
    body: {
      meta: {
        httpStatus: '401 - Unauthorized',
        error: {
          errorMessage: 'Unrecognized X-API-TOKEN.',
          errorCode: 'AUTH_6',
        },
        requestId: 'x',
      },
    },
    cause: 'credential',
    source: 'https://api.qualtrics.com/ZG9jOjg3NjYzNQ-error-codes',
  },
  {
    provider: 'SurveyMonkey',
    what: 'a permission, with 403',
    url: 'https://api.surveymonkey.com/v3/surveys',
    status: 403,
    body: {
      error: {
        id: '1015',
        name: 'Permission Error',
        docs: 'x',
        message: "The user does not have permission to access the resource: 'Invalid scope'",
        http_status_code: 403,
      },
    },
    cause: 'permission',
    source: 'https://api.surveymonkey.com/v3/docs#error-codes',
  },
  {
    provider: 'TaxJar',
    what: 'a value that is not accepted, with 406',
    url: 'https://api.taxjar.com/v2/taxes',
    status: 406,
    body: {
      error: 'Not Acceptable',
      detail: 'to_zip 90404 is not used within to_state NY',
      status: '406',
    },
    cause: 'request',
    source: 'https://developers.taxjar.com/api/reference/#errors',
  },
  {
    provider: 'USPS',
    what: 'a key that is not accepted, with 401',
    url: 'https://apis.usps.com/addresses/v3/address',
    status: 401,
    body: {
      apiVersion: '/addresses/v3',
      error: {
        code: '401',
        message: 'Unauthorized',
        errors: [
          {
            status: '401',
            title: 'Invalid access token',
            detail: 'The access token is expired',
          },
        ],
      },
    },
    cause: 'credential',
    source: 'https://developers.usps.com/apis',
  },
];
