import type { Meaning } from '#src/error-codes/cause.ts';
import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

const EXISTS: Meaning = ['conflict', 'A record with the same value exists already.'];
const CHANGED: Meaning = ['conflict', 'Somebody changed the same data in the meantime: read it again.'];
export const zendesk: ProviderCodes = {
  name: 'Zendesk',
  slugs: ['zendesk'],
  hosts: ['*.zendesk.com'],
  source: 'https://developer.zendesk.com/api-reference/introduction/requests/',
  checked: '2026-11-25',
  messages: [
    [
      /couldn.t authenticate/i,
      [
        'credential',
        'The API does not accept the {key}. With an API token the user name is the e-mail address of an agent, followed by /token; API token access has to be switched on in the Admin Center, and the subdomain has to be that of the account.',
      ],
    ],
    [
      /account.{0,30}suspended|help desk.{0,30}(?:suspended|cancel)/i,
      ['account', 'The account is suspended or not active: see its settings, and ask the support.'],
    ],
    [/number of allowed .{0,20}requests/i, 'rate-limit'],
    [
      /no help desk (?:at|configured)/i,
      ['elsewhere', 'No help desk has this subdomain: call the other address, that of your account.'],
    ],
    [/being used by another|already (?:exists|been taken)/i, EXISTS],
    [/closed prevents|status: closed/i, ['conflict', 'The ticket is closed already and cannot be changed.']],
  ],
  codes: {
    RecordNotFound: 'not-found',
    RecordInvalid: 'request',
    InvalidEndpoint: ['not-found', 'The path does not exist: check it, and the version in it.'],
    DuplicateValue: EXISTS,
    Forbidden: [
      'permission',
      'The user of the {key} lacks the role for this: most of it needs an agent or an admin.',
    ],
    InvalidValue: 'request',
    BlankValue: ['request', 'A field is missing.'],
    DatabaseConflict: CHANGED,
    UpdateConflict: CHANGED,
    TicketLocked: ['conflict', 'Another request changes the ticket: try again.'],
    APIRateLimitExceeded: 'rate-limit',
    SubscriptionLimitExceeded: ['quota', 'A limit of the plan is used up, such as its agents.'],
    SuiteFeatureRequired: [
      'payment',
      'The plan of the account does not include this: choose a larger one, under its billing.',
    ],
    invalid_token: 'credential',
    'Couldnt authenticate you': 'credential',
    InvalidPaginationDepth: ['request', 'The page is too large: use the cursor of the response instead.'],
    TooManyJobs: ['rate-limit', 'Too many requests: at most 30 jobs may be waiting.'],
    invalid_scope: 'permission',
    AttachmentSizeExceeded: ['request', 'The attachment is too large.'],
  },
};
