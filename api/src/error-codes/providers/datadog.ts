import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const datadog: ProviderCodes = {
  name: 'Datadog',
  slugs: ['datadog'],
  hosts: [
    'api.datadoghq.com',
    'api.datadoghq.eu',
    'api.us3.datadoghq.com',
    'api.us5.datadoghq.com',
    'api.ap1.datadoghq.com',
    '*.datadoghq.com',
    '*.datadoghq.eu',
  ],
  source: 'https://docs.datadoghq.com/api/latest/',
  checked: '2026-11-25',
  messages: [
    [
      /api key (?:required|not found|is invalid)|invalid (?:api|app) ?key|^unauthorized$/i,
      [
        'credential',
        'The API does not accept the {key}: it (header DD-API-KEY) or the application key (DD-APPLICATION-KEY) is wrong or missing, or the account is on another site (region) of Datadog, such as api.datadoghq.eu or api.us5.datadoghq.com.',
      ],
    ],
    [
      /^forbidden$/i,
      [
        // A wrong key gets the same response as one that lacks a permission.
        'credential',
        'The API does not accept the {key} for this: it (header DD-API-KEY) or the application key (DD-APPLICATION-KEY) is wrong, lacks a permission, or belongs to another site (region) of Datadog, such as api.datadoghq.eu or api.us5.datadoghq.com.',
      ],
    ],
    [
      /\bscopes?\b|insufficient|not authorized|permission authorization/i,
      [
        'permission',
        'The application key (DD-APPLICATION-KEY), or its user, lacks a permission for this: add the scope to it, or the role to the user.',
      ],
    ],
    [/duplicate|already exists/i, ['conflict', 'A record with the same name or value exists already.']],
    [/monitor not found|not found/i, 'not-found'],
    [/payload too (?:big|large)/i, ['request', 'The request is too large.']],
    [
      /time.{0,30}(?:future|past|range)/i,
      [
        'request',
        'The time of the data is a value that the API does not accept: it is too old or in the future.',
      ],
    ],
  ],
  codes: {},
};
