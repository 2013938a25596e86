import type { ResponseCase } from '#test/responses/response-case.ts';

const JSON_TYPE = { 'content-type': 'application/json' };
const SEEN = '2026-11-30';

/**
 * Written on 30 November 2026 before anything was run, by somebody who had not read the code that explains responses. Without `seen` a case
 * is from knowledge of the API; some bodies were shortened, and ids replaced.
 */
export const CASES: ResponseCase[] = [
  {
    provider: 'google-maps-platform',
    what: 'billing is off, with 200',
    url: 'https://maps.googleapis.com/maps/api/geocode/json?address=Graz&key=AIza',
    status: 200,
    headers: JSON_TYPE,
    body: {
      error_message:
        'You must enable Billing on the Google Cloud Project at https://console.cloud.google.com/project/_/billing/enable Learn more at https://developers.google.com/maps/gmp-get-started',
      results: [],
      status: 'REQUEST_DENIED',
    },
    cause: 'payment',
    also: ['not-enabled'],
    source: 'https://developers.google.com/maps/documentation/geocoding/requests-geocoding#StatusCodes',
  },
  {
    provider: 'google-maps-platform',
    what: 'nothing at that address, no failure',
    url: 'https://maps.googleapis.com/maps/api/geocode/json?address=xkcdstreet&key=AIza',
    status: 200,
    headers: JSON_TYPE,
    body: { results: [], status: 'ZERO_RESULTS' },
    cause: 'not-found',
    also: ['success'],
    never: [/does not accept the key/i],
    source: 'https://developers.google.com/maps/documentation/geocoding/requests-geocoding#StatusCodes',
  },
  {
    provider: 'google-cloud-vision',
    what: 'one picture of two could not be fetched',
    url: 'https://vision.googleapis.com/v1/images:annotate',
    method: 'POST',
    status: 200,
    headers: JSON_TYPE,
    body: {
      responses: [
        { labelAnnotations: [{ mid: '/m/01yrx', description: 'Cat', score: 0.98 }] },
        {
          error: {
            code: 7,
            message:
              "We're not allowed to access the URL on your behalf. Please download the content and pass it in.",
          },
        },
      ],
    },
    cause: 'partial',
    source: 'https://cloud.google.com/vision/docs/reference/rest/v1/AnnotateImageResponse',
  },
  {
    provider: 'youtube-data',
    what: 'daily units used up',
    url: 'https://www.googleapis.com/youtube/v3/search?part=snippet&q=cats',
    status: 403,
    headers: JSON_TYPE,
    body: {
      error: {
        code: 403,
        message:
          'The request cannot be completed because you have exceeded your <a href="/youtube/v3/getting-started#quota">quota</a>.',
        errors: [
          {
            message: 'The request cannot be completed because you have exceeded your quota.',
            domain: 'youtube.quota',
            reason: 'quotaExceeded',
          },
        ],
      },
    },
    cause: 'quota',
    source: 'https://developers.google.com/youtube/v3/docs/errors',
  },
  {
    provider: 'google-identity',
    what: 'refresh token revoked',
    url: 'https://oauth2.googleapis.com/token',
    method: 'POST',
    status: 400,
    headers: JSON_TYPE,
    body: { error: 'invalid_grant', error_description: 'Token has been expired or revoked.' },
    cause: 'credential',
    names: [/expired|revoked/i],
    source: 'https://developers.google.com/identity/protocols/oauth2',
  },
  {
    provider: 'github',
    what: 'private repository without rights looks like not found',
    url: 'https://api.github.com/repos/acme/secret',
    status: 404,
    headers: JSON_TYPE,
    body: {
      message: 'Not Found',
      documentation_url: 'https://docs.github.com/rest/repos/repos#get-a-repository',
      status: '404',
    },
    cause: 'not-found',
    also: ['permission', 'credential'],
    source: 'https://docs.github.com/en/rest/using-the-rest-api/troubleshooting-the-rest-api',
  },
  {
    provider: 'github',
    what: 'secondary rate limit',
    url: 'https://api.github.com/search/code?q=foo',
    status: 403,
    headers: { ...JSON_TYPE, 'retry-after': '60' },
    body: {
      documentation_url:
        'https://docs.github.com/free-pro-team@latest/rest/overview/rate-limits-for-the-rest-api#about-secondary-rate-limits',
      message: 'You have exceeded a secondary rate limit. Please wait a few minutes before you try again.',
    },
    cause: 'rate-limit',
    names: [/60|minute/i],
    source: 'https://docs.github.com/en/rest/using-the-rest-api/rate-limits-for-the-rest-api',
  },
  {
    provider: 'github',
    what: 'pull request between equal branches',
    url: 'https://api.github.com/repos/acme/web/pulls',
    method: 'POST',
    status: 422,
    headers: JSON_TYPE,
    body: {
      message: 'Validation Failed',
      errors: [{ resource: 'PullRequest', code: 'custom', message: 'No commits between main and feature-x' }],
      documentation_url: 'https://docs.github.com/rest/pulls/pulls#create-a-pull-request',
      status: '422',
    },
    cause: 'request',
    also: ['conflict'],
    names: [/No commits between/i],
    source: 'https://docs.github.com/en/rest/pulls/pulls',
  },
  {
    provider: 'github',
    what: 'GraphQL answers 200 although the repository is not there',
    url: 'https://api.github.com/graphql',
    method: 'POST',
    status: 200,
    headers: JSON_TYPE,
    body: {
      data: { repository: null },
      errors: [
        {
          type: 'NOT_FOUND',
          path: ['repository'],
          locations: [{ line: 1, column: 3 }],
          message: "Could not resolve to a Repository with the name 'acme/wbe'.",
        },
      ],
    },
    cause: 'not-found',
    names: [/acme\/wbe|repository/i],
    source: 'https://docs.github.com/en/graphql',
  },
  {
    provider: 'github',
    what: 'list of workflow runs, one of which failed: the call itself is fine',
    url: 'https://api.github.com/repos/acme/web/actions/runs?per_page=1',
    status: 200,
    headers: JSON_TYPE,
    body: {
      total_count: 812,
      workflow_runs: [
        {
          id: 91,
          name: 'CI',
          status: 'completed',
          conclusion: 'failure',
          display_title: 'fix: handle error 500',
        },
      ],
    },
    cause: 'success',
    source: 'https://docs.github.com/en/rest/actions/workflow-runs',
  },
  {
    provider: 'slack',
    what: 'scope missing, with 200',
    url: 'https://slack.com/api/conversations.history?channel=C123',
    status: 200,
    headers: JSON_TYPE,
    body: {
      ok: false,
      error: 'missing_scope',
      needed: 'groups:history',
      provided: 'channels:history,reactions:read,reactions:write',
    },
    cause: 'permission',
    names: [/groups:history/],
    source: 'https://github.com/DataDog/slapr/pull/47',
    seen: SEEN,
  },
  {
    provider: 'slack',
    what: 'the bot is not in the channel, with 200',
    url: 'https://slack.com/api/chat.postMessage',
    method: 'POST',
    status: 200,
    headers: JSON_TYPE,
    body: {
      ok: false,
      error: 'not_in_channel',
      warning: 'missing_charset',
      response_metadata: { warnings: ['missing_charset'] },
    },
    cause: 'permission',
    also: ['request'],
    names: [/channel/i],
    source: 'https://api.slack.com/methods/chat.postMessage',
  },
  {
    provider: 'slack',
    what: 'posted, with a warning',
    url: 'https://slack.com/api/chat.postMessage',
    method: 'POST',
    status: 200,
    headers: JSON_TYPE,
    body: {
      ok: true,
      channel: 'C123',
      ts: '1503435956.000247',
      message: { text: 'Build failed: error in step 3', type: 'message' },
      warning: 'missing_charset',
      response_metadata: { warnings: ['missing_charset'] },
    },
    cause: 'success',
    source: 'https://api.slack.com/methods/chat.postMessage',
  },
  {
    provider: 'discord',
    what: 'message longer than 2000 characters',
    url: 'https://discord.com/api/v10/channels/81/messages',
    method: 'POST',
    status: 400,
    headers: JSON_TYPE,
    body: {
      message: 'Invalid Form Body',
      code: 50035,
      errors: {
        content: { _errors: [{ code: 'BASE_TYPE_MAX_LENGTH', message: 'Must be 2000 or fewer in length.' }] },
      },
    },
    cause: 'request',
    names: [/content/, /2000/],
    source: 'https://discord.com/developers/docs/reference#error-messages',
  },
  {
    provider: 'telegram',
    what: 'two processes poll the same bot',
    url: 'https://api.telegram.org/bot123:AAE/getUpdates',
    status: 409,
    headers: JSON_TYPE,
    body: {
      ok: false,
      error_code: 409,
      description:
        'Conflict: terminated by other getUpdates request; make sure that only one bot instance is running',
    },
    cause: 'conflict',
    source: 'https://core.telegram.org/bots/api#getupdates',
  },
];
