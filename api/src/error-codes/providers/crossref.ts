import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const crossref: ProviderCodes = {
  name: 'Crossref',
  slugs: ['crossref'],
  hosts: ['api.crossref.org'],
  source: 'https://www.crossref.org/documentation/retrieve-metadata/rest-api/',
  checked: '2026-11-25',
  statuses: {
    429: [
      'rate-limit',
      'Too many requests: slow down, and send an e-mail address in mailto to get a higher limit.',
    ],
  },
  messages: [
    [
      /^resource not found/i,
      [
        'not-found',
        'The DOI does not exist at Crossref: check it, or ask another agency that may have it, such as DataCite.',
      ],
    ],
    [
      /there is no such (?:filter|sort|select|element|field)|no such filter/i,
      [
        'request',
        'A filter or another parameter has a value that does not exist: the message lists those that do.',
      ],
    ],
    [
      /offset|rows|cursor/i,
      [
        'request',
        'The value of rows or offset is not valid: at most 1,000 rows and an offset of 10,000; then use cursor.',
      ],
    ],
  ],
  codes: {
    'validation-failure': 'request',
  },
};
