import type { CuratedApi } from '#src/curated-api.ts';

export const wise: CuratedApi = {
  slug: 'wise',
  name: 'Wise Platform',
  description:
    'Sends money abroad at the market exchange rate, holds balances in many currencies and reads their statements.',
  categories: ['payments', 'finance'],
  capabilities: [
    'payouts',
    'bank transfers',
    'currency conversion',
    'exchange rates',
    'account balances',
    'transaction history',
    'webhooks',
  ],
  useCases: [
    'payouts to freelancers abroad',
    'paying suppliers',
    'multi-currency accounts',
    'travel expenses',
  ],
  synonyms: ['TransferWise', 'international transfer', 'remittance', 'foreign exchange', 'FX', 'IBAN'],
  pricing: {
    model: 'pay-as-you-go',
    summary: 'A fee per transfer, depending on currencies and amount; the API itself is free.',
    freeTier: 'A sandbox',
    checked: '2026-11-20',
  },
  urls: {
    website: 'https://wise.com/',
    registration: 'https://wise.com/register',
    documentation: 'https://docs.wise.com/',
    developerPortal: 'https://wise.com/settings/',
    apiReference: 'https://docs.wise.com/api-reference',
  },
  domains: ['wise.com', 'transferwise.com'],
  keyPlacement: {
    type: 'bearer',
  },
  baseUrl: 'https://api.wise.com',
  keyHint: null,
  oauth: null,
  operations: [
    {
      method: 'GET',
      path: '/v2/profiles',
      summary: 'List your profiles',
    },
    {
      method: 'GET',
      path: '/v1/rates',
      summary: 'Get exchange rates',
    },
    {
      method: 'POST',
      path: '/v3/profiles/{profileId}/quotes',
      summary: 'Get a quote for a transfer',
    },
    {
      method: 'POST',
      path: '/v1/accounts',
      summary: 'Create a recipient',
    },
    {
      method: 'POST',
      path: '/v1/transfers',
      summary: 'Create a transfer',
    },
    {
      method: 'GET',
      path: '/v4/profiles/{profileId}/balances',
      summary: 'Get balances',
    },
  ],
  popularity: 4,
  directoryId: null,
};
