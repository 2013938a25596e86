import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const courtlistener: ProviderCodes = {
  name: 'CourtListener',
  slugs: ['courtlistener'],
  hosts: ['www.courtlistener.com'],
  source: 'https://www.courtlistener.com/help/api/rest/',
  checked: '2026-11-25',
  messages: [
    [
      /credentials were not provided|invalid token|user inactive/i,
      [
        'credential',
        'The API does not accept the {key}: it is missing or wrong. It goes after “Token” into the Authorization header.',
      ],
    ],
    [
      /do not have permission/i,
      [
        'permission',
        'The account lacks the permission for this, as PACER data and some others need more than a login: ask for access.',
      ],
    ],
    [
      /invalid page|invalid cursor/i,
      ['request', 'A parameter has a wrong value: go on with the cursor in next, not with a page number.'],
    ],
  ],
  codes: {},
};
