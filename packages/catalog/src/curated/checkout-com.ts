import type { CuratedApi } from '#src/curated-api.ts';

export const checkoutCom: CuratedApi = {
  slug: 'checkout-com',
  name: 'Checkout.com',
  alsoCalled: ['Checkout com'],
  description:
    'Card and local payments for large merchants in many countries, with payouts, fraud rules, network tokens and card issuing.',
  categories: ['payments', 'finance'],
  capabilities: [
    'accept payments',
    'credit card payments',
    'digital wallets',
    'payouts',
    'fraud detection',
    'refunds',
    'card issuing',
    'payment links',
  ],
  useCases: ['payments for a large shop', 'marketplace with many sellers', 'payments in the Middle East'],
  synonyms: ['payment gateway', 'acquirer', 'PSP', 'Apple Pay'],
  pricing: {
    model: 'contact-sales',
    summary: 'A percentage plus a fixed fee per payment, agreed by contract.',
    freeTier: 'A sandbox',
    checked: null,
  },
  urls: {
    website: 'https://www.checkout.com/',
    registration: 'https://www.checkout.com/get-test-account',
    documentation: 'https://www.checkout.com/docs',
    developerPortal: 'https://dashboard.checkout.com/',
    apiReference: 'https://api-reference.checkout.com/',
  },
  domains: ['checkout.com'],
  keyPlacement: { type: 'bearer' },
  baseUrl: null,
  keyHint: 'sk_… or sk_sbx_…; the host begins with the first eight characters of the client ID',
  oauth: null,
  operations: [
    { method: 'POST', path: '/payments', summary: 'Take a payment' },
    { method: 'GET', path: '/payments/{id}', summary: 'Get a payment' },
    { method: 'POST', path: '/payments/{id}/refunds', summary: 'Refund a payment' },
    { method: 'POST', path: '/payment-sessions', summary: 'Start a payment on a page' },
    { method: 'POST', path: '/payment-links', summary: 'Create a payment link' },
  ],
  popularity: 3,
  directoryId: null,
};
