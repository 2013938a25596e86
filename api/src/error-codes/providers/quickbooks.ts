import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const quickbooks: ProviderCodes = {
  name: 'QuickBooks Online',
  slugs: ['quickbooks'],
  hosts: ['quickbooks.api.intuit.com', 'sandbox-quickbooks.api.intuit.com'],
  source: 'https://developer.intuit.com/app/developer/qbo/docs/develop/troubleshooting/error-codes',
  checked: '2026-11-23',
  codes: {
    '610': 'not-found',
    '2020': ['request', 'A parameter is missing.'],
    '2500': ['request', 'A value refers to something that does not exist.'],
    '3001': 'rate-limit',
    '3100': 'permission',
    '3200': 'credential',
    '5010': [
      'conflict',
      'Somebody changed the object in the meantime: read it again, and send its new SyncToken.',
    ],
    '6240': ['conflict', 'Something of this name exists already.'],
  },
};
