import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const crunchbase: ProviderCodes = {
  name: 'Crunchbase',
  slugs: ['crunchbase'],
  hosts: ['api.crunchbase.com'],
  source: 'https://data.crunchbase.com/docs/using-the-api',
  checked: '2026-11-25',
  messages: [
    [
      /user[_ ]key|invalid key/i,
      [
        'credential',
        'The API does not accept the {key}: it is wrong or missing. It goes into the header X-cb-user-key, or the parameter user_key.',
      ],
    ],
  ],
  codes: {
    LA401: 'credential',
    LA403: 'permission',
    MD101: [
      'request',
      'A field of the query does not exist, or the plan does not include it: the message names it.',
    ],
    MD102: 'request',
    MD103: 'request',
    MD404: 'not-found',
    AU500: 'credential',
    AU501: 'credential',
    LA429: 'rate-limit',
    CS404: 'not-found',
  },
};
