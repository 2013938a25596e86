import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const crunchbase: ProviderCodes = {
  name: 'Crunchbase',
  slugs: ['crunchbase'],
  hosts: ['api.crunchbase.com'],
  source: 'https://data.crunchbase.com/docs/using-the-api',
  checked: '2026-11-25',
  messages: [[/user key|unauthorized user_key|invalid key/i, 'credential']],
  codes: {
    LA401: 'credential',
    LA403: 'permission',
    MD101: ['request', 'A field does not exist or may not be asked for.'],
    MD102: 'request',
    MD103: 'request',
    MD404: 'not-found',
    AU500: 'credential',
    AU501: 'credential',
    LA429: 'rate-limit',
    CS404: 'not-found',
  },
};
