import type { CuratedApi } from '#src/curated-api.ts';

export const authorizeNet: CuratedApi = {
  slug: 'authorize-net',
  name: 'Authorize.net',
  alsoCalled: ['Authorize net', 'AuthorizeNet'],
  description:
    'A long-established payment gateway in North America: cards, electronic checks, recurring payments and stored customers.',
  categories: ['payments', 'finance'],
  capabilities: [
    'accept payments',
    'credit card payments',
    'recurring billing',
    'bank payments',
    'fraud detection',
    'customer profiles',
    'hosted payment page',
  ],
  useCases: ['online store checkout', 'payments with your own merchant account', 'membership fees'],
  synonyms: ['payment gateway', 'Visa', 'eCheck', 'merchant account'],
  pricing: {
    model: 'subscription',
    summary: 'A monthly fee and a charge per payment.',
    freeTier: 'A sandbox',
    checked: null,
  },
  urls: {
    website: 'https://www.authorize.net/',
    registration: 'https://www.authorize.net/sign-up.html',
    documentation: 'https://developer.authorize.net/',
    developerPortal: 'https://developer.authorize.net/hello_world/sandbox.html',
    apiReference: 'https://developer.authorize.net/api/reference/',
  },
  domains: ['authorize.net'],
  keyPlacement: { type: 'bearer' },
  baseUrl: 'https://api.authorize.net',
  keyHint: 'The body carries the API login ID and transaction key',
  oauth: null,
  operations: [
    {
      method: 'POST',
      path: '/xml/v1/request.api',
      summary: 'Send the request specified in the body: a charge, a refund, a report',
    },
  ],
  popularity: 3,
  directoryId: null,
};
