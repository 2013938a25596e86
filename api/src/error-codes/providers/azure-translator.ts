import type { Meaning } from '#src/error-codes/cause.ts';
import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

const SOURCE: Meaning = ['request', 'The source language (parameter from) has a value that is not valid.'];
const MANY: Meaning = [
  'rate-limit',
  'Too many requests, or too many characters in a short time: wait, or choose a larger tier.',
];
const TRY_AGAIN: Meaning = ['not-ready', 'The custom system is being loaded: try again shortly.'];
export const azureTranslator: ProviderCodes = {
  name: 'Azure AI Translator',
  slugs: ['azure-ai-translator'],
  hosts: ['*.cognitive.microsofttranslator.com', '*.microsofttranslator.com'],
  source:
    'https://learn.microsoft.com/azure/ai-services/translator/text-translation/reference/status-response-codes',
  checked: '2026-11-25',
  codes: {
    400000: ['request', 'A value of the request is not valid.'],
    400001: ['request', 'The parameter scope has a value that is not valid.'],
    400002: ['request', 'The parameter category has a value that is not valid.'],
    400003: ['request', 'A language is missing, or has a value that is not valid.'],
    400005: ['request', 'A text is missing: the body is a list of objects with the field Text.'],
    400019: ['request', 'A language has a value that is not supported.'],
    400020: ['request', 'A text in the list of the body has a value that is not valid.'],
    400021: ['request', 'The parameter api-version is missing, or is not 3.0.'],
    400023: ['request', 'The pair of languages has a value that is not valid.'],
    400035: SOURCE,
    400036: ['request', 'The target language (parameter to) is missing, or has a value that is not valid.'],
    400050: ['request', 'A text is too long.'],
    400072: ['request', 'The body has too many texts: that value has to be smaller.'],
    400074: ['request', 'The API could not read the JSON of the body.'],
    400075: ['request', 'The pair of languages and the category have values that do not fit.'],
    400077: ['request', 'The request is too large: send fewer characters at once.'],
    400079: ['not-found', 'The custom system of the category does not exist for this pair of languages.'],
    401000: [
      'credential',
      'The API does not accept the {key}: it goes into Ocp-Apim-Subscription-Key; unless the resource is a global one, its region is needed in Ocp-Apim-Subscription-Region.',
    ],
    401015: [
      'credential',
      'The API does not accept the {key}: it is of another service. Use one of a Translator resource.',
    ],
    403000: 'permission',
    403001: [
      'quota',
      'The free characters of the month are used up: wait for the next, or choose another tier for the resource.',
    ],
    408001: TRY_AGAIN,
    408002: TRY_AGAIN,
    415000: ['request', 'The Content-Type header is missing, or is not application/json.'],
    429000: MANY,
    429001: MANY,
    429002: MANY,
    500000: 'server',
    503000: 'overloaded',
  },
};
