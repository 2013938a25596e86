import type { Meaning } from '#src/error-codes/cause.ts';
import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

const NOTHING_FOUND: Meaning = [
  'not-found',
  'Nothing can be found for the values of the request: it does not exist.',
];
const CHANGED: Meaning = [
  'conflict',
  'The offer is not available any more: somebody took it in the meantime, or it expired. Search again.',
];
export const amadeus: ProviderCodes = {
  name: 'Amadeus',
  slugs: ['amadeus'],
  hosts: ['api.amadeus.com', 'test.api.amadeus.com'],
  source: 'https://developers.amadeus.com/self-service/apis-docs/guides/developer-guides/common-errors/',
  checked: '2026-11-25',
  codes: {
    11: 'request',
    141: 'server',
    425: ['request', 'The date is a value that is over.'],
    477: 'request',
    572: 'request',
    895: NOTHING_FOUND,
    1797: NOTHING_FOUND,
    3494: CHANGED,
    3664: CHANGED,
    4926: 'request',
    23155: ['conflict', 'The offer conflicts with what is available now: search again.'],
    32171: ['request', 'A parameter is missing.'],
    34107: CHANGED,
    34651: CHANGED,
    36870: CHANGED,
    37200: CHANGED,
    38187: 'credential',
    38189: 'server',
    38190: 'credential',
    38191: ['credential', 'The {key} is missing from the Authorization header, or has a wrong form.'],
    38192: ['credential', 'The {key} is expired, as it is after half an hour: get another.'],
    38193: 'credential',
    38194: 'rate-limit',
    38195: ['quota', 'The requests of the month are used up: move to production.'],
    38196: ['not-found', 'The path does not exist: check it.'],
    38197: ['permission', 'The {key} lacks access to this API: it is not in the product of the application.'],
  },
};
