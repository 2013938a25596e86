import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const bitbucket: ProviderCodes = {
  name: 'Bitbucket',
  slugs: ['bitbucket'],
  hosts: ['api.bitbucket.org', 'bitbucket.org'],
  source: 'https://developer.atlassian.com/cloud/bitbucket/rest/intro/',
  checked: '2026-11-25',
  messages: [
    [
      /required (?:privilege )?scope|lacks? one or more/i,
      ['permission', 'The {key} lacks a scope: add it, or create one that has it.'],
    ],
    [
      /token is (?:invalid|expired)|access token expired|invalid or expired/i,
      [
        'credential',
        'The API does not accept the {key}: the token is wrong or expired, or not for this. An API token is the password of Basic authentication, with the e-mail address as the user; an access token goes after Bearer. App passwords are retired.',
      ],
    ],
    [/already exists|duplicate/i, ['conflict', 'A record with the same value exists already.']],
    [
      /\bplans?\b|upgrade/i,
      ['payment', 'The plan of the account does not include this: choose a larger one, under its billing.'],
    ],
    [
      /not found|no such|no longer (?:available|exists)/i,
      [
        'not-found',
        'It does not exist, or the {key} may not see it: check workspace and repository in the path.',
      ],
    ],
    [
      /two-step|2fa|whitelist|allowlist/i,
      [
        'restricted',
        'The workspace does not allow this access: it wants two-step verification, or has a list of allowed addresses. The {key} is restricted by that.',
      ],
    ],
  ],
  codes: {},
};
