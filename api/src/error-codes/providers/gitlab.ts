import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const gitlab: ProviderCodes = {
  name: 'GitLab',
  slugs: ['gitlab'],
  hosts: ['gitlab.com'],
  source: 'https://docs.gitlab.com/api/rest/troubleshooting/',
  checked: '2026-11-25',
  messages: [
    [/^401|unauthorized/i, 'credential'],
    [
      /^405 method not allowed/i,
      [
        'conflict',
        'The merge request cannot be merged now, if this was to merge it: it is a draft or closed, its pipeline or an approval is missing, or it conflicts. Otherwise the path takes another method.',
      ],
    ],
    [
      /insufficient_scope|higher privileges/i,
      ['permission', 'The {key} lacks a scope: create one that has it.'],
    ],
    [/token (?:is |was )?(?:expired|revoked)/i, 'credential'],
    [
      /has already been taken|already (?:exists|been)|another open merge request/i,
      ['conflict', 'A record with the same name exists already.'],
    ],
    [
      /sha does not match|branch cannot be merged|cannot be merged/i,
      [
        'conflict',
        'The merge request conflicts with what changed in the meantime, or is not ready to be merged.',
      ],
    ],
    [
      /(?:project|group|user|file|branch|commit|pipeline|job|tag|issue).{0,20}not found/i,
      [
        'not-found',
        'What the request names does not exist, or the {key} may not see it: GitLab says so of private projects too.',
      ],
    ],
    [
      /namespace.{0,40}(?:limit|over)|storage limit|ci.?cd minutes|compute (?:minutes|quota)/i,
      ['quota', 'A quota of the namespace is used up: its storage or compute minutes.'],
    ],
    [/is missing|is invalid|does not have a valid value|is empty/i, 'request'],
    [/^403|forbidden/i, 'permission'],
    [/retry later/i, 'rate-limit'],
  ],
  codes: {
    insufficient_scope: 'permission',
    invalid_token: 'credential',
    insufficient_granular_scope: 'permission',
    invalid_dpop_header: 'credential',
  },
};
