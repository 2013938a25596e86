import type { Meaning } from '#src/error-codes/cause.ts';
import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

const LIMIT: Meaning = [
  'quota',
  'A quota of the account is used up: choose a larger plan, or delete what is not used.',
];
export const neon: ProviderCodes = {
  name: 'Neon',
  slugs: ['neon'],
  hosts: ['console.neon.tech'],
  source: 'https://api-docs.neon.tech/reference/getting-started-with-neon-api',
  checked: '2026-11-25',
  messages: [
    [
      /(?:project|branch|endpoint|role|database).{0,80}(?:limit|quota) (?:exceeded|reached)|exceeded.{0,30}(?:limit|quota)/i,
      LIMIT,
    ],
    [
      /running operations|conflicting operations|locked/i,
      ['conflict', 'Another request for the project is not finished: try again shortly.'],
    ],
    [
      /scoped to|not allowed to perform/i,
      ['permission', 'The {key} is limited to one project or organization, and may not do this.'],
    ],
    [
      /org_id is required/i,
      ['request', 'The parameter org_id is missing: it is in the settings of the organization.'],
    ],
    [/already exists/i, ['conflict', 'A record with the same name or value exists already.']],
    [/not found/i, 'not-found'],
    [/authentication|no valid/i, 'credential'],
  ],
  codes: {
    BRANCHES_LIMIT_EXCEEDED: LIMIT,
    PROJECTS_LIMIT_EXCEEDED: LIMIT,
  },
};
