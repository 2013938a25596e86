import type { CuratedApi } from '#src/curated-api.ts';

export const mercadoPago: CuratedApi = {
  slug: 'mercado-pago',
  name: 'Mercado Pago',
  alsoCalled: ['MercadoPago'],
  description:
    'Payments in Latin America: cards, Pix, cash vouchers, wallet, instalments, subscriptions and card readers.',
  categories: ['payments', 'finance', 'e-commerce'],
  capabilities: [
    'accept payments',
    'credit card payments',
    'online checkout',
    'instalments',
    'subscriptions',
    'QR payments',
    'refunds',
    'in-person payments',
  ],
  useCases: ['online store in Brazil', 'store in Mexico or Argentina', 'payments by QR code'],
  synonyms: ['Pix', 'boleto', 'payment gateway', 'Latin America', 'Mercado Libre'],
  pricing: {
    model: 'pay-as-you-go',
    summary: 'A percentage of each payment, depending on the country and how soon the money is paid out.',
    freeTier: 'Test accounts',
    checked: null,
  },
  urls: {
    website: 'https://www.mercadopago.com/',
    registration: 'https://www.mercadopago.com/developers/panel/app',
    documentation: 'https://www.mercadopago.com/developers/en/docs',
    developerPortal: 'https://www.mercadopago.com/developers/panel/app',
    apiReference: 'https://www.mercadopago.com/developers/en/reference',
  },
  domains: ['mercadopago.com'],
  keyPlacement: { type: 'bearer' },
  baseUrl: 'https://api.mercadopago.com',
  keyHint: 'APP_USR-… or TEST-…',
  oauth: null,
  operations: [
    { method: 'POST', path: '/v1/payments', summary: 'Take a payment' },
    { method: 'GET', path: '/v1/payments/search', summary: 'List payments' },
    { method: 'POST', path: '/checkout/preferences', summary: 'Create a checkout page' },
    { method: 'POST', path: '/preapproval', summary: 'Start a subscription' },
    { method: 'GET', path: '/users/me', summary: 'Get the account' },
  ],
  popularity: 3,
  directoryId: null,
};
