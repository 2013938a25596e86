import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const spoonacular: ProviderCodes = {
  name: 'spoonacular',
  slugs: ['spoonacular'],
  hosts: ['api.spoonacular.com'],
  source: 'https://spoonacular.com/food-api/docs',
  checked: '2026-11-25',
  messages: [
    [
      /daily points limit/i,
      ['quota', 'The points of the day are used up: wait until midnight UTC, or choose a larger plan.'],
    ],
    [
      /not authorized|api key/i,
      [
        'credential',
        'The API does not accept the {key}: it is wrong, or missing from the parameter apiKey or the header x-api-key.',
      ],
    ],
    [/does not exist|not found/i, 'not-found'],
  ],
  codes: {},
};
