import type { Meaning } from '#src/error-codes/cause.ts';
import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

const EVENT_VALID: Meaning = [
  'request',
  'The event is not valid: a field such as the routing key is wrong or missing.',
];
const PLAN: Meaning = [
  'payment',
  'The plan of the account does not include this: choose a larger one, under its billing.',
];
export const pagerduty: ProviderCodes = {
  name: 'PagerDuty',
  slugs: ['pagerduty'],
  hosts: ['api.pagerduty.com', 'api.eu.pagerduty.com', 'events.pagerduty.com'],
  source: 'https://developer.pagerduty.com/docs/errors',
  checked: '2026-11-25',
  messages: [
    [
      /incident already resolved|already (?:exists|acknowledged|resolved|been taken)|matching dedup/i,
      ['conflict', 'This was done already, such as resolving the incident.'],
    ],
    [/routing_key|event object is invalid/i, EVENT_VALID],
    [
      /requester user not found|from header/i,
      ['request', 'The From header has to have the value of an e-mail address of a user.'],
    ],
  ],
  codes: {
    2001: 'request',
    2002: 'request',
    2006: [
      'credential',
      'The API does not accept the {key}: it is wrong or revoked, or of the other region (api.eu.pagerduty.com). It goes into the Authorization header as “Token token=” and the {key}.',
    ],
    2007: ['account', 'The account is not active.'],
    2008: 'request',
    2009: 'request',
    2010: [
      'permission',
      'The {key} or its user lacks a permission: a read-only one may not change anything, and one of a user may only do what the user may.',
    ],
    2012: PLAN,
    2014: PLAN,
    2015: 'not-found',
    2016: ['request', 'The parameter is missing, such as the From header with the address of a user.'],
    2020: 'rate-limit',
    2021: 'rate-limit',
    2100: 'not-found',
    2101: ['not-found', 'The account does not exist, or is in another region.'],
    5001: 'not-found',
    6001: 'not-found',
    'invalid event': EVENT_VALID,
  },
};
