import { asObject } from '@gatehouse/contract/json-text.ts';
import type { Meaning } from '#src/error-codes/cause.ts';
import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

const KEY: Meaning = [
  'credential',
  'The API does not accept the {key}: it is wrong or banned, or missing in the parameter api_key.',
];
const LIMIT: Meaning = [
  'rate-limit',
  'Too many requests: a beta key has 100 in an hour. Apply for production.',
];

export const giphy: ProviderCodes = {
  name: 'Giphy',
  slugs: ['giphy'],
  hosts: ['api.giphy.com'],
  source: 'https://developers.giphy.com/docs/api/#response-codes',
  checked: '2026-11-25',
  find: ({ meta }) => {
    const { status } = asObject(meta) ?? {};
    return typeof status === 'number' && status >= 400 ? [String(status)] : [];
  },
  messages: [
    [/no api key|invalid (?:api_key|authentication)|unauthorized|banned|forbidden/i, KEY],
    [/rate limit|too many/i, LIMIT],
    [/too long/i, ['request', 'The search is too long: at most 50 characters.']],
  ],
  codes: {
    400: 'request',
    401: KEY,
    403: KEY,
    404: 'not-found',
    414: ['request', 'The search is too long: at most 50 characters.'],
    429: LIMIT,
  },
};
