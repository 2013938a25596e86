import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const virustotal: ProviderCodes = {
  name: 'VirusTotal',
  slugs: ['virustotal'],
  hosts: ['www.virustotal.com'],
  source: 'https://docs.virustotal.com/reference/errors',
  checked: '2026-11-25',
  codes: {
    BadRequestError: 'request',
    InvalidArgumentError: 'request',
    NotAvailableYet: ['not-ready', 'The report is not ready yet: try again later.'],
    UnselectiveContentQueryError: ['request', 'The query has a value that is too general.'],
    UnsupportedContentQueryError: 'request',
    AuthenticationRequiredError: [
      'credential',
      'The API requires a {key}, but the call arrived without one: send it in the x-apikey header.',
    ],
    UserNotActiveError: ['account', 'The account is not active: follow the link in the e-mail.'],
    WrongCredentialsError: [
      'credential',
      'The API does not accept the {key}: it is wrong or was replaced. It goes into the x-apikey header.',
    ],
    ForbiddenError: [
      'permission',
      'The {key} lacks a privilege (a permission) for this, which premium accounts have.',
    ],
    NotFoundError: [
      'not-found',
      'This is not known to the API: it does not exist there until it is submitted for a scan.',
    ],
    AlreadyExistsError: ['conflict', 'A record with the same name or value exists already.'],
    FailedDependencyError: 'server',
    QuotaExceededError: [
      'quota',
      'The quota of the {key} is used up: its requests of a minute, a day or a month.',
    ],
    TooManyRequestsError: 'rate-limit',
    TransientError: ['server', 'The API failed for a moment: try again shortly.'],
    DeadlineExceededError: ['server', 'The API took too long: try again.'],
  },
};
