import type { Meaning } from '#src/error-codes/cause.ts';
import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

const LIMIT: Meaning = [
  'quota',
  'The requests of the plan are used up: wait until they are reset, or choose a larger plan.',
];
const API_ACCEPT: Meaning = [
  'request',
  'The API does not accept the file: its format is not supported, or it is damaged or empty.',
];
export const sightengine: ProviderCodes = {
  name: 'Sightengine',
  slugs: ['sightengine'],
  hosts: ['api.sightengine.com'],
  source: 'https://sightengine.com/docs/errors',
  checked: '2026-11-25',
  messages: [
    [
      /incorrect api user|api secret/i,
      [
        'credential',
        'The API does not accept the {key}: api_user and api_secret are missing or wrong, or do not belong together.',
      ],
    ],
    [/missing .{0,20}models/i, ['request', 'The parameter models is missing: it names what to look for.']],
    [/usage limit|limit reached/i, LIMIT],
    [/media_error|could not (?:be )?(?:load|download|open)/i, API_ACCEPT],
  ],
  codes: {
    1: 'credential',
    2: 'credential',
    3: LIMIT,
    9: ['rate-limit', 'Too many requests at the same time: the plan limits how many may run at once.'],
    10: 'request',
    12: 'request',
    13: API_ACCEPT,
    14: API_ACCEPT,
    15: API_ACCEPT,
    16: API_ACCEPT,
    17: ['request', 'The file is too large.'],
    20: 'server',
    99: 'server',
  },
};
