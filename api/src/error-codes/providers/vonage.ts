import { asObject, asText, listOf } from '@gatehouse/contract/json-text.ts';
import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

/** The older API for messages, which reports errors with 200. */
export const vonage: ProviderCodes = {
  name: 'Vonage',
  hosts: ['rest.nexmo.com'],
  source: 'https://developer.vonage.com/en/messaging/sms/guides/troubleshooting-sms',
  checked: '2026-11-22',
  find: (body) =>
    listOf(body.messages).flatMap((message) => {
      const status = asText(asObject(message)?.status);
      return status === undefined || status === '0' ? [] : [status];
    }),
  codes: {
    '1': 'rate-limit',
    '2': ['request', 'A parameter is missing.'],
    '3': ['request', 'The API does not accept a parameter.'],
    '4': 'credential',
    '5': 'server',
    '6': ['request', 'The API could not send the message: check the value of to.'],
    '7': ['customer', 'The recipient is blocked: the number is on a list.'],
    '8': ['account', 'The account may not send: it is blocked.'],
    '9': 'payment',
    '15': ['request', 'The API does not accept the sender (from).'],
    '29': ['account', 'The account is a trial: add the recipient to its test numbers.'],
  },
};
