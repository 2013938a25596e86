import type { ResponseCase } from '#test/responses/response-case.ts';

export const fifthB7: ResponseCase[] = [
  {
    provider: 'Meta Marketing API',
    what: 'too many calls to one ad account',
    url: 'https://graph.facebook.com/v21.0/act_1234567890/insights',
    status: 400,
    headers: {
      'content-type': 'application/json; charset=UTF-8',
      'x-business-use-case-usage':
        '{"1234567890":[{"type":"ads_management","call_count":100,"total_cputime":31,"total_time":28,"estimated_time_to_regain_access":14,"ads_api_access_tier":"development_access"}]}',
    },
    body: {
      error: {
        message:
          '(#80004) There have been too many calls to this ad-account. Wait a bit and try again. For more info, please refer to https://developers.facebook.com/docs/graph-api/overview/rate-limiting#ads-management.',
        type: 'OAuthException',
        code: 80004,
        error_subcode: 2446079,
        fbtrace_id: 'AzY1xWvUtSrQpOnMlKjIhG',
      },
    },
    cause: 'rate-limit',
    source: 'https://developers.facebook.com/docs/graph-api/overview/rate-limiting',
  },
  {
    provider: 'Google Cloud Speech-to-Text',
    what: 'audio too long for the synchronous call',
    url: 'https://speech.googleapis.com/v1/speech:recognize',
    method: 'POST',
    status: 400,
    headers: { 'content-type': 'application/json; charset=UTF-8' },
    body: {
      error: {
        code: 400,
        message:
          "Sync input too long. For audio longer than 1 min use LongRunningRecognize with a 'uri' parameter.",
        status: 'INVALID_ARGUMENT',
      },
    },
    cause: 'request',
    names: [/LongRunning|1 ?min|too long/i],
    source: 'https://docs.cloud.google.com/speech-to-text/docs/sync-recognize',
  },
  {
    provider: 'Google Cloud Speech-to-Text',
    what: 'nothing understood in the audio: a success without results',
    url: 'https://speech.googleapis.com/v1/speech:recognize',
    method: 'POST',
    status: 200,
    headers: { 'content-type': 'application/json; charset=UTF-8' },
    body: { totalBilledTime: '15s', requestId: '4719340622817745831' },
    cause: 'success',
    source: 'https://docs.cloud.google.com/speech-to-text/docs/troubleshooting',
  },
  {
    provider: 'Google Cloud Translation',
    what: 'API not enabled in the project',
    url: 'https://translation.googleapis.com/language/translate/v2?key=AIza…',
    method: 'POST',
    status: 403,
    headers: { 'content-type': 'application/json; charset=UTF-8' },
    body: {
      error: {
        code: 403,
        message:
          'Cloud Translation API has not been used in project 482910374655 before or it is disabled. Enable it by visiting https://console.developers.google.com/apis/api/translate.googleapis.com/overview?project=482910374655 then retry. If you enabled this API recently, wait a few minutes for the action to propagate to our systems and retry.',
        errors: [
          {
            message:
              'Cloud Translation API has not been used in project 482910374655 before or it is disabled. Enable it by visiting https://console.developers.google.com/apis/api/translate.googleapis.com/overview?project=482910374655 then retry. If you enabled this API recently, wait a few minutes for the action to propagate to our systems and retry.',
            domain: 'usageLimits',
            reason: 'accessNotConfigured',
            extendedHelp: 'https://console.developers.google.com',
          },
        ],
        status: 'PERMISSION_DENIED',
        details: [
          {
            '@type': 'type.googleapis.com/google.rpc.ErrorInfo',
            reason: 'SERVICE_DISABLED',
            domain: 'googleapis.com',
            metadata: { consumer: 'projects/482910374655', service: 'translate.googleapis.com' },
          },
        ],
      },
    },
    cause: 'not-enabled',
    names: [/482910374655|project/i],
    source: 'https://docs.cloud.google.com/translate/docs/troubleshooting',
  },
  {
    provider: 'Google Cloud Translation',
    what: 'v3 called with an API key instead of an OAuth token',
    url: 'https://translation.googleapis.com/v3/projects/my-project:translateText?key=AIza…',
    method: 'POST',
    status: 401,
    headers: {
      'content-type': 'application/json; charset=UTF-8',
      'www-authenticate': 'Bearer realm="https://accounts.google.com/"',
    },
    body: {
      error: {
        code: 401,
        message:
          'API keys are not supported by this API. Expected OAuth2 access token or other authentication credentials that assert a principal. See https://cloud.google.com/docs/authentication',
        status: 'UNAUTHENTICATED',
        details: [
          {
            '@type': 'type.googleapis.com/google.rpc.ErrorInfo',
            reason: 'CREDENTIALS_MISSING',
            domain: 'googleapis.com',
            metadata: {
              method: 'google.cloud.translation.v3.TranslationService.TranslateText',
              service: 'translate.googleapis.com',
            },
          },
        ],
      },
    },
    cause: 'credential',
    names: [/oauth|access token/i],
    source: 'https://docs.cloud.google.com/translate/docs/authentication',
  },
  {
    provider: 'Snyk',
    what: 'token wrong (or of another region)',
    url: 'https://api.snyk.io/v1/user/me',
    status: 401,
    headers: { 'content-type': 'application/json; charset=utf-8' },
    body: { code: 401, message: 'Invalid auth token provided', error: 'Invalid auth token provided' },
    cause: 'credential',
    also: ['elsewhere'],
    source: 'https://docs.snyk.io/snyk-api/authentication-for-api',
  },
  {
    provider: 'Snyk',
    what: 'the plan has no API access',
    url: 'https://api.snyk.io/v1/org/4a18d42f-0706-4ad0-b127-24078731fbed/projects',
    method: 'POST',
    status: 403,
    headers: { 'content-type': 'application/json; charset=utf-8' },
    body: {
      code: 403,
      message:
        'The org acme (4a18d42f-0706-4ad0-b127-24078731fbed) is not entitled for api access. Please upgrade your plan to access this capability',
    },
    cause: 'payment',
    also: ['permission', 'not-enabled'],
    names: [/plan|upgrade/i],
    source: 'https://docs.snyk.io/snyk-api/snyk-api',
    seen: '2026-11-25',
  },
  {
    provider: 'Reddit Data API',
    what: 'token missing or expired',
    url: 'https://oauth.reddit.com/api/v1/me',
    status: 401,
    headers: {
      'content-type': 'application/json; charset=UTF-8',
      'www-authenticate': 'Bearer realm="reddit", error="invalid_token"',
    },
    body: { message: 'Unauthorized', error: 401 },
    cause: 'credential',
    source: 'https://www.reddit.com/dev/api/',
  },
  {
    provider: 'Reddit Data API',
    what: 'requests of this window used up',
    url: 'https://oauth.reddit.com/r/programming/new?limit=100',
    status: 429,
    headers: {
      'content-type': 'application/json; charset=UTF-8',
      'x-ratelimit-remaining': '0.0',
      'x-ratelimit-used': '1001',
      'x-ratelimit-reset': '312',
    },
    body: { message: 'Too Many Requests', error: 429 },
    cause: 'rate-limit',
    names: [/312|5 ?min|reset/i],
    source: 'https://support.reddithelp.com/hc/en-us/articles/16160319875092-Reddit-Data-API-Wiki',
  },
  {
    provider: 'Google Sheets API',
    what: 'sheet name in the range does not exist',
    url: 'https://sheets.googleapis.com/v4/spreadsheets/1BxiMVs0XRA5nFMdKvBdBZjgmUUqptlbs74OgvE2upms/values/Sheet2!A1:D10',
    status: 400,
    headers: { 'content-type': 'application/json; charset=UTF-8' },
    body: {
      error: { code: 400, message: 'Unable to parse range: Sheet2!A1:D10', status: 'INVALID_ARGUMENT' },
    },
    cause: 'request',
    also: ['not-found'],
    names: [/range|sheet2/i],
    source: 'https://developers.google.com/workspace/sheets/api/guides/concepts#cell',
  },
  {
    provider: 'Google Sheets API',
    what: 'spreadsheet not shared with the service account',
    url: 'https://sheets.googleapis.com/v4/spreadsheets/1BxiMVs0XRA5nFMdKvBdBZjgmUUqptlbs74OgvE2upms/values/A1:D10',
    status: 403,
    headers: { 'content-type': 'application/json; charset=UTF-8' },
    body: {
      error: { code: 403, message: 'The caller does not have permission', status: 'PERMISSION_DENIED' },
    },
    cause: 'permission',
    source: 'https://developers.google.com/workspace/sheets/api/troubleshoot-api-errors',
  },
];
