import type { CuratedApi } from '#src/curated-api.ts';

export const adyen: CuratedApi = {
  slug: 'adyen',
  name: 'Adyen',
  description:
    'Payments for larger companies: one integration for cards, wallets and local methods, online and in shops, with risk checks and platform payouts.',
  categories: ['payments', 'finance', 'e-commerce'],
  capabilities: [
    'accept payments',
    'credit card payments',
    'online checkout',
    'payment links',
    'recurring billing',
    'refunds',
    'payouts',
    'marketplace payments',
    'digital wallets',
    'buy now pay later',
    'fraud detection',
    'in-person payments',
    'dispute handling',
    'webhooks',
  ],
  useCases: [
    'online store checkout',
    'payments in shops and online together',
    'international payments',
    'marketplace with many sellers',
  ],
  synonyms: ['payment gateway', 'payment processing', 'credit card', 'acquirer', 'PSP', 'point of sale'],
  pricing: {
    model: 'pay-as-you-go',
    summary:
      "A fixed processing fee per transaction plus the payment method's fee; a monthly minimum may apply.",
    freeTier: 'A test account',
    checked: '2026-11-20',
  },
  urls: {
    website: 'https://www.adyen.com/',
    registration: 'https://www.adyen.com/signup',
    documentation: 'https://docs.adyen.com/',
    developerPortal: 'https://ca-test.adyen.com/',
    apiReference: 'https://docs.adyen.com/api-explorer/',
  },
  domains: ['adyen.com'],
  keyPlacement: {
    type: 'header',
    name: 'X-API-Key',
  },
  // The test platform: the live host begins with a prefix that is different for each merchant.
  baseUrl: 'https://checkout-test.adyen.com',
  keyHint: 'AQE…',
  oauth: null,
  operations: [
    {
      method: 'POST',
      path: '/v71/sessions',
      summary: 'Start a checkout session',
    },
    {
      method: 'POST',
      path: '/v71/paymentMethods',
      summary: 'List the payment methods that a shopper may use',
    },
    {
      method: 'POST',
      path: '/v71/payments',
      summary: 'Make a payment',
    },
    {
      method: 'POST',
      path: '/v71/paymentLinks',
      summary: 'Create a payment link',
    },
    {
      method: 'POST',
      path: '/v71/payments/{paymentPspReference}/captures',
      summary: 'Capture an authorised payment',
    },
    {
      method: 'POST',
      path: '/v71/payments/{paymentPspReference}/refunds',
      summary: 'Refund a payment',
    },
  ],
  popularity: 4,
  directoryId: 'adyen.com:CheckoutService',
};
