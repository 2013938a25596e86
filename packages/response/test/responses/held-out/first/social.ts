import type { ResponseCase } from '#test/responses/response-case.ts';

const PROBLEM = { 'content-type': 'application/problem+json' };

export const firstSocial: ResponseCase[] = [
  {
    provider: 'Instagram Graph API',
    what: 'session of the token expired',
    url: 'https://graph.facebook.com/v21.0/17841/media',
    status: 400,
    body: {
      error: {
        message:
          'Error validating access token: Session has expired on Sunday, 22-Nov-26 10:00:00 PST. The current time is Monday, 23-Nov-26 01:00:00 PST.',
        type: 'OAuthException',
        code: 190,
        error_subcode: 463,
        fbtrace_id: 'B',
      },
    },
    cause: 'credential',
    names: [/expired/],
    source: 'https://developers.facebook.com/docs/graph-api/guides/error-handling/',
  },
  {
    provider: 'X',
    what: 'app without a project',
    url: 'https://api.x.com/2/users/me',
    status: 403,
    headers: PROBLEM,
    body: {
      client_id: '123',
      detail:
        'When authenticating requests to the Twitter API v2 endpoints, you must use keys and tokens from a Twitter developer App that is attached to a Project. You can create a project via the developer portal.',
      registration_url: 'https://developer.twitter.com/en/docs/projects/overview',
      title: 'Client Forbidden',
      required_enrollment: 'Appropriate Level of API Access',
      reason: 'client-not-enrolled',
      type: 'https://api.twitter.com/2/problems/client-forbidden',
    },
    cause: 'account',
    also: ['permission', 'payment', 'not-enabled'],
    names: [/project/i],
    source: 'https://docs.x.com/x-api/fundamentals/response-codes-and-errors',
  },
  {
    provider: 'Reddit',
    what: 'limit with the reset in seconds',
    url: 'https://oauth.reddit.com/r/node/new',
    status: 429,
    headers: { 'x-ratelimit-remaining': '0.0', 'x-ratelimit-used': '1000', 'x-ratelimit-reset': '243' },
    body: { message: 'Too Many Requests', error: 429 },
    cause: 'rate-limit',
    names: [/243|[45] min/],
    source: 'https://support.reddithelp.com/hc/en-us/articles/16160319875092-Reddit-Data-API-Wiki',
  },
  {
    provider: 'TikTok',
    what: 'scope not granted by the user, sent as 401',
    url: 'https://open.tiktokapis.com/v2/video/list/',
    method: 'POST',
    status: 401,
    body: {
      data: {},
      error: {
        code: 'scope_not_authorized',
        message: 'The user did not authorize the scope required for completing this request.',
        log_id: '2022',
      },
    },
    cause: 'permission',
    names: [/scope/],
    source: 'https://developers.tiktok.com/doc/tiktok-api-v2-error-handling',
  },
  {
    provider: 'Mastodon',
    what: 'scope of the token',
    url: 'https://mastodon.social/api/v1/statuses',
    method: 'POST',
    status: 403,
    body: { error: 'This action is outside the authorized scopes' },
    cause: 'permission',
    names: [/scopes/],
    source: 'https://docs.joinmastodon.org/methods/statuses/#create',
  },
];
