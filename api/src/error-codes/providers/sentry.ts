import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const sentry: ProviderCodes = {
  name: 'Sentry',
  slugs: ['sentry'],
  hosts: ['sentry.io', '*.sentry.io'],
  source: 'https://docs.sentry.io/api/',
  checked: '2026-11-25',
  messages: [
    [
      /invalid token|credentials were not provided|token (?:has )?expired/i,
      [
        'credential',
        'The API does not accept the {key}: it is wrong or expired, or the organization is in another region (us.sentry.io or de.sentry.io).',
      ],
    ],
    [
      /requested resource does not exist/i,
      [
        'not-found',
        'The organization, project or issue does not exist, or the {key} may not see it: check the slugs, and the region of the organization.',
      ],
    ],
    [
      /with_reason: (?:ProjectId|DisabledKey|MultiProjectId|InvalidKey|KeyMissing|Auth)/i,
      [
        'credential',
        'The API does not accept the {key}: the DSN is wrong or disabled, or its project does not exist at this host.',
      ],
    ],
    [/do not have permission/i, ['permission', 'The {key} lacks a scope for this: create one that has it.']],
    [
      /(?:must login via|requires).{0,20}(?:sso|2fa|two)/i,
      [
        'permission',
        'The organization requires single sign-on or two factors, so the {key} may not be used without.',
      ],
    ],
    [
      /conflict|already (?:exists|in use)/i,
      ['conflict', 'A record with the same name or value exists already.'],
    ],
    [/attempted to go over the limit|concurrent requests/i, 'rate-limit'],
    [
      /feature .{0,20}not|\b(?:your|current|this) plan\b|upgrade/i,
      ['payment', 'The plan of the account does not include this: choose a larger one, under its billing.'],
    ],
  ],
  codes: {
    'sso-required': 'permission',
    'sudo-required': 'permission',
    '2fa-required': 'permission',
    'project-moved': [
      'elsewhere',
      'The project has another name now: call it at the other address that the body names.',
    ],
    'member-disabled-over-limit': [
      'payment',
      'The members of the plan are used up: choose a larger one, under its billing.',
    ],
  },
};
