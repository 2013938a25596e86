import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const docuseal: ProviderCodes = {
  name: 'DocuSeal',
  slugs: ['docuseal'],
  hosts: ['api.docuseal.com', 'api.docuseal.eu', 'api.docuseal.co'],
  source: 'https://www.docuseal.com/docs/api',
  checked: '2026-11-25',
  messages: [
    [
      /not authenticated|unauthori[sz]ed/i,
      [
        'credential',
        'The API does not accept the {key}: it is wrong, or missing in the X-Auth-Token header, or the account is in the other region (api.docuseal.eu).',
      ],
    ],
    [
      /upgrade|\bpro plan\b|subscription/i,
      ['payment', 'The account has to pay for the API: choose the Pro plan under its billing.'],
    ],
    [/not found/i, 'not-found'],
    [
      /already (?:completed|submitted|signed)|has been (?:completed|archived|declined)/i,
      ['conflict', 'The submission is completed or archived already.'],
    ],
    [/is required|must be|invalid|unknown field/i, 'request'],
  ],
  codes: {},
};
