import { asObject } from '@gatehouse/contract/json-text.ts';
import type { Meaning } from '#src/error-codes/cause.ts';
import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

const USED_ADDRESS: Meaning = ['restricted', 'The {key} may not be used from this address.'];
/** Errors come with 200 and an object of messages by field. */
export const apiFootball: ProviderCodes = {
  name: 'API-Football',
  slugs: ['api-football'],
  hosts: ['*.api-sports.io'],
  source: 'https://www.api-football.com/documentation-v3#section/Authentication',
  checked: '2026-11-25',
  find: ({ errors, get }) => {
    const names = typeof get === 'string' ? Object.keys(asObject(errors) ?? {}) : [];
    return names.length === 0 ? [] : [...names, 'field'];
  },
  codes: {
    token: [
      'credential',
      'The API does not accept the {key}: it is wrong or missing. It goes into the x-apisports-key header.',
    ],
    access: ['account', 'The account is disabled or suspended: ask the support.'],
    requests: [
      'quota',
      'The requests of the day are used up: wait until midnight UTC, or choose a larger plan.',
    ],
    rateLimit: ['rate-limit', 'Too many requests for the plan in a short time: wait a minute.'],
    plan: [
      'payment',
      'The plan of the account does not include this: choose a larger one, under its billing.',
    ],
    endpoint: ['not-found', 'The path does not exist: check it.'],
    bug: 'server',
    report: 'server',
    // Any other is the name of a parameter.
    field: [
      'request',
      'A parameter is not known here, or has a value that is not valid: the message names it.',
    ],
    required: ['request', 'A parameter is missing.'],
    ip: USED_ADDRESS,
    Ip: USED_ADDRESS,
  },
};
