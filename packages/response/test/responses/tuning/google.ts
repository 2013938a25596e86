import type { ResponseCase } from '#test/responses/response-case.ts';

const rpc = (code: number, status: string, message: string, details: unknown[] = []) => ({
  error: { code, message, status, details },
});
const info = (reason: string, metadata: Record<string, string> = {}) => ({
  '@type': 'type.googleapis.com/google.rpc.ErrorInfo',
  reason,
  domain: 'googleapis.com',
  metadata,
});

export const google: ResponseCase[] = [
  {
    provider: 'Google Maps',
    what: 'Geocoding without billing',
    url: 'https://maps.googleapis.com/maps/api/geocode/json?address=x',
    status: 200,
    body: {
      error_message:
        'You must enable Billing on the Google Cloud Project at https://console.cloud.google.com/project/_/billing/enable',
      results: [],
      status: 'REQUEST_DENIED',
    },
    cause: 'not-enabled',
    also: ['payment', 'permission', 'credential'],
    never: [/The call succeeded/],
    names: [/REQUEST_DENIED/],
    source: 'https://developers.google.com/maps/documentation/geocoding/requests-geocoding#StatusCodes',
    seen: '2026-11-22',
  },
  {
    provider: 'Google Maps',
    what: 'Geocoding over the limit',
    url: 'https://maps.googleapis.com/maps/api/geocode/json?address=x',
    status: 200,
    body: { results: [], status: 'OVER_QUERY_LIMIT' },
    cause: 'rate-limit',
    also: ['quota'],
    names: [/OVER_QUERY_LIMIT/],
    source: 'https://developers.google.com/maps/documentation/geocoding/requests-geocoding#StatusCodes',
    seen: '2026-11-22',
  },
  {
    provider: 'Google Maps',
    what: 'Geocoding that finds nothing is no error',
    url: 'https://maps.googleapis.com/maps/api/geocode/json?address=x',
    status: 200,
    body: { results: [], status: 'ZERO_RESULTS' },
    cause: 'success',
    source: 'https://developers.google.com/maps/documentation/geocoding/requests-geocoding#StatusCodes',
    seen: '2026-11-22',
  },
  {
    provider: 'Google Calendar',
    what: 'the API is not enabled in the project',
    url: 'https://www.googleapis.com/calendar/v3/calendars/primary/events',
    status: 403,
    body: rpc(
      403,
      'PERMISSION_DENIED',
      'Google Calendar API has not been used in project 123 before or it is disabled.',
      [
        info('SERVICE_DISABLED', {
          service: 'calendar-json.googleapis.com',
          serviceTitle: 'Google Calendar API',
          consumer: 'projects/123',
          activationUrl:
            'https://console.developers.google.com/apis/api/calendar-json.googleapis.com/overview?project=123',
        }),
      ],
    ),
    cause: 'not-enabled',
    names: [
      /Google Calendar API|calendar-json\.googleapis\.com/,
      /https:\/\/console\.developers\.google\.com\/apis\/api\/calendar-json/,
    ],
    source: 'https://cloud.google.com/apis/design/errors#error_info',
    seen: '2026-11-22',
  },
  {
    provider: 'Gemini',
    what: 'the quota of a day is used up, with a delay',
    url: 'https://generativelanguage.googleapis.com/v1beta/models/gemini-2.5-pro:generateContent',
    method: 'POST',
    status: 429,
    body: rpc(
      429,
      'RESOURCE_EXHAUSTED',
      'You exceeded your current quota, please check your plan and billing details.',
      [
        {
          '@type': 'type.googleapis.com/google.rpc.QuotaFailure',
          violations: [
            {
              quotaMetric: 'generativelanguage.googleapis.com/generate_content_free_tier_requests',
              quotaId: 'GenerateRequestsPerDayPerProjectPerModel-FreeTier',
              quotaDimensions: { model: 'gemini-2.5-pro', location: 'global' },
              quotaValue: '50',
            },
          ],
        },
        { '@type': 'type.googleapis.com/google.rpc.RetryInfo', retryDelay: '37s' },
      ],
    ),
    cause: 'quota',
    also: ['rate-limit'],
    names: [
      /GenerateRequestsPerDayPerProjectPerModel-FreeTier|generate_content_free_tier_requests/,
      /37 seconds/,
    ],
    source: 'https://ai.google.dev/gemini-api/docs/rate-limits',
    seen: '2026-11-22',
  },
  {
    provider: 'Gemini',
    what: 'a wrong key comes with 400',
    url: 'https://generativelanguage.googleapis.com/v1beta/models',
    status: 400,
    body: rpc(400, 'INVALID_ARGUMENT', 'API key not valid. Please pass a valid API key.', [
      info('API_KEY_INVALID', { service: 'generativelanguage.googleapis.com' }),
    ]),
    cause: 'credential',
    source: 'https://ai.google.dev/gemini-api/docs/troubleshooting',
  },
  {
    provider: 'Gmail',
    what: 'the login granted too few scopes',
    url: 'https://gmail.googleapis.com/gmail/v1/users/me/messages',
    status: 403,
    headers: {
      'www-authenticate':
        'Bearer realm="https://accounts.google.com/", error="insufficient_scope", scope="https://www.googleapis.com/auth/gmail.readonly"',
    },
    body: rpc(403, 'PERMISSION_DENIED', 'Request had insufficient authentication scopes.', [
      info('ACCESS_TOKEN_SCOPE_INSUFFICIENT', { service: 'gmail.googleapis.com' }),
    ]),
    cause: 'permission',
    names: [/gmail\.readonly/],
    source: 'https://developers.google.com/workspace/gmail/api/guides/handle-errors',
  },
  {
    provider: 'YouTube',
    what: 'the quota of the day is used up, with 403',
    url: 'https://www.googleapis.com/youtube/v3/search?part=snippet',
    status: 403,
    body: {
      error: {
        code: 403,
        message: 'The request cannot be completed because you have exceeded your quota.',
        errors: [{ message: 'x', domain: 'youtube.quota', reason: 'quotaExceeded' }],
      },
    },
    cause: 'quota',
    source: 'https://developers.google.com/youtube/v3/docs/errors',
  },
  {
    provider: 'Google Drive',
    what: 'too many requests of one user, with 403',
    url: 'https://www.googleapis.com/drive/v3/files',
    status: 403,
    body: {
      error: {
        errors: [
          { domain: 'usageLimits', reason: 'userRateLimitExceeded', message: 'User Rate Limit Exceeded' },
        ],
        code: 403,
        message: 'User Rate Limit Exceeded',
      },
    },
    cause: 'rate-limit',
    source: 'https://developers.google.com/workspace/drive/api/guides/handle-errors',
  },
  {
    provider: 'Google Cloud',
    what: 'a key that is restricted to other sites',
    url: 'https://vision.googleapis.com/v1/images:annotate',
    method: 'POST',
    status: 403,
    body: rpc(403, 'PERMISSION_DENIED', 'Requests from referer <empty> are blocked.', [
      info('API_KEY_HTTP_REFERRER_BLOCKED', { service: 'vision.googleapis.com' }),
    ]),
    cause: 'permission',
    names: [/restrict|referr?er|web ?site/i],
    source: 'https://cloud.google.com/docs/authentication/api-keys',
  },
];
