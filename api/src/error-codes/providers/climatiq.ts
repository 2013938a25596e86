import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const climatiq: ProviderCodes = {
  name: 'Climatiq',
  slugs: ['climatiq'],
  hosts: ['api.climatiq.io', '*.climatiq.io'],
  source: 'https://www.climatiq.io/docs/api-reference/errors',
  checked: '2026-11-25',
  messages: [
    [
      /api key is missing|invalid api key|api key/i,
      [
        'credential',
        'The API does not accept the {key}: it is wrong, or was not sent as Bearer in the Authorization header.',
      ],
    ],
  ],
  codes: {
    no_emission_factors_found: [
      'not-found',
      'An emission factor cannot be found for this selector: check activity_id, region, year and data_version.',
    ],
    unknown_activity_id: [
      'not-found',
      'The activity_id does not exist: search for it with the data explorer.',
    ],
    invalid_unit_type: [
      'request',
      'The parameters do not fit the unit of the emission factor: name the value that it expects (energy, weight, money, distance).',
    ],
    invalid_input: 'request',
    invalid_request: 'request',
    bad_request: 'request',
    quota_exceeded: [
      'quota',
      'The calls of the plan are used up: wait until they are reset, or choose a larger plan.',
    ],
  },
};
