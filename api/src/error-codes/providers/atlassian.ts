import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const atlassian: ProviderCodes = {
  name: 'Atlassian',
  slugs: ['jira', 'confluence', 'atlassian'],
  hosts: ['*.atlassian.net', 'api.atlassian.com', 'auth.atlassian.com'],
  source: 'https://developer.atlassian.com/cloud/jira/platform/rest/v3/intro/',
  checked: '2026-11-25',
  find: (_body, headers) => (headers['x-seraph-loginreason'] === 'AUTHENTICATION_DENIED' ? ['captcha'] : []),
  messages: [
    [
      /not permitted to use/i,
      [
        // A wrong token is a call without a login.
        'credential',
        'The API does not accept the credentials for this product: the e-mail address or the API token is wrong, so nobody is logged in, or the user lacks access to the product (a licence).',
      ],
    ],
    [
      /requested api has been removed/i,
      [
        'retired',
        'This path is retired: call the one that the message names, such as /rest/api/3/search/jql for searches.',
      ],
    ],
    [
      /authentication_denied|captcha/i,
      [
        'account',
        'The account has to solve a captcha after several wrong logins: log in to it in a browser first.',
      ],
    ],
    [
      /\bjql\b.{0,40}(?:query|parse)|(?:error|invalid|unbounded)\b.{0,60}\bjql/i,
      ['request', 'The JQL is not a valid value: the message says where, or what it lacks.'],
    ],
    [
      /appropriate screen|cannot be set/i,
      [
        'request',
        'A field does not exist, or is not on the screen of this kind of issue: add it to the screen, or leave the field out.',
      ],
    ],
    [
      /scope does not match/i,
      ['permission', 'The {key} lacks a scope for this: add it to the configuration and connect again.'],
    ],
    [
      /client must be authenticated|basic authentication with passwords|(?:login|token).{0,30}(?:failed|invalid)|authenticated to access/i,
      [
        'credential',
        'The API does not accept the {key}: it is wrong or expired, or the e-mail address that is sent with it as user name is.',
      ],
    ],
    [
      /does not exist or you do not have permission|no (?:content|space|project|issue|board|user).{0,40}(?:found|exist)|cannot (?:find|be found)|could not (?:find|be found)/i,
      ['not-found', 'What the request names does not exist, or the {key} lacks the permission to see it.'],
    ],
    [
      /(?:error|invalid|unbounded|value|field|function|operator)\b.{0,60}\bjql|jql.{0,30}\b(?:invalid|error|parse)|field .{0,60}(?:does not exist|cannot be set|is required)|is not on the appropriate screen|valid (?:issue type|transition|project)|error in the jql/i,
      'request',
    ],
    [
      /version must be incremented|version.{0,40}(?:conflict|must be)|already exists/i,
      ['conflict', 'The same name or version exists already: somebody may have changed it in the meantime.'],
    ],
    [
      /(?:site|instance|license).{0,40}(?:suspended|deactivated|expired|unavailable|exceeded)/i,
      ['account', 'The account is suspended or not active: see its settings, and ask the support.'],
    ],
    [/do not have (?:the )?permission|not permitted|permission/i, 'permission'],
  ],
  codes: {
    OAUTH_BAD_SCOPE: 'permission',
    UNAUTHENTICATED: 'credential',
    FORBIDDEN: 'permission',
    captcha: [
      'account',
      'The account has to solve a captcha after several wrong logins: log in to it in a browser first.',
    ],
  },
};
