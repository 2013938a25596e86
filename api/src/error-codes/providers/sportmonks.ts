import { asText } from '@gatehouse/contract/json-text.ts';
import type { Meaning } from '#src/error-codes/cause.ts';
import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

const PLAN: Meaning = [
  'payment',
  'The plan of the account does not include this: choose a larger one, under its billing.',
];
const NOTHING: Meaning = [
  'not-found',
  'It was not found, or the plan does not include it, as the API says one sentence for both: check the id and the filters, then the leagues of the subscription.',
];
export const sportmonks: ProviderCodes = {
  name: 'Sportmonks',
  slugs: ['sportmonks'],
  hosts: ['api.sportmonks.com', '*.sportmonks.com'],
  source: 'https://docs.sportmonks.com/football/api/error-codes',
  checked: '2026-11-25',
  find: ({ message, data }) =>
    data === undefined && /no result/i.test(asText(message) ?? '') ? ['no-result'] : [],
  messages: [
    [/no result/i, NOTHING],
    [/unauthenticated|api token/i, 'credential'],
    [/subscription|not have access|include .{0,40}not/i, PLAN],
    [/exceeded (?:the|your) (?:rate|request)/i, 'rate-limit'],
    [/no result|not found|could not/i, 'not-found'],
  ],
  codes: {
    'no-result': NOTHING,
    5001: 'request',
    5002: ['request', 'A field that was asked for is not one that may be selected.'],
    5003: PLAN,
    5006: 'request',
    5011: 'request',
  },
};
