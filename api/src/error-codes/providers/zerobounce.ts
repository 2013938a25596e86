import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

/** Errors come with 200. */
export const zerobounce: ProviderCodes = {
  name: 'ZeroBounce',
  slugs: ['zerobounce'],
  hosts: ['api.zerobounce.net', 'bulkapi.zerobounce.net'],
  source: 'https://www.zerobounce.net/docs/email-validation-api-quickstart/',
  checked: '2026-11-25',
  // A balance of -1 stands for a key that it does not know.
  find: ({ Credits: credits }) => (String(credits) === '-1' ? ['unknown-key'] : []),
  messages: [
    [
      /invalid api key|out of credits/i,
      [
        'credential',
        'The API does not accept the {key}, or the credits of the account are used up: it says one sentence for both, so the {key} may be wrong or not.',
      ],
    ],
    [/missing parameter|please upload|invalid/i, 'request'],
  ],
  codes: { 'unknown-key': 'credential' },
};
