import { asObject, asText } from '@gatehouse/contract/json-text.ts';
import type { Meaning } from '#src/error-codes/cause.ts';
import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

const PLAN: Meaning = [
  'payment',
  'The plan of the account does not include this: choose a larger one, under its billing.',
];
export const surveymonkey: ProviderCodes = {
  name: 'SurveyMonkey',
  slugs: ['surveymonkey'],
  hosts: ['api.surveymonkey.com', 'api.eu.surveymonkey.com'],
  source: 'https://api.surveymonkey.com/v3/docs#error-codes',
  checked: '2026-11-25',
  find: ({ error }) => [asText(asObject(error)?.id) ?? ''].filter((id) => /^\d{4}$/.test(id)),
  codes: {
    1000: 'request',
    1001: ['request', 'The API could not read the body.'],
    1002: 'request',
    1003: ['request', 'A parameter is missing.'],
    1004: 'request',
    1010: 'credential',
    1011: [
      'credential',
      'The API does not accept the {key}: it is wrong, or of an account in another region (api.surveymonkey.com, api.eu.surveymonkey.com or api.surveymonkey.ca).',
    ],
    1012: 'credential',
    1013: ['credential', 'The {key} is expired or was revoked.'],
    1014: ['permission', 'The {key} lacks a scope for this: add it, or create one that has it.'],
    1015: ['permission', 'The user of the {key} lacks a permission or a scope for this.'],
    1016: PLAN,
    1017: ['permission', 'The {key} may not be used by this application.'],
    1018: PLAN,
    1020: 'not-found',
    1025: ['conflict', 'A record with the same value exists already.'],
    1026: ['conflict', 'The survey has responses already, which conflicts with this.'],
    1030: ['request', 'The request is too large.'],
    1040: [
      'rate-limit',
      'Too many requests: a private application may send 120 in a minute and 500 in a day.',
    ],
    1050: 'server',
    1051: 'server',
    1052: ['not-found', 'The user was deleted and does not exist any more.'],
    1053: [
      'account',
      'The account is disabled, suspended or not set up: see its settings, and ask the support.',
    ],
  },
};
