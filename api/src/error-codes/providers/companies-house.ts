import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const companiesHouse: ProviderCodes = {
  name: 'Companies House',
  slugs: ['companies-house'],
  hosts: ['api.company-information.service.gov.uk', 'api.companieshouse.gov.uk'],
  source: 'https://developer-specs.company-information.service.gov.uk/guides/authorisation',
  checked: '2026-11-25',
  messages: [
    [
      /invalid authorization|empty authorization/i,
      [
        'credential',
        'The API does not accept the {key}: it goes into the user name of Basic auth, with an empty password. It may be wrong, of the test environment or of the streaming API, or restricted to other addresses.',
      ],
    ],
  ],
  codes: {
    'company-profile-not-found': [
      'not-found',
      'The company does not exist: a number has eight characters, with zeros in front.',
    ],
    'company-not-found': 'not-found',
    'invalid-authorization': 'credential',
    'company-filing-history-not-found': 'not-found',
    'access-denied': [
      'restricted',
      'The {key} is restricted to other addresses, so it may not be used from here.',
    ],
    'invalid-http-method': 'request',
  },
};
