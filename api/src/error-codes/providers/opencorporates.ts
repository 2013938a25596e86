import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const opencorporates: ProviderCodes = {
  name: 'OpenCorporates',
  slugs: ['opencorporates'],
  hosts: ['api.opencorporates.com'],
  source: 'https://api.opencorporates.com/documentation/API-Reference',
  checked: '2026-11-25',
  messages: [
    [
      /(?:usage|rate|api|call|daily|monthly).{0,20}limit|limit.{0,20}(?:exceeded|reached)|exceeded/i,
      [
        'quota',
        'The calls of the day or the month are used up: wait until they are reset, or choose a larger plan.',
      ],
    ],
    [
      /api[_ ]token|unauthori[sz]ed|permission to access/i,
      [
        'credential',
        'The API does not accept the {key}: it is missing or wrong. It goes into the parameter api_token or the X-API-TOKEN header.',
      ],
    ],
    [
      /not found/i,
      [
        'not-found',
        'The company or officer does not exist: check the code of the jurisdiction (such as gb or us_de) and the number.',
      ],
    ],
    [
      /\bplans?\b|upgrade|contact us/i,
      ['payment', 'The account has to pay for this: its plan does not include it.'],
    ],
  ],
  codes: {},
};
