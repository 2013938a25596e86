import type { ResponseCase } from '#test/responses/response-case.ts';

export const fourthA6: ResponseCase[] = [
  {
    provider: 'Adafruit IO',
    what: 'wrong key',
    url: 'https://io.adafruit.com/api/v2/user',
    status: 401,
    headers: { 'content-type': 'application/json; charset=utf-8' },
    body: { error: 'request failed - invalid API key provided' },
    cause: 'credential',
    names: [/key/i],
    source: 'https://io.adafruit.com/api/docs/#authentication',
    seen: '2026-11-25',
  },
  {
    provider: 'Adafruit IO',
    what: 'feed does not exist or belongs to someone else',
    url: 'https://io.adafruit.com/api/v2/embeddednani/feeds/switchfeed',
    status: 404,
    headers: { 'content-type': 'application/json; charset=utf-8' },
    body: {
      error:
        "not found - You are not permitted to access the feed with key 'switchfeed' belonging to embeddednani or the feed does not exist.",
    },
    cause: 'not-found',
    also: ['permission'],
    names: [/switchfeed|feed/i],
    source: 'https://io.adafruit.com/api/docs/#feeds',
    seen: '2026-11-25',
  },
  {
    provider: 'Duffel',
    what: 'offer that is gone',
    url: 'https://api.duffel.com/air/offers/off_0000AokjXXXX99lh4XXXX',
    status: 404,
    headers: { 'content-type': 'application/json' },
    body: {
      errors: [
        {
          documentation_url: 'https://duffel.com/docs/api/overview/response-handling',
          title: 'Not found',
          type: 'invalid_request_error',
          message: 'The resource you are trying to access does not exist.',
          code: 'not_found',
        },
      ],
      meta: { status: 404, request_id: 'F_0QZ8dWsqmc9nAAAkLB' },
    },
    cause: 'not-found',
    names: [/exist|not found/i],
    source: 'https://duffel.com/docs/api/overview/errors',
    seen: '2026-11-25',
  },
  {
    provider: 'Duffel',
    what: 'unknown access token',
    url: 'https://api.duffel.com/air/airlines',
    status: 401,
    headers: { 'content-type': 'application/json' },
    body: {
      errors: [
        {
          documentation_url: 'https://duffel.com/docs/api/overview/response-handling',
          title: 'Access token not found',
          type: 'authentication_error',
          message: 'The access token used is not recognized by our system',
          code: 'access_token_not_found',
        },
      ],
      meta: { status: 401, request_id: 'F_0QaBcDsqmc9nAAAkLC' },
    },
    cause: 'credential',
    names: [/token/i],
    source: 'https://duffel.com/docs/api/overview/errors',
  },
  {
    provider: 'Gmail API',
    what: 'token without a Gmail scope',
    url: 'https://gmail.googleapis.com/gmail/v1/users/me/messages',
    status: 403,
    headers: {
      'content-type': 'application/json; charset=UTF-8',
      'www-authenticate':
        'Bearer realm="https://accounts.google.com/", error="insufficient_scope", scope="https://mail.google.com/ https://www.googleapis.com/auth/gmail.metadata https://www.googleapis.com/auth/gmail.modify https://www.googleapis.com/auth/gmail.readonly"',
    },
    body: {
      error: {
        code: 403,
        message: 'Request had insufficient authentication scopes.',
        errors: [{ message: 'Insufficient Permission', domain: 'global', reason: 'insufficientPermissions' }],
        status: 'PERMISSION_DENIED',
        details: [
          {
            '@type': 'type.googleapis.com/google.rpc.ErrorInfo',
            reason: 'ACCESS_TOKEN_SCOPE_INSUFFICIENT',
            domain: 'googleapis.com',
            metadata: {
              service: 'gmail.googleapis.com',
              method: 'caribou.api.proto.MailboxService.ListMessages',
            },
          },
        ],
      },
    },
    cause: 'permission',
    names: [/scope/i],
    source: 'https://developers.google.com/workspace/gmail/api/guides/handle-errors',
  },
  {
    provider: 'Gmail API',
    what: 'access token expired',
    url: 'https://gmail.googleapis.com/gmail/v1/users/me/profile',
    status: 401,
    headers: {
      'content-type': 'application/json; charset=UTF-8',
      'www-authenticate': 'Bearer realm="https://accounts.google.com/", error="invalid_token"',
    },
    body: {
      error: {
        code: 401,
        message:
          'Request had invalid authentication credentials. Expected OAuth 2 access token, login cookie or other valid authentication credential. See https://developers.google.com/identity/sign-in/web/devconsole-project.',
        errors: [
          {
            message: 'Invalid Credentials',
            domain: 'global',
            reason: 'authError',
            location: 'Authorization',
            locationType: 'header',
          },
        ],
        status: 'UNAUTHENTICATED',
        details: [
          {
            '@type': 'type.googleapis.com/google.rpc.ErrorInfo',
            reason: 'ACCESS_TOKEN_EXPIRED',
            domain: 'googleapis.com',
            metadata: {
              service: 'gmail.googleapis.com',
              method: 'caribou.api.proto.MailboxService.GetProfile',
            },
          },
        ],
      },
    },
    cause: 'credential',
    names: [/token/i],
    source: 'https://developers.google.com/workspace/gmail/api/guides/handle-errors',
  },
  {
    provider: 'Azure AI Speech',
    what: 'key of another region or resource',
    url: 'https://westeurope.api.cognitive.microsoft.com/speechtotext/v3.2/transcriptions',
    status: 401,
    headers: { 'content-type': 'application/json' },
    body: {
      error: {
        code: '401',
        message:
          'Access denied due to invalid subscription key or wrong API endpoint. Make sure to provide a valid key for an active subscription and use a correct regional API endpoint for your resource.',
      },
    },
    cause: 'credential',
    also: ['elsewhere'],
    names: [/region|endpoint/i],
    source: 'https://learn.microsoft.com/azure/ai-services/speech-service/rest-speech-to-text',
  },
  {
    provider: 'Azure AI Speech',
    what: 'only silence at the beginning of the audio, answered with 200',
    url: 'https://westeurope.stt.speech.microsoft.com/speech/recognition/conversation/cognitiveservices/v1?language=en-US',
    method: 'POST',
    status: 200,
    headers: { 'content-type': 'application/json; charset=utf-8' },
    body: { RecognitionStatus: 'InitialSilenceTimeout', Offset: 50000000, Duration: 0 },
    cause: 'request',
    also: ['success'],
    names: [/silence|InitialSilenceTimeout/i],
    source: 'https://learn.microsoft.com/azure/ai-services/speech-service/rest-speech-to-text-short',
  },
  {
    provider: 'Google reCAPTCHA',
    what: 'API not enabled in the project',
    url: 'https://recaptchaenterprise.googleapis.com/v1/projects/acme-web/assessments',
    method: 'POST',
    status: 403,
    headers: { 'content-type': 'application/json; charset=UTF-8' },
    body: {
      error: {
        code: 403,
        message:
          'reCAPTCHA Enterprise API has not been used in project 123456789012 before or it is disabled. Enable it by visiting https://console.developers.google.com/apis/api/recaptchaenterprise.googleapis.com/overview?project=123456789012 then retry. If you enabled this API recently, wait a few minutes for the action to propagate to our systems and retry.',
        status: 'PERMISSION_DENIED',
        details: [
          {
            '@type': 'type.googleapis.com/google.rpc.ErrorInfo',
            reason: 'SERVICE_DISABLED',
            domain: 'googleapis.com',
            metadata: { consumer: 'projects/123456789012', service: 'recaptchaenterprise.googleapis.com' },
          },
        ],
      },
    },
    cause: 'not-enabled',
    names: [/enable/i],
    source: 'https://docs.cloud.google.com/recaptcha/docs/prepare-environment',
  },
  {
    provider: 'Google reCAPTCHA',
    what: 'assessment made, the token was already used',
    url: 'https://recaptchaenterprise.googleapis.com/v1/projects/acme-web/assessments',
    method: 'POST',
    status: 200,
    headers: { 'content-type': 'application/json; charset=UTF-8' },
    body: {
      name: 'projects/123456789012/assessments/b6ac310000000000',
      event: {
        token: '03AFcWeA5',
        siteKey: '6LcAAAAAAAAAAB',
        userAgent: '',
        userIpAddress: '',
        expectedAction: 'login',
        hashedAccountId: '',
      },
      riskAnalysis: { score: 0, reasons: [], extendedVerdictReasons: [], challenge: 'CHALLENGE_UNSPECIFIED' },
      tokenProperties: {
        valid: false,
        invalidReason: 'DUPE',
        hostname: '',
        androidPackageName: '',
        iosBundleId: '',
        action: '',
        createTime: '1970-01-01T00:00:00Z',
      },
    },
    cause: 'request',
    also: ['customer', 'credential', 'conflict', 'success'],
    names: [/DUPE|already|twice|duplicate/i],
    source: 'https://docs.cloud.google.com/recaptcha/docs/interpret-assessment-website',
  },
  {
    provider: 'New York Times',
    what: 'wrong key',
    url: 'https://api.nytimes.com/svc/topstories/v2/home.json?api-key=abc',
    status: 401,
    headers: { 'content-type': 'application/json' },
    body: { fault: { faultstring: 'Invalid ApiKey', detail: { errorcode: 'oauth.v2.InvalidApiKey' } } },
    cause: 'credential',
    source: 'https://developer.nytimes.com/faq',
  },
];
