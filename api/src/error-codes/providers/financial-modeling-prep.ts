import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const financialModelingPrep: ProviderCodes = {
  name: 'Financial Modeling Prep',
  slugs: ['financial-modeling-prep'],
  hosts: ['financialmodelingprep.com'],
  source: 'https://site.financialmodelingprep.com/developer/docs',
  checked: '2026-11-25',
  messages: [
    [/invalid api key/i, 'credential'],
    [
      /exclusive endpoint|special endpoint|premium (?:query|endpoint)|not available under your current|legacy endpoint|upgrade your plan/i,
      ['payment', 'The plan of the account does not include this: choose a larger one, under its billing.'],
    ],
    [
      /limit reach/i,
      ['quota', 'The requests of the plan are used up: wait until they are reset, or choose a larger plan.'],
    ],
  ],
  codes: {},
};
