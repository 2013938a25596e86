import type { Meaning } from '#src/error-codes/cause.ts';
import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

const CHARACTERS_MONTH: Meaning = [
  'quota',
  'The characters of this month are used up: wait for the next, or choose a larger plan.',
];
export const deepl: ProviderCodes = {
  name: 'DeepL',
  slugs: ['deepl'],
  hosts: ['api.deepl.com', 'api-free.deepl.com'],
  source: 'https://developers.deepl.com/docs/best-practices/error-handling',
  checked: '2026-11-25',
  statuses: {
    403: [
      'credential',
      'The API does not accept the {key}: it goes after DeepL-Auth-Key into the Authorization header, and one that ends in :fx belongs to api-free.deepl.com.',
    ],
    456: CHARACTERS_MONTH,
  },
  messages: [
    [
      /legacy authentication|auth_key.{0,60}(?:deprecated|no longer)/i,
      [
        'credential',
        'The API does not accept the {key} where it was sent: it goes after DeepL-Auth-Key into the Authorization header, not into the body or the address.',
      ],
    ],
    [
      /authori[sz]ation failure|auth_key|^forbidden/i,
      [
        'credential',
        'The API does not accept the {key}: it is missing, wrong or deleted. It goes after DeepL-Auth-Key into the Authorization header.',
      ],
    ],
    [
      /wrong endpoint/i,
      [
        'elsewhere',
        'The {key} is of the other plan: keys that end with :fx belong to api-free.deepl.com, the others to api.deepl.com. Call that other address.',
      ],
    ],
    [/quota exceeded|character limit/i, CHARACTERS_MONTH],
    [
      /value for '?(?:target_lang|source_lang)'? not supported/i,
      ['request', 'The language has a value that the API does not support.'],
    ],
    [/glossary.{0,40}not found/i, ['not-found', 'The glossary does not exist.']],
    [
      /already been downloaded|document not found|translation.{0,30}not found/i,
      ['not-found', 'The document does not exist: it may be downloaded once only.'],
    ],
  ],
  codes: {
    456: CHARACTERS_MONTH,
  },
};
