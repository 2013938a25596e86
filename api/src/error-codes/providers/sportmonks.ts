import type { Meaning } from '#src/error-codes/cause.ts';
import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

const PLAN: Meaning = [
  'payment',
  'The plan of the account does not include this: choose a larger one, under its billing.',
];
export const sportmonks: ProviderCodes = {
  name: 'Sportmonks',
  slugs: ['sportmonks'],
  hosts: ['api.sportmonks.com', '*.sportmonks.com'],
  source: 'https://docs.sportmonks.com/football/api/error-codes',
  checked: '2026-11-25',
  messages: [
    [/unauthenticated|api token/i, 'credential'],
    [/subscription|not have access|include .{0,40}not/i, PLAN],
    [/exceeded (?:the|your) (?:rate|request)/i, 'rate-limit'],
    [/no result|not found|could not/i, 'not-found'],
  ],
  codes: {
    5001: 'request',
    5002: ['request', 'A field that was asked for is not one that may be selected.'],
    5003: PLAN,
    5006: 'request',
    5011: 'request',
  },
};
