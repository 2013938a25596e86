import type { Meaning } from '#src/error-codes/cause.ts';
import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

const ACCOUNT_VERIFIED: Meaning = [
  'account',
  'The account is not verified for this: raise its level in the portal.',
];
const NUMBER: Meaning = ['customer', 'The number of the recipient is not valid or cannot be reached.'];
const MESSAGE_BLOCKED: Meaning = ['policy', 'The message was blocked as spam by a filter.'];
const RECIPIENT_OPTED: Meaning = [
  'customer',
  'The recipient opted out or blocked this sender; the {key} is not the reason.',
];
const CALL_ENDED: Meaning = ['conflict', 'The call ended already.'];
export const telnyx: ProviderCodes = {
  name: 'Telnyx',
  slugs: ['telnyx'],
  hosts: ['api.telnyx.com'],
  source: 'https://developers.telnyx.com/docs/overview#error-codes',
  checked: '2026-11-25',
  codes: {
    10001: 'request',
    10002: ['request', 'A value is not a valid phone number.'],
    10004: ['request', 'A parameter is missing.'],
    10005: 'not-found',
    10006: ['permission', 'The {key} lacks a permission, or is not of this account.'],
    10007: 'not-found',
    10008: ['request', 'A parameter is not valid together with another.'],
    10009: 'credential',
    10010: 'permission',
    10011: 'rate-limit',
    10015: 'request',
    10016: ['request', 'A value is not a valid phone number in the form +15551234567.'],
    10019: ['conflict', 'A record with the same value exists already.'],
    10021: 'rate-limit',
    10023: ['request', 'The value is too large.'],
    10027: ['quota', 'A limit of the account is used up: ask for a higher one.'],
    10032: ['request', 'The value of a URL is not valid.'],
    10038: ACCOUNT_VERIFIED,
    10039: ACCOUNT_VERIFIED,
    20002: 'credential',
    20006: 'credential',
    20012: ['account', 'The account is disabled: ask the support.'],
    20013: ['account', 'The account is not active.'],
    20014: ['account', 'The e-mail address of the account is not verified.'],
    20100: ['payment', 'The balance of the account is too low: top it up.'],
    40001: NUMBER,
    40002: MESSAGE_BLOCKED,
    40003: MESSAGE_BLOCKED,
    40004: RECIPIENT_OPTED,
    40006: ['server', 'The network of the recipient is not reachable: try again later.'],
    40008: NUMBER,
    40010: ['account', 'The sender is not registered for 10DLC: register it in the portal.'],
    40012: NUMBER,
    40300: RECIPIENT_OPTED,
    40301: ['request', 'The message has no value for the text or the media.'],
    40302: ['request', 'The text is too long.'],
    40305: [
      'request',
      'The value of from is not a number of the account that belongs to the messaging profile.',
    ],
    40310: ['request', 'The value of to is not a valid number.'],
    40312: ['account', 'The messaging profile of the account is disabled.'],
    40313: ['account', 'The number has no messaging profile: assign one in the account.'],
    40318: ['rate-limit', 'Too many requests: the queue of messages is full.'],
    40333: ['quota', 'The daily spending limit of the messaging profile is used up.'],
    90015: CALL_ENDED,
    90018: CALL_ENDED,
    90053: ['conflict', 'The call is not answered yet, or ended already.'],
  },
};
