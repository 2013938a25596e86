import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const assemblyai: ProviderCodes = {
  name: 'AssemblyAI',
  slugs: ['assemblyai'],
  hosts: ['api.assemblyai.com', 'api.eu.assemblyai.com', 'streaming.assemblyai.com'],
  source: 'https://www.assemblyai.com/docs/guides/common_errors_and_solutions',
  checked: '2026-11-25',
  messages: [
    [
      /missing\/invalid api token|api token|authentication error|not authorized|invalid api key/i,
      [
        'credential',
        'The API does not accept the {key}: it is wrong or missing. It goes into the Authorization header as it is, without Bearer, and is for its own region (api.assemblyai.com or api.eu.assemblyai.com).',
      ],
    ],
    [
      /insufficient (?:funds|balance)|account balance|current balance|top up/i,
      ['payment', 'The balance of the account is used up: top it up.'],
    ],
    [
      /download error|unable to download/i,
      [
        'request',
        'The API could not fetch the address that is a value in the request: it has to be reachable from the internet.',
      ],
    ],
    [
      /transcoding failed|does not appear to contain audio|file type|audio duration|no spoken audio/i,
      [
        'request',
        'The API does not accept the file: its format is not supported, or it is damaged or empty.',
      ],
    ],
    [
      /transcript .{0,40}not found|transcript lookup error/i,
      [
        'not-found',
        'The transcript does not exist, or belongs to another account or region (api.assemblyai.com or api.eu.assemblyai.com).',
      ],
    ],
    [/schema error|endpoint schema/i, 'request'],
    [
      /paid-only|upgrade|free/i,
      ['payment', 'The plan of the account does not include this: choose a larger one, under its billing.'],
    ],
    [
      /too many concurrent/i,
      ['rate-limit', 'Too many requests at the same time: the plan limits how many may run at once.'],
    ],
  ],
  codes: {},
};
