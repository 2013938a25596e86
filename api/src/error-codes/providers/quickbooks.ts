import { asObject, asText, listOf } from '@gatehouse/contract/json-text.ts';
import type { Meaning } from '#src/error-codes/cause.ts';
import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

const COMPANY: Meaning = [
  'permission',
  'The {key} may not use this company: it was granted for another realmId, or the environments are mixed. Companies of the sandbox are at sandbox-quickbooks.api.intuit.com.',
];
const EXPIRED: Meaning = [
  'credential',
  'The API does not accept the {key}: it is wrong, revoked or expired, as it is after an hour. Renew it with the refresh token.',
];
export const quickbooks: ProviderCodes = {
  name: 'QuickBooks Online',
  slugs: ['quickbooks'],
  hosts: ['quickbooks.api.intuit.com', 'sandbox-quickbooks.api.intuit.com'],
  source: 'https://developer.intuit.com/app/developer/qbo/docs/develop/troubleshooting/error-codes',
  checked: '2026-11-25',
  // The gateway writes its faults in small letters.
  find: ({ fault }) => listOf(asObject(fault)?.error).flatMap((one) => asText(asObject(one)?.code) ?? []),
  codes: {
    '610': [
      'not-found',
      'The object does not exist in this company, or something that it refers to was made inactive.',
    ],
    '2020': ['request', 'A parameter is missing.'],
    '2500': ['request', 'A value refers to something that does not exist.'],
    '3001': 'rate-limit',
    '3100': COMPANY,
    '3200': EXPIRED,
    '5010': [
      'conflict',
      'Somebody changed the object in the meantime: read it again, and send its new SyncToken.',
    ],
    '6240': ['conflict', 'Something of this name exists already.'],
    120: ['permission', 'The user of the {key} lacks a permission in this company.'],
    140: 'permission',
    270: 'credential',
    500: 'request',
    620: ['not-found', 'The transaction does not exist any more.'],
    2010: 'request',
    2050: ['request', 'A value is too long.'],
    3000: ['server', 'The service failed: try again.'],
    3202: 'credential',
    4000: ['request', 'The API could not read the query.'],
    4001: ['request', 'The query names a field that does not exist.'],
    5020: 'permission',
    5030: 'server',
    6000: ['request', 'A rule of the business does not accept the request: the detail says which value.'],
    6140: ['conflict', 'The number of the document exists already.'],
    6190: ['account', 'The subscription of the company is over, or its account is not active.'],
    6210: ['conflict', 'The period is closed already: the date conflicts with that.'],
    6430: 'request',
    6540: ['request', 'The deposit has a value that is linked already.'],
    '003200': EXPIRED,
    '003100': COMPANY,
    '003001': 'rate-limit',
  },
};
