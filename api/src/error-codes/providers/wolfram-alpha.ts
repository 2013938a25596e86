import { asObject } from '@gatehouse/contract/json-text.ts';
import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const wolframAlpha: ProviderCodes = {
  name: 'Wolfram|Alpha',
  slugs: ['wolfram-alpha'],
  hosts: ['api.wolframalpha.com', 'www.wolframalpha.com'],
  source: 'https://products.wolframalpha.com/api/documentation',
  checked: '2026-11-25',
  find: ({ queryresult }) => {
    const { success, error } = asObject(queryresult) ?? {};
    return success === false && error === false ? ['no-result'] : [];
  },
  messages: [
    [
      /invalid appid|appid missing/i,
      [
        'credential',
        'The API does not accept the {key}: the AppID (parameter appid) is missing, wrong, or not for this API.',
      ],
    ],
    [
      /did not understand your input|no short answer|no spoken result/i,
      [
        'request',
        'The question is a value that the API does not understand, or to which it has no such answer.',
      ],
    ],
  ],
  codes: {
    1: 'credential',
    2: 'credential',
    'no-result': [
      'request',
      'The API found no answer to the value of input: say it in other words. didyoumeans may suggest some.',
    ],
    1000: ['request', 'The question is missing.'],
  },
};
