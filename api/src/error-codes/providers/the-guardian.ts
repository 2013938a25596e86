import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const theGuardian: ProviderCodes = {
  name: 'The Guardian',
  slugs: ['the-guardian'],
  hosts: ['content.guardianapis.com'],
  source: 'https://open-platform.theguardian.com/documentation/',
  checked: '2026-11-25',
  messages: [
    [
      /unauthorized|invalid authentication|no api key/i,
      [
        'credential',
        'The API does not accept the {key}: it is wrong, or was not sent as the parameter api-key.',
      ],
    ],
    [/rate limit exceeded/i, 'rate-limit'],
    [/resource (?:does not|could not)|not found/i, 'not-found'],
    [
      /not permitted to access|tier/i,
      ['payment', 'The plan of the account does not include this: choose a larger one, under its billing.'],
    ],
    [
      /requested page is beyond|page.{0,20}(?:beyond|large)/i,
      ['request', 'The page has a value larger than the number of pages.'],
    ],
  ],
  codes: {},
};
