import type { Meaning } from '#src/error-codes/cause.ts';
import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

const API_ACCEPT: Meaning = [
  'request',
  'The API does not accept the file: its format is not supported, or it is damaged or empty.',
];
const CREDITS: Meaning = ['payment', 'The credits of the account are used up: top up its balance.'];
const WRONG_KEY: Meaning = [
  'credential',
  'The API does not accept the {key}: it is wrong or deleted, or not sent as it has to be: after Token in the Authorization header (Bearer is for temporary tokens).',
];
const LACKS_PERMISSION: Meaning = [
  'permission',
  'The {key} lacks a permission, or the project may not use this model.',
];
export const deepgram: ProviderCodes = {
  name: 'Deepgram',
  slugs: ['deepgram'],
  hosts: ['api.deepgram.com'],
  source: 'https://developers.deepgram.com/docs/errors',
  checked: '2026-11-25',
  messages: [
    [/corrupt or unsupported data|failed to process audio/i, API_ACCEPT],
    [
      /no such model|model\/language\/tier/i,
      ['request', 'The combination of model, language and version has a value that does not exist.'],
    ],
    [/insufficient credits|payment required/i, CREDITS],
    [/invalid credentials/i, WRONG_KEY],
    [/insufficient permissions/i, LACKS_PERMISSION],
  ],
  codes: {
    INVALID_AUTH: WRONG_KEY,
    INSUFFICIENT_PERMISSIONS: LACKS_PERMISSION,
    ASR_PAYMENT_REQUIRED: CREDITS,
    PROJECT_NOT_FOUND: 'not-found',
    'Bad Request': 'request',
    INVALID_QUERY_PARAMETER: 'request',
    REMOTE_CONTENT_ERROR: [
      'request',
      'The API could not fetch the address of the audio, the value of url: it has to be reachable from the internet.',
    ],
    PAYLOAD_ERROR: API_ACCEPT,
    TOO_MANY_REQUESTS: [
      'rate-limit',
      'Too many requests at the same time: the plan limits how many may run at once.',
    ],
    UNSUPPORTED_DATA: API_ACCEPT,
    INTERNAL_SERVER_ERROR: 'server',
    UNPROCESSABLE_ENTITY: 'request',
    SLOW_UPLOAD: ['request', 'The upload was too slow: that the data arrives in time is missing.'],
    MODEL_NOT_FOUND: [
      'not-found',
      'The model does not exist, or the account may not use it: list the models that it has.',
    ],
    SERVICE_UNAVAILABLE: 'overloaded',
    NOT_FOUND: 'not-found',
  },
};
