import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const financialModelingPrep: ProviderCodes = {
  name: 'Financial Modeling Prep',
  slugs: ['financial-modeling-prep'],
  hosts: ['financialmodelingprep.com'],
  source: 'https://site.financialmodelingprep.com/developer/docs',
  checked: '2026-11-25',
  messages: [
    [
      /invalid api key/i,
      [
        'credential',
        'The API does not accept the {key}: it is wrong or missing. It goes into the parameter apikey.',
      ],
    ],
    [
      /limit reach/i,
      [
        'quota',
        'The requests of the day are used up (250 of the free plan): wait until they are reset, or choose a larger plan.',
      ],
    ],
    [
      /legacy endpoint/i,
      [
        'retired',
        'This endpoint is retired, except for accounts from before September 2025: call what replaced it, under /stable/. The {key} is not the reason.',
      ],
    ],
    [
      /(?:this|the) value|query parameter/i,
      [
        'payment',
        'The plan of the account does not include this value of a parameter, such as the symbol: use another, or choose a larger plan, under its billing.',
      ],
    ],
    [
      /exclusive endpoint|special endpoint|premium|not available under your current|upgrade your plan/i,
      ['payment', 'The plan of the account does not include this: choose a larger one, under its billing.'],
    ],
  ],
  codes: {},
};
