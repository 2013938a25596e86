import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

/** The gateway in front of many APIs of United States agencies: NASA, NREL, the FEC. */
export const apiDataGov: ProviderCodes = {
  name: 'api.data.gov',
  slugs: ['nasa', 'usda-fooddata-central'],
  hosts: [
    'api.data.gov',
    'api.nasa.gov',
    'api.nal.usda.gov',
    'developer.nrel.gov',
    'api.open.fec.gov',
    'api.regulations.gov',
    'api.congress.gov',
    'api.govinfo.gov',
  ],
  source: 'https://api.data.gov/docs/developer-manual/',
  checked: '2026-11-23',
  codes: {
    API_KEY_MISSING: [
      'credential',
      'The API requires a {key}, but the call arrived without one: send it in the parameter api_key or the X-Api-Key header.',
    ],
    API_KEY_INVALID: [
      'credential',
      'The API does not accept the {key}: it is wrong. It goes into the parameter api_key or the X-Api-Key header.',
    ],
    API_KEY_DISABLED: 'credential',
    API_KEY_UNAUTHORIZED: 'permission',
    API_KEY_UNVERIFIED: [
      'account',
      'The account is not verified: follow the link in the message with the key.',
    ],
    HTTPS_REQUIRED: ['elsewhere', 'This is at another address of the API: call it by https.'],
    OVER_RATE_LIMIT: [
      'rate-limit',
      'Too many requests: wait an hour. DEMO_KEY may send 30 in an hour and 50 in a day; a key of your own, which is free, most often 1000 in an hour.',
    ],
    NOT_FOUND: 'not-found',
  },
};
