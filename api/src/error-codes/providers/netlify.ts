import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const netlify: ProviderCodes = {
  name: 'Netlify',
  slugs: ['netlify'],
  hosts: ['api.netlify.com'],
  source: 'https://docs.netlify.com/api/get-started/#errors',
  checked: '2026-11-25',
  find: ({ code, message }) => (code === 404 && message === 'Not Found' ? ['absent'] : []),
  messages: [
    [/access denied|^unauthorized$|bad credentials/i, 'credential'],
    [
      /usage|exceeded|paused|credits/i,
      ['quota', 'A quota of the account is used up: choose a larger plan, or delete what is not used.'],
    ],
    [/must be unique|already|taken/i, ['conflict', 'A record with the same name or value exists already.']],
    [
      /upgrade|\bplans?\b/i,
      ['payment', 'The plan of the account does not include this: choose a larger one, under its billing.'],
    ],
  ],
  codes: {
    absent: [
      'not-found',
      'The site, deploy or path does not exist, or the user of the {key} is not in the team that has it.',
    ],
  },
};
