import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const porkbun: ProviderCodes = {
  name: 'Porkbun',
  slugs: ['porkbun'],
  hosts: ['api.porkbun.com'],
  source: 'https://porkbun.com/api/json/v3/documentation',
  checked: '2026-11-25',
  messages: [
    [
      /invalid api key|all api requests/i,
      [
        'credential',
        'The API does not accept the {key}: apikey and secretapikey go into the JSON of the body, and belong together.',
      ],
    ],
    [
      /not opted in|api access/i,
      ['not-enabled', 'API access is not enabled for the domain: enable it in the settings of the domain.'],
    ],
    [
      /invalid domain/i,
      ['request', 'The domain is a value that is not valid, or it does not exist in this account.'],
    ],
    [/domain.{0,30}not found/i, ['not-found', 'The domain does not exist in this account.']],
    [/rate limit/i, 'rate-limit'],
    [/duplicate|already/i, ['conflict', 'A record with the same name or value exists already.']],
  ],
  codes: {},
};
