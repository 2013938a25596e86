import { asText } from '@gatehouse/contract/json-text.ts';
import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

const KINDS: readonly (readonly [RegExp, string])[] = [
  [/daily rate limit/i, 'day'],
  [/rate limit/i, 'rate'],
  [/timeout|too busy/i, 'server'],
  [/chain ?id/i, 'chain'],
  [/(?:invalid|missing) api ?key/i, 'key'],
  [/not verified/i, 'unverified'],
  [/deprecated .{0,20}endpoint/i, 'retired'],
  [/not supported for this chain|upgrade|pro (?:api|plan)/i, 'plan'],
];

const kindOf = (result: string): string => KINDS.find(([pattern]) => pattern.test(result))?.[1] ?? 'request';

/** Errors come with 200 and the status `0`, and what is wrong in `result`. */
export const etherscan: ProviderCodes = {
  name: 'Etherscan',
  slugs: ['etherscan'],
  hosts: [
    'api.etherscan.io',
    '*.etherscan.io',
    'api.bscscan.com',
    'api.polygonscan.com',
    'api.arbiscan.io',
    'api.basescan.org',
  ],
  source: 'https://docs.etherscan.io/support/common-error-messages',
  checked: '2026-11-25',
  find: ({ status, message, result }) =>
    status === '0' && message === 'NOTOK' ? [kindOf(asText(result) ?? '')] : [],
  codes: {
    rate: 'rate-limit',
    day: [
      'quota',
      'The requests of the plan are used up: wait until they are reset, or choose a larger plan.',
    ],
    key: [
      'credential',
      'The API does not accept the {key}: it is wrong or missing. It goes into the parameter apikey.',
    ],
    chain: [
      'request',
      'The parameter chainid is missing, or has a value that is not supported: Ethereum is 1.',
    ],
    unverified: ['not-found', 'The source code of the contract was not verified, so it cannot be found.'],
    plan: [
      'payment',
      'The plan of the account does not include this: choose a larger one, under its billing.',
    ],
    retired: [
      'retired',
      'Version 1 of the API is retired: call /v2/api with the parameter chainid (Ethereum is 1). One {key} is for all chains.',
    ],
    server: 'server',
    request: 'request',
  },
};
