import type { CuratedApi } from '#src/curated-api.ts';

export const avalara: CuratedApi = {
  slug: 'avalara',
  name: 'Avalara AvaTax',
  alsoCalled: ['AvaTax'],
  description:
    'Calculates sales tax, VAT and GST for a sale by product and address, records the transactions, and prepares tax returns.',
  categories: ['tax', 'finance', 'e-commerce'],
  capabilities: [
    'sales tax calculation',
    'VAT calculation',
    'tax filing',
    'tax rates',
    'address validation',
    'exemption certificates',
  ],
  useCases: ['tax at the online checkout', 'tax on invoices', 'tax returns in many states'],
  synonyms: ['AvaTax', 'sales tax', 'VAT', 'GST', 'tax compliance', 'tax engine'],
  pricing: {
    model: 'contact-sales',
    summary: 'A yearly subscription based on the number of transactions and countries.',
    freeTier: 'A trial and a sandbox',
    checked: '2026-11-20',
  },
  urls: {
    website: 'https://www.avalara.com/',
    registration: 'https://developer.avalara.com/',
    documentation: 'https://developer.avalara.com/',
    developerPortal: 'https://admin.avalara.com/',
    apiReference: 'https://developer.avalara.com/api-reference/avatax/rest/v2/',
  },
  domains: ['avalara.com', 'avatax.com'],
  keyPlacement: {
    type: 'basic',
  },
  baseUrl: 'https://rest.avatax.com',
  keyHint: 'ACCOUNT_ID:LICENSE_KEY',
  oauth: null,
  operations: [
    {
      method: 'GET',
      path: '/api/v2/utilities/ping',
      summary: 'Check whether the key works',
    },
    {
      method: 'POST',
      path: '/api/v2/transactions/create',
      summary: 'Calculate and record the tax on a sale',
    },
    {
      method: 'GET',
      path: '/api/v2/taxrates/byaddress',
      summary: 'Get the tax rate for an address',
    },
    {
      method: 'POST',
      path: '/api/v2/addresses/resolve',
      summary: 'Check an address',
    },
  ],
  popularity: 3,
  directoryId: null,
};
