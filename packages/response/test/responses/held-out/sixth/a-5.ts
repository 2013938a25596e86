import type { ResponseCase } from '#test/responses/response-case.ts';

export const sixthA5: ResponseCase[] = [
  {
    provider: 'Tally',
    what: 'list of forms',
    url: 'https://api.tally.so/forms',
    status: 200,
    headers: { 'content-type': 'application/json; charset=utf-8' },
    body: {
      items: [
        {
          id: 'mOGzLp',
          name: 'Contact form',
          workspaceId: 'wAbC1d',
          status: 'PUBLISHED',
          numberOfSubmissions: 12,
          isClosed: false,
          createdAt: '2025-05-02T09:12:44.000Z',
          updatedAt: '2025-06-01T14:02:10.000Z',
        },
      ],
      page: 1,
      limit: 50,
      total: 1,
      hasMore: false,
    },
    cause: 'success',
    source: 'https://developers.tally.so/api-reference/endpoint/forms/list',
  },
  {
    provider: 'Instagram API',
    what: 'access token expired',
    url: 'https://graph.instagram.com/v21.0/me/media?fields=id,caption',
    status: 400,
    headers: {
      'content-type': 'application/json; charset=UTF-8',
      'www-authenticate':
        'OAuth "Facebook Platform" "invalid_token" "Error validating access token: Session has expired"',
    },
    body: {
      error: {
        message:
          'Error validating access token: Session has expired on Tuesday, 01-Dec-25 06:00:00 PST. The current time is Tuesday, 01-Dec-25 06:07:02 PST.',
        type: 'OAuthException',
        code: 190,
        error_subcode: 463,
        fbtrace_id: 'AbC1dEfGhIjKlMnOpQrStUv',
      },
    },
    cause: 'credential',
    names: [/expired/i],
    source: 'https://developers.facebook.com/docs/instagram-platform/reference/error-codes',
    seen: '2026-11-25',
  },
  {
    provider: 'Instagram API',
    what: 'media container not ready to publish',
    url: 'https://graph.instagram.com/v21.0/17841400008460056/media_publish',
    method: 'POST',
    status: 400,
    headers: { 'content-type': 'application/json; charset=UTF-8' },
    body: {
      error: {
        message: 'Media ID is not available',
        type: 'OAuthException',
        code: 9007,
        error_subcode: 2207027,
        is_transient: false,
        error_user_title: 'Media Not Ready for Publishing',
        error_user_msg: 'The media is not ready for publishing, please wait for a moment',
        fbtrace_id: 'A7mQ1mVx3mW0cQqYxw2f1Yc',
      },
    },
    cause: 'server',
    also: ['request', 'conflict'],
    names: [/not ready|wait/i],
    source:
      'https://developers.facebook.com/docs/instagram-platform/instagram-graph-api/reference/error-codes',
  },
  {
    provider: 'Razorpay',
    what: 'wrong key or secret',
    url: 'https://api.razorpay.com/v1/orders',
    method: 'POST',
    status: 401,
    headers: { 'content-type': 'application/json' },
    body: {
      error: {
        code: 'BAD_REQUEST_ERROR',
        description: 'Authentication failed',
        source: 'NA',
        step: 'NA',
        reason: 'NA',
        metadata: {},
      },
    },
    cause: 'credential',
    source: 'https://razorpay.com/docs/errors/',
  },
  {
    provider: 'Razorpay',
    what: 'amount below the minimum',
    url: 'https://api.razorpay.com/v1/orders',
    method: 'POST',
    status: 400,
    headers: { 'content-type': 'application/json' },
    body: {
      error: {
        code: 'BAD_REQUEST_ERROR',
        description: 'Order amount less than minimum amount allowed',
        source: 'business',
        step: 'payment_initiation',
        reason: 'input_validation_failed',
        metadata: {},
        field: 'amount',
      },
    },
    cause: 'request',
    names: [/amount/i],
    source: 'https://razorpay.com/docs/api/orders/create/',
  },
  {
    provider: 'commercetools',
    what: 'version of the resource is out of date',
    url: 'https://api.europe-west1.gcp.commercetools.com/my-shop/carts/7c3e2f0a-1d54-4a75-9b8e-6f2d1c0b9a88',
    method: 'POST',
    status: 409,
    headers: { 'content-type': 'application/json; charset=utf-8' },
    body: {
      statusCode: 409,
      message:
        'Object 7c3e2f0a-1d54-4a75-9b8e-6f2d1c0b9a88 has a different version than expected. Expected: 3 - Actual: 5.',
      errors: [
        {
          code: 'ConcurrentModification',
          message:
            'Object 7c3e2f0a-1d54-4a75-9b8e-6f2d1c0b9a88 has a different version than expected. Expected: 3 - Actual: 5.',
          currentVersion: 5,
        },
      ],
    },
    cause: 'conflict',
    names: [/version/i],
    source: 'https://docs.commercetools.com/api/errors',
  },
  {
    provider: 'commercetools',
    what: 'token expired or wrong',
    url: 'https://api.europe-west1.gcp.commercetools.com/my-shop/products',
    status: 401,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'www-authenticate': 'Bearer realm="my-shop", error="invalid_token"',
    },
    body: {
      statusCode: 401,
      message: 'invalid_token',
      errors: [{ code: 'invalid_token', message: 'invalid_token' }],
      error: 'invalid_token',
    },
    cause: 'credential',
    also: ['elsewhere'],
    source: 'https://docs.commercetools.com/api/errors',
  },
  {
    provider: 'CoinGecko',
    what: 'rate limit of the public API',
    url: 'https://api.coingecko.com/api/v3/coins/ethereum?localization=false',
    status: 429,
    headers: { 'content-type': 'application/json', 'retry-after': '119' },
    body: {
      status: {
        error_code: 429,
        error_message:
          "You've exceeded the Rate Limit. Please visit https://www.coingecko.com/en/api/pricing to subscribe to our API plans for higher rate limits.",
      },
    },
    cause: 'rate-limit',
    names: [/119|2 min/i],
    source: 'https://docs.coingecko.com/docs/common-errors-rate-limit',
    seen: '2026-11-25',
  },
  {
    provider: 'CoinGecko',
    what: 'pro key sent to the public host',
    url: 'https://api.coingecko.com/api/v3/ping?x_cg_pro_api_key=CG-abc',
    status: 400,
    headers: { 'content-type': 'application/json' },
    body: {
      timestamp: '2026-03-06T08:12:44.512+00:00',
      error_code: 10010,
      status: {
        error_message:
          'If you are using Pro API key, please change your root URL from api.coingecko.com to pro-api.coingecko.com. Please refer here for more details: https://docs.coingecko.com/reference/authentication',
      },
    },
    cause: 'elsewhere',
    also: ['credential'],
    names: [/pro-api\.coingecko\.com/i],
    source: 'https://docs.coingecko.com/docs/common-errors-rate-limit',
  },
];
