import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

/** Errors are plain text; a wrong key gets a web page with 200. */
export const usCensus: ProviderCodes = {
  name: 'US Census Bureau',
  slugs: ['us-census'],
  hosts: ['api.census.gov'],
  source: 'https://www.census.gov/data/developers/guidance/api-user-guide.html',
  checked: '2026-11-25',
  messages: [
    [
      /unknown variable/i,
      [
        'request',
        'A variable in the parameter get does not exist in this dataset and year: look it up in the variables.html of the dataset.',
      ],
    ],
    [
      /geograph(?:y|ies)/i,
      [
        'request',
        'The value of for, or the hierarchy with in, is not one that this dataset has: see the geography.html of the dataset.',
      ],
    ],
    [
      /missing 'get'|'get' argument|invalid 'get'/i,
      ['request', 'The parameter get is missing or not valid: it lists the variables, with commas.'],
    ],
    [
      /missing 'for'|invalid 'for'|'in' argument|invalid 'in'/i,
      [
        'request',
        'The parameter for or in is missing or not valid: it names the geography, such as “state:*”.',
      ],
    ],
    [
      /unknown predicate|predicate/i,
      ['request', 'A parameter is none that this dataset can be filtered by.'],
    ],
    [
      /\b(?:invalid|missing|valid)\b.{0,20}\bkey\b/i,
      [
        'credential',
        'The API does not accept the {key}: it is wrong, missing or not activated yet (parameter key).',
      ],
    ],
  ],
  codes: {},
};
